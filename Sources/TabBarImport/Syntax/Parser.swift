/// What reading Swift and Objective-C has in common: a position, the signs between values, brackets and arguments.
protocol Parser {
  var file: CodeFile { get }
  var next: Int { get set }
  var end: Int { get set }
  var depth: Int { get set }
  var isHead: Bool { get set }
  init(_ range: Range<Int>, in file: CodeFile, depth: Int)
  /// Reads a value with the signs before it.
  mutating func prefixed() -> Node
  func operation() -> (name: String, level: Int)?
  mutating func statement() -> Node
}

extension Parser {
  /// How strongly signs bind; `?` binds least.
  static var levels: [String: Int] {
    [
      "||": 1, "&&": 2, "==": 3, "!=": 3, "<=": 3, ">=": 3, "===": 3, "??": 4, "..<": 5, "...": 5, "+": 7,
      "-": 7, "*": 8, "/": 8, "%": 8,
    ]
  }

  func at(_ text: StaticString) -> Bool { next < end && file.isToken(next, text) }

  func node(_ kind: Node.Kind, from start: Int) -> Node {
    Node(kind, Code(file: file, range: min(start, next)..<max(next, start)))
  }

  /// Reads something one level deeper; what is nested deeper than people write is not read.
  mutating func nested(_ read: (inout Self) -> Node) -> Node {
    guard depth < 48 else {
      let start = next
      next = end
      return node(.other, from: start)
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Reads what is between the brackets that are next, and goes behind them.
  mutating func inside(_ read: (inout Self) -> Node) -> Node {
    let open = next
    var parser = Self(file.inside(open), in: file, depth: depth + 1)
    let result = parser.depth < 48 ? read(&parser) : node(.other, from: open)
    next = file.after(open)
    return parser.finished(result)
  }

  /// Reads a part of the tokens.
  func inside(_ range: Range<Int>, _ read: (inout Self) -> Void) {
    guard depth < 48 else { return }
    var parser = Self(range, in: file, depth: depth + 1)
    read(&parser)
  }

  /// Returns a value, or one that is not known where tokens are left.
  func finished(_ value: Node) -> Node {
    next >= end ? value : Node(.other, Code(file: file, range: value.code.range.lowerBound..<end))
  }

  /// Reads a value, or what is not known where tokens are left after it.
  mutating func whole() -> Node {
    let value = expression()
    return finished(value)
  }

  /// Reads the arguments in the round brackets that are next.
  mutating func arguments() -> [Argument] {
    let open = next
    var result: [Argument] = []
    for part in file.split(file.inside(open)).prefix(256) {
      let hasLabel =
        file.kind(part.lowerBound) == .name && file.isToken(part.lowerBound + 1, ":") && part.count > 1
      let label = hasLabel ? file.text(part.lowerBound) : ""
      inside(hasLabel ? part.dropFirst(2) : part) { parser in
        result.append(Argument(label: label, value: parser.whole()))
      }
    }
    next = file.after(open)
    return result
  }

  /// Reads a value with the signs between its parts.
  mutating func expression(_ least: Int = 0) -> Node { nested { $0.operations(least) } }

  private mutating func operations(_ least: Int) -> Node {
    let start = next
    var left = prefixed()
    var count = 0
    while next < end, count < 4096, let (name, level) = operation(), level >= least {
      count += 1
      next += 1
      switch name {
      case "?":
        let one = at(":") ? left : expression()
        guard at(":") else { return node(.other, from: start) }
        next += 1
        let other = expression()
        left = node(.choice(left, one, other), from: start)
      case "as":
        if at("?") || at("!") { next += 1 }
        while next < end, file.kind(next) == .name || at(".") || at("<") || at("&") || file.isOpen(next, "[")
        {
          next = at("<") ? max(next + 1, file.afterGenerics(next, end)) : file.after(next)
          if at("?"), !file.tokens[next].followsSpace { next += 1 }
        }
      default:
        let right = expression(level + 1)
        if case .operation(name, let parts) = left.kind, parts.count > 1 {
          left = node(.operation(name, parts + [right]), from: start)
        } else {
          left = node(.operation(name, [left, right]), from: start)
        }
      }
    }
    return left
  }
}
