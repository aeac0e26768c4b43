/// A text of the program around lessons and pages, which may be said in another language.
///
/// It is written in English, with places as a message of a page has them; what it is in another language is in the
/// list of `docs/rules/LANGUAGE/words.md`.
package struct Phrase: Sendable {
  private let english: String
  private let values: Message

  package init(_ english: String, _ values: Message.Values = [:]) {
    self.english = english
    self.values = Message(values)
  }

  /// Returns it in a language, or in English where the language has no words for it.
  package func text(in language: String?) -> String {
    let language = language ?? RulePage.standardLanguage
    guard let translation = Translation.of(language)?.text(of: english) else {
      return values.filled(english, in: RulePage.standardLanguage)
    }
    return values.filled(translation, in: language)
  }
}

/// The tabs that a message is about, by their names.
struct TabNames: Hashable, Sendable {
  /// The titles in quotes; a tab without one is called `tab 3`.
  var names: [String] = []
  /// How many more there are.
  var others = 0

  func text(in language: String) -> String {
    let tab = Phrase("tab").text(in: language)
    var words = names.map { $0.hasPrefix("tab ") ? tab + $0.dropFirst(3) : $0 }
    if others > 0 {
      words.append(Phrase("{others} {others: other|others}", ["others": others]).text(in: language))
    }
    return listed(words, by: Phrase("and").text(in: language))
  }
}
