/// The parts of Swift in the tokens of a file. A part is read when somebody asks for it, and no tree is kept.
extension CodeFile {
  // MARK: - Statements

  /// Returns the statements of a body, each with the condition of the `#if` around it that is inside of the body.
  func statements(_ range: Range<Int>) -> [(code: Code, condition: Condition?)] {
    let outer = range.lowerBound > 0 ? tokens[range.lowerBound - 1].condition : 0
    var result: [(code: Code, condition: Condition?)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = max(index + 1, statementEnd(index, range.upperBound))
      let number = tokens[index].condition
      let condition = number == outer || number == 0 ? nil : conditions[Int(number) - 1]
      result.append((code(index..<end), condition))
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

  /// Returns the branches of `if` or `while`, `else` last.
  func branches(_ code: Code) -> [Branch] {
    var result: [Branch] = []
    var index = code.first + 1
    while index < code.range.upperBound, result.count < 256 {
      let open = bodyStart(index..<code.range.upperBound)
      let head = index..<open
      result.append(
        Branch(conditions: split(head).map(self.code), head: self.code(head), body: self.code(inside(open))))
      index = after(open)
      guard index < code.range.upperBound, isToken(index, "else") else { break }
      index += 1
      guard !isToken(index, "if") else {
        index += 1
        continue
      }
      let last = self.code(index..<index)
      result.append(Branch(conditions: [], head: last, body: self.code(inside(index))))
      break
    }
    return result
  }

  /// Returns the parts of `guard`: its conditions, and what is done otherwise.
  func unless(_ code: Code) -> Branch {
    let end = first(code.from(code.first + 1).range) { isToken($0, "else") } ?? code.range.upperBound
    let head = (code.first + 1)..<end
    return Branch(
      conditions: split(head).map(self.code), head: self.code(head), body: self.code(inside(end + 1)))
  }

  /// Returns what a `switch` asks, and its cases; `nil` where one goes on in the next.
  func cases(_ code: Code) -> (subject: Code, cases: [Case])? {
    let open = bodyStart(code.from(code.first + 1).range)
    let inside = inside(open)
    guard !self.code(inside).contains("fallthrough") else { return nil }
    var heads: [(start: Int, colon: Int)] = []
    _ = first(inside) { index in
      let begins = startsLine(index) || index == inside.lowerBound || isToken(index - 1, ";")
      if begins, isToken(index, "case") || isToken(index, "default") {
        let colon = first(index..<inside.upperBound) { isToken($0, ":") }
        heads.append((index, colon ?? inside.upperBound))
      }
      return false
    }
    let cases = heads.enumerated().map { number, head in
      var end = number + 1 < heads.count ? heads[number + 1].start : inside.upperBound
      // What ends each case.
      if isToken(end - 1, "break") { end -= 1 }
      let range = (head.start + 1)..<max(head.start + 1, head.colon)
      return Case(
        patterns: patterns(range), head: self.code(range), body: self.code(min(head.colon + 1, end)..<end))
    }
    return (self.code((code.first + 1)..<open), cases)
  }

  /// The names of the cases that patterns match, a text in its quotes; `?` for a pattern that is not followed.
  func patterns(_ range: Range<Int>) -> [String] {
    split(range).map { part in
      let part = isToken(part.lowerBound, "let") ? part.dropFirst() : part
      let end = part.first { isToken($0, "(") } ?? part.upperBound
      let values = end < part.upperBound ? inside(end) : end..<end
      let isName = (part.lowerBound..<end).allSatisfy {
        let isWord =
          [.name, .number, .string].contains(kind($0)) && !Self.binding.contains(text($0))
        return isToken($0, ".") || isWord && ($0 == part.lowerBound || isToken($0 - 1, "."))
      }
      let isPlain = values.allSatisfy {
        isToken($0, ",") || Self.binding.contains(text($0)) || isToken($0 - 1, "let")
      }
      return isName && isPlain && after(end) >= part.upperBound ? text(end - 1) : "?"
    }
  }

  private static let binding: Set = ["let", "var", "_", "is"]

  /// Returns the names, the list and the body of `for`; the list is `nil` where `where` takes some of its elements.
  func loop(_ code: Code) -> (names: [String], list: Code, isWhole: Bool, body: Code) {
    let end = code.range.upperBound
    let word = first(code.range) { isToken($0, "in") } ?? end
    let open = bodyStart((word + 1)..<end)
    let condition = first((word + 1)..<open) { isToken($0, "where") }
    let names = names((code.first + 1)..<word).filter { !["let", "case", "var"].contains($0) }
    let isWhole = condition == nil && !isToken(code.first + 1, "case")
    return (names, self.code((word + 1)..<(condition ?? open)), isWhole, self.code(inside(open)))
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
    split((keyword + 1)..<end).prefix(16).map { range in
      let start = range.lowerBound
      let names = isToken(start, "(") ? names(inside(start)) : [text(start)]
      let equals = first(range) { isToken($0, "=") } ?? range.upperBound
      let after = min(after(start), equals)
      let open = first(after..<equals) { isToken($0, "{") }
      let typeStart = isToken(after, ":") ? after + 1 : after
      let value = (equals + 1)..<range.upperBound
      let result = Variable(
        names, TypeName(typeStart..<max(typeStart, open ?? equals), in: self),
        value.isEmpty ? nil : code(value)
      )
      if let open, equals == range.upperBound { result.body = getter(inside(open)) }
      result.isVariable = isToken(keyword, "var") && result.body == nil
      return result
    }
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
      name, split(inside(brackets)).compactMap(parameter), TypeName((arrow + 1)..<open, in: self),
      code(inside(open)))
  }

  private func parameter(_ range: Range<Int>) -> Function.Parameter? {
    var index = range.lowerBound
    while isToken(index, "@") { index = afterGenerics(index + 2, range.upperBound) ?? index + 2 }
    guard index < range.upperBound, kind(index) == .name else { return nil }
    let label = text(index)
    if kind(index + 1) == .name, index + 1 < range.upperBound { index += 1 }
    let end = (index..<range.upperBound).first { isToken($0, "=") } ?? range.upperBound
    return Function.Parameter(
      label: label == "_" ? "" : label, name: text(index), type: TypeName(min(index + 2, end)..<end, in: self)
    )
  }

  /// Reads a closure: its parameters, and what comes after `in`.
  func closure(_ range: Range<Int>) -> Closure {
    let head = range.prefix(48).prefix { !isToken($0, "{") && !isToken($0, "for") }
    guard let word = head.first(where: { isToken($0, "in") }) else {
      return Closure(parameters: [], body: code(range))
    }
    let brackets = head.prefix { $0 < word }.first { isToken($0, "(") }
    let list = brackets.map(inside) ?? range.lowerBound..<word
    let names = split(list).compactMap { part in part.first { kind($0) == .name }.map(text) }
    return Closure(parameters: names, body: code((word + 1)..<range.upperBound))
  }

  // MARK: - Expressions

  /// How strongly signs bind; `?` binds least.
  private static let levels = [
    "?": 0, "||": 1, "&&": 2, "==": 3, "!=": 3, "<=": 3, ">=": 3, "===": 3, "<": 3, ">": 3, "??": 4, "..<": 5,
    "...": 5, "as": 6, "is": 6, "+": 7, "-": 7, "*": 8, "/": 8, "%": 8,
  ]

  /// Returns the sign or the word between two values that binds least; of several the last, of `?` the first.
  func operation(_ range: Range<Int>) -> Int? {
    var best: (index: Int, level: Int)?
    var index = range.lowerBound
    while index < range.upperBound {
      let isWord = isToken(index, "as") || isToken(index, "is")
      let isBinary =
        kind(index) == .sign && kind(index - 1) != .sign || isToken(index - 1, "?") || isToken(index - 1, "!")
      if index > range.lowerBound, isWord || kind(index) == .sign && isBinary {
        let name = text(index)
        let needsSpace = ["?", "<", ">"].contains(name)
        if let level = Self.levels[name], !needsSpace || followsSpace(index),
          best.map({ level < $0.level || level == $0.level && level > 0 }) ?? true
        {
          best = (index, level)
        }
      }
      index = afterGenerics(index, range.upperBound) ?? max(index + 1, after(index))
    }
    return best?.index
  }

  /// Returns where the other value of `condition ? one : other` begins.
  func colon(after sign: Int, _ end: Int) -> Int? {
    var open = 0
    return first((sign + 1)..<end) { index in
      if isToken(index, "?"), followsSpace(index) { open += 1 }
      guard isToken(index, ":") else { return false }
      open -= 1
      return open < 0
    }
  }

  /// Returns the parts of a chain of names, calls and indices, as far as it goes.
  func links(_ range: Range<Int>) -> [Link] {
    guard !range.isEmpty else { return [] }
    var index = isToken(range.lowerBound, ".") ? range.lowerBound + 1 : range.lowerBound
    var result = [Link(name: kind(index) == .name ? text(index) : "", end: after(index))]
    index = result[0].end
    while index < range.upperBound, result.count < 128 {
      let isBracket = kind(index) == .open && !startsLine(index)
      if isToken(index, "."), index + 1 < range.upperBound, [.name, .number].contains(kind(index + 1)) {
        index += 2
        result.append(Link(name: text(index - 1), end: index))
      } else if isBracket, isToken(index, "[") {
        index = after(index)
        result.append(Link(index: code(inside(Int(tokens[index - 1].mate))), end: index))
      } else if isBracket && isToken(index, "(")
        || isToken(index, "{") && !result[result.count - 1].name.isEmpty
      {
        if result[result.count - 1].isCalled || result[result.count - 1].index != nil {
          result.append(Link(end: index))
        }
        (result[result.count - 1].arguments, index) = arguments(index, range.upperBound)
        result[result.count - 1].isCalled = true
      } else if let after = afterGenerics(index, range.upperBound) {
        index = after
      } else if isToken(index, "?") || isToken(index, "!"), !followsSpace(index) {
        index += 1
      } else {
        break
      }
      result[result.count - 1].end = index
    }
    return result
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
    var label = ""
    while index < end, isToken(index, "{") {
      result.append(Argument(label: label, code: code(index..<after(index)), isTrailing: true))
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
