/// An expectation or a record of a session, in words.
struct SessionStatement: Hashable, Sendable {
  /// What is expected or recorded, without the word that its line begins with.
  let text: String
  /// What it is about: where two sessions differ, one of the same subject is taken for the same one, changed.
  let subject: String

  init(_ expectation: Expectation) {
    text = expectation.description
    subject = expectation.subject
  }

  /// A record, whose first word says what it is about.
  init(line: String) {
    text = line
    subject = String(Substring(line.utf8.prefix { !Lexer.isSpace($0) }))
  }
}

/// An expectation or a record that came, went or changed.
package struct StatementDifference: Hashable, Sendable {
  /// The text in the earlier session, or `nil` for a new one.
  package let from: String?
  /// The text in the later session, or `nil` for one that is gone.
  package let to: String?

  /// Returns what changed, in the order: removed, added, changed.
  ///
  /// The place in the file is not compared, so an expectation that is in both changes nothing.
  static func differences(
    from before: [SessionStatement], to after: [SessionStatement]
  ) -> [StatementDifference] {
    var gone = before.without(after)
    var added: [StatementDifference] = []
    var changed: [StatementDifference] = []
    for statement in after.without(before) {
      if let index = gone.firstIndex(where: { $0.subject == statement.subject }) {
        changed.append(StatementDifference(from: gone.remove(at: index).text, to: statement.text))
      } else {
        added.append(StatementDifference(from: nil, to: statement.text))
      }
    }
    return gone.map { StatementDifference(from: $0.text, to: nil) } + added + changed
  }
}

extension [SessionStatement] {
  /// Returns those that another list lacks; the same one twice is two.
  fileprivate func without(_ other: [SessionStatement]) -> [SessionStatement] {
    var known: [SessionStatement: Int] = [:]
    for statement in other { known[statement, default: 0] += 1 }
    return filter { statement in
      guard let count = known[statement], count > 0 else { return true }
      known[statement] = count - 1
      return false
    }
  }
}
