/// One word of a command line.
package struct Word: Hashable, Sendable {
  /// The word itself, without quotes, and without the key where it has one.
  package let text: String
  /// The part before the equals sign of an option such as `icon=star`, or `nil`.
  package let key: String?
  /// Where the word stands in the line, with its quotes and its key: offsets of UTF-8 bytes.
  package let range: Range<Int>
  /// Whether the text was quoted, so that it is meant literally.
  package let isQuoted: Bool

  /// The word as it is written in a saved session.
  package var canonical: String {
    key.map { "\($0)=\(value)" } ?? value
  }

  /// The word without its key, as it is written in a saved session.
  var value: String { Quoting.quoted(text, always: isQuoted && Quoting.hasMeaning(text)) }

  /// Whether the word is this keyword, and not the same letters in quotes.
  package func isKeyword(_ keyword: String) -> Bool {
    !isQuoted && (text == keyword || text.lowercased() == keyword)
  }
}
