extension WordList {
  /// Titles that say Home.
  static let homeTitles = WordList(
    source: """
      Apple, Human Interface Guidelines, Tab bars, December 2022; in other languages what Mastodon, xDrip4iOS \
      and EhPanda call the tab that is Home in English
      """,
    words: [
      "en": ["home"],
      "de": ["home", "startseite"],
      "fr": ["accueil"],
      "es": ["home", "inicio"],
      "ja": ["ホーム"],
    ])
}
