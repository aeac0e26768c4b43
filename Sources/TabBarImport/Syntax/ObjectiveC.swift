/// Reads what Objective-C writes out of its tabs into the tree of Swift: literal titles and images, and the lists that they
/// are in. A message is the call that Swift makes of it, such as `UIImage(named:)` of `[UIImage imageNamed:]`.
extension Parser {
  /// Returns the types with their methods.
  static func objectiveCDeclarations(in file: CodeFile) -> [Node] {
    var result: [Node] = []
    var type: (start: Int, name: String, inherits: [String], methods: [Node])?
    var parser = Parser(file.all, in: file)
    func end() {
      guard let ended = type else { return }
      let body = Body(Code(file: file, range: ended.start..<parser.next), ended.methods)
      result.append(Node(.type("class", name: ended.name, inherits: ended.inherits, body), body.code))
      type = nil
    }
    while parser.next < parser.end {
      let index = parser.next
      if parser.at("@"), file.isToken(index + 1, "implementation") || file.isToken(index + 1, "interface") {
        end()
        type = (
          index + 2, file.text(index + 2), file.isToken(index + 3, ":") ? [file.text(index + 4)] : [], []
        )
        parser.next += 3
      } else if parser.at("-") || parser.at("+"), file.isToken(index + 1, "(") {
        parser.next = file.after(index + 1)
        let name = file.text(parser.next)
        guard let open = file.first(parser.left, { file.isToken($0, "{") || file.isToken($0, ";") }) else {
          break
        }
        parser.next = open
        guard parser.at("{") else { continue }
        let body = parser.body()
        let function = Function(name.hasPrefix("init") ? "init" : name, [], TypeName(), body)
        type?.methods.append(Node(.function(function), body.code))
      } else {
        parser.next = max(index + 1, file.after(index))
      }
    }
    end()
    return result
  }

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
    let isElse = at("else")
    if isElse || ["if", "for", "while", "switch"].contains(file.text(start)) && file.isToken(start + 1, "(") {
      let head = Code(file: file, range: isElse ? start..<(start + 1) : file.inside(start + 1))
      next = isElse ? start + 1 : file.after(start + 1)
      // What an initializer asks of itself holds.
      let holds = head.contains("super", "available")
      let condition = Node(holds ? .truth(true) : .other, head)
      let last = at("{") ? file.after(next) - 1 : index(of: ";") ?? end
      let body = Body(file, (at("{") ? next + 1 : next)..<last)
      next = last + 1
      if holds, at("else") {
        next += 1
        next = at("{") ? file.after(next) : (index(of: ";") ?? end) + 1
      }
      return node(.branches([Branch(conditions: [condition], head: head, body: body)]), from: start)
    }
    let last = file.first(left) { file.isToken($0, ";") || file.isToken($0, "{") } ?? end
    next = file.isToken(last, "{") ? file.after(last) : last + 1
    var simple = part(start..<last)
    // `Type *name = value`, where a path such as `self.name = value` is no declaration.
    guard let equals = simple.index(of: "="), equals - start > 1, !file.isToken(equals - 2, "."),
      !file.isToken(equals - 2, "->")
    else { return simple.statement() }
    simple.next = equals + 1
    return Node(
      .variables([Variable([file.text(equals - 1)], TypeName(), simple.whole())]),
      Code(file: file, range: start..<last))
  }

  /// Reads what only Objective-C has: a message, a cast, a list or another value after `@`.
  mutating func objectiveCValue() -> Node? {
    let start = next
    let after = file.after(start)
    if at("[") {
      var inner = part(file.inside(start))
      next = after
      return inner.nested { $0.message(Code(file: $0.file, range: start..<after)) }
    }
    if at("("), file.isToken(after - 2, "*") {
      next = after
      return nested { $0.prefixed() }
    }
    guard at("@") else { return nil }
    next = after
    return at("[") || at("{") ? list(start) : nested { $0.prefixed() }
  }

  /// Reads `receiver part:argument part:argument`.
  private mutating func message(_ code: Code) -> Node {
    guard next < end else { return Node(.other, code) }
    let receiver = prefixed()
    var first: String?
    var arguments: [Argument] = []
    while next < end, file.kind(next) == .name, arguments.count < 32 {
      let part = file.text(next)
      next += 1
      if at(":") {
        next += 1
        arguments.append(Argument(label: first == nil ? "" : part, value: expression()))
      }
      first = first ?? part
    }
    guard next >= end, let first else { return Node(first == nil ? receiver.kind : .other, code) }
    if first == "alloc" || first == "new" { return Node(.call(receiver, []), code) }
    if let label = ["imageNamed": "named", "systemImageNamed": "systemName"][first], !arguments.isEmpty {
      arguments[0].label = label
      return Node(.call(receiver, arguments), code)
    }
    guard first.hasPrefix("init"), case .call(let type, let made) = receiver.kind, made.isEmpty else {
      return Node(.call(Node(.member(receiver, first), code), arguments), code)
    }
    let rest = first.dropFirst(first.hasPrefix("initWith") ? 8 : 4)
    if !arguments.isEmpty { arguments[0].label = rest.prefix(1).lowercased() + rest.dropFirst() }
    return Node(.call(type, arguments), code)
  }
}
