import TabBarCore
import TabBarGuidelines

/// The draft that a session ends with, and the commands that led to it: one side of a difference.
package struct EndState: Sendable {
  package var draft: Draft
  /// The steps that led to the draft; `nil` where no session did.
  // Steps and not commands: a million commands would take thirty times the room.
  package let timeline: Timeline?
  /// The number of commands that led to the draft, without remarks and expectations.
  private let count: Int
  /// What the session expects and records; nothing where the state was not read from a file.
  private(set) var expectations: [SessionStatement] = []
  private(set) var records: [SessionStatement] = []
  /// Whether there is a session that has it.
  private(set) var isOfSession = true
  /// Whether it was read from a file, whose lines somebody may have edited.
  private var isOfFile = false

  /// The state before the first command.
  package init() {
    draft = Draft()
    timeline = nil
    count = 0
  }

  /// The side of a difference where there is no session, such as the one before a new file.
  package static var noSession: EndState {
    var state = EndState()
    state.isOfSession = false
    return state
  }

  /// The state that a session ends with, and what the session expects and records.
  ///
  /// - Throws: An error with the line and the column of the first command that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    var expectations: [SessionStatement] = []
    let playground = try file.play { _, outcome, _ in
      if case .expect(let expectation) = outcome.effect { expectations.append(SessionStatement(expectation)) }
    }
    self.init(playground.draft, playground.timeline)
    isOfFile = true
    self.expectations = expectations
    records = file.designLines.compactMap { Record(line: $0.text).map(SessionStatement.init) }
  }

  /// The state that a session ends with.
  package init(_ session: SessionStates) {
    self.init(session.draft, session.timeline)
    isOfFile = true
  }

  /// The present state of a playground, or the one at a mark.
  package init(_ draft: Draft, _ timeline: Timeline?) {
    self.draft = draft
    self.timeline = timeline
    var count = 0
    timeline?.forEachCommand { _ in count += 1 }
    self.count = count
  }

  /// Returns how two states have come of each other: one session may begin with all commands of the other.
  static func history(of first: EndState, _ second: EndState) -> TabMatches.History {
    let common = min(first.count, second.count)
    if first.hash(ofFirst: common) == second.hash(ofFirst: common) { return .continued }
    return first.isOfFile || second.isOfFile ? .edited : .branched
  }

  private func hash(ofFirst most: Int) -> Int {
    var hasher = Hasher()
    var left = most
    timeline?.forEachCommand { line in
      guard left > 0 else { return }
      left -= 1
      hasher.combine(line)
    }
    return hasher.finalize()
  }
}

extension Timeline {
  /// The beginnings of lines that change no draft.
  private static let remarks = Command.all.compactMap { command in
    switch command.body {
    case .annotate, .mark: command.name + " "
    default: nil
    }
  }

  /// Calls a closure with the lines that led to the present draft, except remarks and expectations.
  fileprivate func forEachCommand(_ body: (String) -> Void) {
    forEachStep { step in
      let line = step.line
      if !line.hasPrefix("#"), !Self.remarks.contains(where: { line.utf8.starts(with: $0.utf8) }) {
        body(line)
      }
    }
  }
}
