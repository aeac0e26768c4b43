/// Splits a command line into words.
///
/// Words are separated by spaces. Double quotes keep spaces and know the escapes `\"`, `\\`, `\n`, `\t`
/// and `\u{…}`; single quotes keep everything. `#` at the start of a word begins a comment. A word
/// that starts with a name and an equals sign is an option.
package struct Lexer {
  private let bytes: [UInt8]
  /// Whether an apostrophe after a letter is part of the word, as in `don't`.
  private let keepsApostrophes: Bool
  /// The offset of the next byte.
  private var next = 0

  /// Returns the words of a line, without its comment.
  ///
  /// - Parameter isTyped: Whether a person types the line at a prompt, so that an apostrophe after a letter opens no
  ///   quote. In a file it does.
  /// - Throws: An error where a quote is not closed or an escape is not known.
  package static func words(of line: String, isTyped: Bool = false) throws(CommandError) -> [Word] {
    var lexer = Lexer(bytes: Array(line.utf8), keepsApostrophes: isTyped)
    var words: [Word] = []
    words.reserveCapacity(4)
    while let word = try lexer.word() { words.append(word) }
    return words
  }

  private init(bytes: [UInt8], keepsApostrophes: Bool) {
    self.bytes = bytes
    self.keepsApostrophes = keepsApostrophes
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Whether a byte has a meaning of its own anywhere in a bare word.
  static func isSpecial(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: "\\")
  }

  /// Reads the next word; `nil` at the end or before a comment.
  private mutating func word() throws(CommandError) -> Word? {
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    guard next < bytes.count, bytes[next] != UInt8(ascii: "#") else { return nil }
    let start = next
    var pieceStart = start
    var key: String?
    var text = ""
    var isQuoted = false
    scan: while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        break scan
      case UInt8(ascii: "=") where key == nil && !isQuoted && Self.isName(bytes[start..<next]):
        key = piece(from: start)
        pieceStart = next + 1
      case UInt8(ascii: "'")
      where keepsApostrophes && next > pieceStart && Self.isApostrophe(after: bytes[next - 1]):
        break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        text += piece(from: pieceStart)
        isQuoted = true
        text += try quotedText()
        pieceStart = next
        continue scan
      default: break
      }
      next += 1
    }
    let last = piece(from: pieceStart)
    return Word(
      text: text.isEmpty ? last : text + last, key: key, range: start..<next, isQuoted: isQuoted,
      hasCommaAfterQuote: isQuoted && last == ",")
  }

  /// Returns the text from an offset to the next byte.
  private func piece(from start: Int) -> String { String(decoding: bytes[start..<next], as: UTF8.self) }

  /// Reads a text from its opening quote to its closing one.
  private mutating func quotedText() throws(CommandError) -> String {
    let opening = next
    let quote = bytes[opening]
    next += 1
    var text = ""
    var pieceStart = next
    while next < bytes.count {
      if bytes[next] == quote {
        text += piece(from: pieceStart)
        next += 1
        return text
      }
      if bytes[next] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += piece(from: pieceStart)
        text += try escape()
        pieceStart = next
      } else {
        next += 1
      }
    }
    let sign = quote == UInt8(ascii: "\"") ? "\"" : "'"
    throw CommandError(
      "this quote is not closed", at: opening..<opening + 1, remedy: "end the text with \(sign)")
  }

  /// Reads an escape from its backslash to its end.
  private mutating func escape() throws(CommandError) -> String {
    let start = next
    next += 1
    guard next < bytes.count else {
      throw CommandError(
        "nothing follows this backslash", at: start..<next, remedy: #"write \\ for a backslash"#)
    }
    let letter = bytes[next]
    next += 1
    var meaning: String?
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): meaning = String(Unicode.Scalar(letter))
    case UInt8(ascii: "n"): meaning = "\n"
    case UInt8(ascii: "t"): meaning = "\t"
    case UInt8(ascii: "u"):
      let digits = bytes[next...].dropFirst().prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
      let end = digits.endIndex
      if end < bytes.count, bytes[next] == UInt8(ascii: "{"), bytes[end] == UInt8(ascii: "}") {
        next = end + 1
        meaning = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
          .map { String($0) }
      }
    default:
      // A letter beyond ASCII has more bytes.
      while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    }
    guard let meaning else {
      throw CommandError(
        "this escape is not known", at: start..<next,
        remedy: #"inside double quotes \" \\ \n \t and \u{1F4A1} are; single quotes keep everything"#)
    }
    return meaning
  }

  /// Whether bytes are the name of an option: letters, digits, dots and hyphens, a letter first.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }

  /// Whether a straight apostrophe after a byte is part of a word that is typed: the byte is a letter, or ends one
  /// beyond ASCII.
  static func isApostrophe(after byte: UInt8) -> Bool { isLetter(byte) || byte >= 0x80 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
