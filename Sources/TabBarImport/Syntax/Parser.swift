/// Reads code into a tree. Whatever it does not know is a node of its own.
///
/// Here are the values of Swift, and what Objective-C has in common with them: signs, brackets and arguments.
struct Parser {
  let file: CodeFile
  var next: Int
  let end: Int
  private var depth: Int
  /// Whether this is the head of a statement, where a curly bracket begins the body.
  var isHead = false

  /// The deepest nesting that is read; people stay far below.
  private static let deepest = 48

  init(_ range: Range<Int>, in file: CodeFile, depth: Int = 0) {
    self.file = file
    next = range.lowerBound
    end = range.upperBound
    self.depth = depth
  }

  /// The tokens that are not read yet.
  var left: Range<Int> { min(next, end)..<end }

  func at(_ text: StaticString) -> Bool { next < end && file.isToken(next, text) }

  func node(_ kind: Node.Kind, from start: Int) -> Node {
    Node(kind, Code(file: file, range: min(start, next)..<max(next, start)))
  }

  /// A reader of some of the tokens.
  func part(_ range: Range<Int>) -> Parser { Parser(range, in: file, depth: depth + 1) }

  /// Reads something one level deeper; what is nested deeper than people write is not read.
  mutating func nested(_ read: (inout Self) -> Node) -> Node {
    guard depth < Self.deepest else {
      let start = next
      next = end
      return node(.other, from: start)
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Reads a value, or what is not known where tokens are left after it.
  mutating func whole() -> Node {
    let value = expression()
    return finished(value)
  }

  /// Returns a value, or one that is not known where tokens are left.
  func finished(_ value: Node) -> Node {
    next >= end ? value : Node(.other, Code(file: file, range: value.code.range.lowerBound..<end))
  }

  // MARK: - Signs between values

  /// How strongly signs bind; `?` binds least.
  private static let levels = [
    "?": 0, "||": 1, "&&": 2, "==": 3, "!=": 3, "<=": 3, ">=": 3, "===": 3, "<": 3, ">": 3, "??": 4, "..<": 5,
    "...": 5, "+": 7, "-": 7, "*": 8, "/": 8, "%": 8,
  ]

  /// Returns the sign or the word between two values that is next, and how strongly it binds.
  private func operation() -> (name: String, level: Int)? {
    if at("as") || at("is") { return ("as", 6) }
    guard next < end, file.kind(next) == .sign else { return nil }
    let name = file.text(next)
    let needsSpace = ["?", "<", ">"].contains(name) && !file.isObjectiveC
    if needsSpace, !file.followsSpace(next) { return nil }
    return Self.levels[name].map { (name, $0) }
  }

  /// Reads a value with the signs between its parts.
  mutating func expression(_ least: Int = 0) -> Node { nested { $0.operations(least) } }

  private mutating func operations(_ least: Int) -> Node {
    let start = next
    var left = prefixed()
    var count = 0
    while count < 4096, let (name, level) = operation(), level >= least {
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
        while next < end, file.kind(next) == .name || at(".") || at("<") || at("&") || file.isToken(next, "[")
        {
          next = file.afterGenerics(next, end) ?? file.after(next)
          if at("?"), !file.followsSpace(next) { next += 1 }
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

  mutating func prefixed() -> Node {
    let start = next
    while at("try") || at("await") || at("*") || at("inout") {
      next += at("try") && (file.isToken(next + 1, "?") || file.isToken(next + 1, "!")) ? 2 : 1
    }
    guard at("!") || at("-") || at("&") else { return postfixed(start) }
    let sign = file.text(next)
    next += 1
    let value = nested { $0.prefixed() }
    if sign == "-", case .number(let number) = value.kind { return node(.number(0 &- number), from: start) }
    return node(.operation(sign, [value]), from: start)
  }

  // MARK: - Values

  /// Reads a value with the members, calls and indices after it.
  private mutating func postfixed(_ start: Int) -> Node {
    guard next < end else { return node(.other, from: start) }
    var current = primary(start)
    for _ in 0..<128 {
      guard next < end else { break }
      let startsLine = file.startsLine(next)
      if at(".") || at("->") && file.isObjectiveC, next + 1 < end,
        file.kind(next + 1) == .name || file.kind(next + 1) == .number
      {
        next += 2
        current = node(.member(current, file.text(next - 1)), from: start)
      } else if file.isToken(next, "["), !startsLine {
        var index = part(file.inside(next))
        next = file.after(next)
        current = node(.element(current, index.whole()), from: start)
      } else if file.isToken(next, "("), !startsLine {
        let list = arguments()
        let closures = trailing()
        current = node(.call(current, list + closures), from: start)
      } else if isTrailing(next), current.lastName != nil {
        let closures = trailing()
        current = node(.call(current, closures), from: start)
      } else if let after = file.afterGenerics(next, end) {
        next = after
      } else if at("?") || at("!"), !file.followsSpace(next), !file.isObjectiveC {
        next += 1
      } else {
        break
      }
    }
    return current
  }

  private mutating func primary(_ start: Int) -> Node {
    let first = next
    if file.isObjectiveC, let value = objectiveCValue() { return value }
    if at("if") || at("switch") { return statement() }
    if at("[") { return list(start) }
    if at("(") {
      let list = arguments()
      return list.count == 1 && list[0].label.isEmpty ? list[0].value : node(.tuple(list), from: start)
    }
    if at("."), first + 1 < end, file.kind(first + 1) == .name {
      next += 2
      return node(.implicit(file.text(first + 1)), from: start)
    }
    next = file.after(first)
    switch file.tokens[first].kind {
    case .string: return node(file.string(first).map { .text($0) } ?? .other, from: start)
    case .number: return node(Int(file.text(first)).map { .number($0) } ?? .other, from: start)
    case .open: return node(.closure(closure(file.inside(first))), from: start)
    case .name:
      switch file.text(first) {
      case "nil", "NULL", "Nil": return node(.nothing, from: start)
      case "true", "YES": return node(.truth(true), from: start)
      case "false", "NO": return node(.truth(false), from: start)
      case let name: return node(.name(name), from: start)
      }
    default: return node(.other, from: start)
    }
  }

  /// Reads a list. What a dictionary has is not followed.
  mutating func list(_ start: Int) -> Node {
    var values: [Node] = []
    var isList = !file.isToken(file.after(next) - 1, "}")
    for range in file.split(file.inside(next)).prefix(256) {
      var part = part(range)
      let value = part.expression()
      isList = isList && !part.at(":")
      values.append(part.finished(value))
    }
    next = file.after(next)
    return node(isList ? .list(values) : .other, from: start)
  }

  /// Reads the arguments in the round brackets that are next.
  mutating func arguments() -> [Argument] {
    let open = next
    next = file.after(open)
    return file.split(file.inside(open)).prefix(256).map { range in
      let start = range.lowerBound
      let hasLabel = file.kind(start) == .name && file.isToken(start + 1, ":") && range.count > 1
      var part = part(hasLabel ? range.dropFirst(2) : range)
      return Argument(label: hasLabel ? file.text(start) : "", value: part.whole())
    }
  }

  /// Reads the closures after the brackets of a call.
  private mutating func trailing() -> [Argument] {
    var result: [Argument] = []
    var open = next
    while open < end, isTrailing(open) {
      let label = result.isEmpty ? "" : file.text(next)
      next = file.after(open)
      let closure = node(.closure(closure(file.inside(open))), from: open)
      result.append(Argument(label: label, value: closure, isTrailing: true))
      let isNamed =
        next + 2 < end && file.kind(next) == .name && file.isToken(next + 1, ":")
        && file.isToken(next + 2, "{")
      guard isNamed else { break }
      open = next + 2
    }
    return result
  }

  /// Returns whether a curly bracket is a closure of the call before it.
  private func isTrailing(_ index: Int) -> Bool {
    guard file.isToken(index, "{") else { return false }
    guard isHead else { return true }
    let after = file.after(index)
    let startsLine = after < end && file.startsLine(after)
    return after < end
      && (file.isToken(after, "{")
        || file.kind(after) == .sign && !(file.isToken(after, ".") && startsLine))
  }

}
