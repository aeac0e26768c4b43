/// A list of controllers or tabs that code gives to a tab bar.
struct ControllerList {
  var values: [Value]
  let owner: Value
  let code: Code
  let condition: Condition?
  /// What makes the list, where only the running app knows its elements.
  var unknown: String?
  /// The function that makes it and that no code calls, or `nil`.
  var uncalled: String?
}

/// Following statements: variables, assignments, loops and branches.
extension Evaluator {
  struct Outcome {
    enum Flow { case next, returned, skipped }

    /// What is returned, or the value of the last expression.
    var value: Value?
    var flow = Flow.next
    /// What it depends on whether this is left before its end: by a `return`, or to the next element of a loop.
    var exit: Condition?
    var mayReturn = false
    /// Whether another value is returned then, so that only the running app knows which.
    var isOpen = false
  }

  /// Follows statements. What comes after a conditional `return` or `continue` depends on the contrary.
  func run(_ body: Code, in scope: Scope) -> Outcome {
    let before = conditions.count
    defer { conditions.removeLast(conditions.count - before) }
    return deeper(in: body) {
      var outcome = Outcome()
      for (code, condition) in body.file.statements(body.range) {
        let found = deeper {
          condition == nil
            ? follow(code, scope)
            : run([condition], isWhole: false) { _ in follow(code, scope) }
        }
        guard let found else { break }
        outcome.value = found.value ?? outcome.value
        outcome.flow = found.flow
        outcome.isOpen = outcome.isOpen || found.isOpen
        outcome.mayReturn = outcome.mayReturn || found.mayReturn
        if let exit = found.exit { outcome.exit = exit.and(outcome.exit) }
        if found.flow != .next { break }
        // What only gives a value a name says nothing about when the bar is so.
        guard let exit = found.exit, !code.onlyBinds || found.isOpen else { continue }
        conditions.append(Condition(text: exit.contrary.text, isOther: found.mayReturn && !exit.isOther))
      }
      return outcome
    } ?? Outcome()
  }

  /// Returns what statements return, or `nil` where only the running app knows which of several values.
  func result(of body: Code, in scope: Scope) -> Value? {
    let outcome = run(body, in: scope)
    guard !outcome.isOpen else { return nil }
    return outcome.value?.under(outcome.mayReturn ? outcome.exit?.contrary : nil)
  }

  /// Follows a statement.
  func follow(_ code: Code, _ scope: Scope) -> Outcome {
    let file = code.file
    switch file.kind(code.first) == .name ? file.text(code.first) : "" {
    case "return":
      let result = code.from(code.first + 1)
      return Outcome(value: result.range.isEmpty ? nil : value(result, scope), flow: .returned)
    case "guard":
      let branch = file.unless(code)
      let truth = truth(branch.conditions, scope)
      var outcome = Outcome()
      if truth != true {
        let condition = Condition(text: Condition.not(branch.head.text), isOther: true)
        outcome = run([Choice(branch.body, truth == nil ? condition : nil, [])], scope, isWhole: false)
      }
      for part in branch.conditions { bind(condition: part, scope) }
      return outcome
    case "if", "switch":
      guard let (choices, isWhole) = choices(code, scope) else { break }
      return run(choices, scope, isWhole: isWhole)
    case "for": return loop(code, scope)
    case "do" where !code.contains("catch"):
      return run(file.code(file.inside(code.first + 1)), in: self.scope(in: scope))
    case "do", "defer", "repeat", "while":
      // When it is run, or how often, is not followed.
      let branch = file.branches(code)[0]
      let text = branch.head.range.isEmpty ? branch.body.text : branch.head.text
      return run([Choice(branch.body, Condition(text: text), [])], scope, isWhole: false)
    case "continue" where code.range.count == 1, "break" where code.range.count == 1:
      return Outcome(flow: .skipped)
    case "throw", "import": return Outcome()
    case "func":
      guard let function = file.function(code.first, code.range.upperBound) else { break }
      let closure = Closure(parameters: function.parameters.map(\.name), body: function.body)
      scope.names[function.name] = Value(.closure(closure, scope))
      return Outcome()
    default:
      if let keyword = file.keyword(code) {
        guard ["let", "var"].contains(file.text(keyword)) else { return Outcome() }
        for variable in file.variables(keyword, code.range.upperBound) { bind(variable, scope) }
        return Outcome()
      }
      if let equals = file.first(code.range, { file.isToken($0, "=") || file.isToken($0, "+=") }) {
        let (target, source) = (code.before(equals), code.from(equals + 1))
        var found = held(value(source, scope), source)
        if file.isToken(equals, "+=") {
          let known = value(target, scope).elements
          found = known.flatMap { known in found.elements.map { .array(known + $0) } } ?? .unknown(code.text)
        }
        assign(found, to: target, scope)
        return Outcome()
      }
      guard code.last != nil || code.begins("try", "await") || file.operation(code.range) != nil else {
        break
      }
      let found = value(code, scope)
      // What adds to a list has no value.
      return Outcome(value: found.isNothing ? nil : found)
    }
    taint(code, scope)
    return Outcome()
  }

