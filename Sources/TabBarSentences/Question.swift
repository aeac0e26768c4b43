import TabBarLexicon

/// Whether a clause asks, and so may change nothing.
enum Question {
  /// Whether a clause tells what somebody did: `we renamed Home`.
  static func isPast(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { left, right in
      ["i", "we", "you", "he", "she", "they"].contains(left.low) && right.low.hasSuffix("ed")
        && Lexicon.shared.knows(right.low) && !["need", "needed"].contains(right.low)
    }
  }

  /// Returns what a change costs in a clause: nothing where it does not ask. `Could you`, `can I see` and `how about` are
  /// wishes.
  static func price(of tokens: ArraySlice<Token>) -> Double {
    let words = tokens.map(\.low)
    let isMarked = words.contains("?")
    if words.prefix(6).contains(where: ["wonder", "wondering", "whether", "curious"].contains) { return 1.2 }
    let said = Array(words.drop(while: Words.courtesies.contains))
    guard let first = said.first else { return 0 }
    let second = said.count > 1 ? said[1] : ""
    let isPolite = said.contains("please")
    if ["can", "could", "would", "will", "may", "might"].contains(first), said.count > 1 {
      if said.contains("how") { return 1.2 }
      if second == "you" || ["could", "would"].contains(first) && second != "it" || isPolite { return 0 }
      let looks =
        ["i", "we"].contains(second)
        && said.dropFirst(2).prefix(2).contains { ["see", "have", "get", "look"].contains($0) }
      return looks ? 0 : 1.1
    }
    if isPolite || [first, second] == ["why", "not"] { return 0 }
    if second == "about", ["how", "what"].contains(first) { return isMarked ? 1.1 : 0 }
    if Words.asking.contains(first), isMarked || first != "do" { return 1.2 }
    return isMarked ? 1.1 : 0
  }
}
