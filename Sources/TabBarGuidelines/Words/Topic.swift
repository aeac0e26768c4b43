import CTabBarTables

/// What people ask about, and the rules that answer: a line of `topics.tsv`.
package struct Topic: Sendable {
  /// The one to three rules; none where no guide speaks of it.
  package let rules: [Rule]
  /// Of each group one has to be asked for.
  let groups: [[String]]

  package static let all: [Topic] = String(cString: tb_topics()).split(separator: "\n").compactMap { line in
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return Topic(
      rules: parts[0].split(separator: " ").compactMap { Rule.named(String($0)) },
      groups: parts[1].split(separator: ",").map { $0.split(separator: "|").map(\.trimmed) })
  }

  /// Returns the topic of a question in a person's own words, or `nil` where none is named.
  package static func of(_ question: String) -> Topic? {
    let asked = question.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // Of those with most groups it is the first.
    return all.filter { topic in topic.groups.allSatisfy { $0.contains { isSaid($0, in: asked) } } }
      .max { $0.groups.count < $1.groups.count }
  }

  /// Returns whether a phrase is in some words, whatever the forms of its words are.
  private static func isSaid(_ phrase: String, in words: [String]) -> Bool {
    let parts = phrase.split(separator: " ").map(String.init)
    guard !parts.isEmpty, parts.count <= words.count else { return false }
    return (0...(words.count - parts.count)).contains { start in
      parts.indices.allSatisfy { isForm(words[start + $0], of: parts[$0]) }
    }
  }

  private static func isForm(_ word: String, of part: String) -> Bool {
    if part == "#" { return Int(word) != nil || numbers.contains(word) }
    if word == part { return true }
    // Endings such as s, d, ed and ing; a short word has none but s.
    let stem = part.count > 4 && part.hasSuffix("e") ? part.dropLast() : part[...]
    let ending = word.dropFirst(stem.count)
    return word.hasPrefix(stem)
      && (part.count > 3 ? ["e", "s", "es", "d", "ed", "ing"] : ["s"]).contains(ending)
  }

  private static let numbers: Set = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
}
