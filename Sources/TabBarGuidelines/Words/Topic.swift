import CTabBarTables
package import TabBarCore

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

  /// Returns the rules that answer a question in a person's own words, those of the best topic first; none where no guide
  /// speaks of what it names, and `nil` where it names no topic.
  ///
  /// - Parameters:
  ///   - platform: The platform that the question is about where it names none.
  ///   - isKnown: Whether a rule counts; where none does, all do.
  package static func rules(
    for question: String, on platform: Platform? = nil, where isKnown: (Rule) -> Bool = { _ in true }
  ) -> [Rule]? {
    let asked = question.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let isNamed = names.values.contains { isSaid($0, in: asked) }
    let here = isNamed ? nil : platform.flatMap { names[$0] }?.split(separator: " ").map(String.init)
    let found = topics(in: asked)
    // What is asked of the platform comes before what is asked of any.
    let ofPlatform = here.map { topics(in: asked + $0) }?.filter { topic in
      topic.rules.contains(where: isKnown) && !found.contains { $0.groups == topic.groups }
    }
    let best = [ofPlatform ?? [], found].map(\.withMostGroups)
    guard best.contains(where: { !$0.isEmpty }) else { return nil }
    var rules: [Rule] = []
    for place in 0..<mostRules {
      for topic in best.joined() where topic.rules.indices.contains(place) {
        if !rules.contains(where: { $0.id == topic.rules[place].id }) { rules.append(topic.rules[place]) }
      }
    }
    let known = rules.filter(isKnown)
    return Array((known.isEmpty ? rules : known).prefix(mostRules))
  }

  private static func topics(in words: [String]) -> [Topic] {
    all.filter { topic in topic.groups.allSatisfy { $0.contains { isSaid($0, in: words) } } }
  }

  private static let mostRules = 3
  /// What people call the platforms.
  private static let names: [Platform: String] = [
    .iOS: "iphone", .iPadOS: "ipad", .tvOS: "apple tv", .watchOS: "watch", .macOS: "mac", .carPlay: "carplay",
  ]

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

extension [Topic] {
  fileprivate var withMostGroups: [Topic] {
    let most = map(\.groups.count).max()
    return filter { $0.groups.count == most }
  }
}
