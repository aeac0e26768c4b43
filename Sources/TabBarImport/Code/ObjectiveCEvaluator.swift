/// Follows Objective-C as far as its values can be known, and gives the evaluator the items and lists that it makes.
final class ObjectiveCEvaluator {
  let evaluator: Evaluator
  let declarations: ObjectiveCDeclarations
  private var active: Set<Int> = []

  init(_ evaluator: Evaluator, _ declarations: ObjectiveCDeclarations) {
    self.evaluator = evaluator
    self.declarations = declarations
  }

  /// Follows the methods of a file that speak of tab bar items and are called by no other of the file.
  func follow(_ file: CodeFile) {
    let methods = declarations.methods.filter { $0.file === file }
    let names = methods.map { method in
      Set(method.body.filter { file.kind($0) == .name && !file.isToken($0 - 1, "super") }.map(file.text))
    }
    // Those that speak of bars, and those that call them.
    var chosen = Set(methods.indices.filter { file.mentionsBars(methods[$0].body) })
    for _ in 0..<4 where !chosen.isEmpty {
      let wanted = Set(chosen.map { methods[$0].parts[0] })
      let more = methods.indices.filter { !chosen.contains($0) && !names[$0].isDisjoint(with: wanted) }
      if more.isEmpty { break }
      chosen.formUnion(more)
    }
    let called = Set(chosen.flatMap { index in names[index].filter { $0 != methods[index].parts[0] } })
    var objects: [String: Object] = [:]
    for index in chosen.sorted() {
      let method = methods[index]
      guard !called.contains(method.parts[0]) || method.parts[0].hasPrefix("init") else { continue }
      let object =
        objects[method.className]
        ?? Object(typeName: method.className, code: Code(file: file, range: method.body))
      objects[method.className] = object
      _ = run(method, owner: .object(object), [])
    }
  }

  func run(_ method: ObjectiveCMethod, owner: Value?, _ arguments: [Value]) -> Value? {
    guard active.insert(method.body.lowerBound ^ method.file.path.hashValue).inserted else { return nil }
    defer { active.remove(method.body.lowerBound ^ method.file.path.hashValue) }
    let scope = Scope(file: method.file, owner: owner)
    for (name, value) in zip(method.parameters, arguments) { scope.names[name] = value }
    return run(method.body, scope)
  }

  // MARK: - Statements

  /// Follows the statements of a body and returns what it returns.
  private func run(_ range: Range<Int>, _ scope: Scope) -> Value? {
    evaluator.deeper {
      let file = scope.file
      var index = range.lowerBound
      while index < range.upperBound {
        let end = self.end(of: index, range, file)
        guard evaluator.deeper((end - index) / 4, {}) != nil else { return nil }
        if file.isToken(index, "return") { return value((index + 1)..<max(index + 1, end), scope) }
        if file.isToken(index, "if"), file.isOpen(index + 1, "(") {
          if let value = branch(index, range, scope, next: &index) { return value }
          continue
        }
        if file.isToken(index, "for"), file.isOpen(index + 1, "(") {
          loop(index, range, scope, next: &index)
          continue
        }
        if file.isOpen(index, "{") {
          if let value = run(file.inside(index), scope) { return value }
        } else if end > index {
          statement(index..<end, scope)
        }
        index = max(end, index) + 1
        if file.isOpen(index - 1, "{") { index = file.after(index - 1) }
      }
      return nil
    } ?? nil
  }

  /// The semicolon or bracket at which a statement ends.
  private func end(of start: Int, _ range: Range<Int>, _ file: CodeFile) -> Int {
    var index = start
    while index < range.upperBound {
      if file.isToken(index, ";") || file.isOpen(index, "{") { return index }
      index = max(index + 1, file.after(index))
    }
    return range.upperBound
  }

  private func branch(_ start: Int, _ range: Range<Int>, _ scope: Scope, next: inout Int) -> Value? {
    let file = scope.file
    let condition = file.inside(start + 1)
    next = file.after(start + 1)
    let isAvailable = condition.contains { file.isToken($0, "available") }
    let isNegated = file.isToken(condition.lowerBound, "!")
    // What an initializer asks of itself, and what a getter asks of its variable.
    let isKnown =
      isAvailable || isNegated || file.isToken(condition.lowerBound, "self") && condition.count != 3
      || condition.contains { file.isToken($0, "super") }
    if !isKnown { evaluator.conditions.append(file.text(condition)) }
    let value = body(&next, range, scope)
    if !isKnown { evaluator.conditions.removeLast() }
    guard file.isToken(next, "else"), next < range.upperBound else { return value }
    next += 1
    // The first branch was followed; what the others do instead is left out.
    if file.isToken(next, "if") {
      while file.isToken(next, "if"), next < range.upperBound {
        next = file.after(next + 1)
        skip(&next, range, file)
        guard file.isToken(next, "else") else { return value }
        next += 1
      }
    }
    skip(&next, range, file)
    return value
  }

