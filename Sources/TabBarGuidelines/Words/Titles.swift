extension WordList {
  /// Titles that the guidelines give as good ones.
  static let praisedTitles = WordList(
    source: """
      Apple, Human Interface Guidelines, Tab bars, December 2022, and tvOS Human Interface Guidelines, Tab \
      Bars, 2019: titles to consider, and those of Apple's apps that the texts name
      """,
    words: [
      "en": [
        "account", "alarm", "buy now", "for you", "games", "kids", "library", "listen now", "movies", "music",
        "networks", "playlist", "search", "settings", "shop", "sign in", "sports", "stopwatch", "timer",
        "tv shows", "watch now",
      ]
    ])

  /// Abbreviations that are read like words, whatever the language.
  static let knownAbbreviations: [String] = [
    "ai", "ar", "atm", "cd", "dj", "dvd", "dvr", "faq", "fm", "gps", "hd", "id", "nfc", "pc", "pdf", "qr",
    "rss", "sms", "sos", "tv", "uk", "usa", "usb", "vip", "vpn", "vr",
  ]

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
      "ar": ["الرئيسية"],
    ])

  /// Titles that say More, as the system's own tab does.
  static let moreTitles = WordList(
    source: "Apple, tvOS Human Interface Guidelines, Tab Bars, 2019, and the title of UIKit's More tab",
    words: ["en": ["more", "more…", "more..."]])

  /// Words that can say More, or that there are other things.
  static let possibleMoreTitles = WordList(
    source: """
      The word for more in what Mastodon's See More is called, and words for other things; what the system \
      calls its tab in these languages is not written down anywhere
      """,
    words: [
      "de": ["mehr", "mehr…", "weitere", "weiteres"],
      "fr": ["plus", "plus…", "autre", "autres"],
      "es": ["más", "más…", "otros"],
      "ja": ["その他", "もっと見る"],
    ])

  /// Titles that say what people do with a category instead of naming it.
  static let activityTitles = WordList(
    source: "The catalogue's example for R47",
    words: ["en": ["listening"]])

  /// Titles that may say what people do with a category, or name what they are in the midst of.
  ///
  /// Sharing, Following and Dining are not among them: Health, News and Penn Mobile name sections so.
  static let possibleActivityTitles = WordList(
    source: "Words of the same kind as the catalogue's example for R47, for other kinds of content",
    words: ["en": ["browsing", "playing", "reading", "viewing", "watching"]])
}
