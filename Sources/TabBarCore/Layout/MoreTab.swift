/// The More tab, which the system adds and names itself.
enum MoreTab {
  /// Returns its title in a language, such as `de` or `pt-BR`: More where the word is not known.
  ///
  /// The made-up language is none of the system's, which is in English then.
  static func title(in locale: String) -> Measured<String> {
    if locale == Localization.standard || locale == Localization.pseudo { return Measured(english) }
    let language = String(locale.lowercased().prefix { $0 != "-" && $0 != "_" })
    if let title = seen[language] { return Measured(title) }
    return Measured(dictionary[language] ?? english, Estimates(.moreTitle))
  }

  private static let english = "More"

  // Source: seen in apps by people who read these languages.
  /// The titles that are sure, by language.
  private static let seen = ["en": english, "de": "Mehr", "ja": "その他", "ar": "المزيد"]

  // Source: dictionaries; no app is known to print the system's own word.
  /// The titles that are likely, by language.
  private static let dictionary = [
    "es": "Más", "fi": "Lisää", "fr": "Plus", "he": "עוד", "hi": "अधिक", "it": "Altro", "ko": "더 보기",
    "nl": "Meer", "pl": "Więcej", "pt": "Mais", "ru": "Ещё", "th": "เพิ่มเติม", "tr": "Daha Fazla",
    "uk": "Більше", "vi": "Thêm", "zh": "更多",
  ]
}
