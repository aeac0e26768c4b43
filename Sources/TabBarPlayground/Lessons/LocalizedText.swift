/// A text of a lesson, in English and maybe in other languages.
package struct LocalizedText: Hashable, Sendable {
  /// The English text.
  package let english: String
  /// The text in other languages, by their identifiers, such as `de`.
  package let translations: [String: String]

  package init(_ english: String, translations: [String: String] = [:]) {
    self.english = english
    self.translations = translations
  }

  /// Returns the text in a language, else in that language without its region, else in English.
  package func text(in language: String?) -> String {
    guard let language else { return english }
    return translations[language] ?? translations[String(language.prefix { $0 != "-" })] ?? english
  }
}
