/// Reads Objective-C into the tree that Swift has: a message is the call that Swift makes of it, such as `UIImage(named:)` of
/// `[UIImage imageNamed:]`.
struct ObjectiveCParser: Parser {
  let file: CodeFile
  var next: Int
  var end: Int
  var depth: Int
  var isHead = false

  init(_ range: Range<Int>, in file: CodeFile, depth: Int = 0) {
    self.file = file
    next = range.lowerBound
    end = range.upperBound
    self.depth = depth
  }

  // MARK: - Statements

  static func statements(_ range: Range<Int>, in file: CodeFile) -> [Node] {
    var parser = ObjectiveCParser(range, in: file)
    var result: [Node] = []
    while parser.next < range.upperBound {
      let start = parser.next
      result.append(parser.statement())
      parser.end = range.upperBound
      parser.next = max(parser.next, start + 1)
    }
    return result
  }

  mutating func statement() -> Node { nested { $0.oneStatement() } }

  private mutating func oneStatement() -> Node {
    let start = next
    if file.isOpen(next, "{") {
      let body = body()
      return node(.block(body), from: start)
    }
    if at("if"), file.isOpen(next + 1, "(") { return branches(start) }
    if at("for"), file.isOpen(next + 1, "(") { return loop(start) }
    let limit = end
    var last = next
    while last < limit, !file.isToken(last, ";"), !file.isOpen(last, "{") {
      last = max(last + 1, file.after(last))
    }
    end = min(last, limit)
    defer {
      next = file.isOpen(last, "{") ? last : last + 1
      end = limit
    }
    if at("return") {
      next += 1
      guard next < end else { return node(.return(nil), from: start) }
      let value = whole()
      return node(.return(value), from: start)
    }
    if at("break") || at("continue") { return node(.skip, from: start) }
    var equals = next
    while equals < end, !file.isToken(equals, "=") { equals = file.after(equals) }
    guard equals < end else { return whole() }
    let isPath = equals - 2 > start && (file.isToken(equals - 2, ".") || file.isToken(equals - 2, "->"))
    let target: Node
    if equals - start > 1, !isPath, file.kind(equals - 1) == .name {
      target = Node(.other, Code(file: file, range: start..<equals))
    } else {
      var parser = ObjectiveCParser(start..<equals, in: file, depth: depth)
      target = parser.expression()
    }
    next = equals + 1
    let value = whole()
    guard case .other = target.kind else { return node(.assign(target, value, adds: false), from: start) }
    return node(.bind([Binding(names: [file.text(equals - 1)], type: TypeName(), value: value)]), from: start)
  }

  /// Reads what is in curly brackets, or one statement.
  private mutating func body() -> Body {
    guard next < end else { return Body(file, end..<end) }
    if file.isOpen(next, "{") {
      let result = Body(file, file.inside(next))
      next = file.after(next)
      return result
    }
    let start = next
    let one = statement()
    return Body(file, start..<max(start, next), [one])
  }

  private mutating func branches(_ start: Int) -> Node {
    var result: [Branch] = []
    while at("if"), file.isOpen(next + 1, "("), result.count < 256 {
      next += 1
      let head = Code(file: file, range: file.inside(next))
      let condition = inside { $0.condition() }
      result.append(Branch(conditions: [condition], head: head, body: body()))
      guard at("else") else { break }
      next += 1
      if !at("if") {
        result.append(Branch(conditions: [], head: Code(file: file, range: next..<next), body: body()))
        break
      }
    }
    return node(.branches(result), from: start)
  }

  /// Reads a condition; what an initializer asks of itself holds.
  private mutating func condition() -> Node {
    let start = next
    if (next..<end).contains(where: { file.isToken($0, "super") || file.isToken($0, "available") }) {
      next = end
      return node(.truth(true), from: start)
    }
    return expression()
  }

