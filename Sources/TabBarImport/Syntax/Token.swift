struct Token {
  enum Kind: UInt8 {
    case name, number, string, open, close, sign
    /// A whole line that is for the compiler, such as `#if os(iOS)`.
    case directive
  }

  /// The first byte, and the byte after the last.
  var start: UInt32
  var end: UInt32 = 0
  /// The index of the bracket that closes or opens this one; its own index for all others.
  var mate: Int32 = 0
  var kind = Kind.sign
  var startsLine: Bool
  /// Whether it is a text with values in it, such as `"\(count) items"`.
  var hasValues = false
  /// Whether only some builds have it, as a flag says that the project knows.
  var isConditional = false
}

/// Splits code into tokens. Comments are left out; a text that does not end stops at the end of its line.
struct Lexer: ByteReader {
  let bytes: [UInt8]
  /// Whether it is JSON or a strings file, whose texts may have several lines.
  let isData: Bool
  var next = 0
  /// The first byte from which on the tokens may be others than those of the compiler: of a text or a comment that does not
  /// end, or of code in a text that may be a regular expression.
  private var doubt: Int?

  /// Returns the tokens, and where they begin to be in doubt.
  static func tokens(of bytes: [UInt8], isData: Bool) -> (tokens: [Token], doubt: Int?) {
    var lexer = Lexer(bytes: bytes, isData: isData)
    var tokens: [Token] = []
    // Code has a token for each four to six bytes. What is reserved and not used costs nothing.
    tokens.reserveCapacity(bytes.count / 3)
    var startsLine = true
    while lexer.next < bytes.count {
      let first = bytes[lexer.next]
      if first.isSpace || first == 0 {
        startsLine = startsLine || first.isNewline
        lexer.next += 1
      } else if lexer.at("//") || lexer.at("/*") {
        startsLine = lexer.skipComment() || startsLine
      } else {
        var token = Token(start: UInt32(lexer.next), startsLine: startsLine)
        lexer.read(first, &token)
        token.end = UInt32(min(lexer.next, bytes.count))
        tokens.append(token)
        startsLine = token.kind == .directive
      }
    }
    return (tokens, lexer.doubt)
  }

  private mutating func read(_ first: UInt8, _ token: inout Token) {
    next += 1
    switch first {
    case "\"": readText(&token, hashes: 0)
    case "#":
      let start = next
      skip { $0 == first }
      let hashes = next - start + 1
      if byte() == "\"" {
        next += 1
        readText(&token, hashes: hashes)
      } else if byte() == "/", !isData {
        next += 1
        readPattern(&token, hashes: hashes)
      } else {
        next = start
        if byte().isNameStart { readHashName(&token) }
      }
    case "/" where !isData && byte() != "=" && isUnbound(next - 1): readPattern(&token, hashes: 0)
    case "(", "[", "{": token.kind = .open
    case ")", "]", "}": token.kind = .close
    case "`":
      token.kind = .name
      skip(\.isNamePart)
      if byte() == first { next += 1 }
    case _ where first.isDigit:
      token.kind = .number
      while byte().isNamePart || byte() == "." && byte(1).isDigit { next += 1 }
    case _ where first.isNameStart:
      token.kind = .name
      skip(\.isNamePart)
    case "." where byte() == first: next += at("..") || at(".<") ? 2 : 1
    default: if Self.pairs.contains([first, byte()]) { next += 1 }
    }
  }

  private static let pairs = Set(
    "?? == != -> && || <= >= += -= *= /=".utf8.split(separator: 0x20).map(Array.init))

  /// Skips a comment and returns whether a line ends in it.
  private mutating func skipComment() -> Bool {
    let start = next
    if at("//") {
      skip { !$0.isNewline }
      return false
    }
    var depth = 0
    repeat {
      if at("/*"), depth == 0 || !isData {
        depth += 1
        next += 2
      } else if at("*/") {
        depth -= 1
        next += 2
      } else {
        next += 1
      }
    } while depth > 0 && next < bytes.count
    if depth > 0 { doubt = doubt ?? start }
    return bytes[start..<min(next, bytes.count)].contains(0x0A)
  }

  /// Reads `#if` and the like up to the end of the line, or a name such as `#available`.
  private mutating func readHashName(_ token: inout Token) {
    let isLine = bytes[skip(\.isNamePart)].text.isOne(of: "if elseif else endif error warning")
    token.kind = isLine ? .directive : .name
    while isLine, next < bytes.count, !byte().isNewline, !at("//"), !at("/*") { next += at("\\\n") ? 2 : 1 }
  }

  /// Whether a sign has nothing before it that it could belong to, and something behind it (Swift, operators).
  private func isUnbound(_ index: Int) -> Bool {
    let (before, after) = (
      index > 0 ? bytes[index - 1] : 0x20, index + 1 < bytes.count ? bytes[index + 1] : 0x20
    )
    return (before.isSpace || "([{,;:#".utf8.contains(before)) && !after.isSpace
  }

  /// Reads a regular expression after its first slash. Without hashes it ends on its line, with each bracket that it
  /// opens; else the slash is an operator.
  private mutating func readPattern(_ token: inout Token, hashes: Int) {
    var (index, depth) = (next, 0)
    while index < bytes.count, hashes > 0 || depth >= 0 && !bytes[index].isNewline {
      let current = bytes[index]
      index += current == "\\" ? 2 : 1
      if current == "(" { depth += 1 }
      if current == ")" { depth -= 1 }
      if current == "/",
        bytes.dropFirst(index).prefix(hashes).elementsEqual(repeatElement(0x23, count: hashes))
      {
        next = index + hashes
        (token.kind, token.hasValues) = (.string, true)
        return
      }
    }
    if hashes > 0 { doubt = doubt ?? next }
  }

  /// Reads a text after its first quote. Values in it may hold texts of their own.
  private mutating func readText(_ token: inout Token, hashes: Int) {
    token.kind = .string
    /// The texts that are open, each with its number of quotes, hashes, and brackets that are open in its value.
    var texts: [(quotes: Int, hashes: Int, brackets: Int)] = []
    func begin(hashes: Int) {
      let isLong = !isData && at("\"\"")
      texts.append((isLong ? 3 : 1, hashes, 0))
      if isLong { next += 2 }
    }
    begin(hashes: hashes)
    let start = next
    while next < bytes.count, let text = texts.last {
      let current = bytes[next]
      let isEnd = current == "\"" && (text.quotes == 1 || at("\"\"\""))
      next += 1
      func hasHashes(_ offset: Int) -> Bool { (0..<text.hashes).allSatisfy { byte(offset + $0) == "#" } }
      if text.brackets > 0 {
        if current == "(" { texts[texts.count - 1].brackets += 1 }
        if current == ")" { texts[texts.count - 1].brackets -= 1 }
        if current == "\"", texts.count < 32 { begin(hashes: 0) }
        if current == "/" || current == "#" && "\"#/".utf8.contains(byte()), isUnbound(next - 1) {
          doubt = doubt ?? start
        }
      } else if current == "\\", hasHashes(0) {
        next += text.hashes
        if byte() == "(", !isData {
          token.hasValues = true
          texts[texts.count - 1].brackets = 1
        }
        next += 1
      } else if isEnd, hasHashes(text.quotes - 1) {
        next += text.quotes - 1 + text.hashes
        texts.removeLast()
      } else if current == "\n", text.quotes == 1, !isData {
        next -= 1
        break
      }
    }
    if !texts.isEmpty { doubt = doubt ?? start }
  }
}
