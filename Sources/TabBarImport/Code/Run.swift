/// A list of controllers or tabs that code gives to a tab bar.
struct ControllerList {
  let values: [Value]
  let owner: Value
  let code: Code
  let condition: String?
}

/// Following statements: variables, assignments, loops and branches.
extension Evaluator {
  struct Outcome {
    /// What is returned, or the value of the only expression.
    var value: Value?
    var isReturned = false
  }

  /// Follows the statements of a body.
  func run(_ range: Range<Int>, in scope: Scope) -> Outcome {
    deeper {
      let file = scope.file
      var outcome = Outcome()
      for statement in Statements.split(range, in: file) {
        guard let result = deeper(statement.count / 4, { follow(statement, in: scope) }) else {
          return outcome
        }
        if result.isReturned { return result }
        if let value = result.value { outcome.value = value }
      }
      return outcome
    } ?? Outcome()
  }

  private func follow(_ range: Range<Int>, in scope: Scope) -> Outcome {
    let file = scope.file
    guard var first = range.first else { return Outcome() }
    while file.isToken(first, "@"), first + 2 < range.upperBound {
      first += file.isOpen(first + 2, "(") ? 2 : 2
      if file.isOpen(first, "(") { first = file.after(first) }
    }
    let range = min(first, range.upperBound)..<range.upperBound
    switch file.text(first) {
    case "return":
      let rest = (first + 1)..<range.upperBound
      return Outcome(value: rest.isEmpty ? nil : value(rest, scope), isReturned: true)
    case "let", "var", "lazy", "weak", "private": return bind(range, scope)
    case "guard":
      bindConditions((first + 1)..<range.upperBound, scope)
      return Outcome()
    case "if": return branch(Statements.branches(ofIf: first, in: range, file), scope)
    case "switch":
      guard let (subject, cases) = Statements.cases(ofSwitch: first, in: range, file) else {
        return Outcome()
      }
      guard let chosen = matching(cases, value(subject, scope), file) else {
        return Outcome(value: .unknown(file.text(subject)))
      }
      return run(chosen.body, in: Scope(file: file, outer: scope))
    case "for": return loop(range, scope)
    case "do", "defer":
      guard let open = range.first(where: { file.isOpen($0, "{") }) else { return Outcome() }
      return run(file.inside(open), in: Scope(file: file, outer: scope))
    case "func", "struct", "class", "enum", "while", "repeat", "throw", "break", "continue", "fallthrough":
      return Outcome()
    default: break
    }
    if let equals = assignmentSign(range, file) {
      assign(
        range.lowerBound..<equals, (equals + 1)..<range.upperBound, adds: file.isToken(equals, "+="), scope)
      return Outcome()
    }
    if append(range, scope) { return Outcome() }
    return Outcome(value: value(range, scope))
  }

  /// Returns the branch of a `switch` whose pattern a value matches, or `nil` where only the running app knows.
  func matching(_ branches: [Statements.Branch], _ value: Value, _ file: CodeFile) -> Statements.Branch? {
    let wanted: String
    switch value {
    case .enumCase(_, let name), .implicit(let name): wanted = name
    case .text(let text): wanted = "\"\(text)\""
    case .number(let number): wanted = "\(number)"
    case .truth(let value): wanted = "\(value)"
    default: return nil
    }
    for branch in branches {
      if branch.condition.isEmpty { return branch }
      for pattern in Arguments.split(branch.condition, in: file) {
        var range = pattern
        if let first = range.first, file.isToken(first, "let") || file.isToken(first, "var") {
          range = range.dropFirst()
        }
        // The name of the case is the last one before its values.
        let end = range.first { file.isOpen($0, "(") || file.isToken($0, "where") } ?? range.upperBound
        guard let last = (range.lowerBound..<end).last, file.kind(last) != .open else { continue }
        if file.text(last) == wanted { return branch }
      }
    }
    return nil
  }

  private func branch(_ branches: [Statements.Branch], _ scope: Scope) -> Outcome {
    let file = scope.file
    let candidates = chosen(branches, scope)
    for branch in candidates {
      let inner = Scope(file: file, outer: scope)
      bindConditions(branch.condition, inner)
      let isKnown = branch.condition.isEmpty || truth(branch.condition, scope) != nil
      // What only binds a name says nothing about when the bar is so.
      let isNamed = !isKnown && !file.isToken(branch.condition.lowerBound, "let")
      if isNamed { conditions.append(file.text(branch.condition)) }
      defer { if isNamed { conditions.removeLast() } }
      let before = lists.count
      let outcome = run(branch.body, in: inner)
      if outcome.isReturned || outcome.value != nil { return outcome }
      // The others would undo what this one did; they are followed only for bars of their own.
      if lists.count > before || candidates.count < 2 || isKnown { return Outcome() }
      if file.mentionsBars(branch.body) { return Outcome() }
      if assigns(branch.body, file) { return Outcome() }
    }
    return Outcome()
  }

