/// Reads the statements of Swift.
extension SwiftParser {
  /// Returns the statements of a body.
  static func statements(_ range: Range<Int>, in file: CodeFile) -> [Node] {
    var result: [Node] = []
    /// Those between `#if` and `#endif`.
    var waiting: [Node] = []
    var condition: UInt16 = 0
    let outer = range.lowerBound > 0 ? file.tokens[range.lowerBound - 1].condition : 0
    func close() {
      guard let first = waiting.first else { return }
      if condition == outer || condition == 0 {
        result += waiting
      } else {
        result.append(Node(.compiled(file.conditions[Int(condition) - 1], waiting), first.code))
      }
      waiting = []
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let end = max(index + 1, file.statementEnd(index, range.upperBound))
      var parser = SwiftParser(index..<end, in: file)
      let read = parser.statement()
      let node = parser.finished(read)
      if file.tokens[index].condition != condition {
        close()
        condition = file.tokens[index].condition
      }
      waiting.append(node)
      index = end
      while index < range.upperBound, file.isToken(index, ";") { index += 1 }
    }
    close()
    return result
  }

  private static let modifiers: Set = [
    "private", "fileprivate", "static", "lazy", "weak", "final", "nonisolated", "unowned", "public",
    "internal", "async",
  ]

  mutating func statement() -> Node { nested { $0.oneStatement() } }

  private mutating func oneStatement() -> Node {
    let start = next
    while at("@"), next + 2 < end {
      next += 2
      if file.isOpen(next, "(") { next = file.after(next) }
    }
    while next + 1 < end, file.kind(next) == .name, Self.modifiers.contains(file.text(next)) {
      next += 1
      if file.isOpen(next, "(") { next = file.after(next) }
    }
    guard next < end, file.kind(next) == .name else { return assignment(start) }
    let word = file.text(next)
    let head = next
    next += 1
    switch word {
    case "return":
      guard next < end else { return node(.return(nil), from: start) }
      let value = whole()
      return node(.return(value), from: start)
    case "let", "var": return binding(start)
    case "guard":
      let conditions = self.conditions(from: next)
      next += 1
      let branch = branch(conditions)
      return node(.unless(branch), from: start)
    case "if": return branches(start)
    case "switch": return cases(start)
    case "for": return loop(start)
    case "do", "defer":
      while next < end, !file.isOpen(next, "{") { next += 1 }
      guard next < end else { return node(.other, from: start) }
      let body = Body(file, file.inside(next))
      next = end
      return node(.block(body), from: start)
    case "func": return localFunction(start)
    case "continue", "break": return rest(.skip, start)
    case "struct", "class", "enum", "while", "repeat", "throw", "fallthrough", "typealias":
      return rest(.other, start)
    default:
      next = head
      return assignment(start)
    }
  }

  private mutating func rest(_ kind: Node.Kind, _ start: Int) -> Node {
    next = end
    return node(kind, from: start)
  }

  /// Reads a value, or a value that is given to something.
  private mutating func assignment(_ start: Int) -> Node {
    let target = expression()
    guard at("=") || at("+=") else { return target }
    let adds = at("+=")
    next += 1
    let value = whole()
    return node(.assign(target, value, adds: adds), from: start)
  }

  /// Reads `name: Type = value, …` after `let`.
  private mutating func binding(_ start: Int) -> Node {
    var bindings: [Binding] = []
    for part in file.split(next..<end).prefix(16) {
      inside(part) { parser in
        let equals = parser.index(of: "=") ?? parser.end
        var names = [file.text(parser.next)]
        if file.isOpen(parser.next, "(") {
          names = file.inside(parser.next).filter { file.kind($0) == .name }.map(file.text)
        }
        let after = min(file.after(parser.next), equals)
        let opened = (after..<equals).first { file.isOpen($0, "{") } ?? equals
        let type = TypeName(after..<opened, in: file)
        parser.next = equals + 1
        let value = parser.next < parser.end ? parser.whole() : nil
        bindings.append(Binding(names: names, type: type, value: value))
      }
    }
    next = end
    return node(.bind(bindings), from: start)
  }