  /// Runs all bodies of which one may be run.
  ///
  /// - Parameter isWhole: Whether one of them is run in any case.
  private func run(_ choices: [Choice], _ scope: Scope, isWhole: Bool) -> Outcome {
    run(choices.map(\.condition), isWhole: isWhole) { index in
      let inner = self.scope(in: scope)
      for part in choices[index].bindings { bind(condition: part, inner) }
      return run(choices[index].body, in: inner)
    }
  }

  private func run(_ conditions: [Condition?], isWhole: Bool, _ follow: (Int) -> Outcome) -> Outcome {
    var result = Outcome()
    var outcomes: [Outcome] = []
    for (index, condition) in conditions.enumerated().prefix(32) {
      let outcome = under(condition) { follow(index) }
      guard let condition else { return outcome }
      outcomes.append(outcome)
      let returns = outcome.flow == .returned
      if outcome.flow != .next || outcome.exit != nil { result.exit = result.exit ?? condition }
      result.mayReturn = result.mayReturn || returns || outcome.mayReturn
      result.isOpen = result.isOpen || outcome.isOpen || returns && outcome.value?.isNothing == false
    }
    guard isWhole, !outcomes.isEmpty else { return result }
    // Each of them has another value.
    if outcomes.allSatisfy({ $0.flow == .next && $0.value != nil }) { result.isOpen = true }
    // Where each of them returns, nothing is run after it.
    if outcomes.allSatisfy({ $0.flow == .returned }) { result.flow = .returned }
    return result
  }

  private func loop(_ code: Code, _ scope: Scope) -> Outcome {
    let (names, list, isWhole, body) = code.file.loop(code)
    let all = isWhole ? value(list, scope) : .unknown(list.text)
    guard isWhole, let values = sequence(all, list, scope) else {
      let inner = self.scope(in: scope)
      for name in names { inner.names[name] = .unknown(name) }
      if list.contains("items"), body.contains("title", "image"), let owner = scope.owner {
        record(.unknown(list.text), of: owner, at: list)
      }
      return run([Condition(text: list.text)], isWhole: false) { _ in run(body, in: inner) }
    }
    var result = Outcome()
    // What ends a loop before its end is not followed.
    let ending = body.contains("break") ? Condition(text: "the loop has not ended before") : nil
    for value in values.prefix(64) {
      let inner = self.scope(in: scope)
      inner.bind(names, [value.held])
      let outcome = under(ending) { under(value.condition) { run(body, in: inner) } }
      result.isOpen = result.isOpen || outcome.isOpen
      guard outcome.flow == .returned else { continue }
      result.isOpen = result.isOpen || value.condition != nil || ending != nil
      result.value = outcome.value
      result.flow = .returned
      break
    }
    return result
  }

  /// Makes all unknown that a statement may change which is not followed.
  private func taint(_ code: Code, _ scope: Scope) {
    let (file, text) = (code.file, code.text)
    for index in code.range where file.kind(index) == .name {
      let isOwn = file.isToken(index - 1, ".") && file.isToken(index - 2, "self")
      guard isOwn || !file.isToken(index - 1, ".") else { continue }
      let name = file.text(index)
      if name == "viewControllers" || Frameworks.takers[name] == true, let owner = scope.owner {
        record(.unknown(text), of: owner, at: code)
      } else if let known = scope.find(name) {
        known.value.object?.doubt = text
        if known.value.object == nil { known.scope.names[name] = .unknown(name) }
      } else if let owner = scope.owner?.object, let known = owner.fields[name] {
        known.object?.doubt = text
        if known.object == nil { owner.fields[name] = .unknown(name) }
      } else if declarations.property(name, of: scope.type) != nil {
        scope.owner?.object?.fields[name] = .unknown(name)
      }
    }
  }

  // MARK: - Variables

  private func bind(_ variable: Variable, _ scope: Scope) {
    let found = variable.value.map { adapted(value($0, scope), to: variable.type.name, from: scope.type) }
    guard variable.names.count > 1 else {
      scope.names[variable.name] =
        found.flatMap { found in variable.value.map { held(found, $0) } } ?? .nothing
      return
    }
    for name in variable.names { scope.names[name] = .unknown(name) }
    if let parts = found?.object?.unnamed { scope.bind(variable.names, parts) }
  }

