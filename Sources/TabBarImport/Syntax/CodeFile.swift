/// A file of Swift as tokens, with the mate of each bracket.
final class CodeFile {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  let isAside: Bool
  let isSwift: Bool
  /// Where it begins to be in doubt what the file says, as a text or a bracket does not end, or bytes are no text; `nil` where
  /// all of it was read.
  private(set) var doubt: SourcePlace?
  private lazy var lines = LineTable(bytes)

  init(_ source: ImportSource, isData: Bool = false) {
    path = source.path
    isAside = source.isAside
    isSwift = path.ending == "swift"
    bytes = source.bytes
    var (tokens, doubt) = Lexer.tokens(of: bytes, isData: isData)
    if !isData, tokens.contains(where: { $0.kind == .directive }) {
      tokens = Compilation.active(tokens, in: bytes)
    }
    Self.matchBrackets(&tokens, in: bytes)
    self.tokens = tokens
    let lonely = tokens.indices.first { index in
      tokens[index].mate == index && (tokens[index].kind == .open || tokens[index].kind == .close)
    }
    doubt = doubt ?? lonely.map { Int(tokens[$0].start) } ?? bytes.firstDoubt
    self.doubt = doubt.map { lines.place(of: $0, in: path) }
  }

  var all: Range<Int> { 0..<tokens.count }

  /// Finds the mate of each bracket. One that has none is its own mate, and counts as empty.
  private static func matchBrackets(_ tokens: inout [Token], in bytes: [UInt8]) {
    var open: [Int] = []
    for index in tokens.indices {
      tokens[index].mate = Int32(index)
      if tokens[index].kind == .open { open.append(index) }
      // The bytes of two round, square or curly brackets begin with the same bits.
      func kind(_ token: Int) -> UInt8 { bytes[Int(tokens[token].start)] >> 4 }
      guard tokens[index].kind == .close, let place = open.lastIndex(where: { kind($0) == kind(index) })
      else { continue }
      tokens[open[place]].mate = Int32(index)
      tokens[index].mate = Int32(open[place])
      open.removeSubrange(place...)
    }
  }

  // MARK: - Tokens

  private func token(_ index: Int) -> Token? { all.contains(index) ? tokens[index] : nil }

  func startsLine(_ index: Int) -> Bool { token(index)?.startsLine == true }

  func followsSpace(_ index: Int) -> Bool {
    token(index).map { $0.start > 0 && bytes[Int($0.start) - 1].isSpace } ?? false
  }

  func kind(_ index: Int) -> Token.Kind? { token(index)?.kind }

  func isToken(_ index: Int, _ text: StaticString) -> Bool {
    guard let token = token(index) else { return false }
    return Int(token.end - token.start) == text.utf8CodeUnitCount && bytes.has(text, at: Int(token.start))
  }

  /// The text of a token, a name without its backticks; an empty one where there is no token.
  func text(_ index: Int) -> String {
    guard let token = token(index) else { return "" }
    let text = bytes[Int(token.start)..<Int(token.end)].text
    return token.kind == .name && text.utf8.first == 0x60 ? text.filter { $0 != "`" } : text
  }

  /// The token after this one at the same level: after the mate of a bracket that opens.
  func after(_ index: Int) -> Int { kind(index) == .open ? Int(tokens[index].mate) + 1 : index + 1 }

  /// The tokens between a bracket and its mate.
  func inside(_ open: Int) -> Range<Int> { open + 1..<after(open) - 1 }

  /// Returns the first of some tokens, at their level, for which something holds.
  func first(_ range: Range<Int>, _ isWanted: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isWanted(index) { return index }
      index = max(index + 1, after(index))
    }
    return nil
  }

  /// Splits tokens at the commas of their own level, or at another sign.
  func split(_ range: Range<Int>, at sign: StaticString = ",") -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isToken(index, sign) {
        result.append(start..<index)
        start = index + 1
      }
      index = afterGenerics(index, range.upperBound) ?? max(index + 1, after(index))
    }
    return (result + [start..<range.upperBound]).filter { !$0.isEmpty }
  }

  /// The token after `<…>`, or `nil` where there is none.
  func afterGenerics(_ start: Int, _ end: Int) -> Int? {
    guard isToken(start, "<"), !followsSpace(start) else { return nil }
    var open = 0
    var index = start
    while index < min(end, start + 64) {
      if isToken(index, "<") { open += 1 }
      if isToken(index, ">") { open -= 1 }
      if open == 0 { return index + 1 }
      if kind(index) == .sign, !text(index).isOne(of: "< > , . ? : &") { return nil }
      index = max(index + 1, after(index))
    }
    return nil
  }

  /// Returns the token after the statement that begins at one.
  func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      index = min(max(index + 1, after(index)), end)
      if isToken(index, ";") || startsLine(index) && !continues(at: index) { break }
    }
    return index
  }

  /// Returns whether the token at the start of a line belongs to the line before.
  private func continues(at index: Int) -> Bool {
    let (word, before) = (text(index), text(index - 1))
    switch kind(index) {
    case .sign where !word.isOne(of: "@ \\ !"): return true
    case .name
    where word.isOne(of: "else catch as where") || isToken(index + 1, ":") && isToken(index + 2, "{"):
      return true
    case .name where word == "while" && before == "}": return true
    default:
      if word == "{" || kind(index - 1) == .sign && !before.isOne(of: "! ? >") { return true }
      // Swift lets a name stand on the line after its keyword, and a value after the word that needs one.
      return kind(index - 1) == .name && !isToken(index - 2, ".")
        && (Self.needsName.contains(before) || before.isOne(of: "return switch if guard for in"))
    }
  }

  // MARK: - The file

  /// The code of some tokens, on one line.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
    return bytes[Int(tokens[first].start)..<Int(tokens[last].end)].prefix(320).text.shortened()
  }

  func place(_ index: Int) -> SourcePlace {
    lines.place(of: token(index).map { Int($0.start) } ?? bytes.count, in: path)
  }

  /// The text of a string token as the program has it, or `nil` where values are in it, and for another token.
  func string(_ index: Int) -> String? {
    guard let token = token(index), token.kind == .string, !token.hasValues else { return nil }
    let text = bytes[Int(token.start)..<Int(token.end)]
    let hashes = text.prefix { $0 == "#" }.count
    let inner = text.dropFirst(hashes + 1).dropLast(hashes + 1)
    guard text.count > 2 * hashes + 1, !text.dropFirst(hashes).starts(with: "\"\"\"".utf8) else { return nil }
    return hashes > 0 ? inner.text : Escapes.text(of: inner)
  }
}
