extension WordList {
  /// Titles that do not tell what a tab holds. Home and More are left to rules of their own.
  static let vagueTitles = WordList(
    source: """
      Apple, tvOS Human Interface Guidelines, Tab Bars, 2019: titles to avoid as not specific; in other \
      languages what edX calls the tab that is Videos in English
      """,
    words: [
      "en": ["audio", "content", "feed", "products", "programming", "videos"],
      "de": ["videos"],
      "fr": ["vidéos"],
      "ja": ["動画"],
    ])

  /// Titles that may not tell what a tab holds: collections of whatever fits nowhere else, and words of other
  /// languages for those that Apple's list of vague titles has in English.
  static let possiblyVagueTitles = WordList(
    source: "Common practice, and dictionaries: words that would do for any tab of any app",
    words: [
      "en": ["misc", "misc.", "miscellaneous", "other", "others", "stuff", "things", "various"],
      "de": [
        "anderes", "audio", "diverses", "feed", "inhalt", "inhalte", "produkte", "programm", "sonstige",
        "sonstiges", "verschiedenes",
      ],
      "fr": ["audio", "contenu", "contenus", "divers", "flux", "produits", "programmes"],
      "es": [
        "audio", "contenido", "contenidos", "productos", "programación", "varios", "videos", "vídeos",
      ],
      "ja": ["オーディオ", "コンテンツ", "フィード", "商品"],
    ])
}
