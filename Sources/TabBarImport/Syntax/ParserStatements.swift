/// Reads the statements and declarations of Swift.
extension Parser {
  /// Returns the statements of a body.
  static func statements(_ range: Range<Int>, in file: CodeFile) -> [Node] {
    if file.isObjectiveC { return objectiveCStatements(range, in: file) }
    var result: [Node] = []
    /// Those between `#if` and `#endif`.
    var waiting: [Node] = []
    var condition: Condition?
    func close() {
      if let condition, let first = waiting.first {
        result.append(Node(.compiled(condition, waiting), first.code))
      } else {
        result += waiting
      }
      waiting = []
    }
    forEachStatement(in: range, of: file) { node, found in
      if found != condition { close() }
      condition = found
      waiting.append(node)
    }
    close()
    return result
  }

  /// Calls a function for each statement of Swift, with the condition of the `#if` around it that is inside of the body.
  static func forEachStatement(
    in range: Range<Int>, of file: CodeFile, _ use: (_ node: Node, _ condition: Condition?) -> Void
  ) {
    let outer = range.lowerBound > 0 ? file.tokens[range.lowerBound - 1].condition : 0
    var index = range.lowerBound
    while index < range.upperBound {
      let end = max(index + 1, file.statementEnd(index, range.upperBound))
      var parser = Parser(index..<end, in: file)
      let read = parser.statement()
      let number = file.tokens[index].condition
      use(parser.finished(read), number == outer || number == 0 ? nil : file.conditions[Int(number) - 1])
      index = end
      while index < range.upperBound, file.isToken(index, ";") { index += 1 }
    }
  }

  mutating func statement() -> Node { nested { $0.oneStatement() } }

  private mutating func oneStatement() -> Node {
    let start = next
    guard next < end, file.kind(next) == .name || at("@") else { return assignment(start) }
    let word = file.text(next)
    next += 1
    switch word {
    case "return":
      let value = next < end ? whole() : nil
      return node(.return(value), from: start)
    case "guard":
      let branch = branch()
      return node(.unless(branch), from: start)
    case "if": return branches(start)
    case "switch": return cases(start)
    case "for": return loop(start)
    case "do": return block(start)
    case "defer", "repeat": return sometimes(start)
    case "while":
      let branch = branch()
      return rest(.branches([branch]), start)
    case "continue" where next >= end: return rest(.skip, start)
    case "break" where next >= end: return rest(.stop, start)
    case "throw", "import": return rest(.block(Body(file, end..<end)), start)
    default:
      next = start
      return declaration(start) ?? assignment(start)
    }
  }

  /// Reads `do`. Whether all of it is run depends on the errors, where something catches them.
  private mutating func block(_ start: Int) -> Node {
    let body = body()
    guard at("catch") else { return rest(.block(body), start) }
    return sometimes(body, start)
  }

  /// Reads `defer` and `repeat`. When they are run, or how often, is not followed.
  private mutating func sometimes(_ start: Int) -> Node { sometimes(body(), start) }

  private mutating func sometimes(_ body: Body, _ start: Int) -> Node {
    rest(.branches([Branch(conditions: [Node(.other, body.code)], head: body.code, body: body)]), start)
  }

  /// Ends a statement of which nothing more is read.
  private mutating func rest(_ kind: Node.Kind, _ start: Int) -> Node {
    next = end
    return node(kind, from: start)
  }

  /// Reads a value, or a value that is given to something.
  mutating func assignment(_ start: Int) -> Node {
    let target = expression()
    guard at("=") || at("+=") else { return target }
    let adds = at("+=")
    next += 1
    let value = whole()
    return node(.assign(target, value, adds: adds), from: start)
  }

  func index(of sign: StaticString) -> Int? { file.first(left) { file.isToken($0, sign) } }

  /// Reads the body in the curly brackets that come next.
  mutating func body() -> Body {
    next = index(of: "{") ?? end
    guard next < end else { return Body(file, end..<end) }
    defer { next = file.after(next) }
    return Body(file, file.inside(next))
  }

  // MARK: - Declarations

  /// The keywords that a name follows.
  static let needsName: Set = [
    "let", "var", "func", "case", "struct", "class", "enum", "extension", "actor", "protocol",
  ]
  private static let declarations = needsName.union(["init"])

