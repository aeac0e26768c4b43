import TabBarCore

/// A place beside a tab's own.
enum RelativePlace: String {
  case earlier = "EARLIER"
  case later = "LATER"
  case left = "LEFT"
  case right = "RIGHT"
  /// The place of the tab itself, and the one after it, for a tab that is added there.
  case before = "BEFORE"
  case after = "AFTER"

  /// Returns the number of the place.
  func readings(beside words: ArraySlice<PhraseWord>, in draft: Draft) -> [String] {
    guard let word = try? Lexer.words(of: PhraseSlot.tab(words, in: draft)).first,
      let index = try? draft.index(of: word)
    else { return [] }
    let isMirrored = draft.design.readingDirection == .rightToLeft
    let place =
      switch self {
      case .earlier: index
      case .later: index + 2
      case .left: isMirrored ? index + 2 : index
      case .right: isMirrored ? index : index + 2
      case .before: index + 1
      case .after: index + 2
      }
    return self == .after || (1...draft.design.tabs.count).contains(place) ? [String(place)] : []
  }
}
