import TabBarCore
import TabBarGuidelines

/// The draft that a session ends with, and the commands that led to it: one side of a difference.
package struct EndState {
  package var draft: Draft
  /// The steps that led to the draft.
  // Steps and not commands: a million commands would take thirty times the room.
  package let timeline: Timeline
  /// What the session expects and records; nothing where the state was not read from a file.
  private(set) var expectations: [String] = []
  private(set) var records: [String] = []
  /// Whether it is the end of a file, whose ideas are compared with those of another one.
  private(set) var namesIdeas = false

  /// The state that a session ends with; throws at the first command that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    var expectations: [String] = []
    var records: [String] = []
    let playground = try file.play { played, _ in
      if case .expect(let expectation)? = played.outcome?.effect {
        expectations.append(expectation.description)
      } else if played.line.isRecord, let text = Record.text(of: played.line.text) {
        records.append(text)
      }
    }
    self.init(playground.draft, playground.timeline)
    namesIdeas = true
    (self.expectations, self.records) = (expectations, records)
  }

  package init(_ session: SessionStates) { self.init(session.draft, session.timeline) }

  package init(_ draft: Draft, _ timeline: Timeline) {
    self.draft = draft
    self.timeline = timeline
  }

  /// Returns how two states have come of each other: one session may begin with all commands of the other.
  static func history(of first: EndState, _ second: EndState) -> TabMatches.History {
    history(of: (first, first.commands), (second, second.commands))
  }

  static func history(
    of first: (state: EndState, commands: [Leading]), _ second: (state: EndState, commands: [Leading])
  ) -> TabMatches.History {
    let common = zip(first.commands, second.commands).prefix { $0.hash == $1.hash }.count
    guard common < min(first.commands.count, second.commands.count) else { return .continued }
    let fork = common == 0 ? nil : first.state.timeline.draft(after: first.commands[common - 1].step)
    return .parted(tabsBefore: fork?.design.lastOrigin.number ?? 0)
  }

  /// The beginnings of lines that change no draft.
  private static let remarks = Command.all.compactMap { command in
    switch command.body {
    case .annotate, .mark: command.name + " "
    default: nil
    }
  }

  typealias Leading = (step: Int, hash: Int)

  /// The commands that led to the draft, without remarks and expectations: the step of each, and the hash value of its line.
  // Numbers and not lines: a million of these would take thirty times the room.
  var commands: [Leading] {
    var commands: [Leading] = []
    for step in timeline.leadingSteps.dropFirst() {
      let line = timeline.steps.text(of: step).line
      if !line.hasPrefix("#"), !Self.remarks.contains(where: { line.utf8.starts(with: $0.utf8) }) {
        commands.append((step, line.hashValue))
      }
    }
    return commands
  }
}