  /// Reads a declaration with its attributes and modifiers, or returns `nil` for something else.
  private mutating func declaration(_ start: Int) -> Node? {
    var index = next
    while index < end {
      if file.isToken(index, "@") {
        index += 2
        while file.isToken(index, ".") { index += 2 }
        index = index < end ? file.afterGenerics(index, end) ?? index : end
      } else {
        guard file.kind(index) == .name else { return nil }
        let word = file.text(index)
        let isInitializer = word == "init" && (file.isToken(index + 1, "(") || file.isToken(index + 1, "?"))
        let isNamed =
          file.kind(index + 1) == .name || ["let", "var"].contains(word) && file.isToken(index + 1, "(")
        let isModifier =
          word == "class" && ["func", "var", "let"].contains(where: { file.text(index + 1) == $0 })
        if Self.declarations.contains(word), isInitializer || isNamed, !isModifier {
          next = index + 1
          return declared(word, start)
        }
        index += 1
      }
      if file.isToken(index, "("), index < end { index = file.after(index) }
    }
    return nil
  }

  private mutating func declared(_ word: String, _ start: Int) -> Node {
    switch word {
    case "let", "var":
      let variables = file.split(left).prefix(16).map { range in
        var part = part(range)
        return part.variable(isVariable: word == "var")
      }
      return rest(.variables(variables), start)
    case "func":
      next += 1
      return function(file.text(next - 1), start)
    case "init": return function("init", start)
    case "case":
      let cases = file.split(left).map { range in
        let equals = file.first(range) { file.isToken($0, "=") }
        var raw = equals.map { part(($0 + 1)..<range.upperBound) }
        return (Code(file: file, range: range.prefix(1)), raw?.whole())
      }
      return rest(.enumeration(cases), start)
    default:
      var name = file.text(next)
      next += 1
      while at("."), file.kind(next + 1) == .name {
        name += "." + file.text(next + 1)
        next += 2
      }
      let open = file.first(left) { file.isToken($0, "{") } ?? end
      let inherits = Array(file.names(next..<open).prefix(64))
      let body = body()
      return rest(.type(word, name: name, inherits: inherits, body), start)
    }
  }

  /// Reads `name: Type = value` or `name: Type { get { … } }`.
  private mutating func variable(isVariable: Bool) -> Variable {
    let isTuple = file.isToken(next, "(")
    let names = isTuple ? file.names(file.inside(next)) : [file.text(next)]
    let equals = index(of: "=") ?? end
    let after = min(file.after(next), equals)
    let open = file.first(after..<equals) { file.isToken($0, "{") }
    let typeStart = file.isToken(after, ":") ? after + 1 : after
    let type = TypeName(typeStart..<max(typeStart, open ?? equals), in: file)
    next = equals + 1
    let result = Variable(names, type, next < end ? whole() : nil)
    if let open, equals == end { result.body = getter(file.inside(open)) }
    result.isVariable = isVariable && result.body == nil
    return result
  }

  /// The body of `get`, or the whole where it is not written.
  private func getter(_ range: Range<Int>) -> Body? {
    let first = range.lowerBound
    guard file.isToken(first + 1, "{") else { return Body(file, range) }
    if file.isToken(first, "get") { return Body(file, file.inside(first + 1)) }
    return file.isToken(first, "didSet") || file.isToken(first, "willSet") ? nil : Body(file, range)
  }

  private mutating func function(_ name: String, _ start: Int) -> Node {
    guard let brackets = file.first(left, { file.isToken($0, "(") }) else { return rest(.other, start) }
    let parameters = file.split(file.inside(brackets)).compactMap(parameter)
    next = file.after(brackets)
    let open = file.first(left) { file.isToken($0, "{") } ?? end
    let arrow = (next..<open).first { file.isToken($0, "->") } ?? open - 1
    let type = TypeName((arrow + 1)..<open, in: file)
    guard open < end else { return rest(.other, start) }
    return rest(.function(Function(name, parameters, type, body())), start)
  }

  private func parameter(_ range: Range<Int>) -> Function.Parameter? {
    var index = range.lowerBound
    while file.isToken(index, "@") { index = file.afterGenerics(index + 2, range.upperBound) ?? index + 2 }
    guard index < range.upperBound, file.kind(index) == .name else { return nil }
    let label = file.text(index)
    if file.kind(index + 1) == .name, index + 1 < range.upperBound { index += 1 }
    let equals = (index..<range.upperBound).first { file.isToken($0, "=") }
    let typeEnd = equals ?? range.upperBound
    var standard = equals.map { part(($0 + 1)..<range.upperBound) }
    return Function.Parameter(
      label: label == "_" ? "" : label, name: file.text(index),
      type: TypeName(min(index + 2, typeEnd)..<typeEnd, in: file), standard: standard?.whole())
  }

  // MARK: - Branches and loops

