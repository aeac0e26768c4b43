extension WordList {
  /// Titles of a tab for whatever has no tab of its own. Words for More are left to a rule of their own.
  static let drawerTitles = WordList(
    source: """
      What Habitica calls the last tab of its bar, in each of its languages; the other words are common practice \
      for such a tab
      """,
    words: [
      "en": [
        "everything", "extra", "extras", "hub", "menu", "more options", "my app", "options", "others",
        "tools", "utilities",
      ],
      "de": ["extras", "menü", "mehr optionen", "optionen", "werkzeuge"],
      "fr": ["extras", "menu", "options", "outils"],
      "es": ["extras", "herramientas", "menú", "opciones"],
      "ja": ["オプション", "ツール", "メニュー"],
    ])
}

/// The symbols of a menu or of what does not fit, whatever the title beside them says.
///
/// Source: UIKit's More tab has an ellipsis; three lines are how apps on other platforms show that there is a drawer.
enum DrawerSymbols {
  private static let names: [String] = [
    "ellipsis", "ellipsis.circle", "ellipsis.circle.fill", "line.3.horizontal", "line.3.horizontal.circle",
    "line.3.horizontal.circle.fill",
  ]

  static func contains(_ symbol: String) -> Bool { names.contains(symbol) }
}
