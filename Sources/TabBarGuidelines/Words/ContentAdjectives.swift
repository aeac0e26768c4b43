extension WordList {
  /// Titles that say how something is, or in which state, and not what it is.
  ///
  /// Words for a time, such as Upcoming and Latest, are points of view, which the texts allow. Shared, Following,
  /// Saved, Featured and Nearby are names of sections in Apple's apps. New is left to the rule on actions.
  static let contentAdjectives = WordList(
    source:
      "Titles of tabs in MovieSwiftUI on Apple TV, and words of the same kind; in other languages dictionaries",
    words: [
      "en": [
        "active", "all", "archived", "best", "completed", "hot", "mine", "pending", "popular", "recommended",
        "top", "top rated", "trending",
      ],
      "de": ["aktiv", "alle", "am besten bewertet", "archiviert", "beliebt", "empfohlen", "erledigt"],
      "fr": [
        "actifs", "archivés", "les mieux notés", "populaire", "populaires", "recommandé", "recommandés",
        "tendance", "tendances", "terminés", "tous", "toutes",
      ],
      "es": [
        "activos", "archivados", "completados", "destacado", "destacados", "mejor valorados", "pendientes",
        "popular", "populares", "recomendado", "recomendados", "tendencias", "todas", "todos",
      ],
      "ja": ["おすすめ", "すべて", "トレンド", "人気"],
    ])
}
