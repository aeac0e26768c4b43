/// Reads the expressions of Swift into a tree. Whatever it does not know is a node of its own.
struct SwiftParser: Parser {
  let file: CodeFile
  var next: Int
  var end: Int
  var depth: Int
  /// Whether this is the head of a statement, where a curly bracket begins the body.
  var isHead = false

  init(_ range: Range<Int>, in file: CodeFile, depth: Int = 0) {
    self.file = file
    next = range.lowerBound
    end = range.upperBound
    self.depth = depth
  }

  /// Returns the sign or the word between two values that is next, and how strongly it binds.
  func operation() -> (name: String, level: Int)? {
    if at("as") || at("is") { return ("as", 6) }
    guard file.kind(next) == .sign else { return nil }
    let followsSpace = file.tokens[next].followsSpace
    let name = file.text(next)
    if name == "?" || name == "<" || name == ">" { return followsSpace ? (name, name == "?" ? 0 : 3) : nil }
    return Self.levels[name].map { (name, $0) }
  }

  mutating func prefixed() -> Node {
    let start = next
    while let first = file.kind(next), next < end, first == .name || first == .sign {
      if at("try") {
        next += 1
        if at("?") || at("!") { next += 1 }
      } else if at("await") || at("&") || at("inout") {
        next += 1
      } else {
        break
      }
    }
    if at("!") || at("-") {
      let sign = file.text(next)
      next += 1
      let value = nested { $0.prefixed() }
      if sign == "-", case .number(let number) = value.kind { return node(.number(0 &- number), from: start) }
      return node(.operation(sign, [value]), from: start)
    }
    return postfixed(start)
  }

  /// Reads a value with the members, calls and indices after it.
  private mutating func postfixed(_ start: Int) -> Node {
    guard next < end else { return node(.other, from: start) }
    var current = primary(start)
    var count = 0
    while next < end, count < 128 {
      count += 1
      if at("."), file.kind(next + 1) == .name || file.kind(next + 1) == .number, next + 1 < end {
        let name = file.text(next + 1)
        next += 2
        current = node(.member(current, name), from: start)
      } else if file.isOpen(next, "["), !file.tokens[next].startsLine {
        let index = inside { $0.expression() }
        current = node(.element(current, index), from: start)
      } else if file.isOpen(next, "("), !file.tokens[next].startsLine {
        var list = arguments()
        trailing(&list)
        current = node(.call(current, list), from: start)
      } else if isTrailing(next), isCallable(current) {
        var list: [Argument] = []
        trailing(&list)
        current = node(.call(current, list), from: start)
      } else if at("<"), !file.tokens[next].followsSpace {
        let after = file.afterGenerics(next, end)
        guard after > next else { break }
        next = after
      } else if at("?") && !file.tokens[next].followsSpace || at("!") && !file.tokens[next].followsSpace {
        next += 1
      } else {
        break
      }
    }
    return current
  }

  private func isCallable(_ node: Node) -> Bool {
    switch node.kind {
    case .name, .member, .implicit: true
    default: false
    }
  }

  private mutating func primary(_ start: Int) -> Node {
    let first = next
    switch file.tokens[first].kind {
    case .string:
      next += 1
      return file.string(first).map { node(.text($0), from: start) } ?? interpolated(first)
    case .number:
      next += 1
      return Int(file.text(first)).map { node(.number($0), from: start) } ?? node(.other, from: start)
    case .open:
      if file.isOpen(first, "{") {
        let closure = closure(file.inside(first))
        next = file.after(first)
        return node(.closure(closure), from: start)
      }
      return file.isOpen(first, "[") ? list(start) : brackets(start)
    case .sign where at(".") && file.kind(first + 1) == .name && first + 1 < end:
      next += 2
      return node(.implicit(file.text(first + 1)), from: start)
    case .sign where at("\\"): return keyPath(start)
    case .name:
      if at("if") || at("switch") { return statement() }
      next += 1
      switch file.text(first) {
      case "nil": return node(.nothing, from: start)
      case "true": return node(.truth(true), from: start)
      case "false": return node(.truth(false), from: start)
      case let name: return node(.name(name), from: start)
      }
    default:
      next = first + 1
      return node(.other, from: start)
    }
  }

