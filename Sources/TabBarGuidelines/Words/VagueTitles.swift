extension WordList {
  /// Titles that do not tell what a tab holds. Home and More are left to rules of their own.
  static let vagueTitles = WordList(
    source: "Apple, tvOS Human Interface Guidelines, Tab Bars, 2019: titles to avoid as not specific",
    words: [
      "en": ["audio", "content", "feed", "products", "programming", "videos"]
    ])
}
