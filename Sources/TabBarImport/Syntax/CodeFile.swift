/// A file of code as tokens, with the mate of each bracket.
final class CodeFile {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// Whether `#if` chooses what is compiled of it, so that another platform has other tokens.
  let isConditional: Bool
  /// What only the project knows of them.
  let conditions: [Condition]
  let isObjectiveC: Bool
  private lazy var lines = LineTable(bytes)
  /// The tokens that speak of tab bar items or of a list of controllers, in their order.
  private lazy var barWords = all.filter(isBarWord)

  init(_ source: ImportSource, platform: TargetPlatform = .iOS) {
    path = source.path
    bytes = source.bytes
    isObjectiveC = path.ending != "swift"
    var tokens = Lexer.tokens(of: bytes, as: isObjectiveC ? .objectiveC : .swift)
    isConditional = tokens.contains { $0.kind == .directive }
    conditions = isConditional ? Compilation.keepActive(&tokens, in: bytes, for: platform) : []
    Self.matchBrackets(&tokens, in: bytes)
    self.tokens = tokens
  }

  /// All tokens.
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
    tokens.withUnsafeMutableBufferPointer { tokens in
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
  }

  /// Returns whether a token is the given text.
  func isToken(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let start = Int(tokens[index].start)
    guard Int(tokens[index].end) - start == text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns whether some code speaks of tab bar items or of a list of controllers.
  func mentionsBars(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = barWords.count
    while low < high {
      let middle = (low + high) / 2
      if barWords[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < barWords.count && barWords[low] < range.upperBound
  }

  private static let barWords: Set = [
    "UITab", "addTab", "tabBarItem", "UITabBarItem", "setTabBarItem", "viewControllers", "setViewControllers",
    "addChildViewController", "CPTabBarTemplate",
  ]

  private func isBarWord(_ index: Int) -> Bool {
    guard tokens[index].kind == .name, (5...22).contains(tokens[index].end - tokens[index].start) else {
      return false
    }
    if isToken(index, "tabBar") { return isToken(index + 2, "items") || isToken(index + 3, "items") }
    return Self.barWords.contains(text(index))
  }

  func kind(_ index: Int) -> Token.Kind? { index >= 0 && index < tokens.count ? tokens[index].kind : nil }

  func isOpen(_ index: Int, _ bracket: Unicode.Scalar) -> Bool {
    kind(index) == .open && bytes[Int(tokens[index].start)] == UInt8(ascii: bracket)
  }

  /// The text of a token, a name without its backticks.
  func text(_ index: Int) -> String {
    var range = Int(tokens[index].start)..<Int(tokens[index].end)
    if tokens[index].kind == .name, bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    }
    return bytes[range].text
  }

  /// The code of some tokens, on one line.
  func text(_ range: Range<Int>, limit: Int = 80) -> String {
    guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
    let end = min(Int(tokens[last].end), Int(tokens[first].start) + 4 * limit)
    return bytes[Int(tokens[first].start)..<end].text.shortened(to: limit)
  }

  /// The token after this one at the same level: after the mate of a bracket that opens.
  func after(_ index: Int) -> Int { tokens[index].kind == .open ? Int(tokens[index].mate) + 1 : index + 1 }

  /// The tokens between a bracket and its mate.
  func inside(_ open: Int) -> Range<Int> {
    let mate = Int(tokens[open].mate)
    return mate > open ? (open + 1)..<mate : open..<open
  }

  func place(_ index: Int) -> SourcePlace {
    let offset = index < tokens.count ? Int(tokens[max(0, index)].start) : bytes.count
    let (line, column) = lines.position(of: offset)
    return SourcePlace(path: path, line: line, column: column)
  }

  /// The text of a string token as the program has it, or `nil` where values are in it.
  func string(_ index: Int) -> String? {
    let token = tokens[index]
    guard token.kind == .string, !token.hasValues else { return nil }
    var range = bytes[Int(token.start)..<Int(token.end)]
    if range.first == UInt8(ascii: "@") { range = range.dropFirst() }
    var hashes = 0
    while range.first == UInt8(ascii: "#") {
      range = range.dropFirst().dropLast()
      hashes += 1
    }
    let isLong = range.count >= 6 && range.starts(with: "\"\"\"".utf8)
    let quotes = isLong ? 3 : 1
    guard range.count >= 2 * quotes else { return nil }
    range = range.dropFirst(quotes).dropLast(quotes)
    guard !isLong else {
      let lines = range.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
    }
    if hashes > 0 || !range.contains(UInt8(ascii: "\\")) { return range.text }
    return Escapes.text(of: range)
  }
}
