/// A file of code as tokens, with the mate of each bracket.
final class CodeFile {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// What only the project knows of them.
  let conditions: [Condition]
  let isObjectiveC: Bool
  let isAside: Bool
  private lazy var lines = LineTable(bytes)

  init(_ source: ImportSource) {
    path = source.path
    isAside = source.isAside
    isObjectiveC = path.ending != "swift"
    bytes = source.bytes
    var tokens = Lexer.tokens(of: bytes, as: isObjectiveC ? .objectiveC : .swift)
    conditions = Compilation.keepActive(&tokens, in: bytes)
    Self.matchBrackets(&tokens, in: bytes)
    self.tokens = tokens
  }

  var all: Range<Int> { 0..<tokens.count }

  /// Finds the mate of each bracket. One that has none is its own mate, and counts as empty.
  private static func matchBrackets(_ tokens: inout [Token], in bytes: [UInt8]) {
    var open: [Int] = []
    /// How many brackets of each kind are open: round, square, curly.
    var counts = [0, 0, 0]
    func kind(_ token: Token) -> Int {
      switch bytes[Int(token.start)] {
      case UInt8(ascii: "("), UInt8(ascii: ")"): 0
      case UInt8(ascii: "["), UInt8(ascii: "]"): 1
      default: 2
      }
    }
    for index in tokens.indices {
      tokens[index].mate = Int32(index)
      if tokens[index].kind == .open {
        open.append(index)
        counts[kind(tokens[index])] += 1
      } else if tokens[index].kind == .close {
        let wanted = kind(tokens[index])
        guard counts[wanted] > 0 else { continue }
        while let last = open.popLast() {
          let found = kind(tokens[last])
          counts[found] -= 1
          guard found == wanted else { continue }
          tokens[last].mate = Int32(index)
          tokens[index].mate = Int32(last)
          break
        }
      }
    }
  }

  // MARK: - Tokens

  /// Whether a token is there and is the first on its line.
  func startsLine(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].startsLine }

  /// Whether a token is there and has a space before it.
  func followsSpace(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].followsSpace }

  func isToken(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let start = Int(tokens[index].start)
    return Int(tokens[index].end) - start == text.utf8CodeUnitCount
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  func kind(_ index: Int) -> Token.Kind? { index >= 0 && index < tokens.count ? tokens[index].kind : nil }

  /// The text of a token, a name without its backticks; an empty one where there is no token.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    var range = Int(tokens[index].start)..<Int(tokens[index].end)
    if tokens[index].kind == .name, bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    }
    return bytes[range].text
  }

  func names(_ range: Range<Int>) -> [String] { range.filter { kind($0) == .name }.map(text) }

  /// The token after this one at the same level: after the mate of a bracket that opens.
  func after(_ index: Int) -> Int { kind(index) == .open ? Int(tokens[index].mate) + 1 : index + 1 }

  /// The tokens between a bracket and its mate.
  func inside(_ open: Int) -> Range<Int> {
    guard tokens.indices.contains(open) else { return 0..<0 }
    let mate = Int(tokens[open].mate)
    return mate > open ? (open + 1)..<mate : open..<open
  }

  /// Returns the first of some tokens, at their level, for which something holds.
  func first(_ range: Range<Int>, _ isWanted: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isWanted(index) { return index }
      index = max(index + 1, after(index))
    }
    return nil
  }

  /// Splits tokens at the commas of their own level.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isToken(index, ",") {
        if start < index { result.append(start..<index) }
        start = index + 1
      }
      index = afterGenerics(index, range.upperBound) ?? max(index + 1, after(index))
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// The token after `<…>`, or `nil` where there is none.
  func afterGenerics(_ start: Int, _ end: Int) -> Int? {
    guard isToken(start, "<"), !followsSpace(start) else { return nil }
    var open = 0
    var index = start
    while index < min(end, start + 64) {
      if isToken(index, "<") {
        open += 1
      } else if isToken(index, ">") {
        open -= 1
        if open == 0 { return index + 1 }
      } else if kind(index) == .sign, ![",", ".", "?", ":", "&"].contains(text(index)) {
        return nil
      }
      index = max(index + 1, after(index))
    }
    return nil
  }

  /// Returns the token after the statement that begins at one.
  func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      index = min(max(index + 1, after(index)), end)
      guard index < end, !isToken(index, ";") else { break }
      if startsLine(index), !continues(at: index) { break }
    }
    return index
  }

  /// Returns whether the token at the start of a line belongs to the line before.
  private func continues(at index: Int) -> Bool {
    // A full stop begins a line in a chain; in a list of cases it follows a comma.
    if kind(index) == .sign, !["@", "\\", "!"].contains(text(index)) { return true }
    if kind(index) == .name, ["else", "catch", "as", "where"].contains(text(index)) { return true }
    if isToken(index, "while") && isToken(index - 1, "}") || isToken(index, "{") { return true }
    // Swift lets a name stand on the line after its keyword, and a value after the word that needs one.
    if kind(index - 1) == .name, !isToken(index - 2, ".") {
      let word = text(index - 1)
      if Self.needsName.contains(word) || ["return", "switch", "if", "guard", "for", "in"].contains(word) {
        return true
      }
    }
    if kind(index - 1) == .sign, !["!", "?", ">"].contains(text(index - 1)) { return true }
    // The name of a second closure: `} label: {`.
    return kind(index) == .name && isToken(index + 1, ":") && isToken(index + 2, "{")
  }

  // MARK: - The file

  /// The code of some tokens, on one line.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
    return bytes[Int(tokens[first].start)..<Int(tokens[last].end)].prefix(320).text.shortened()
  }

  func place(_ index: Int) -> SourcePlace {
    lines.place(of: index < tokens.count ? Int(tokens[index].start) : bytes.count, in: path)
  }

  /// The text of a string token as the program has it, or `nil` where values are in it.
  func string(_ index: Int) -> String? {
    let token = tokens[index]
    guard token.kind == .string, !token.hasValues else { return nil }
    var range = bytes[Int(token.start)..<Int(token.end)]
    if range.first == UInt8(ascii: "@") { range = range.dropFirst() }
    let hashes = range.prefix { $0 == UInt8(ascii: "#") }.count
    range = range.dropFirst(hashes).dropLast(hashes)
    guard range.count >= 2, !range.starts(with: "\"\"\"".utf8) else { return nil }
    range = range.dropFirst().dropLast()
    return hashes > 0 ? range.text : Escapes.text(of: range)
  }
}
