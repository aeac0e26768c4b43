/// Splits a command line into words.
package enum Lexer {
  /// Returns the words of a line, without its comment.
  ///
  /// Words are separated by spaces. Double quotes keep spaces and know the escapes `\"`, `\\`, `\n`, `\t`
  /// and `\u{…}`; single quotes keep everything. `#` at the start of a word begins a comment. A word
  /// that starts with a name and an equals sign is an option.
  ///
  /// - Throws: An error where a quote is not closed or an escape is not known.
  package static func words(of line: String) throws(CommandError) -> [Word] {
    var words: [Word] = []
    words.reserveCapacity(4)
    let bytes = line.utf8
    var index = bytes.startIndex
    var offset = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isSpace(byte) {
        bytes.formIndex(after: &index)
        offset += 1
        continue
      }
      if byte == UInt8(ascii: "#") { break }
      words.append(try word(in: line, from: &index, at: &offset))
    }
    return words
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Whether a byte has a meaning of its own anywhere in a bare word.
  static func isSpecial(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: "\\")
  }

  private static func word(
    in line: String, from index: inout String.Index, at offset: inout Int
  ) throws(CommandError) -> Word {
    let bytes = line.utf8
    let start = offset
    var key: String?
    var text = ""
    var isQuoted = false
    var pieceStart = index

    scan: while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        break scan
      case UInt8(ascii: "="):
        if key == nil, !isQuoted, pieceStart < index, isName(bytes[pieceStart..<index]) {
          key = String(line[pieceStart..<index])
          pieceStart = bytes.index(after: index)
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        text += String(line[pieceStart..<index])
        isQuoted = true
        text += try quotedText(in: line, from: &index, at: &offset)
        pieceStart = index
        continue scan
      default: break
      }
      bytes.formIndex(after: &index)
      offset += 1
    }
    if text.isEmpty {
      text = String(line[pieceStart..<index])
    } else {
      text += String(line[pieceStart..<index])
    }
    return Word(text: text, key: key, range: start..<offset, isQuoted: isQuoted)
  }

  /// Reads from an opening quote to behind the closing one.
  private static func quotedText(
    in line: String, from index: inout String.Index, at offset: inout Int
  ) throws(CommandError) -> String {
    let bytes = line.utf8
    let quote = bytes[index]
    let opening = offset
    func step() {
      bytes.formIndex(after: &index)
      offset += 1
    }
    step()
    var text = ""
    var pieceStart = index
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == quote {
        text += String(line[pieceStart..<index])
        step()
        return text
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += String(line[pieceStart..<index])
        text += try escape(in: line, from: &index, at: &offset)
        pieceStart = index
      } else {
        step()
      }
    }
    let sign = quote == UInt8(ascii: "\"") ? "\"" : "'"
    throw CommandError(
      "this quote is not closed", at: opening..<opening + 1, remedy: "end the text with \(sign)")
  }

  /// Reads an escape from its backslash to behind its end.
  private static func escape(
    in line: String, from index: inout String.Index, at offset: inout Int
  ) throws(CommandError) -> String {
    let start = offset
    // Scalars, because a mark that follows makes one character with the sign before it.
    let scalars = line.unicodeScalars
    var end = scalars.index(after: index)
    guard end < scalars.endIndex else {
      throw CommandError(
        "nothing stands behind this backslash", at: start..<start + 1, remedy: #"write \\ for a backslash"#)
    }
    let letter = scalars[end]
    scalars.formIndex(after: &end)
    let meaning: String?
    switch letter {
    case "\"", "\\": meaning = String(letter)
    case "n": meaning = "\n"
    case "t": meaning = "\t"
    case "u":
      let digits = scalars[end...].dropFirst().prefix { $0.properties.isASCIIHexDigit }
      if scalars[end...].first == "{", scalars[digits.endIndex...].first == "}" {
        end = scalars.index(after: digits.endIndex)
        meaning = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
      } else {
        meaning = nil
      }
    default: meaning = nil
    }
    let length = scalars[index..<end].reduce(0) { $0 + UTF8.width($1) }
    guard let meaning else {
      throw CommandError(
        "this escape is not known", at: start..<start + length,
        remedy: #"inside double quotes \" \\ \n \t and \u{1F4A1} are; single quotes keep everything"#)
    }
    index = end
    offset += length
    return meaning
  }

  /// Whether bytes are the name of an option: letters, digits, dots and hyphens, a letter first.
  private static func isName(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
