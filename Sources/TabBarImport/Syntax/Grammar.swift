/// The parts of Swift in the tokens of a file. A part is read when somebody asks for it, and no tree is kept.
extension CodeFile {
  // MARK: - Statements

  func statements(_ range: Range<Int>) -> [Code] {
    var result: [Code] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = max(index + 1, statementEnd(index, range.upperBound))
      result.append(code(index..<end))
      index = end
      while index < range.upperBound, isToken(index, ";") { index += 1 }
    }
    return result
  }

  func code(_ range: Range<Int>) -> Code { Code(file: self, range: range) }

  /// Returns where the body of `if`, `switch` or `for` begins: at a curly bracket that is no closure of the head.
  private func bodyStart(_ range: Range<Int>) -> Int {
    first(range) { index in
      guard isToken(index, "{") else { return false }
      let next = after(index)
      let continues = isToken(next, "{") || kind(next) == .sign && !(isToken(next, ".") && startsLine(next))
      return next >= range.upperBound || !continues
    } ?? range.upperBound
  }

  /// Returns the condition and the body of each branch of `if`, `else` last with an empty condition.
  func branches(_ code: Code) -> [(head: Code, body: Code)] {
    var result: [(head: Code, body: Code)] = []
    var index = code.first + 1
    let end = code.range.upperBound
    while index < end, result.count < 256 {
      let open = bodyStart(index..<end)
      result.append((self.code(index..<open), self.code(inside(open))))
      guard after(open) < end, isToken(after(open), "else") else { break }
      index = after(open) + (isToken(after(open) + 1, "if") ? 2 : 1)
    }
    return result
  }

  /// Returns what a `switch` asks, and its cases: the pattern, empty for `default`, and the body.
  func cases(_ code: Code) -> (subject: Code, cases: [(pattern: Code, body: Code)]) {
    let open = bodyStart(code.from(code.first + 1).range)
    let inside = inside(open)
    var starts: [Int] = []
    _ = first(inside) { index in
      let begins = startsLine(index) || index == inside.lowerBound || isToken(index - 1, ";")
      if begins, isToken(index, "case") || isToken(index, "default") { starts.append(index) }
      return false
    }
    let ends = starts.dropFirst() + [inside.upperBound]
    let cases = zip(starts, ends).map { start, end in
      let colon = first(start..<end) { isToken($0, ":") } ?? end
      return (self.code(start + 1..<colon), self.code(colon + 1..<end))
    }
    return (self.code(code.first + 1..<open), cases)
  }

  // MARK: - Declarations

  static let needsName: Set = [
    "let", "var", "func", "case", "struct", "class", "enum", "extension", "actor", "protocol",
  ]

  /// Returns the keyword of a declaration, after its attributes and modifiers; `nil` for another statement.
  func keyword(_ code: Code) -> Int? {
    let end = code.range.upperBound
    var index = code.first
    while index < end {
      if isToken(index, "@") {
        index += 2
        while isToken(index, ".") { index += 2 }
        index = index < end ? afterGenerics(index, end) ?? index : end
      } else {
        guard kind(index) == .name else { return nil }
        let word = text(index)
        let next = text(index + 1)
        if word == "init", next == "(" || next == "?" { return index }
        let isNamed = kind(index + 1) == .name || ["let", "var"].contains(word) && next == "("
        let isModifier = word == "class" && ["func", "var", "let"].contains(next)
        if Self.needsName.contains(word), isNamed, !isModifier { return index }
        index += 1
      }
      if isToken(index, "("), index < end { index = after(index) }
    }
    return nil
  }

  /// Reads `let` or `var` at a token.
  func variables(_ keyword: Int, _ end: Int) -> [Variable] {
    split(keyword + 1..<end).prefix(16).map {
      var variable = variable($0)
      variable.isConstant = isToken(keyword, "let") || isToken(keyword - 1, "lazy")
      return variable
    }
  }

  /// Reads a variable after its keyword, or a parameter.
  private func variable(_ range: Range<Int>) -> Variable {
    let (start, end) = (range.lowerBound, range.upperBound)
    let equals = first(range) { isToken($0, "=") } ?? end
    let colon = first(start..<equals) { isToken($0, ":") }
    let open = first((colon ?? start)..<equals) { isToken($0, "{") }
    let head = start..<(colon ?? open ?? equals)
    let names = head.filter { kind($0) == .name && !isToken($0 - 1, "@") }.map(text)
    return Variable(
      label: names.first == "_" ? "" : names.first ?? "", name: kind(start) == .open ? "" : names.last ?? "",
      type: typeName((colon ?? equals) + 1..<(open ?? equals)),
      value: equals < end ? code(equals + 1..<end) : nil,
      body: equals == end ? open.flatMap { getter(inside($0)) } : nil)
  }

  /// Returns the name of a type without `some`, `any` and what follows it in brackets; that of a list begins with `[`.
  private func typeName(_ range: Range<Int>) -> String {
    let rest = range.drop { ["some", "any", "@"].contains(text($0)) || isToken($0 - 1, "@") }
    return rest.prefix { kind($0) == .name || isToken($0, ".") || isToken($0, "[") }.map(text).joined()
  }

  /// The body of `get`, or the whole where it is not written.
  private func getter(_ range: Range<Int>) -> Code? {
    let first = range.lowerBound
    guard isToken(first + 1, "{") else { return code(range) }
    if isToken(first, "get") { return code(inside(first + 1)) }
    return isToken(first, "didSet") || isToken(first, "willSet") ? nil : code(range)
  }

  /// Reads `func` or `init` at a token, or returns `nil` for one without a body.
  func function(_ keyword: Int, _ end: Int) -> Function? {
    guard let brackets = first((keyword + 1)..<end, { isToken($0, "(") }) else { return nil }
    let rest = after(brackets)..<end
    guard let open = first(rest, { isToken($0, "{") }) else { return nil }
    let arrow = (rest.lowerBound..<open).first { isToken($0, "->") } ?? open - 1
    let name = isToken(keyword, "init") ? "init" : text(keyword + 1)
    return Function(
      name: name, parameters: split(inside(brackets)).map(variable),
      type: typeName((arrow + 1)..<open), body: code(inside(open)))
  }

  /// Reads a closure: its parameters, and what comes after `in`.
  func closure(_ range: Range<Int>) -> (parameters: [String], body: Code) {
    let head = range.prefix(48).prefix { !isToken($0, "{") && !isToken($0, "for") }
    guard let word = head.first(where: { isToken($0, "in") }) else { return ([], code(range)) }
    let brackets = head.prefix { $0 < word }.first { isToken($0, "(") }
    let list = brackets.map(inside) ?? range.lowerBound..<word
    let names = split(list).compactMap { part in part.first { kind($0) == .name }.map(text) }
    return (names, code((word + 1)..<range.upperBound))
  }

  // MARK: - Expressions

  /// Returns the parts of a chain of names, calls and indices, as far as it goes.
  func links(_ range: Range<Int>) -> [Link] {
    guard !range.isEmpty else { return [] }
    var index = isToken(range.lowerBound, ".") ? range.lowerBound + 1 : range.lowerBound
    var last = Link(name: kind(index) == .name ? text(index) : "", code: code(index..<after(index)))
    var result: [Link] = []
    index = after(index)
    func begin(_ name: String, at start: Int) {
      result.append(last)
      last = Link(name: name, code: code(start..<index))
    }
    while index < range.upperBound, result.count < 256 {
      let isBracket = kind(index) == .open && !startsLine(index)
      if isToken(index, "."), index + 1 < range.upperBound, [.name, .number].contains(kind(index + 1)) {
        index += 2
        begin(text(index - 1), at: index - 1)
      } else if isBracket, isToken(index, "[") {
        index = after(index)
        begin("", at: Int(tokens[index - 1].mate))
        last.isIndex = true
      } else if isBracket && isToken(index, "(") || isToken(index, "{") && !last.name.isEmpty {
        if last.isCalled || last.isIndex { begin("", at: index) }
        (last.arguments, index) = arguments(index, range.upperBound)
        last.isCalled = true
      } else if let after = afterGenerics(index, range.upperBound) {
        index = after
      } else if isToken(index, "?") || isToken(index, "!"), !followsSpace(index) {
        index += 1
      } else {
        break
      }
      last.code = code(last.code.first..<index)
    }
    return result + [last]
  }

  /// Returns the arguments in the round brackets at a token and the closures after them, and the token after these.
  private func arguments(_ start: Int, _ end: Int) -> ([Argument], end: Int) {
    var result: [Argument] = []
    var index = start
    if isToken(start, "(") {
      result = split(inside(start)).prefix(256).map { range in
        let hasLabel =
          kind(range.lowerBound) == .name && isToken(range.lowerBound + 1, ":") && range.count > 1
        return Argument(
          label: hasLabel ? text(range.lowerBound) : "", code: code(hasLabel ? range.dropFirst(2) : range))
      }
      index = after(start)
    }
    var label = "{}"
    while index < end, isToken(index, "{") {
      result.append(Argument(label: label, code: code(index..<after(index))))
      index = after(index)
      guard index + 2 < end, kind(index) == .name, isToken(index + 1, ":"), isToken(index + 2, "{") else {
        break
      }
      label = text(index)
      index += 2
    }
    return (result, index)
  }
}
