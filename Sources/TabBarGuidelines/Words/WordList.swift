/// Words that a rule looks for in titles, by language.
///
/// A word is found where it is the whole title; case and the spaces around it do not count. One more
/// language is one more entry in the list's file.
public struct WordList: Sendable {
  /// Where the words come from.
  public let source: String
  /// The words in lower case, by the language's code, such as `en`.
  ///
  /// They are few enough that going through them is as fast as a set, which would first have to be built.
  public let words: KeyValuePairs<String, [String]>

  /// Returns whether there are words in the language of a locale, such as `en` or `de-CH`.
  public func covers(_ locale: String) -> Bool { words(in: locale) != nil }

  /// Returns whether a title is one of the words in the language of a locale.
  public func contains(_ title: String, in locale: String) -> Bool {
    words(in: locale)?.contains(Self.normalized(title)) ?? false
  }

  private func words(in locale: String) -> [String]? {
    let language = Self.language(of: locale)
    return words.first { $0.key == language }?.value
  }

  /// Returns the code of a locale's language, in lower case: `de` for `de-CH` and `de_CH`.
  static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Returns a title in lower case without the spaces around it.
  static func normalized(_ title: String) -> String {
    var text = title[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.lowercased()
  }
}
