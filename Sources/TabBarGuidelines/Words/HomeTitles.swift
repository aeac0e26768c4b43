extension WordList {
  /// Titles that say Home.
  static let homeTitles = WordList(
    source: "Apple, Human Interface Guidelines, Tab bars, December 2022",
    words: [
      "en": ["home"]
    ])
}
