extension WordList {
  /// Titles of what is on now.
  static let liveTitles = WordList(
    source:
      "Apple, tvOS Human Interface Guidelines, Tab Bars, 2019: live content; dictionaries for the words",
    words: [
      "en": ["live", "live now", "live tv", "now", "on now"],
      "de": ["direkt", "jetzt", "live", "live tv", "live-tv"],
      "fr": ["direct", "en direct", "live", "tv en direct"],
      "es": ["directo", "en directo", "en vivo", "tv en directo", "tv en vivo"],
      "ja": ["ライブ", "ライブtv", "放送中"],
    ])

  /// Titles of what was recorded of it.
  static let recordedTitles = WordList(
    source: "Apple, tvOS Human Interface Guidelines, Tab Bars, 2019: recordings; dictionaries for the words",
    words: [
      "en": ["catch up", "catch-up", "dvr", "my recordings", "recorded", "recordings", "replay"],
      "de": ["aufnahmen", "aufzeichnungen", "meine aufnahmen"],
      "fr": ["enregistrements", "mes enregistrements", "replay"],
      "es": ["grabaciones", "mis grabaciones"],
      "ja": ["録画", "見逃し配信"],
    ])
}