  private func assigns(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    range.contains { file.isToken($0, "=") }
  }

  private func loop(_ range: Range<Int>, _ scope: Scope) -> Outcome {
    let file = scope.file
    guard let word = range.first(where: { file.isToken($0, "in") }),
      let open = (word..<range.upperBound).last(where: {
        file.isOpen($0, "{") && file.after($0) == range.upperBound
      })
    else { return Outcome() }
    let sequence = value((word + 1)..<open, scope)
    guard case .array(let values) = sequence else { return Outcome() }
    let names = ((range.lowerBound + 1)..<word).filter { file.kind($0) == .name }.map(file.text)
      .filter { $0 != "let" && $0 != "case" && $0 != "var" }
    for value in values.prefix(64) {
      let inner = Scope(file: file, outer: scope)
      if names.count == 1 {
        inner.names[names[0]] = value
      } else if let parts = value.object?.unnamed {
        for (name, part) in zip(names, parts) { inner.names[name] = part }
      }
      let outcome = run(file.inside(open), in: inner)
      if outcome.isReturned { return outcome }
    }
    return Outcome()
  }

  /// Binds the names of `if let` and `guard let`.
  private func bindConditions(_ range: Range<Int>, _ scope: Scope) {
    let file = scope.file
    for part in Arguments.split(range, in: file) {
      guard let word = part.first, file.isToken(word, "let") || file.isToken(word, "var"),
        file.kind(word + 1) == .name, file.isToken(word + 2, "=")
      else { continue }
      let end = part.first { file.isToken($0, "else") } ?? part.upperBound
      guard word + 3 < end else { continue }
      scope.names[file.text(word + 1)] = held(value((word + 3)..<end, scope), Code(file: file, range: part))
    }
  }

  private func bind(_ range: Range<Int>, _ scope: Scope) -> Outcome {
    let file = scope.file
    guard let word = range.first(where: { file.isToken($0, "let") || file.isToken($0, "var") }),
      word + 1 < range.upperBound
    else { return Outcome() }
    if file.isOpen(word + 1, "(") {
      let names = file.inside(word + 1).filter { file.kind($0) == .name }.map(file.text)
      let equals = file.after(word + 1)
      guard file.isToken(equals, "="), equals + 1 < range.upperBound,
        let parts = value((equals + 1)..<range.upperBound, scope).object?.unnamed
      else { return Outcome() }
      for (name, part) in zip(names, parts) { scope.names[name] = part }
      return Outcome()
    }
    for part in Arguments.split((word + 1)..<range.upperBound, in: file).prefix(16) {
      bindOne(part, scope)
    }
    return Outcome()
  }

  /// Binds `name: Type = value`.
  private func bindOne(_ range: Range<Int>, _ scope: Scope) {
    let file = scope.file
    let code = Code(file: file, range: range)
    let name = file.text(range.lowerBound)
    guard file.kind(range.lowerBound) == .name, let equals = assignmentSign(range, file) else {
      scope.names[name] = .object(Object(typeName: "?", code: code))
      return
    }
    let type = ((range.lowerBound + 1)..<equals).filter { file.kind($0) == .name }.map(file.text).last ?? ""
    let found = adapted(value((equals + 1)..<range.upperBound, scope), to: type, from: scope.type)
    let labels =
      file.isToken(range.lowerBound + 1, ":")
      ? Declarations.tupleLabels((range.lowerBound + 2)..<equals, in: file) : []
    scope.names[name] = held(labelled(found, labels), code)
  }

  /// Makes an object of what is not known, so that its fields can be set.
  private func held(_ value: Value, _ code: Code) -> Value {
    if case .unknown(let text) = value,
      text.contains("ontroller") || text.contains("instantiate") || text.contains("VC")
    {
      return .object(Object(typeName: text, code: code))
    }
    return value
  }

