/// Reads Objective-C into the tree that Swift has: a message is the call that Swift makes of it, such as `UIImage(named:)`
/// of `[UIImage imageNamed:]`.
extension Parser {
  // MARK: - Declarations

  /// Returns the types with their methods, and the texts that have a name.
  static func objectiveCDeclarations(in file: CodeFile) -> [Node] {
    var result: [Node] = []
    var type: (name: String, inherits: [String], methods: [Node])?
    func end() {
      guard let ended = type else { return }
      let body = Body(Code(file: file, range: 0..<0), ended.methods)
      result.append(Node(.type("class", name: ended.name, inherits: ended.inherits, body), body.code))
      type = nil
    }
    var parser = Parser(file.all, in: file)
    while parser.next < parser.end {
      let index = parser.next
      if parser.at("@"), file.isToken(index + 1, "implementation") || file.isToken(index + 1, "interface"),
        file.kind(index + 2) == .name
      {
        end()
        let inherits = file.isToken(index + 3, ":") && file.kind(index + 4) == .name
        type = (file.text(index + 2), inherits ? [file.text(index + 4)] : [], [])
        parser.next += 3
      } else if parser.at("@"), file.isToken(index + 1, "end") {
        end()
        parser.next += 2
      } else if parser.at("-") || parser.at("+"), file.isToken(index + 1, "(") {
        parser.next = file.after(index + 1)
        if let method = parser.method() { type?.methods.append(method) ?? result.append(method) }
      } else if file.kind(index) == .name, file.isToken(index + 1, "="), file.kind(index + 2) == .string {
        parser.next += 2
        let value = parser.prefixed()
        result.append(Node(.variables([Variable([file.text(index)], TypeName(), value)]), value.code))
      } else {
        parser.next = max(index + 1, file.after(index))
      }
    }
    end()
    return result
  }

  /// Reads a method with the name and the labels that Swift gives it, or returns `nil` where it has no body.
  private mutating func method() -> Node? {
    let start = next
    var parts: [String] = []
    var parameters: [Function.Parameter] = []
    while next < end, !file.isToken(next, "{") {
      guard file.kind(next) == .name, parts.count < 32 else { return nil }
      let part = file.text(next)
      parts.append(part)
      next += 1
      guard at(":") else { continue }
      next += 1
      if file.isToken(next, "(") { next = file.after(next) }
      guard file.kind(next) == .name else { continue }
      parameters.append(Function.Parameter(label: Self.label(of: part, parts.count), name: file.text(next)))
      next += 1
    }
    guard next < end, let first = parts.first else { return nil }
    let body = body()
    let name = first.hasPrefix("init") ? "init" : first
    return node(.function(Function(name, parameters, TypeName(), body)), from: start)
  }