  /// Reads conditions up to a body or `else`, and the body.
  private mutating func branch() -> Branch {
    isHead = true
    defer { isHead = false }
    let start = next
    var result: [Node] = []
    while next < end, !at("else"), !at("{"), result.count < 64 {
      let first = next
      if at("let") || at("var") {
        next += 2
        let equals = index(of: "=") ?? next
        let isBound = at("=") || at(":") && equals < (index(of: ",") ?? end)
        if isBound { next = equals + 1 }
        let value = isBound ? expression() : nil
        result.append(
          node(.variables([Variable([file.text(first + 1)], TypeName(), value)]), from: first))
      } else if at("case") {
        let equals = index(of: "=") ?? end
        let patterns = patterns((next + 1)..<max(next + 1, equals))
        next = min(equals + 1, end)
        let value = expression()
        result.append(node(.matches(patterns, value), from: first))
      } else {
        result.append(expression())
      }
      guard at(",") else { break }
      next += 1
    }
    return Branch(conditions: result, head: Code(file: file, range: start..<next), body: body())
  }

  /// Reads `if` and what follows it, `else` last.
  private mutating func branches(_ start: Int) -> Node {
    var result = [branch()]
    while at("else"), result.count < 256 {
      next += 1
      guard at("if") else {
        result.append(Branch(conditions: [], head: Code(file: file, range: next..<next), body: body()))
        break
      }
      next += 1
      result.append(branch())
    }
    return node(.branches(result), from: start)
  }

  /// Reads a value before a body.
  private mutating func head() -> Node {
    isHead = true
    defer { isHead = false }
    return expression()
  }

  private mutating func loop(_ start: Int) -> Node {
    guard let word = index(of: "in") else { return rest(.other, start) }
    let names = file.names(next..<word).filter { !["let", "case", "var"].contains($0) }
    next = word + 1
    let list = head()
    // Which of the elements `where` takes is not followed.
    let all = at("where") ? Node(.other, list.code) : list
    return node(.loop(names, all, body()), from: start)
  }

  private mutating func cases(_ start: Int) -> Node {
    let subject = head()
    guard file.isToken(next, "{"), next < end else { return rest(.other, start) }
    let inside = file.inside(next)
    next = file.after(next)
    if inside.contains(where: { file.isToken($0, "fallthrough") }) { return node(.other, from: start) }
    var heads: [(start: Int, colon: Int)] = []
    _ = file.first(inside) { index in
      let begins =
        file.startsLine(index) || index == inside.lowerBound || file.isToken(index - 1, ";")
      if begins, file.isToken(index, "case") || file.isToken(index, "default") {
        let colon = file.first(index..<inside.upperBound) { file.isToken($0, ":") }
        heads.append((index, colon ?? inside.upperBound))
      }
      return false
    }
    let result = heads.enumerated().map { number, head in
      let end = number + 1 < heads.count ? heads[number + 1].start : inside.upperBound
      let range = (head.start + 1)..<max(head.start + 1, head.colon)
      return Case(
        patterns: patterns(range), head: Code(file: file, range: range),
        body: Body(file, min(head.colon + 1, end)..<end))
    }
    return node(.cases(subject, result), from: start)
  }

  /// The names of the cases that patterns match, a text in its quotes; `?` for a pattern that is not followed.
  private func patterns(_ range: Range<Int>) -> [String] {
    file.split(range).map { part in
      let part = file.isToken(part.lowerBound, "let") ? part.dropFirst() : part
      let end = part.first { file.isToken($0, "(") } ?? part.upperBound
      let values = end < part.upperBound ? file.inside(end) : end..<end
      let isName = (part.lowerBound..<end).allSatisfy {
        let isWord =
          [.name, .number, .string].contains(file.kind($0)) && !Self.binding.contains(file.text($0))
        return file.isToken($0, ".") || isWord && ($0 == part.lowerBound || file.isToken($0 - 1, "."))
      }
      let isPlain = values.allSatisfy {
        file.isToken($0, ",") || Self.binding.contains(file.text($0)) || file.isToken($0 - 1, "let")
      }
      return isName && isPlain && file.after(end) >= part.upperBound ? file.text(end - 1) : "?"
    }
  }

  private static let binding: Set = ["let", "var", "_", "is"]

  /// Reads a closure: its parameters, and what comes after `in`.
  func closure(_ range: Range<Int>) -> Closure {
    let head = range.prefix(48).prefix { !file.isToken($0, "{") && !file.isToken($0, "for") }
    guard let word = head.first(where: { file.isToken($0, "in") }) else {
      return Closure([], Body(file, range))
    }
    let brackets = head.prefix { $0 < word }.first { file.isToken($0, "(") }
    let list = brackets.map(file.inside) ?? range.lowerBound..<word
    let names = file.split(list).compactMap { part in part.first { file.kind($0) == .name }.map(file.text) }
    return Closure(names, Body(file, (word + 1)..<range.upperBound))
  }
}