  /// Makes an object of a controller that is not known, so that its fields can be set.
  func held(_ value: Value, _ code: Code) -> Value {
    guard case .unknown(let text) = value.meaning else { return value }
    let isController = ["ontroller", "instantiate", "VC"].contains { text.contains($0) }
    return isController ? .object(object(text, code)) : value
  }

  /// Gives a variable or a field a value.
  func assign(_ value: Value, to target: Code, _ scope: Scope) {
    guard let (last, base) = target.last else { return }
    guard let base else {
      if let known = scope.find(last.name) {
        known.scope.names[last.name] = replacing(known.value, by: value, since: known.scope.depth)
      } else if let owner = scope.owner?.object {
        set(last.name, of: owner, to: value, target)
      } else {
        scope.names[last.name] = value
      }
      return
    }
    let receiver = stored(base, scope)
    if last.index != nil {
      if receiver.object == nil { assign(.unknown(target.text), to: base, scope) }
    } else if let object = receiver.object ?? made(of: base, receiver, scope) {
      set(last.name, of: object, to: value, target)
    } else if last.name == "viewControllers" {
      record(value, of: receiver, at: target)
    } else if target.contains("items"), let owner = scope.owner {
      // The items of the bar itself, which are those of its controllers.
      record(.unknown(target.text), of: owner, at: target)
    }
  }

  /// Makes an object of what nothing declares: what has a field that is set is one, whatever made it.
  private func made(of code: Code, _ value: Value, _ scope: Scope) -> Object? {
    guard value.isUnknown, let (last, base) = code.last, !last.isCalled, !last.name.isEmpty else {
      return nil
    }
    let name = last.name
    let object = object(code.text, code)
    guard let base else {
      if let known = scope.find(name)?.scope ?? (scope.owner == nil ? scope : nil) {
        known.names[name] = .object(object)
      } else {
        scope.owner?.object?.fields[name] = .object(object)
      }
      return object
    }
    let receiver = stored(base, scope)
    let holder = receiver.object ?? made(of: base, receiver, scope)
    if name == "tabBarItem" { return stored(code, scope).object }
    holder?.fields[name] = .object(object)
    return object
  }

  /// Sets a field of an object; a list of controllers or tabs makes a bar.
  private func set(_ name: String, of object: Object, to value: Value, _ code: Code) {
    // A property's own variable in Objective-C, and its wrapper in Swift.
    let name = String(name.drop { $0 == "_" })
    let isTabs = name == "tabs" && (value.elements?.contains { $0.object != nil } ?? false)
    if name == "viewControllers" || isTabs { record(value, of: .object(object), at: code) }
    let property = declarations.property(name, of: object.type)
    let typeName = name == "tabBarItem" ? "UITabBarItem" : property?.type.name ?? ""
    var old = object.fields[name]
    if old == nil, condition(since: object.depth) != nil, let initial = property?.value {
      old = self.value(initial, scope(in: nil, owner: .object(object), type: property?.owner))
    }
    object.fields[name] = replacing(
      old, by: adapted(value, to: typeName, from: object.type), since: object.depth)
    // A controller's title is that of its item from then on (Apple, UIViewController.title).
    if name == "title", let item = object.fields["tabBarItem"]?.object {
      set(name, of: item, to: value, code)
    }
  }

  /// Returns what a variable has after another value was given to it: where that depends on something, either counts.
  private func replacing(_ old: Value?, by new: Value, since depth: Int) -> Value {
    guard let condition = condition(since: depth), let old else { return new }
    if old.isNothing || old.elements?.isEmpty == true { return new.under(condition) }
    guard let known = old.condition, condition.isOther || known.contrary.text == condition.text else {
      return old.or(new, condition.contrary)
    }
    // The other branch gave it a value, which counts first.
    return new.isUnknown ? old : old.held.or(new.held, known)
  }

  /// Remembers a list of controllers or tabs that a bar gets.
  func record(_ value: Value, of owner: Value, at code: Code) {
    let condition = condition(since: owner.object?.depth ?? 0)
    var list = ControllerList(values: [], owner: owner, code: code, condition: condition)
    switch value.meaning {
    case .array(let values) where !values.isEmpty: list.values = values
    case .unknown(let text): list.unknown = text
    default: return
    }
    list.uncalled = uncalled
    // No file makes as many; the last one is always among them.
    if lists.count >= 64 { lists.removeLast() }
    lists.append(list)
  }
}

extension Code {
  /// Whether it is a `guard` whose conditions only give values a name.
  fileprivate var onlyBinds: Bool {
    begins("guard") && file.unless(self).conditions.allSatisfy { $0.begins("let", "var") }
  }
}