  /// Reads a function inside of another as a closure with its name.
  private mutating func localFunction(_ start: Int) -> Node {
    let name = file.text(next)
    guard let brackets = (next..<end).first(where: { file.isOpen($0, "(") }),
      let open = (brackets..<end).first(where: { file.isOpen($0, "{") })
    else { return rest(.other, start) }
    let parameters = file.split(file.inside(brackets)).compactMap { part in
      part.first.map { file.text(file.kind($0 + 1) == .name ? $0 + 1 : $0) }
    }
    let closure = Closure(parameters: parameters, body: Body(file, file.inside(open)))
    next = end
    let value = node(.closure(closure), from: start)
    return Node(.bind([Binding(names: [name], type: TypeName(), value: value)]), value.code)
  }

  /// Reads conditions up to a body or `else`.
  private mutating func conditions(from start: Int) -> (nodes: [Node], head: Code) {
    var result: [Node] = []
    next = start
    while next < end, !at("else"), !(isHead && file.isOpen(next, "{")), result.count < 64 {
      let first = next
      if at("let") || at("var") {
        next += 2
        let name = file.text(first + 1)
        let equals = index(of: "=") ?? next
        let isBound = at("=") || at(":") && equals < (index(of: ",") ?? end)
        let type = TypeName(next..<max(next, isBound ? equals : next), in: file)
        if isBound { next = equals + 1 }
        let value = isBound ? expression() : nil
        result.append(node(.bind([Binding(names: [name], type: type, value: value)]), from: first))
      } else if at("case") {
        let equals = index(of: "=") ?? end
        let patterns = Self.patterns((next + 1)..<max(next + 1, equals), in: file)
        next = min(equals + 1, end)
        let value = expression()
        result.append(node(.matches(patterns, value), from: first))
      } else {
        result.append(expression())
      }
      guard at(",") else { break }
      next += 1
    }
    return (result, Code(file: file, range: start..<max(start, next)))
  }

  private func index(of sign: StaticString) -> Int? {
    var index = next
    while index < end {
      if file.isToken(index, sign) { return index }
      index = file.after(index)
    }
    return nil
  }

  /// Reads the body in the curly brackets that are next.
  private mutating func branch(_ conditions: (nodes: [Node], head: Code)) -> Branch {
    while next < end, !file.isOpen(next, "{") { next = file.after(next) }
    let body = Body(file, next < end ? file.inside(next) : end..<end)
    next = next < end ? file.after(next) : end
    return Branch(conditions: conditions.nodes, head: conditions.head, body: body)
  }

  /// Reads `if` and what follows it, `else` last.
  private mutating func branches(_ start: Int) -> Node {
    var result: [Branch] = []
    isHead = true
    defer { isHead = false }
    while result.count < 256 {
      result.append(branch(conditions(from: next)))
      guard at("else") else { break }
      next += 1
      if at("if") {
        next += 1
      } else {
        result.append(branch(([], Code(file: file, range: next..<next))))
        break
      }
    }
    return node(.branches(result), from: start)
  }

  private mutating func loop(_ start: Int) -> Node {
    guard let word = index(of: "in") else { return rest(.other, start) }
    let names = (next..<word).filter { file.kind($0) == .name }.map(file.text).filter {
      $0 != "let" && $0 != "case" && $0 != "var"
    }
    next = word + 1
    isHead = true
    let list = expression()
    isHead = false
    let condition = Code(file: file, range: next..<next)
    let filter = at("where") ? self.conditions(from: next + 1).nodes : []
    let body = branch((filter, condition)).body
    guard let first = filter.first else { return node(.loop(names, list, body), from: start) }
    let inner = Branch(conditions: filter, head: first.code, body: body)
    let all = node(.branches([inner]), from: start)
    return node(.loop(names, list, Body(file, body.code.range, [all])), from: start)
  }