  private mutating func loop(_ start: Int) -> Node {
    let head = file.inside(next + 1)
    next = file.after(next + 1)
    let body = body()
    if let word = head.first(where: { file.isToken($0, "in") }), word > head.lowerBound {
      var parser = ObjectiveCParser((word + 1)..<head.upperBound, in: file, depth: depth)
      return node(.loop([file.text(word - 1)], parser.expression(), body), from: start)
    }
    // `int i = 0; i < list.count; i++`
    guard let equals = head.first(where: { file.isToken($0, "=") }), equals > head.lowerBound,
      let less = head.first(where: { file.isToken($0, "<") }),
      let last = head.first(where: { $0 > less && file.isToken($0, ";") })
    else { return node(.other, from: start) }
    var parser = ObjectiveCParser((less + 1)..<last, in: file, depth: depth)
    let count = parser.expression()
    let numbers = Node(.operation("..<", [Node(.number(0), count.code), count]), count.code)
    return node(.loop([file.text(equals - 1)], numbers, body), from: start)
  }

  // MARK: - Values

  func operation() -> (name: String, level: Int)? {
    guard file.kind(next) == .sign else { return nil }
    let name = file.text(next)
    if name == "?" { return (name, 0) }
    return name == "<" || name == ">" ? (name, 3) : Self.levels[name].map { (name, $0) }
  }

  mutating func prefixed() -> Node {
    let start = next
    if at("&") || at("*") { next += 1 }
    if at("!") || at("-") {
      let sign = file.text(next)
      next += 1
      let value = nested { $0.prefixed() }
      return node(.operation(sign, [value]), from: start)
    }
    guard next < end else { return node(.other, from: start) }
    var current = primary(start)
    var count = 0
    while next < end, count < 128 {
      count += 1
      if at(".") || at("->"), file.kind(next + 1) == .name {
        let name = file.text(next + 1)
        next += 2
        current = node(.member(current, name), from: start)
      } else if file.isOpen(next, "[") {
        let index = inside { $0.expression() }
        current = node(.element(current, index), from: start)
      } else if file.isOpen(next, "("), case .name = current.kind {
        let list = arguments()
        current = node(.call(current, list), from: start)
      } else {
        break
      }
    }
    return current
  }

  private mutating func primary(_ start: Int) -> Node {
    if at("@"), next + 1 < end {
      next += 1
      if file.isOpen(next, "[") {
        let values = arguments().map(\.value)
        return node(.list(values), from: start)
      }
      if file.isOpen(next, "{") { return dictionary(start) }
      return nested { $0.prefixed() }
    }
    if at("^") {
      var names: [String] = []
      while next < end, !file.isOpen(next, "{") {
        if file.isOpen(next, "(") {
          names = file.split(file.inside(next)).compactMap { $0.last.map(file.text) }
        }
        next = file.after(next)
      }
      let closure = Closure(parameters: names, body: body())
      return node(.closure(closure), from: start)
    }
    let first = next
    switch file.tokens[first].kind {
    case .string:
      next += 1
      return file.string(first).map { node(.text($0), from: start) } ?? node(.other, from: start)
    case .number:
      next += 1
      return Int(file.text(first)).map { node(.number($0), from: start) } ?? node(.other, from: start)
    case .open where file.isOpen(first, "["):
      let range = file.inside(first)
      next = file.after(first)
      var parser = ObjectiveCParser(range, in: file, depth: depth + 1)
      guard parser.depth < 48 else { return node(.other, from: start) }
      return parser.message(Code(file: file, range: start..<max(start, next)))
    case .open where file.isOpen(first, "("):
      let after = file.after(first)
      // What is in brackets before a value is its type.
      let isCast =
        after < end && (file.kind(after) != .sign && file.kind(after) != .close || file.isToken(after, "@"))
      if isCast {
        next = after
        return nested { $0.prefixed() }
      }
      return inside { $0.expression() }
    case .name:
      next += 1
      switch file.text(first) {
      case "nil", "NULL", "Nil": return node(.nothing, from: start)
      case "YES", "true": return node(.truth(true), from: start)
      case "NO", "false": return node(.truth(false), from: start)
      case let name: return node(.name(name), from: start)
      }
    default:
      next += 1
      return node(.other, from: start)
    }
  }

