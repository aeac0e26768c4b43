extension WordList {
  /// Titles that say More, as the system's own tab does.
  static let moreTitles = WordList(
    source: "Apple, tvOS Human Interface Guidelines, Tab Bars, 2019, and the title of UIKit's More tab",
    words: [
      "en": ["more", "more…", "more..."]
    ])
}