  /// Returns the index of `=` or `+=` in a statement.
  private func assignmentSign(_ range: Range<Int>, _ file: CodeFile) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if file.isToken(index, "=") || file.isToken(index, "+=") { return index }
      index = max(index + 1, file.after(index))
    }
    return nil
  }

  /// The names of the lists that make a tab bar.
  private static let listNames: Set<String> = ["viewControllers", "tabs", "children"]

  /// Gives a variable or a field a value.
  private func assign(_ target: Range<Int>, _ source: Range<Int>, adds: Bool, _ scope: Scope) {
    let file = scope.file
    guard let last = target.last, let first = target.first else { return }
    let code = Code(file: file, range: target)
    var found = held(value(source, scope), Code(file: file, range: source))
    let name = file.text(last)
    if adds, case .array(let more) = found, case .array(let known) = value(target, scope) {
      found = .array(known + more)
    }
    if target.count == 1 {
      set(name, found, scope, code)
      return
    }
    guard file.kind(last) == .name, file.isToken(last - 1, ".") else { return }
    // What has a field that is set is an object, whatever made it.
    if file.kind(first) == .name, let known = scope.find(file.text(first)),
      case .unknown(let text) = known.value
    {
      known.scope.names[file.text(first)] = .object(Object(typeName: text, code: code))
    }
    var path = first..<(last - 1)
    while let end = path.last, file.isToken(end, "?") || file.isToken(end, "!") { path = path.dropLast() }
    let receiver = value(path, scope)
    if case .array(let values) = found,
      Self.listNames.contains(name) || name == "items" && values.first?.object?.typeName == "UITabBarItem"
    {
      record(found, of: receiver, at: code)
    }
    guard let object = receiver.object else { return }
    let typeName = name == "tabBarItem" ? "UITabBarItem" : object.type?.properties[name]?.typeName
    object.fields[name] = adapted(found, to: typeName ?? "", from: object.type)
  }

  /// Sets a variable of a function or, if there is none, a property of `self`.
  private func set(_ name: String, _ value: Value, _ scope: Scope, _ code: Code) {
    if let known = scope.find(name) {
      known.scope.names[name] = value
      return
    }
    if let owner = scope.owner?.object {
      owner.fields[name] = adapted(value, to: owner.type?.properties[name]?.typeName ?? "", from: owner.type)
      if name == "viewControllers" || name == "tabs" { record(value, of: .object(owner), at: code) }
    } else {
      scope.names[name] = value
    }
  }

  /// Follows `list.append(value)` and the like; returns whether it was one.
  private func append(_ range: Range<Int>, _ scope: Scope) -> Bool {
    let file = scope.file
    guard range.count > 4, let open = range.first(where: { file.isOpen($0, "(") }),
      open > range.lowerBound + 2,
      file.isToken(open - 1, "append") || file.isToken(open - 1, "insert"),
      let argument = Arguments.arguments(file.inside(open), in: file).first
    else { return false }
    var path = range.lowerBound..<(open - 2)
    while let end = path.last, file.isToken(end, "?") || file.isToken(end, "!") { path = path.dropLast() }
    guard let last = path.last, case .array(var values) = value(path, scope), values.count < 256 else {
      return false
    }
    let added = held(value(argument.range, scope), Code(file: file, range: argument.range))
    if argument.label == "contentsOf", case .array(let more) = added {
      values += more
    } else if file.isToken(open - 1, "insert") {
      let arguments = Arguments.arguments(file.inside(open), in: file)
      if arguments.count > 1, case .number(let index) = value(arguments[1].range, scope),
        index <= values.count, index >= 0
      {
        values.insert(added, at: index)
      } else {
        values.append(added)
      }
    } else {
      values.append(added)
    }
    if path.count == 1 {
      set(file.text(last), .array(values), scope, Code(file: file, range: path))
    } else if file.isToken(last - 1, "."), let object = value(path.lowerBound..<(last - 1), scope).object {
      object.fields[file.text(last)] = .array(values)
    }
    return true
  }

  /// Remembers a controller that is added to a bar by itself.
  func addChild(_ value: Value, to owner: Value, at code: Code) {
    guard let object = owner.object, value.object != nil else { return }
    let inherited = object.type?.inherits ?? []
    guard inherited.contains("UITabBarController") || object.typeName.lowercased().contains("tab") else {
      return
    }
    var children: [Value] = []
    if case .array(let known)? = object.fields["#children"] { children = known }
    guard children.count < 64 else { return }
    children.append(value)
    object.fields["#children"] = .array(children)
    record(.array(children), of: owner, at: code)
  }

  /// Remembers a list of controllers or tabs that a bar gets.
  func record(_ value: Value, of owner: Value, at code: Code) {
    guard case .array(let values) = value, !values.isEmpty else { return }
    lists.append(ControllerList(values: values, owner: owner, code: code, condition: conditions.last))
  }
}