  /// The label in Swift of the argument of a part of a message's name: `title` of `initWithTitle`, none of another first one.
  private static func label(of part: String, _ number: Int) -> String {
    guard number == 1 else { return part }
    guard part.hasPrefix("init") else { return "" }
    let rest = part.dropFirst(part.hasPrefix("initWith") ? 8 : 4)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  // MARK: - Statements

  static func objectiveCStatements(_ range: Range<Int>, in file: CodeFile) -> [Node] {
    var parser = Parser(range, in: file)
    var result: [Node] = []
    while parser.next < range.upperBound {
      let start = parser.next
      result.append(parser.objectiveCStatement())
      parser.next = max(parser.next, start + 1)
    }
    return result
  }

  mutating func objectiveCStatement() -> Node { nested { $0.oneObjectiveCStatement() } }

  private mutating func oneObjectiveCStatement() -> Node {
    let start = next
    if at("{") {
      let body = body()
      return node(.block(body), from: start)
    }
    if file.isToken(start + 1, "("), at("if") || at("for") {
      next += 1
      return file.isToken(start, "if") ? branches(start) : objectiveCLoop(start)
    }
    let last = file.first(left) { file.isToken($0, ";") || file.isToken($0, "{") } ?? end
    next = file.isToken(last, "{") ? last : last + 1
    var simple = part(start..<last)
    let equals = simple.index(of: "=") ?? start
    let isPath = equals - 2 > start && (file.isToken(equals - 2, ".") || file.isToken(equals - 2, "->"))
    guard equals - start > 1, !isPath, file.kind(equals - 1) == .name else { return simple.statement() }
    simple.next = equals + 1
    let variable = Variable([file.text(equals - 1)], TypeName(), simple.whole())
    return node(.variables([variable]), from: start)
  }

  private mutating func objectiveCLoop(_ start: Int) -> Node {
    let head = file.inside(next)
    next = file.after(next)
    let body = body()
    if let word = head.first(where: { file.isToken($0, "in") }), word > head.lowerBound {
      var list = part((word + 1)..<head.upperBound)
      return node(.loop([file.text(word - 1)], list.whole(), body), from: start)
    }
    // `int i = 0; i < list.count; i++`
    guard let equals = head.first(where: { file.isToken($0, "=") }), equals > head.lowerBound,
      let less = head.first(where: { file.isToken($0, "<") }),
      let last = head.first(where: { $0 > less && file.isToken($0, ";") })
    else { return node(.other, from: start) }
    var limit = part((less + 1)..<last)
    let count = limit.whole()
    let numbers = Node(.operation("..<", [Node(.number(0), count.code), count]), count.code)
    return node(.loop([file.text(equals - 1)], numbers, body), from: start)
  }

  // MARK: - Values

  /// Reads what only Objective-C has: a message, a cast, a list or another object after `@`, a block.
  mutating func objectiveCValue() -> Node? {
    let start = next
    let after = file.after(start)
    var inner = part(file.inside(start))
    if at("[") {
      next = after
      let code = Code(file: file, range: start..<after)
      return inner.nested { $0.message(code) }
    }
    if at("(") {
      next = after
      // What is in brackets before a value is its type.
      let isValue = file.kind(next) != .sign && file.kind(next) != .close || file.isToken(next, "@")
      return next < end && isValue ? nested { $0.prefixed() } : inner.whole()
    }
    if at("@"), after < end {
      next = after
      return at("[") || at("{") ? list(start) : nested { $0.prefixed() }
    }
    guard at("^") else { return nil }
    let open = file.first(left) { file.isToken($0, "{") } ?? end
    let brackets = file.first(next..<open) { file.isToken($0, "(") }
    let names = brackets.map { file.split(file.inside($0)).compactMap { $0.last.map(file.text) } }
    next = open
    let closure = Closure(names ?? [], body())
    return node(.closure(closure), from: start)
  }

  // MARK: - Messages

  /// Reads `receiver part:argument part:argument`.
  private mutating func message(_ code: Code) -> Node {
    guard next < end else { return Node(.other, code) }
    let receiver = prefixed()
    var parts: [String] = []
    var arguments: [Argument] = []
    while next < end, file.kind(next) == .name, parts.count < 32 {
      let part = file.text(next)
      parts.append(part)
      next += 1
      guard at(":") else { continue }
      repeat {
        next += 1
        let isFirst = parts.count == 1 || file.isToken(next - 1, ",")
        arguments.append(Argument(label: isFirst ? "" : part, value: expression()))
      } while at(",") && arguments.count < 256
    }
    guard next >= end, let first = parts.first else {
      return Node(parts.isEmpty ? receiver.kind : .other, code)
    }
    return Node(Self.call(first, receiver, arguments, code), code)
  }

  /// The messages whose names differ in Swift: the member with the label of the first argument, or after a bracket the call of
  /// the type with it.
  private static let names: [String: (name: String, label: String)] = [
    "imageNamed": ("(", "named"), "systemImageNamed": ("(", "systemName"),
    "stringWithFormat": ("String", "format"), "localizedStringWithFormat": ("String", "format"),
    "localizedStringForKey": ("localizedString", "forKey"), "addObject": ("append", ""),
    "insertObject": ("insert", ""), "addObjectsFromArray": ("append", "contentsOf"),
    "enumerateObjectsUsingBlock": ("enumerateObjects", ""),
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
    let isList = receiver.lastName?.hasSuffix("Array") == true
    switch part {
    case "alloc", "new": return isList ? .list([]) : .call(receiver, [])
    case "array", "arrayWithCapacity": return .list([])
    case "arrayWithObjects", "initWithObjects":
      return .list(list.map(\.value).filter { if case .nothing = $0.kind { false } else { true } })
    case "stringByAppendingString": return argument.map { .operation("+", [receiver, $0]) } ?? .other
    case _ where elements.contains(part): return argument.map { .element(receiver, $0) } ?? .other
    case _ where same.contains(part): return (argument ?? receiver).kind
    default: break
    }
    let (name, label) = names[part] ?? (part, label(of: part, 1))
    if !list.isEmpty { list[0].label = label }
    if name == "(" { return .call(receiver, list) }
    if name == "String" { return .call(Node(.name(name), receiver.code), list) }
    if part.hasPrefix("init") {
      switch receiver.kind {
      case .list: return .list([])
      case .call(let type, let made) where made.isEmpty && type.lastName != nil: return .call(type, list)
      default: return .call(Node(.member(receiver, "init"), code), list)
      }
    }
    return list.isEmpty ? .member(receiver, name) : .call(Node(.member(receiver, name), code), list)
  }
}
