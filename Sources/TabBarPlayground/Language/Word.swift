import TabBarCore
import TabBarGuidelines

/// A class, since a line hands its words on from one reader to the next.
package final class Word: Sendable {
  /// The word itself, without quotes, and without the key where it has one.
  package let text: String
  /// The part before the equals sign of an option such as `icon=star`, or `nil`.
  package let key: String?
  /// The place of the word in the line, with its quotes and its key, as offsets of UTF-8 bytes.
  package let range: Range<Int>
  /// Whether the text was quoted, so that it is meant literally.
  package let isQuoted: Bool
  /// Whether a comma follows its last quote, which is part of the text here, as in `"Work Orders", Stock`.
  let hasCommaAfterQuote: Bool
  /// Whether it is the second one of a pair such as `Home=Start`, of a command that takes pairs.
  let followsSign: Bool
  /// The first byte of the text and its last one; 0 where it is empty. Most words have no sign there.
  let ends: (first: UInt8, last: UInt8)
  /// What its parameter read, such as a device; `nil` for a text, a keyword, and a word that no parameter has read.
  let value: (any Sendable)?

  init(
    text: String, key: String?, range: Range<Int>, isQuoted: Bool, hasCommaAfterQuote: Bool = false,
    followsSign: Bool = false, value: (any Sendable)? = nil
  ) {
    (self.text, self.key, self.range, self.isQuoted) = (text, key, range, isQuoted)
    (self.hasCommaAfterQuote, self.followsSign, self.value) = (hasCommaAfterQuote, followsSign, value)
    var text = text
    ends = text.withUTF8 { ($0.first ?? 0, $0.last ?? 0) }
  }

  /// The value of a text that its quotes tell from a keyword.
  struct Literal: Sendable {}

  /// The word as it is written in a saved session.
  package var canonical: String {
    key.map { "\($0)=\(quoted)" } ?? quoted
  }

  /// The word without its key, as it is written in a saved session.
  var quoted: String {
    tabs?.map(\.quoted).joined(separator: " ")
      ?? Quoting.quoted(
        text,
        always: isQuoted
          && (Quoting.hasMeaning(text) || joinsTitles || isLiteral
            || text.lowercased() == ExpectationKind.barWord)
      )
  }

  /// Whether the word is this keyword, and not the same letters in quotes.
  package func isKeyword(_ keyword: String) -> Bool {
    !isQuoted && text.utf8.count == keyword.utf8.count && text.lowercased() == keyword
  }

  /// Whether it is written as the option of a program is.
  var hasDashes: Bool {
    ends.first == UInt8(ascii: "-") && key == nil && !isQuoted && text.hasPrefix("--")
  }

  func with(_ value: any Sendable) -> Word {
    Word(
      text: text, key: key, range: range, isQuoted: isQuoted, hasCommaAfterQuote: hasCommaAfterQuote,
      followsSign: followsSign, value: value)
  }

  /// Returns this word with a keyword, identifier or number in its place, for which quotes mean nothing.
  func reading(_ text: String, _ value: (any Sendable)? = nil) -> Word {
    Word(text: text, key: key, range: range, isQuoted: false, followsSign: followsSign, value: value)
  }
}

extension Word {
  /// Creates a word that is in no line, such as an argument of the command line. Its text may be a keyword or a
  /// number; otherwise it means itself.
  package convenience init(argument text: String, key: String? = nil) {
    self.init(text: text, key: key, range: 0..<0, isQuoted: Quoting.quoted(text) != text)
  }

  /// The whole number that the text is, in the digits of any script; quoted digits of another script are a text.
  var integer: Int? {
    if let number = Int(text) { return number }
    guard !isQuoted, text.unicodeScalars.allSatisfy({ $0.properties.numericType == .decimal }) else {
      return nil
    }
    return Int(text.compactMap { $0.wholeNumberValue.map(String.init) }.joined())
  }

  var number: Int? { value as? Int }
  var device: Device? { value as? Device }
  var system: System? { value as? System }
  var guide: Guide? { value as? Guide }
  var rule: Rule? { value as? Rule }
  var chapter: Chapter? { value as? Chapter }
  var window: Window? { value as? Window }
  var isLiteral: Bool { value is Literal }
  /// The words of a list of tabs.
  var tabs: [Word]? { value as? [Word] }
  /// The error of what is no device, unless it is one of one's own, which only the session knows.
  var unknown: CommandError? { value as? CommandError }
}
