extension WordList {
  /// Titles of a tab that searches the app.
  static let searchTitles = WordList(
    source: """
      UIKit's system item Search; in other languages what Open Food Facts, EhPanda and Mlem call the tab that is \
      Search in English, in Arabic with and without the article
      """,
    words: [
      "en": ["search"],
      "de": ["suche", "suchen"],
      "fr": ["recherche", "rechercher"],
      "es": ["buscar", "búsqueda"],
      "ja": ["検索"],
      "ar": ["بحث", "البحث"],
    ])

  /// Words of titles that a magnifier goes with: to search, to look for something, to come across it.
  static let searchingWords = WordList(
    source: """
      Titles of tabs with a magnifier in public apps; in other languages what Mastodon calls Search and Explore, and \
      Pocket Casts Discover
      """,
    words: [
      "en": ["browse", "discover", "explore", "find", "finder", "look", "lookup", "search"],
      "de": ["entdecken", "erkunden", "finden", "finder", "stöbern", "suche", "suchen"],
      "fr": ["chercher", "découvrir", "explorer", "parcourir", "recherche", "rechercher", "trouver"],
      "es": ["buscador", "buscar", "búsqueda", "descubrir", "encontrar", "explorar"],
      "ja": ["ディスカバー", "探す", "探索", "検索", "発見", "見つける"],
    ])
}

extension WordList {
  /// Returns whether one of the words of a title is in the list; a language without spaces has them anywhere in it.
  func containsWord(of title: String, in locale: String) -> Bool {
    guard let words = words(in: locale) else { return false }
    let text = Self.normalized(title)
    if WordList.unspacedLanguages.contains(where: { WordList.isLanguage($0, of: locale) }) {
      return words.contains(where: text.contains)
    }
    return text.split(whereSeparator: { !$0.isLetter }).contains { part in words.contains { $0 == part } }
  }
}
