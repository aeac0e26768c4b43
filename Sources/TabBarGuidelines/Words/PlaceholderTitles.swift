extension WordList {
  /// Titles that a tool or a sketch gives a tab until it has one.
  static let placeholderTitles = WordList(
    source: """
      Interface Builder's title of a new tab bar item, Item, and the same word in other languages; words that forms \
      and sketches have in place of a title
      """,
    words: [
      "en": [
        "button", "item", "label", "lorem", "lorem ipsum", "new tab", "placeholder", "tab", "title",
        "untitled",
      ],
      "de": ["element", "neuer tab", "objekt", "ohne titel", "platzhalter", "titel", "unbenannt"],
      "fr": ["élément", "nouvel onglet", "onglet", "sans titre", "titre"],
      "es": ["elemento", "nueva pestaña", "pestaña", "sin título", "título"],
      "ja": ["タイトル", "タブ", "無題", "項目"],
    ])

  /// Words that are one together with a number: Tab 1.
  static let numberedPlaceholders: [String] = ["item", "label", "tab", "title", "view"]
}