  private mutating func cases(_ start: Int) -> Node {
    isHead = true
    let subject = expression()
    isHead = false
    guard file.isOpen(next, "{"), next < end else { return rest(.other, start) }
    let inside = file.inside(next)
    next = file.after(next)
    var heads: [(start: Int, colon: Int)] = []
    var position = inside.lowerBound
    while position < inside.upperBound {
      let begins =
        file.tokens[position].startsLine || position == inside.lowerBound || file.isToken(position - 1, ";")
      if begins, file.isToken(position, "case") || file.isToken(position, "default") {
        var colon = position + 1
        while colon < inside.upperBound, !file.isToken(colon, ":") { colon = file.after(colon) }
        heads.append((position, colon))
        position = colon
      }
      position = max(position + 1, file.after(position))
    }
    var result: [Case] = []
    for (number, head) in heads.enumerated() {
      let end = number + 1 < heads.count ? heads[number + 1].start : inside.upperBound
      let range = (head.start + 1)..<max(head.start + 1, min(head.colon, inside.upperBound))
      let body = Body(file, min(head.colon + 1, end)..<end)
      result.append(
        Case(patterns: Self.patterns(range, in: file), head: Code(file: file, range: range), body: body))
    }
    return node(.cases(subject, result), from: start)
  }

  /// The names of the cases that patterns match; a text in its quotes.
  private static func patterns(_ range: Range<Int>, in file: CodeFile) -> [String] {
    file.split(range).compactMap { part in
      // The name of the case is the last one before its values.
      let end = part.first { file.isOpen($0, "(") || file.isToken($0, "where") } ?? part.upperBound
      guard let last = (part.lowerBound..<end).last, file.kind(last) != .open else { return nil }
      return file.text(last)
    }
  }

  /// Removes what comes before a closure's statements, and returns its parameters.
  static func closure(_ range: Range<Int>, in file: CodeFile) -> (parameters: [String], body: Range<Int>) {
    var index = range.lowerBound
    let end = min(range.upperBound, index + 48)
    // What a loop goes through follows its own `in`.
    guard !file.isToken(index, "for") else { return ([], range) }
    while index < end, !file.isToken(index, "in") {
      let isHead = file.kind(index) == .name || file.isOpen(index, "(") || file.isOpen(index, "[")
      guard isHead || ["?", "@", ".", "<", ">", "->", ":", ","].contains(file.text(index)) else {
        return ([], range)
      }
      index = file.after(index)
    }
    guard index < end else { return ([], range) }
    var names: [String] = []
    for part in file.split(range.lowerBound..<index) {
      let start = part.first { file.isOpen($0, "(") || file.kind($0) == .name && !file.isToken($0 - 1, "@") }
      guard let start else { continue }
      let parts = file.isOpen(start, "(") ? file.split(file.inside(start)) : [start..<part.upperBound]
      names += parts.filter { file.kind($0.lowerBound) == .name }.map { file.text($0.lowerBound) }
    }
    return (names, (index + 1)..<range.upperBound)
  }
}

extension CodeFile {
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
      index = max(index + 1, after(index))
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// Returns the token after the statement that begins at one.
  func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      index = min(max(index + 1, after(index)), end)
      guard index < end, !isToken(index, ";") else { break }
      if tokens[index].startsLine, !continues(at: index) { break }
    }
    return index
  }

  /// Returns whether the token at the start of a line belongs to the line before.
  private func continues(at index: Int) -> Bool {
    // A full stop begins a line in a chain; in a list of cases it follows a comma.
    if kind(index) == .sign, !["@", "\\", "!"].contains(text(index)) { return true }
    if kind(index) == .name, ["else", "catch", "as", "where"].contains(text(index)) { return true }
    if isToken(index, "while") && isOpen(index - 1, "}") || isOpen(index, "{") { return true }
    if kind(index - 1) == .sign, !["!", "?", ">"].contains(text(index - 1)) { return true }
    // The name of a second closure: `} label: {`.
    return kind(index) == .name && isToken(index + 1, ":") && isOpen(index + 2, "{")
  }

  /// The token after `<…>`, or the same one where it is a comparison.
  func afterGenerics(_ start: Int, _ end: Int) -> Int {
    var open = 0
    var index = start
    while index < min(end, start + 64) {
      if isToken(index, "<") {
        open += 1
      } else if isToken(index, ">") {
        open -= 1
        if open == 0 { return index + 1 }
      } else if kind(index) == .sign, ![",", ".", "?", ":", "&"].contains(text(index)) {
        return start
      }
      index = max(index + 1, after(index))
    }
    return start
  }
}