  /// Reads `\Type.a.b`, which is a closure that asks for the members.
  private mutating func keyPath(_ start: Int) -> Node {
    next += 1
    while next < end, file.kind(next) == .name || at("?") { next += 1 }
    var current = node(.name("$0"), from: start)
    while at("."), next + 1 < end, file.kind(next + 1) == .name {
      let name = file.text(next + 1)
      next += 2
      if name != "self" { current = node(.member(current, name), from: start) }
    }
    return node(.closure(Closure(parameters: [], body: Body(file, start..<next, [current]))), from: start)
  }

  /// Reads a list or a dictionary.
  private mutating func list(_ start: Int) -> Node {
    var values: [Node] = []
    var pairs: [(key: Node, value: Node)] = []
    for part in file.split(file.inside(next)).prefix(256) {
      if file.isToken(part.lowerBound, ":") { continue }
      inside(part) { parser in
        let value = parser.expression()
        guard parser.at(":") else {
          values.append(parser.finished(value))
          return
        }
        parser.next += 1
        pairs.append((value, parser.whole()))
      }
    }
    next = file.after(next)
    return node(pairs.isEmpty ? .list(values) : .pairs(pairs), from: start)
  }

  /// Reads what is in round brackets: a value, or several.
  private mutating func brackets(_ start: Int) -> Node {
    let list = arguments()
    if list.count == 1, list[0].label.isEmpty { return list[0].value }
    return node(.tuple(list), from: start)
  }

  /// Reads the closures after the brackets of a call.
  private mutating func trailing(_ list: inout [Argument]) {
    var label = ""
    var position = next
    while position < end, isTrailing(position) {
      let start = position
      let closure = closure(file.inside(position))
      next = file.after(position)
      list.append(Argument(label: label, value: node(.closure(closure), from: start), isTrailing: true))
      guard next + 2 < end, file.kind(next) == .name, file.isToken(next + 1, ":"), file.isOpen(next + 2, "{")
      else { return }
      label = file.text(next)
      position = next + 2
    }
  }

  /// Returns whether a curly bracket is a closure of the call before it.
  private func isTrailing(_ index: Int) -> Bool {
    guard file.isOpen(index, "{"), !file.tokens[index].startsLine || file.isToken(index - 1, ":") else {
      return false
    }
    guard isHead else { return true }
    let after = file.after(index)
    return after < end
      && (file.isOpen(after, "{") || file.isToken(after, ".") && !file.tokens[after].startsLine
        || file.kind(after) == .sign && !file.isToken(after, "."))
  }

  func closure(_ range: Range<Int>) -> Closure {
    let (parameters, body) = SwiftParser.closure(range, in: file)
    return Closure(parameters: parameters, body: Body(file, body))
  }

  /// Reads a text with values in it.
  private func interpolated(_ index: Int) -> Node {
    let code = Code(file: file, range: index..<(index + 1))
    let bytes = file.bytes[Int(file.tokens[index].start)..<Int(file.tokens[index].end)]
    let unknown = Node(.other, code)
    guard bytes.count < 400, bytes.first == UInt8(ascii: "\""), !bytes.starts(with: "\"\"\"".utf8) else {
      return unknown
    }
    var parts: [Node] = []
    var text: [UInt8] = []
    var position = bytes.startIndex + 1
    while position < bytes.endIndex - 1 {
      guard bytes[position] == UInt8(ascii: "\\") else {
        text.append(bytes[position])
        position += 1
        continue
      }
      guard bytes[position + 1] == UInt8(ascii: "(") else { return unknown }
      let start = position + 2
      var open = 1
      position = start
      while position < bytes.endIndex, open > 0 {
        if bytes[position] == UInt8(ascii: "(") { open += 1 }
        if bytes[position] == UInt8(ascii: ")") { open -= 1 }
        position += 1
      }
      let inner = CodeFile(
        ImportSource(path: file.path, bytes: Array(bytes[start..<max(start, position - 1)])))
      var parser = SwiftParser(inner.all, in: inner, depth: depth + 1)
      parts += [Node(.text(text.text), code), parser.whole()]
      text = []
    }
    return Node(.parts(parts + [Node(.text(text.text), code)]), code)
  }
}
