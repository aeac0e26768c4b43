/// A token of Swift or Objective-C.
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
  var kind: Kind
  /// Whether it is the first on its line.
  var startsLine = false
  /// Whether there is a space before it.
  var followsSpace = false
  /// Whether it is a text with values in it, such as `"\(count) items"`.
  var hasValues = false
  /// The number of the condition of its `#if`, from 1; 0 where it is always compiled, or for all that is known.
  var condition: UInt16 = 0
}

/// What a file is written in.
enum Language {
  case swift, objectiveC
  /// JSON or a strings file, whose texts may have several lines.
  case data
}

/// Splits code into tokens. Comments are left out; a text that does not end stops at the end of its line.
struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: Language
  private var next = 0
  private var tokens: [Token] = []

  static func tokens(of bytes: [UInt8], as language: Language) -> [Token] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(bytes: buffer, language)
      lexer.run()
      return lexer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, _ language: Language) {
    self.bytes = bytes
    self.language = language
    // Code has a token for each four to six bytes. What is reserved and not used costs nothing.
    tokens.reserveCapacity(bytes.count / 3)
  }

  private mutating func skipName() {
    var end = next
    while end < bytes.count, bytes[end].isNamePart { end += 1 }
    next = end
  }

  /// Goes to the end of the line.
  private mutating func skipLine() {
    var end = next
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    next = end
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func run() {
    var startsLine = true
    var followsSpace = true
    while next < bytes.count {
      let first = bytes[next]
      if first == 0x0A || first == 0x0D {
        startsLine = true
        followsSpace = true
        next += 1
        continue
      }
      if first.isSpace || first == 0 {
        followsSpace = true
        next += 1
        continue
      }
      if first == UInt8(ascii: "/"),
        byte(next + 1) == UInt8(ascii: "/") || byte(next + 1) == UInt8(ascii: "*")
      {
        startsLine = skipComment() || startsLine
        followsSpace = true
        continue
      }
      var token = Token(start: UInt32(next), end: 0, kind: .sign)
      token.startsLine = startsLine
      token.followsSpace = followsSpace
      readToken(first, &token)
      token.end = UInt32(min(next, bytes.count))
      tokens.append(token)
      startsLine = token.kind == .directive
      followsSpace = token.kind == .directive
    }
  }

  private mutating func readToken(_ first: UInt8, _ token: inout Token) {
    switch first {
    case UInt8(ascii: "\""): readText(&token, hashes: 0)
    case UInt8(ascii: "#"):
      var hashes = 0
      while byte(next + hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(next + hashes) == UInt8(ascii: "\"") {
        next += hashes
        readText(&token, hashes: hashes)
      } else if byte(next + 1).isNameStart {
        readHashName(&token)
      } else {
        next += 1
      }
    case UInt8(ascii: "@") where language == .objectiveC && byte(next + 1) == UInt8(ascii: "\""):
      next += 1
      readText(&token, hashes: 0)
    case UInt8(ascii: "'") where language == .objectiveC:
      next += 1
      while next < bytes.count, bytes[next] != first, bytes[next] != 0x0A {
        next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
      }
      next += 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      token.kind = .open
      next += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      token.kind = .close
      next += 1
    case UInt8(ascii: "`"):
      token.kind = .name
      next += 1
      skipName()
      if byte(next) == UInt8(ascii: "`") { next += 1 }
    default:
      if first.isDigit {
        token.kind = .number
        next += 1
        while byte(next).isNamePart || byte(next) == UInt8(ascii: ".") && byte(next + 1).isDigit { next += 1 }
      } else if first.isNameStart {
        token.kind = .name
        next += 1
        skipName()
      } else {
        readSign(first)
      }
    }
  }

  private static let pairs: Set = [
    "??", "==", "!=", "->", "&&", "||", "<=", ">=", "+=", "-=", "*=", "/=",
  ]

  /// Reads a sign of one character, or of a few where they mean something else together.
  private mutating func readSign(_ first: UInt8) {
    let second = byte(next + 1)
    if first == UInt8(ascii: "."), second == first {
      next += byte(next + 2) == UInt8(ascii: ".") || byte(next + 2) == UInt8(ascii: "<") ? 3 : 2
    } else {
      // A second one is never a letter, a bracket or a blank.
      next += second > 0x20 && second < 0x7F && Self.pairs.contains([first, second].text) ? 2 : 1
    }
  }

  /// Skips a comment and returns whether a line ends in it.
  private mutating func skipComment() -> Bool {
    if byte(next + 1) == UInt8(ascii: "/") {
      skipLine()
      return false
    }
    var depth = 0
    var endsLine = false
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "/"), byte(next + 1) == UInt8(ascii: "*"),
        depth == 0 || language == .swift
      {
        depth += 1
        next += 2
      } else if bytes[next] == UInt8(ascii: "*"), byte(next + 1) == UInt8(ascii: "/") {
        depth -= 1
        next += 2
        if depth == 0 { return endsLine }
      } else {
        if bytes[next] == 0x0A { endsLine = true }
        next += 1
      }
    }
    return endsLine
  }

  /// Reads `#if` and the like up to the end of the line, or a name such as `#available`.
  private mutating func readHashName(_ token: inout Token) {
    let start = next
    next += 1
    skipName()
    let name = bytes[(start + 1)..<next]
    let isLine =
      language == .objectiveC
      || ["if", "elseif", "else", "endif", "error", "warning"].contains { name.elementsEqual($0.utf8) }
    token.kind = isLine ? .directive : .name
    guard isLine else { return }
    while next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D {
      if bytes[next] == UInt8(ascii: "/"),
        byte(next + 1) == UInt8(ascii: "/") || byte(next + 1) == UInt8(ascii: "*")
      {
        return
      }
      if bytes[next] == UInt8(ascii: "\\"), byte(next + 1) == 0x0A { next += 1 }
      next += 1
    }
  }

  /// Reads a text from its quotes on. Values in it may hold texts of their own.
  private mutating func readText(_ token: inout Token, hashes: Int) {
    token.kind = .string
    /// The texts that are open, each with its number of quotes, hashes, and brackets that are open in its value.
    var texts: [(quotes: Int, hashes: Int, brackets: Int)] = []
    func quotes(_ offset: Int) -> Int {
      byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"") ? 3 : 1
    }
    func begin(hashes: Int) {
      let count = language == .swift ? quotes(next) : 1
      texts.append((count, hashes, 0))
      next += count
    }
    begin(hashes: hashes)
    while next < bytes.count, let text = texts.last {
      let current = bytes[next]
      if text.brackets > 0 {
        if current == UInt8(ascii: "(") { texts[texts.count - 1].brackets += 1 }
        if current == UInt8(ascii: ")") { texts[texts.count - 1].brackets -= 1 }
        if current == UInt8(ascii: "\""), texts.count < 32 {
          begin(hashes: 0)
          continue
        }
        if current == 0x0A, !texts.contains(where: { $0.quotes == 3 }) { return }
        next += 1
      } else if current == UInt8(ascii: "\\") {
        var count = 0
        while count < text.hashes, byte(next + 1 + count) == UInt8(ascii: "#") { count += 1 }
        if count == text.hashes {
          next += 1 + count
          if byte(next) == UInt8(ascii: "("), language == .swift {
            token.hasValues = true
            texts[texts.count - 1].brackets = 1
          }
        }
        next += 1
      } else if current == UInt8(ascii: "\""), text.quotes == 1 || quotes(next) == 3 {
        var count = 0
        while count < text.hashes, byte(next + text.quotes + count) == UInt8(ascii: "#") { count += 1 }
        next += count == text.hashes ? text.quotes + count : 1
        if count == text.hashes { texts.removeLast() }
      } else {
        if current == 0x0A, text.quotes == 1, language != .data { return }
        next += 1
      }
    }
  }
}
