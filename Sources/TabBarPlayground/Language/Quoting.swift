/// How words with spaces and unusual characters are written, so that reading them gives the same again.
package enum Quoting {
  /// Whether a word means something else than its letters unless it is quoted: a keyword or a number.
  package static func hasMeaning(_ word: String) -> Bool {
    switch word.lowercased() {
    case "off", "none", "auto", "selected", "first", "last", "because", "all", "sources", "into", "and",
      "und", "&":
      true
    default: Int(word) != nil || word.first?.isNumber == true && CountRange(word) != nil
    }
  }

  /// Returns a word as it is written in a command: bare where that is enough, else in double quotes.
  ///
  /// Control characters and characters that turn the reading direction are written as `\u{…}`, so
  /// that a saved file is harmless to look at.
  ///
  /// - Parameters:
  ///   - word: Any text, also empty.
  ///   - always: Whether to quote even where it is not needed.
  ///   - ascii: Whether every character beyond ASCII is written as `\u{…}`, too.
  package static func quoted(
    _ word: String, always: @autoclosure () -> Bool = false, ascii: Bool = false
  ) -> String {
    let form = form(of: word, ascii: ascii)
    if form == .bare, !always() { return word }
    // In most words nothing is written in another way, and letter by letter takes long.
    guard form == .escaped else {
      return String(unsafeUninitializedCapacity: word.utf8.count + 2) { bytes in
        bytes.initialize(repeating: UInt8(ascii: "\""))
        var word = word
        return 1 + word.withUTF8 { bytes[1...].update(fromContentsOf: $0) }
      }
    }
    var result = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if isInvisible(scalar) || ascii && !scalar.isASCII {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Returns a command in ASCII, so that who types it means the same letters.
  package static func asciiLine(_ line: String) -> String {
    guard !line.utf8.allSatisfy({ $0 < 0x80 }), let words = try? Lexer.words(of: line) else { return line }
    return words.map { word in
      let isASCII = word.text.utf8.allSatisfy { $0 < 0x80 }
      return isASCII ? word.canonical : (word.key.map { $0 + "=" } ?? "") + quoted(word.text, ascii: true)
    }.joined(separator: " ")
  }

  /// Returns a comment with invisible characters written by their numbers, so that a saved file is harmless to look at.
  package static func harmless(_ comment: String) -> String {
    var result = ""
    for scalar in comment.unicodeScalars {
      if scalar == "\t" {
        result += " "
      } else if isInvisible(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private enum Form { case bare, quoted, escaped }

  /// Returns how a text is written at least; with escapes also where only a look at each letter tells that it needs none.
  private static func form(of word: String, ascii: Bool) -> Form {
    var text = word
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return .quoted }
      let isOption = first == UInt8(ascii: "-") && word.hasPrefix("--")
      let ends = last == UInt8(ascii: ";") || last == UInt8(ascii: ",")
      var form = isOption || ends || first == UInt8(ascii: "#") ? Form.quoted : .bare
      var isASCII = true
      for byte in bytes where !Lexer.isLetter(byte) {
        switch byte {
        case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): return .escaped
        case UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "'"): form = .quoted
        case 0x80...: isASCII = false
        default: break
        }
      }
      if isASCII { return form }
      // Letters of any script are fine bare; spaces and invisible characters beyond ASCII are not.
      let isBare =
        form == .bare && !ascii
        && word.unicodeScalars.allSatisfy { !isInvisible($0) && !$0.properties.isWhitespace && $0 != "、" }
        && !TypographicQuotes.begin(word)
        // A combining mark would be one character with the space before it.
        && " \(word) ".split(separator: " ") == [word[...]]
      return isBare ? .bare : .escaped
    }
  }

  /// Returns a text without the marks of direction at its ends, as it is copied from a terminal that isolates titles; a
  /// comma or a semicolon may be behind the last one.
  static func withoutMarksAtEnds(_ text: String) -> String {
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      [0x200E, 0x200F].contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    var scalars = text.unicodeScalars.drop(while: isMark)
    let end = scalars.last.flatMap { $0 == "," || $0 == ";" ? scalars.popLast() : nil }
    while let last = scalars.last, isMark(last) { scalars.removeLast() }
    return String(scalars) + (end.map(String.init) ?? "")
  }

  /// Whether a scalar is a control character or steers the reading direction.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
