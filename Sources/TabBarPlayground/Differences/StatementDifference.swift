/// An expectation or a record that came, went or changed, without the word that its line begins with.
package struct StatementDifference {
  /// The text in the earlier session, or `nil` for a new one.
  package let from: String?
  /// The text in the later session, or `nil` for one that is gone.
  package let to: String?

  /// Returns what changed, in the order: removed, added, changed. Of two about the same subject, one is taken for the other.
  ///
  /// The place in the file is not compared, so an expectation that is in both changes nothing.
  static func differences(from before: [String], to after: [String]) -> [StatementDifference] {
    var gone = before.without(after).map { (text: $0, subject: ExpectationKind.subject(of: $0)) }
    var added: [StatementDifference] = []
    var changed: [StatementDifference] = []
    for text in after.without(before) {
      let subject = ExpectationKind.subject(of: text)
      if let index = gone.firstIndex(where: { $0.subject == subject }) {
        changed.append(StatementDifference(from: gone.remove(at: index).text, to: text))
      } else {
        added.append(StatementDifference(from: nil, to: text))
      }
    }
    return gone.map { StatementDifference(from: $0.text, to: nil) } + added + changed
  }
}

extension ExpectationKind {
  /// Returns what the words after `expect` are about: a rule, a tab in one respect, or all that their form is about.
  fileprivate static func subject(of text: String) -> String {
    let words = ((try? Lexer.words(of: text)) ?? []).map(\.text).drop { $0 == Command.unmet }
    guard let name = words.first else { return text }
    guard let parameter = named(name)?.parameters.first, !parameter.isRepeated, words.count > 1 else {
      return name
    }
    return switch parameter.kind {
    case .rule: "rule \(words[words.startIndex + 1])"
    case .tab: "\(name) \(words[words.startIndex + 1])"
    default: name
    }
  }
}

extension [String] {
  /// Returns those that another list lacks; the same one twice is two.
  fileprivate func without(_ other: [String]) -> [String] {
    var known: [String: Int] = [:]
    for text in other { known[text, default: 0] += 1 }
    return filter { text in
      guard let count = known[text], count > 0 else { return true }
      known[text] = count - 1
      return false
    }
  }
}