  private func body(_ next: inout Int, _ range: Range<Int>, _ scope: Scope) -> Value? {
    let file = scope.file
    let start = next
    skip(&next, range, file)
    if file.isOpen(start, "{") { return run(file.inside(start), scope) }
    return run(start..<min(next, range.upperBound), scope)
  }

  private func skip(_ next: inout Int, _ range: Range<Int>, _ file: CodeFile) {
    guard next < range.upperBound else { return }
    next = file.isOpen(next, "{") ? file.after(next) : end(of: next, range, file) + 1
  }

  private func loop(_ start: Int, _ range: Range<Int>, _ scope: Scope, next: inout Int) {
    let file = scope.file
    let head = file.inside(start + 1)
    next = file.after(start + 1)
    let bodyStart = next
    skip(&next, range, file)
    guard let (name, values) = elements(of: head, scope) else { return }
    for element in values.prefix(64) {
      let inner = Scope(file: file, outer: scope)
      inner.names[name] = element
      _ = file.isOpen(bodyStart, "{") ? run(file.inside(bodyStart), inner) : run(bodyStart..<next, inner)
    }
  }

  /// Follows a block `^(id value, NSUInteger index, BOOL *stop) { … }` for each of some values.
  func call(_ block: Range<Int>, for values: [Value], _ scope: Scope) {
    let file = scope.file
    guard let open = block.first(where: { file.isOpen($0, "(") }),
      let body = block.first(where: { file.isOpen($0, "{") }), open < body
    else { return }
    let names = Arguments.split(file.inside(open), in: file).compactMap { $0.last.map(file.text) }
    for (index, value) in values.prefix(64).enumerated() {
      let inner = Scope(file: file, outer: scope)
      for (name, value) in zip(names, [value, .number(index)]) { inner.names[name] = value }
      _ = run(file.inside(body), inner)
    }
  }

  /// Returns the variable of a loop and its values: `id x in list` and `int i = 0; i < list.count; i++`.
  private func elements(of head: Range<Int>, _ scope: Scope) -> (name: String, values: [Value])? {
    let file = scope.file
    if let word = head.first(where: { file.isToken($0, "in") }), word > head.lowerBound {
      guard case .array(let values) = value((word + 1)..<head.upperBound, scope) else { return nil }
      return (file.text(word - 1), values)
    }
    guard let equals = head.first(where: { file.isToken($0, "=") }), equals > head.lowerBound,
      let less = head.first(where: { file.isToken($0, "<") }),
      let end = head.first(where: { $0 > less && file.isToken($0, ";") }), less + 1 < end,
      case .number(let count) = value((less + 1)..<end, scope), count > 0
    else { return nil }
    return (file.text(equals - 1), (0..<min(count, 64)).map { .number($0) })
  }

  private func statement(_ range: Range<Int>, _ scope: Scope) {
    let file = scope.file
    var equals: Int?
    var index = range.lowerBound
    while index < range.upperBound, equals == nil {
      if file.isToken(index, "=") { equals = index }
      index = max(index + 1, file.after(index))
    }
    guard let equals, equals > range.lowerBound else {
      _ = value(range, scope)
      return
    }
    var found = value((equals + 1)..<range.upperBound, scope)
    let name = file.text(equals - 1)
    if case .unknown(let text) = found {
      found = .object(Object(typeName: text, code: Code(file: file, range: range)))
    }
    if file.isToken(equals - 2, "."), equals - 2 > range.lowerBound {
      set(name, of: value(range.lowerBound..<(equals - 2), scope), found, Code(file: file, range: range))
    } else if equals - range.lowerBound > 1 || scope.find(name) != nil {
      scope.names[name] = found
    } else {
      set(name, of: scope.owner ?? .nothing, found, Code(file: file, range: range))
    }
  }

  func set(_ name: String, of receiver: Value, _ value: Value, _ code: Code) {
    let field = String(name.drop { $0 == "_" })
    if field == "viewControllers" { evaluator.record(value, of: receiver, at: code) }
    receiver.object?.fields[field] = value
  }

  // MARK: - Expressions

  func value(_ range: Range<Int>, _ scope: Scope) -> Value {
    evaluator.deeper { expression(range, scope) } ?? .unknown(scope.file.text(range))
  }

