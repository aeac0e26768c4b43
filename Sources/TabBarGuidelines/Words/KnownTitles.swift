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
}
