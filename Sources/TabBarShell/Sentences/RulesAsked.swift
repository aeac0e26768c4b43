import TabBarGuidelines
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

  /// Returns the command that lists the rules about what a line says; `nil` where none is about all of it.
  ///
  /// - Parameter titles: The titles of the tabs, which no rule is about.
  static func line(for line: String, besides titles: [String]) -> String? {
    let named = Set(titles.flatMap { words(of: $0) })
    let said = words(of: line).filter { !named.contains($0) }
    // What asks for leave is about a topic as a whole: each of its words alone says less.
    if asksForLeave(line), Topic.of(said.joined(separator: " ")) != nil {
      return "rules \(said.joined(separator: " "))"
    }
    let about = said.filter { !Lexicon.shared.isFree($0) && !list("leaves").contains($0) }
    return HelpSearchQuery.rules(about: about).isEmpty ? nil : "rules \(about.joined(separator: " "))"
  }

  private static func list(_ name: String) -> Set<String> { Lexicon.shared.list(name) }

  private static func words(of line: String) -> [String] {
    line.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }
}