  private func expression(_ range: Range<Int>, _ scope: Scope) -> Value {
    let file = scope.file
    guard let first = range.first else { return .unknown("") }
    if let question = top(range, "?", file) {
      guard let colon = top((question + 1)..<range.upperBound, ":", file) else {
        return .unknown(file.text(range))
      }
      let one = value((question + 1)..<colon, scope)
      return one.isNothing || one.isUnknown ? value((colon + 1)..<range.upperBound, scope) : one
    }
    var index = first + 1
    var current: Value
    if file.kind(first) == .string {
      current = file.string(first).map { .text($0) } ?? .unknown(file.text(range))
    } else if file.isToken(first, "@"), file.isOpen(index, "[") {
      current = .array(Arguments.split(file.inside(index), in: file).prefix(256).map { value($0, scope) })
      index = file.after(index)
    } else if file.isToken(first, "@"), file.isOpen(index, "{") {
      let code = Code(file: file, range: range)
      let parts = Arguments.split(file.inside(index), in: file)
      current = evaluator.dictionary(parts, code) { self.value($0, scope) }
      index = file.after(index)
    } else if file.isToken(first, "@"), index < range.upperBound {
      return value(index..<range.upperBound, scope)
    } else if file.isOpen(first, "[") {
      index = file.after(first)
      current = message(
        file.inside(first), Code(file: file, range: first..<min(index, file.tokens.count)), scope)
    } else if file.isOpen(first, "(") {
      index = file.after(first)
      // What is in brackets before a value is its type.
      let isCast =
        index < range.upperBound && !file.isToken(index, ".") && file.kind(index) != .sign
        || file.isToken(index, "@")
      if isCast { return value(index..<range.upperBound, scope) }
      current = value(file.inside(first), scope)
    } else if file.kind(first) == .name {
      let name = file.text(first)
      if file.isOpen(index, "("), index < range.upperBound {
        current = call(name, file.inside(index), Code(file: file, range: range), scope)
        index = file.after(index)
      } else {
        current = self.name(name, scope)
      }
    } else if file.kind(first) == .number {
      current = Int(file.text(first)).map { .number($0) } ?? .unknown(file.text(range))
    } else {
      return .unknown(file.text(range))
    }
    while index < range.upperBound {
      if file.isToken(index, "."), file.kind(index + 1) == .name {
        let code = Code(file: file, range: first..<(index + 2))
        current = member(file.text(index + 1), of: current, code)
        index += 2
      } else if file.isOpen(index, "[") {
        let code = Code(file: file, range: first..<(index + 1))
        current = evaluator.element(of: current, value(file.inside(index), scope), code)
        index = file.after(index)
      } else {
        break
      }
    }
    return index >= range.upperBound ? current : .unknown(file.text(range))
  }

  private func top(_ range: Range<Int>, _ sign: StaticString, _ file: CodeFile) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if file.isToken(index, sign) { return index }
      index = max(index + 1, file.after(index))
    }
    return nil
  }

  private func name(_ name: String, _ scope: Scope) -> Value {
    switch name {
    case "nil", "NULL", "Nil": return .nothing
    case "self": return scope.owner ?? .unknown("self")
    case "YES", "true": return .truth(true)
    case "NO", "false": return .truth(false)
    default: break
    }
    if let found = scope.find(name) { return found.value }
    if let text = declarations.constants[name] { return .text(text) }
    if name.hasPrefix("_"), let known = scope.owner?.object {
      let field = String(name.dropFirst())
      if let value = known.fields[field] { return value }
      let code = Code(file: scope.file, range: 0..<0)
      let part = Object(typeName: field, code: code)
      known.fields[field] = .object(part)
      return .object(part)
    }
    return .unknown(name)
  }

  func member(_ name: String, of value: Value, _ code: Code) -> Value {
    if case .array(let values) = value, name == "count" { return .number(values.count) }
    guard let object = value.object else { return .unknown(code.text) }
    if let known = object.fields[name] { return known }
    if let method = declarations.method([name], of: object.typeName),
      let found = run(method, owner: value, [])
    {
      object.fields[name] = found
      return found
    }
    if name == "tabBarItem" || name == "tabBar" || name == "items" && object.typeName == "tabBar" {
      return evaluator.property(name, of: value, code) ?? .unknown(code.text)
    }
    let part = Object(typeName: name, code: code)
    object.fields[name] = .object(part)
    return .object(part)
  }

  private func call(_ name: String, _ arguments: Range<Int>, _ code: Code, _ scope: Scope) -> Value {
    let parts = Arguments.split(arguments, in: scope.file).prefix(6).map { value($0, scope) }
    guard case .text(let key)? = parts.first else { return .unknown(code.text) }
    guard name.lowercased().contains("locali") || name.hasPrefix("NSLocalized") || name == "L" || name == "_"
    else {
      return .unknown(code.text)
    }
    var table: String?
    if name.contains("FromTable"), parts.count > 1, case .text(let text) = parts[1] { table = text }
    var fallback = key
    if name.contains("WithDefaultValue"), parts.count > 3, case .text(let text) = parts[3] { fallback = text }
    return .key(key, table: table, fallback: fallback)
  }
}
