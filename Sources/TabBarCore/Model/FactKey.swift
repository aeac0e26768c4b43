/// A fact about a tab or a bar that a picture does not show, by its name.
///
/// The program asks with the typed keys, `TabFact` and `BarFact`; a person names a property.
package protocol FactProperty: RawRepresentable<String>, Hashable, Sendable, CaseIterable {
  /// The words that a person may type for it, and the meaning, for help; text between backticks is typed as it is.
  var about: (words: FactWords, meaning: String) { get }
}

extension FactProperty {
  package var words: FactWords { about.words }
  package var meaning: String { about.meaning }
}

/// The words that a person may type for a fact.
package enum FactWords: Hashable {
  case choice([String])
  case text
  /// The name of an SF Symbol.
  case symbol
  /// A width and a height, such as `25x25`.
  case size
  /// A length in points, from 1 to 1000.
  case length
}

/// A value that a fact can have, and the word for it. Values are equal whose words are: a start would have to make the
/// tables of each type that can be compared in another way, too.
package protocol FactValue: Sendable {
  static var words: FactWords { get }
  /// The value as a person types it.
  var word: String { get }
  /// Reads a word; `nil` for one that is not allowed.
  init?(word: String)
}

/// A value that is one of a few words.
package protocol FactChoice: FactValue, CaseIterable, RawRepresentable<String> {}

extension FactChoice {
  package static var words: FactWords { .choice(allCases.map(\.rawValue)) }
  package var word: String { rawValue }
  package init?(word: String) { self.init(rawValue: word) }
}

extension Bool: FactValue {
  package static var words: FactWords { .choice(["yes", "no"]) }
  package var word: String { self ? "yes" : "no" }
  package init?(word: String) {
    guard word == "yes" || word == "no" else { return nil }
    self = word == "yes"
  }
}

extension String: FactValue {
  package static var words: FactWords { .text }
  package var word: String { self }
  package init?(word: String) { self = word }
}

extension Double: FactValue {
  package static var words: FactWords { .length }
  /// The number, without a fraction where it is whole.
  package var word: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self) }
  package init?(word: String) { self.init(word) }
}

extension Size: FactValue {
  package static var words: FactWords { .size }
  /// Both sides, such as `25x25`.
  package var word: String { "\(width.word)x\(height.word)" }
  package init?(word: String) { self.init(text: word) }
}

/// The key of a fact whose values have a type: `design[.level] == .modal`.
package struct FactKey<Name: FactProperty, Value: FactValue> {
  package let property: Name

  init(_ property: Name) { self.property = property }
}

package typealias TabFact<Value: FactValue> = FactKey<TabProperty, Value>

package typealias BarFact<Value: FactValue> = FactKey<BarProperty, Value>
