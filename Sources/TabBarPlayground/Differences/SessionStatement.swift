/// An expectation or a record of a session, in words.
struct SessionStatement: Hashable, Sendable {
  /// What is expected or recorded, without the word or the sign that its line begins with.
  let text: String
  /// What it is about: where two sessions differ, one of the same subject is taken for the same one, changed.
  let subject: String

  init(_ expectation: Expectation) {
    text = expectation.description
    subject = expectation.subject
  }

  init(_ record: Record) {
    text = record.text
    subject = record.kind.rawValue
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
    var earlier: [String: [SessionStatement]] = [:]
    // From the end, so that the first one is taken first.
    let gone = before.without(after)
    for statement in gone.reversed() { earlier[statement.subject, default: []].append(statement) }
    var added: [StatementDifference] = []
    var changed: [StatementDifference] = []
    for statement in after.without(before) {
      let match = earlier[statement.subject]?.popLast()
      let difference = StatementDifference(from: match?.text, to: statement.text)
      if match == nil { added.append(difference) } else { changed.append(difference) }
    }
    var left = earlier.mapValues(\.count)
    // Of the same subject, the last ones found no match.
    let removed = gone.reversed().filter { statement in
      guard let count = left[statement.subject], count > 0 else { return false }
      left[statement.subject] = count - 1
      return true
    }
    return removed.reversed().map { StatementDifference(from: $0.text, to: nil) } + added + changed
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
