import TabBarLexicon

/// What a clause does with what it names. A change is carried out only where it is wished for.
enum Mood {
  /// A verb that leads, or a word that wishes: `remove Inbox`, `I want Inbox gone`.
  case wish
  /// No verb: `Home last`. It takes nothing away.
  case fragment
  /// What is so now: `Inbox has 3 unread messages`. It may give what it says, and takes nothing away.
  case fact
  /// What was, may be or is somebody's: `you deleted Inbox`, `maybe remove Inbox`.
  case statement
  case question

  /// - Parameter names: What a clause may speak of: a tab that it begins with is no verb.
  init(_ tokens: ArraySlice<Token>, _ names: Names) {
    let words = tokens.filter { $0.kind != .quoted && ($0.kind != .punctuation || $0.text == "?") }
    if Self.doubts(words) {
      self = .statement
    } else if Self.asks(words) {
      self = .question
    } else {
      let moods = tokens.split { $0.isSign(",;.!") || $0.low == "so" }.map { Self.mood(Array($0), names) }
      self = moods.contains(.wish) ? .wish : moods.first ?? .fragment
    }
  }

  /// Returns what a change costs, a wish of the table or a command: too much to be carried out where it is not wished for.
  func price(of intent: Intent?) -> Double {
    switch self {
    case .wish, .fragment: 0
    case .fact: intent?.isFact == true ? 0 : Price.much
    case .statement, .question: Price.much
    }
  }

  /// Whether a clause only thinks of something.
  private static func doubts(_ words: [Token]) -> Bool {
    words.enumerated().contains { index, word in
      Words.doubts.contains(word.low) && (index > 0 || !Words.modals.contains(word.low))
    }
  }

  /// Whether a clause asks. `Could you`, `can I see` and `how about` are wishes.
  private static func asks(_ tokens: [Token]) -> Bool {
    let words = tokens.map(\.low)
    let isMarked = words.contains("?")
    let said = Array(words.drop(while: Words.courtesies.contains))
    let second = said.count > 1 ? said[1] : ""
    let isWish: Bool
    switch said.first ?? "" {
    case let first where Words.modals.contains(first):
      let looks =
        ["i", "we"].contains(second) && said.dropFirst(2).prefix(2).contains(where: Words.looking.contains)
      let isPolite = ["could", "would"].contains(first) && !Words.pointing.contains(second)
      isWish = !said.contains("how") && (second == "you" || isPolite || looks)
    case "how", "what": isWish = second == "about" && !isMarked
    case let first where Words.asking.contains(first): isWish = first == "do" && !isMarked
    default: isWish = !isMarked
    }
    return words.prefix(6).contains(where: Words.wondering.contains) || !(isWish || said.contains("please"))
  }

  private static func mood(_ tokens: [Token], _ names: Names) -> Mood {
    let lexicon = Lexicon.shared
    let said = tokens.drop { Words.courtesies.contains($0.low) }
    guard let first = said.first?.low else { return .fragment }
    if Words.others.contains(first) { return .statement }
    let words = said.map(\.low)
    let wishes = words + zip(words, words.dropFirst()).map { "\($0) \($1)" }
    // A title is no verb, whatever it is otherwise.
    let titles = Set(names.titles.filter { $0.sense.kind == .tab }.flatMap(\.words))
    if Words.modals.contains(first) || ["how", "what"].contains(first) { return .wish }
    if wishes.contains(where: Words.wishing.contains) || !titles.contains(first) && lexicon.isVerb(first) {
      return .wish
    }
    let verb = said.first { token in
      Words.being.contains(token.low)
        || token.kind == .word && !token.isCapital && !titles.contains(token.low)
          && lexicon.isInflected(token.low)
    }
    if let verb { return Words.present.contains(verb.low) ? .fact : .statement }
    if ["no", "without"].contains(first) { return .wish }
    return ["i", "we", "you"].contains(first) ? .statement : .fragment
  }
}
