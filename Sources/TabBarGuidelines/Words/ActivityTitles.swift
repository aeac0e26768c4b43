extension WordList {
  /// Titles that say what people do with a category instead of naming it.
  static let activityTitles = WordList(
    source: "The catalogue's example for R47",
    words: [
      "en": ["listening"]
    ])

  /// Titles that may say what people do with a category, or name what they are in the midst of.
  ///
  /// Sharing, Following and Dining are not among them: Health, News and Penn Mobile name sections so.
  static let possibleActivityTitles = WordList(
    source: "Words of the same kind as the catalogue's example for R47, for other kinds of content",
    words: [
      "en": ["browsing", "playing", "reading", "viewing", "watching"]
    ])
}
