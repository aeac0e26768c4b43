struct Token {
  enum Kind: UInt8 {
    case name, number, string, open, close, sign
    /// A whole line that is for the compiler, such as `#if os(iOS)`.
    case directive
  }

  /// The first byte, and the byte after the last.
  var start: UInt32
  var end: UInt32
  /// The index of the bracket that closes or opens this one; its own index for all others.
  var mate: Int32 = 0
  var kind = Kind.sign
  var startsLine: Bool
  var followsSpace: Bool
  /// Whether it is a text with values in it, such as `"\(count) items"`.
  var hasValues = false
  /// Whether only some builds have it, as a flag says that the project knows.
  var isConditional = false
}

/// Splits code into tokens. Comments are left out; a text that does not end stops at the end of its line.
struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether it is JSON or a strings file, whose texts may have several lines.
  private let isData: Bool
  private var next = 0
  private var tokens: [Token] = []

  static func tokens(of bytes: [UInt8], isData: Bool) -> [Token] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(bytes: buffer, isData: isData)
      // Code has a token for each four to six bytes. What is reserved and not used costs nothing.
      lexer.tokens.reserveCapacity(bytes.count / 3)
      lexer.run()
      return lexer.tokens
    }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func at(_ offset: Int, _ signs: StaticString) -> Bool {
    (0..<signs.utf8CodeUnitCount).allSatisfy { byte(offset + $0) == signs.utf8Start[$0] }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    var end = next
    while end < bytes.count, isSkipped(bytes[end]) { end += 1 }
    next = end
  }

  private mutating func run() {
    var startsLine = true
    var followsSpace = true
    while next < bytes.count {
      let first = bytes[next]
      if first.isSpace || first == 0 {
        startsLine = startsLine || first.isNewline
        followsSpace = true
        next += 1
      } else if at(next, "//") || at(next, "/*") {
        startsLine = skipComment() || startsLine
        followsSpace = true
      } else {
        var token = Token(start: UInt32(next), end: 0, startsLine: startsLine, followsSpace: followsSpace)
        readToken(first, &token)
        token.end = UInt32(min(next, bytes.count))
        tokens.append(token)
        startsLine = token.kind == .directive
        followsSpace = startsLine
      }
    }
  }

  private mutating func readToken(_ first: UInt8, _ token: inout Token) {
    next += 1
    switch first {
    case "\"": readText(&token, hashes: 0)
    case "#":
      let start = next
      skip { $0 == first }
      if byte(next) == "\"" {
        next += 1
        readText(&token, hashes: next - start)
      } else {
        next = start
        if byte(next).isNameStart { readHashName(&token) }
      }
    case "(", "[", "{": token.kind = .open
    case ")", "]", "}": token.kind = .close
    case "`":
      token.kind = .name
      skip(\.isNamePart)
      if byte(next) == first { next += 1 }
    case _ where first.isDigit:
      token.kind = .number
      while byte(next).isNamePart || byte(next) == "." && byte(next + 1).isDigit { next += 1 }
    case _ where first.isNameStart:
      token.kind = .name
      skip(\.isNamePart)
    case "." where byte(next) == first: next += at(next, "..") || at(next, ".<") ? 2 : 1
    default:
      // The second sign is never a letter, a bracket or a blank.
      let second = byte(next)
      if second > 0x20, second < 0x7F, Self.pairs.contains([first, second].text) { next += 1 }
    }
  }

  private static let pairs: Set = [
    "??", "==", "!=", "->", "&&", "||", "<=", ">=", "+=", "-=", "*=", "/=",
  ]

  /// Skips a comment and returns whether a line ends in it.
  private mutating func skipComment() -> Bool {
    if at(next, "//") {
      skip { !$0.isNewline }
      return false
    }
    var depth = 0
    var endsLine = false
    while next < bytes.count {
      if at(next, "/*"), depth == 0 || !isData {
        depth += 1
        next += 2
      } else if at(next, "*/") {
        depth -= 1
        next += 2
        if depth == 0 { break }
      } else {
        endsLine = endsLine || bytes[next] == 0x0A
        next += 1
      }
    }
    return endsLine
  }

  /// Reads `#if` and the like up to the end of the line, or a name such as `#available`.
  private mutating func readHashName(_ token: inout Token) {
    let start = next
    skip(\.isNamePart)
    let name = bytes[start..<next].text
    let isLine = name.isOne(of: "if elseif else endif error warning")
    token.kind = isLine ? .directive : .name
    while isLine, next < bytes.count, !bytes[next].isNewline, !at(next, "//"), !at(next, "/*") {
      next += at(next, "\\\n") ? 2 : 1
    }
  }

  /// Reads a text after its first quote. Values in it may hold texts of their own.
  private mutating func readText(_ token: inout Token, hashes: Int) {
    token.kind = .string
    /// The texts that are open, each with its number of quotes, hashes, and brackets that are open in its value.
    var texts: [(quotes: Int, hashes: Int, brackets: Int)] = []
    func begin(hashes: Int) {
      let isLong = !isData && at(next, "\"\"")
      texts.append((isLong ? 3 : 1, hashes, 0))
      if isLong { next += 2 }
    }
    begin(hashes: hashes)
    while next < bytes.count, let text = texts.last {
      let current = bytes[next]
      let isEnd = current == "\"" && (text.quotes == 1 || at(next, "\"\"\""))
      func hasHashes(_ offset: Int) -> Bool { (0..<text.hashes).allSatisfy { byte(offset + $0) == 0x23 } }
      next += 1
      if text.brackets > 0 {
        if current == "(" { texts[texts.count - 1].brackets += 1 }
        if current == ")" { texts[texts.count - 1].brackets -= 1 }
        if current == "\"", texts.count < 32 { begin(hashes: 0) }
        guard current != 0x0A || texts.contains(where: { $0.quotes == 3 }) else {
          next -= 1
          return
        }
      } else if current == "\\", hasHashes(next) {
        next += text.hashes
        if byte(next) == "(", !isData {
          token.hasValues = true
          texts[texts.count - 1].brackets = 1
        }
        next += 1
      } else if isEnd, hasHashes(next + text.quotes - 1) {
        next += text.quotes - 1 + text.hashes
        texts.removeLast()
      } else if current == 0x0A, text.quotes == 1, !isData {
        next -= 1
        return
      }
    }
  }
}
