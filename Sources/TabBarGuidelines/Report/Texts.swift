import CTabBarTables

/// The table of a language: what the program says, by its English, and the messages of rules without a page in the
/// language, by rule and name, as in `more-tab broken`.
package struct Texts {
  let language: String
  private let texts: [String: String]

  /// The tables among the pages of a language, a row a line: the key, a tab, and the text.
  package static let files = ["texts", messages]
  /// That of the messages.
  package static let messages = "messages"

  private static let all = Dictionary(
    uniqueKeysWithValues: RulePage.languages.filter { $0 != RulePage.standardLanguage }
      .map { ($0, Texts($0)) })

  /// Returns that of a language such as `de` or `de-AT`; `nil` where there is none, as for English.
  static func of(_ language: String?) -> Texts? {
    guard let language, language != RulePage.standardLanguage else { return nil }
    return all[language] ?? all[String(language.prefix { $0 != "-" })]
  }

  private init(_ language: String) {
    self.language = language
    let rows = Self.files.flatMap { Self.rows(of: $0, in: language) }
    texts = Dictionary(rows.map { ($0.key, $0.text) }) { first, _ in first }
  }

  /// Returns the rows in their order, each with its line. A line without a tab is a heading.
  package static func rows(
    of file: String, in language: String
  ) -> [(key: String, text: String, line: Int)] {
    RulePage(of: file, in: language).lines.enumerated().compactMap { index, line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1]), index + 1) : nil
    }
  }

  subscript(key: String) -> String? { texts[key] }

  /// Returns the message of a rule; of one about a single tab, that for one where there is one. It is `nil` where the
  /// English ones are others than those that were translated.
  func message(_ key: String, of rule: String, isOne: Bool) -> String? {
    guard let digest = texts["\(rule) translates"],
      tb_translates(digest, rule, RulePage.Section.messages.rawValue)
    else { return nil }
    return (isOne ? texts["\(rule) \(key), one"] : nil) ?? texts["\(rule) \(key)"]
  }

  /// Returns a number with the decimal point of the language.
  func number(_ text: String) -> String { texts["."].map { text.replacing(".", with: $0) } ?? text }
}
