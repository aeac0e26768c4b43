extension WordList {
  /// Titles that say More, as the system's own tab does.
  static let moreTitles = WordList(
    source: "Apple, tvOS Human Interface Guidelines, Tab Bars, 2019, and the title of UIKit's More tab",
    words: [
      "en": ["more", "more…", "more..."]
    ])

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
}
