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
    self.expectations = expectations
    records = file.designLines.compactMap { Record(line: $0.text).map(SessionStatement.init) }
  }

  /// The state that a session ends with.
  package init(_ session: SessionStates) { self.init(session.draft, session.timeline) }

  /// The present state of a playground, or the one at a mark.
  package init(_ draft: Draft, _ timeline: Timeline?) {
    self.draft = draft
    self.timeline = timeline
    var count = 0
    timeline?.forEachCommand { _ in count += 1 }
    self.count = count
  }

  /// Returns whether one of two sessions begins with all commands of the other, so that a tab of both was added by the
  /// same command.
  static func isOneContinued(_ first: EndState, _ second: EndState) -> Bool {
    let common = min(first.count, second.count)
    return first.hash(ofFirst: common) == second.hash(ofFirst: common)
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

  /// Returns the title of the tab that each one was folded into by the commands that another state has not in common with
  /// this one, by the title of the one that is gone.
  func merges(since other: EndState) -> [String: String] {
    var found: [(number: Int, merge: (whole: String, part: String))] = []
    var number = 0
    timeline?.forEachCommand { line in
      number += 1
      guard line.hasPrefix("merge "), let words = try? Invocation.parsed(from: line)?.arguments.words,
        words.count > 1
      else { return }
      found.append((number, (words[0].text, words[1].text)))
    }
    guard !found.isEmpty else { return [:] }
    let common = commandsInCommon(with: other)
    return Dictionary(found.filter { $0.number > common }.map { ($0.merge.part, $0.merge.whole) }) { $1 }
  }

  /// Returns the number of commands that two states begin with.
  private func commandsInCommon(with other: EndState) -> Int {
    var hashes: [Int] = []
    other.timeline?.forEachCommand { hashes.append($0.hashValue) }
    var number = 0
    var isCommon = true
    timeline?.forEachCommand { line in
      isCommon = isCommon && number < hashes.count && hashes[number] == line.hashValue
      if isCommon { number += 1 }
    }
    return number
  }

  /// Returns the tabs as they were added, in the order of the bar; `nil` for one that no command added.
  func addedTabs() -> [Tab?] {
    let wanted = Set(draft.design.tabs.map(\.origin.number))
    var added: [Int: Tab] = [:]
    var number = 0
    timeline?.forEachCommand { line in
      guard line.hasPrefix("add "), let command = try? Invocation.parsed(from: line),
        let tabs = try? command.arguments.newTabs()
      else { return }
      for tab in tabs {
        number += 1
        if wanted.contains(number) { added[number] = tab }
      }
    }
    return draft.design.tabs.map { added[$0.origin.number] }
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
