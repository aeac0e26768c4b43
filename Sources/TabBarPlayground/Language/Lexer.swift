import TabBarGuidelines

/// Splits a command line into words.
///
/// Words are separated by spaces. Double quotes keep spaces and know the escapes `\"`, `\\`, `\n`, `\t`
/// and `\u{…}`; single quotes keep everything. `#` at the start of a word begins a comment. A word
/// that starts with a name and an equals sign is an option. For a command that takes pairs, an equals sign parts two words. Where no file is read, blanks
/// of any width separate words, and the quotation marks of other languages keep spaces, too.
package struct Lexer {
  /// The line where it lies.
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private let bytes: Bytes
  /// At a prompt, an apostrophe after a letter or a digit is part of the word, as in `don't`.
  private let source: LineSource
  /// Whether a mark of direction may be at an end of a word, where a file keeps it.
  private let mayHaveMarks: Bool
  private var next = 0
  private var name: String?
  /// Whether its command takes pairs, which only some lines need for their words.
  private lazy var takesPairs = name.flatMap(Command.named)?.pairs.map { $0 <= source } ?? false
  /// Whether the next word may be the first one of a pair, and whether the one before it may be.
  private var mayBeginPair = (next: false, last: false)

  /// Returns the words of a line, without its comment.
  ///
  /// - Throws: An error where a quote is not closed or an escape is not known.
  package static func words(of line: String, source: LineSource = .file) throws(CommandError) -> [Word] {
    var line = line
    return try line.withUTF8 { bytes in
      Result { () throws(CommandError) in
        var lexer = Lexer(bytes: bytes, source: source)
        return try lexer.words()
      }
    }.get()
  }

  private mutating func words() throws(CommandError) -> [Word] {
    var words: [Word] = []
    words.reserveCapacity(4)
    while let word = try word() {
      words.append(word)
      if words.count == 1 { name = word.text }
      mayBeginPair = (words.count == 1 || word.followsSign, mayBeginPair.next)
    }
    return words
  }

  private init(bytes: Bytes, source: LineSource) {
    self.bytes = bytes
    self.source = source
    mayHaveMarks = source > .file && bytes.contains(0xE2)
  }

  /// Returns the commands of a line, each with its offset. A semicolon outside quotes parts them where a blank or the
  /// line's end follows; in a file it is part of its word.
  package static func commands(of line: String, source: LineSource) -> [(start: Int, text: String)] {
    guard source > .file, line.contains(byte: UInt8(ascii: ";")),
      let words = try? words(of: line, source: source)
    else { return [(0, line)] }
    let bytes = Array(line.utf8)
    var commands: [(start: Int, text: String)] = []
    var start = 0
    func addCommand(upTo end: Int) {
      let text = String(decoding: bytes[start..<end], as: UTF8.self).drop { $0.isWhitespace }
      if !text.isEmpty { commands.append((end - text.utf8.count, String(text))) }
      start = end + 1
    }
    for word in words {
      // Prose goes to the end of the line.
      let isFirst = bytes[start..<word.range.lowerBound].allSatisfy(isSpace)
      if word.isKeyword("because") || isFirst && word.isKeyword("note") { break }
      let end = word.range.upperBound - 1
      if bytes[end] == UInt8(ascii: ";") { addCommand(upTo: end) }
    }
    addCommand(upTo: bytes.count)
    return commands.isEmpty ? [(0, line)] : commands
  }

  /// Throws at a carriage return, which is part of the end of a line and of nothing else: it could not be kept.
  static func refuseReturn(in line: String) throws(CommandError) {
    guard line.contains(byte: UInt8(ascii: "\r")) else { return }
    let place = line.utf8.prefix { $0 != UInt8(ascii: "\r") }.count
    throw CommandError(
      "a carriage return is here, and the line goes on", at: place..<place + 1,
      remedy: #"take it out; in a text between double quotes it is \u{D}"#)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Reads the next word; `nil` at the end or before a comment.
  private mutating func word() throws(CommandError) -> Word? {
    skipSpaces()
    let followsSign =
      mayBeginPair.last && next < bytes.count && bytes[next] == UInt8(ascii: "=")
      && takesPairs
    if followsSign {
      next += 1
      skipSpaces()
    }
    guard next < bytes.count, bytes[next] != UInt8(ascii: "#") else { return nil }
    let start = next
    var pieceStart = start
    var key: String?
    var text = ""
    var isQuoted = false
    scan: while next < bytes.count {
      switch bytes[next] {
      case let byte where Self.isLetter(byte): break
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        break scan
      case UInt8(ascii: "=") where mayBeginPair.next && next > start && takesPairs:
        break scan
      case UInt8(ascii: "=") where key == nil && !isQuoted:
        guard Self.isName(bytes[start..<next]) else { break }
        key = piece(from: start)
        pieceStart = next + 1
      case UInt8(ascii: "'")
      where source == .prompt && next > pieceStart && Self.isApostrophe(after: bytes[next - 1]):
        break
      case let byte where byte >= 0xC2 && source > .file:
        if blank(at: next) > 0 { break scan }
        guard next == pieceStart, !isQuoted,
          let quoted = TypographicQuotes.text(at: bytes[next...])
        else { break }
        isQuoted = true
        text = quoted.text
        next += quoted.count
        pieceStart = next
        continue scan
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        addPiece(from: pieceStart, to: &text)
        isQuoted = true
        try addQuoted(to: &text)
        pieceStart = next
        continue scan
      default: break
      }
      next += 1
    }
    addPiece(from: pieceStart, to: &text)
    return Word(
      text: text, key: key, range: start..<next, isQuoted: isQuoted,
      hasCommaAfterQuote: isQuoted && key == nil && [",", "、"].contains(piece(from: pieceStart)),
      followsSign: followsSign)
  }

  private mutating func skipSpaces() {
    while next < bytes.count {
      let length = Self.isSpace(bytes[next]) ? 1 : bytes[next] < 0xC2 ? 0 : blank(at: next)
      guard length > 0 else { return }
      next += length
    }
  }

  /// Returns the bytes of a blank that is not ASCII; 0 for anything else. In a file it is part of its word.
  private func blank(at place: Int) -> Int {
    guard source > .file else { return 0 }
    let length = bytes[place] < 0xE0 ? 2 : 3
    let scalar = String(decoding: bytes[place...].prefix(length), as: UTF8.self).unicodeScalars.first
    return scalar?.properties.generalCategory == .spaceSeparator ? length : 0
  }

  private func piece(from start: Int) -> String {
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    return mayHaveMarks ? Quoting.withoutMarksAtEnds(text) : text
  }

  /// Adds the bytes since an offset to a text. To append to an empty one takes twice as long as to make it.
  private func addPiece(from start: Int, to text: inout String) {
    guard start < next else { return }
    if text.isEmpty { text = piece(from: start) } else { text += piece(from: start) }
  }

  private mutating func addQuoted(to text: inout String) throws(CommandError) {
    let opening = next
    let quote = bytes[opening]
    next += 1
    var pieceStart = next
    while next < bytes.count {
      if bytes[next] == quote {
        addPiece(from: pieceStart, to: &text)
        next += 1
        return
      }
      if bytes[next] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        addPiece(from: pieceStart, to: &text)
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
  private static func isName(_ bytes: Slice<Bytes>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }

  /// Whether a straight apostrophe after a byte is part of a word that is typed: the byte is a letter, or ends one
  /// beyond ASCII.
  static func isApostrophe(after byte: UInt8) -> Bool {
    isLetter(byte) || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension String {
  /// Whether one of its bytes of UTF-8 is this one. A view of them asks again for each how the text is kept.
  func contains(byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }

  var trimmingBlanks: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.drop { $0.isWhitespace }
  }
}