  private mutating func dictionary(_ start: Int) -> Node {
    var pairs: [(key: Node, value: Node)] = []
    for part in file.split(file.inside(next)).prefix(64) {
      inside(part) { parser in
        let key = parser.expression()
        guard parser.at(":") else { return }
        parser.next += 1
        pairs.append((key, parser.whole()))
      }
    }
    next = file.after(next)
    return node(.pairs(pairs), from: start)
  }

  // MARK: - Messages

  /// Reads `receiver part:argument part:argument`.
  private mutating func message(_ code: Code) -> Node {
    guard next < end else { return Node(.other, code) }
    let receiver = nested { $0.prefixed() }
    var parts: [String] = []
    var arguments: [Argument] = []
    while next < end, file.kind(next) == .name, parts.count < 32 {
      let part = file.text(next)
      parts.append(part)
      next += 1
      guard at(":") else { continue }
      repeat {
        next += 1
        let start = next
        let value = expression()
        arguments.append(Argument(label: parts.count == 1 || start > next ? "" : part, value: value))
      } while at(",") && arguments.count < 256
    }
    guard next >= end, let first = parts.first else {
      return Node(parts.isEmpty ? receiver.kind : .other, code)
    }
    return Node(Self.call(first, receiver, arguments, code), code)
  }

  /// The messages whose names differ in Swift: the call of a type with the label of the first argument, or the member.
  private static let names: [String: String] = [
    "imageNamed": "(named", "systemImageNamed": "(systemName", "stringWithFormat": "(format",
    "localizedStringWithFormat": "(format", "localizedStringForKey": "localizedString", "addObject": "append",
    "insertObject": "insert", "addObjectsFromArray": "append",
    "enumerateObjectsUsingBlock": "enumerateObjects",
  ]
  /// Those that return their receiver, or their argument if they have one.
  private static let same: Set = [
    "arrayWithArray", "initWithArray", "stringWithString", "copy", "mutableCopy", "autorelease", "retain",
  ]
  private static let elements: Set = [
    "objectAtIndex", "objectAtIndexedSubscript", "objectForKey", "valueForKey",
  ]

  private static func call(_ part: String, _ receiver: Node, _ list: [Argument], _ code: Code) -> Node.Kind {
    var list = list
    let argument = list.first?.value
    let isList = receiver.path.last?.hasSuffix("Array") == true
    switch part {
    case "alloc", "new": return isList ? .list([]) : .call(receiver, [])
    case "array", "arrayWithCapacity": return .list([])
    case "arrayWithObjects", "initWithObjects":
      return .list(
        list.map(\.value).filter {
          if case .nothing = $0.kind { return false }
          return true
        })
    case "stringByAppendingString": return argument.map { .operation("+", [receiver, $0]) } ?? .other
    case _ where elements.contains(part): return argument.map { .element(receiver, $0) } ?? .other
    case _ where same.contains(part): return (argument ?? receiver).kind
    default: break
    }
    if let name = names[part] {
      if part == "addObjectsFromArray" { list[0].label = "contentsOf" }
      if part == "localizedStringForKey", !list.isEmpty { list[0].label = "forKey" }
      guard name.first == "(", !list.isEmpty else { return .call(Node(.member(receiver, name), code), list) }
      list[0].label = String(name.dropFirst())
      return .call(part.hasSuffix("Format") ? Node(.name("String"), receiver.code) : receiver, list)
    }
    if part.hasPrefix("init") {
      if case .list = receiver.kind { return .list([]) }
      if let first = list.first, first.label.isEmpty { list[0].label = label(ofInitializer: part) }
      if case .call(let type, let made) = receiver.kind, made.isEmpty, !type.path.isEmpty {
        return .call(type, list)
      }
      return .call(Node(.member(receiver, "init"), code), list)
    }
    let member = Node(.member(receiver, part), code)
    return list.isEmpty ? member.kind : .call(member, list)
  }

  /// The label in Swift of an initializer's first argument: `title` of `initWithTitle`.
  static func label(ofInitializer part: String) -> String {
    let rest = part.dropFirst(part.hasPrefix("initWith") ? 8 : 4)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
