import TabBarCore
import TabBarGuidelines

/// Symbols as people name them.
extension PhraseSlot {
  /// Returns the symbol that is called so, or that shows what some words say; none for a tab's own badge or icon.
  static func symbols(_ words: ArraySlice<PhraseWord>) -> [String] {
    guard !words.isEmpty, words.count < 5, !words.contains(where: \.endsItem) else { return [] }
    let text = words.text.lowercased()
    for name in [text, text.filter { $0 != " " }, words.map(\.lowercased).joined(separator: ".")] {
      if let symbol = Symbol.named(name) { return [symbol.name] }
    }
    if let name = otherNames[text] { return [name] }
    return SymbolMeaning.proposedSymbol(for: text).map { [$0] } ?? []
  }

  /// What people call symbols whose names have other words.
  private static let otherNames = [
    "magnifier": "magnifyingglass", "loupe": "magnifyingglass", "cog": "gearshape", "gear": "gearshape",
    "trolley": "cart", "letter": "envelope", "coin": "dollarsign.circle", "note": "music.note",
    "two people": "person.2", "two persons": "person.2", "three people": "person.3", "people": "person.2",
  ]

  static func pictures(_ words: ArraySlice<PhraseWord>) -> [String] {
    let named = symbols(words)
    if named.isEmpty, let drawn = drawn(words) { return [drawn] }
    let texts = words.map(\.lowercased)
    guard named.isEmpty, texts.allSatisfy({ $0.allSatisfy(\.isLetter) }),
      !words.contains(where: { !place([$0]).isEmpty }),
      !texts.contains(where: { Command.named($0) != nil || Phrase.command(for: $0) != nil })
    else { return named }
    return SymbolsQuery.symbol(showing: texts).map { [$0] } ?? []
  }

  /// Returns the symbol for words that say how it is drawn: `filled envelope`, `i in a circle`, `stack of books`.
  private static func drawn(_ words: ArraySlice<PhraseWord>) -> String? {
    let rest = words.filter { !["a", "an", "the"].contains($0.lowercased) }
    if rest.map(\.lowercased) == ["i"] { return Symbol.named("info.circle")?.name }
    guard rest.count > 1, let first = rest.first?.lowercased, let last = rest.last?.lowercased else {
      return nil
    }
    func symbol(_ words: ArraySlice<PhraseWord>) -> Symbol? { symbols(words).first.flatMap(Symbol.named) }
    if ["filled", "solid"].contains(first) { return symbol(rest.dropFirst())?.filledName }
    if ["filled", "solid"].contains(last) { return symbol(rest.dropLast())?.filledName }
    if ["outlined", "outline"].contains(first) {
      return symbol(rest.dropFirst()).map { $0.outlinedName ?? $0.name }
    }
    if rest.count == 3, rest[1].lowercased == "in", ["circle", "square"].contains(last) {
      let name = first == "i" ? "info" : first == "?" ? "questionmark" : first
      return Symbol.named("\(name).\(last)")?.name
    }
    return rest.count == 3 && rest[1].lowercased == "of" ? symbol(rest[2...])?.name : nil
  }

  /// Returns the symbol that is usual for the title of a tab; none where there is none.
  static func usualSymbols(of words: ArraySlice<PhraseWord>, in draft: Draft) -> [String] {
    guard let name = knownTab(words, in: draft), let word = try? Lexer.words(of: name).first,
      let index = try? draft.index(of: word)
    else { return [] }
    return SymbolMeaning.proposedSymbol(for: draft.design.tabs[index].title).map { [$0] } ?? []
  }
}
