extension WordList {
  /// Titles that announce a collection of whatever fits nowhere else.
  static let catchAllTitles = WordList(
    source: "Common practice: words that could stand on any tab of any app",
    words: [
      "en": ["misc", "misc.", "miscellaneous", "other", "others", "stuff", "things", "various"]
    ])
}
