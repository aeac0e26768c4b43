import TabBarLexicon
import TabBarPlayground

/// Lines that ask what a guideline says, or whether it allows something.
enum RulesAsked {
  /// Whether a line asks for leave: `may I put a badge on Offers`, `are seven tabs allowed`. `Can I see` is a wish.
  static func asksForLeave(_ line: String) -> Bool {
    let words = words(of: line)
    guard words.count > 2, words[1] != "you" else { return false }
    if words.starts(with: ["how", "many"]) {
      return words.contains { ["may", "can", "should"].contains($0) || list("leaves").contains($0) }
    }
    if ["may", "can", "should"].contains(words[0]) {
      return !["i", "we"].contains(words[1]) || !list("looking").contains(words[2]) || words.contains("tabs")
    }
    return ["is", "are", "am", "would"].contains(words[0]) && !list("leaves").isDisjoint(with: words)
      && !Set(words.dropFirst()).isSubset(of: list("leaves").union(list("here")))
  }

  static func asksForGuidelines(_ line: String) -> Bool {
    words(of: line).contains { ["guideline", "guidelines", "hig", "rule", "rules"].contains($0) }
  }

  /// Returns the command that lists the rules about what a line says, and whether they are about all of it; `nil` where
  /// none is about any.
  ///
  /// - Parameter titles: The titles of the tabs, which no rule is about.
  static func line(for line: String, besides titles: [String]) -> (line: String, isWhole: Bool)? {
    let named = Set(titles.flatMap { words(of: $0) })
    let said = words(of: line).filter { word in
      !named.contains(word) && !Lexicon.shared.isFree(word) && !list("leaves").contains(word)
    }
    let about = said.filter { !HelpSearchQuery.rules(about: [$0]).isEmpty }
    if !HelpSearchQuery.rules(about: about).isEmpty {
      return ("rules \(about.joined(separator: " "))", about == said)
    }
    // Those that fewest rules are about.
    return about.min { HelpSearchQuery.rules(about: [$0]).count < HelpSearchQuery.rules(about: [$1]).count }
      .map { ("rules \($0)", false) }
  }

  private static func list(_ name: String) -> Set<String> { Lexicon.shared.list(name) }

  private static func words(of line: String) -> [String] {
    line.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }
}
