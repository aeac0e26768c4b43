import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground

/// Lines that ask what a guideline says, or whether it allows something. None of them is a wish.
enum RulesAsked {
  /// Whether a line asks for leave or for advice: `may I put a badge on Offers`, `are seven tabs allowed`, `must every tab
  /// have an icon`. `Can I see` is a wish, and so is what begins with `can` and names nothing that a rule is about.
  static func asksForLeave(_ line: String) -> Bool {
    let words = words(of: line)
    guard words.count > 2, words[1] != "you" else { return false }
    if words.starts(with: ["how", "many"]) {
      return words.contains { ["may", "can", "should"].contains($0) || list("leaves").contains($0) }
    }
    if ["may", "must", "should", "can"].contains(words[0]) {
      guard ["i", "we"].contains(words[1]), list("looking").contains(words[2]) else {
        return words[0] != "can" || Topic.rules(for: line) != nil
      }
      return ["have", "get"].contains(words[2]) && Topic.rules(for: line) != nil
    }
    return ["is", "are", "am", "would"].contains(words[0]) && !list("leaves").isDisjoint(with: words)
      && !Set(words.dropFirst()).isSubset(of: list("leaves").union(list("here")))
  }

  /// Whether a line asks what is so, in the app or by the guideline: `is Home a good title`, `do titles grow`.
  static func asks(_ line: String) -> Bool {
    let words = words(of: line)
    let asked = ["is", "are", "do", "does", "would", "guideline", "guidelines", "hig", "rule", "rules"]
    return asksForLeave(line)
      || words.count > 2 && words[1] != "you"
        && (asked.contains(words[0]) || words.contains { asked.suffix(5).contains($0) })
  }

  /// Returns the command that lists the rules about what a line says, all of it, apart from titles; `nil` for none.
  static func line(for line: String, besides titles: [String]) -> String? {
    let named = Set(titles.flatMap { words(of: $0) })
    let all = words(of: line)
    let said = all.filter { word in
      !named.contains(word) && !Lexicon.shared.isFree(word) && !list("leaves").contains(word)
    }
    let topic = Topic.rules(for: line)?.map(\.id)
    let about = said.filter { !["tab", "tabs", "bar", "bars"].contains($0) }
    guard topic != nil || !about.isEmpty && !HelpSearchQuery.rules(about: about).isEmpty else { return nil }
    // A word that says nothing elsewhere may be the very one: more.
    let isSame = Topic.rules(for: said.joined(separator: " "))?.map(\.id) == topic
    return "rules " + (isSame ? said : Array(all.dropFirst())).joined(separator: " ")
  }

  private static func list(_ name: String) -> Set<String> { Lexicon.shared.list(name) }

  private static func words(of line: String) -> [String] {
    line.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
  }
}
