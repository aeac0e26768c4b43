import TabBarLexicon

/// Whether a clause asks, and so may change nothing.
enum Question {
  /// Returns what a change costs in a clause: nothing where it does not ask. `Could you`, `can I see` and `how about` are
  /// wishes.
  static func price(of tokens: ArraySlice<Token>) -> Double {
    let words = tokens.map(\.low)
    let isMarked = words.contains("?")
    let said = Array(words.drop(while: Words.courtesies.contains))
    let second = said.count > 1 ? said[1] : ""
    let isWish: Bool
    switch said.first ?? "" {
    case "can", "could", "would", "will", "may", "might":
      let looks = said.dropFirst(2).prefix(2).contains { ["see", "have", "get", "look"].contains($0) }
      isWish =
        !said.contains("how")
        && (second == "you" || ["could", "would"].contains(said[0]) && second != "it"
          || ["i", "we"].contains(second) && looks)
    case "how", "what": isWish = second == "about" && !isMarked
    case let first where Words.asking.contains(first): isWish = first == "do" && !isMarked
    default: isWish = !isMarked
    }
    let wonders = words.prefix(6).contains { ["wonder", "wondering", "whether", "curious"].contains($0) }
    return !wonders && (isWish || said.contains("please")) ? 0 : Price.much
  }
}
