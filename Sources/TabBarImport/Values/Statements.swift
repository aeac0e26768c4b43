/// A list of controllers or tabs that code gives to a tab bar.
struct ControllerList {
  /// Its elements, or `nil` where only the running app knows them.
  let values: [Value]?
  let owner: Value
  let code: Code
}

/// Following statements: variables, assignments, loops over what is written, and branches. All that another statement names is not
/// known after it.
extension Evaluator {
  struct Outcome {
    /// What is returned, or the value of the last expression.
    var value: Value?
    /// The values of all of them, of which a result builder makes a list.
    var values: [Value] = []
    /// Whether a `return`, `continue` or `break` has left the statements.
    var isLeft = false
    /// What it depends on whether they are left before their end.
    var exit: Condition?
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
            ? follow(code, scope) : run([condition], isWhole: false) { _ in follow(code, scope) }
        }
        guard let found else {
          outcome.values.append(gap("the code is nested too deeply or makes too many tabs", code))
          break
        }
        outcome.value = found.value ?? outcome.value
        outcome.values += found.values
        outcome.isLeft = found.isLeft
        outcome.isOpen = outcome.isOpen || found.isOpen
        if let exit = found.exit { outcome.exit = exit.and(outcome.exit) }
        if found.isLeft { break }
        // What only gives a value a name says nothing about when the bar is so.
        if let exit = found.exit, !code.onlyBinds || found.isOpen { conditions.append(exit.contrary) }
      }
      return outcome
    } ?? Outcome()
  }

  /// Returns what statements return, or `nil` where only the running app knows which of several values.
  func result(of body: Code, in scope: Scope) -> Value? {
    let outcome = run(body, in: scope)
    return outcome.isOpen ? nil : outcome.value?.under(outcome.exit?.contrary)
  }

  func follow(_ code: Code, _ scope: Scope) -> Outcome {
    let file = code.file
    switch file.kind(code.first) == .name ? file.text(code.first) : "" {
    case "return":
      let result = code.from(code.first + 1)
      let found = result.range.isEmpty ? nil : value(result, scope)
      var outcome = found.map { self.outcome(of: $0, result) } ?? Outcome()
      outcome.value = found
      outcome.isLeft = true
      return outcome
    case "guard":
      let branch = file.unless(code)
      let truth = truth(branch.conditions, scope)
      var outcome = Outcome()
      if truth != true {
        let condition = Condition(text: Condition.not(branch.head.text), isOther: true)
        let choice = Choice(body: branch.body, condition: truth == nil ? condition : nil)
        outcome = run([choice], scope, isWhole: false)
      }
      for part in branch.conditions { bind(condition: part, scope) }
      return outcome
    case "if", "switch":
      guard let (choices, isWhole) = choices(code, scope) else { break }
      return run(choices, scope, isWhole: isWhole)
    case "for":
      let (names, list, isWhole, body) = file.loop(code)
      guard isWhole, names.count == 1, !body.contains("break", "return"),
        let values = sequence(value(list, scope), list, scope)
      else { break }
      return values.prefix(64).reduce(into: Outcome()) { outcome, value in
        let inner = self.scope(in: scope)
        inner.bind(names, [value.held])
        outcome.values += under(value.condition) { run(body, in: inner).values }
      }
    case "do" where !code.contains("catch"):
      return run(file.code(file.inside(code.first + 1)), in: self.scope(in: scope))
    case "do", "defer", "repeat", "while": break
    case "continue" where code.range.count == 1, "break" where code.range.count == 1:
      return Outcome(isLeft: true)
    case "throw", "import": return Outcome()
    default:
      if let keyword = file.keyword(code) {
        let isVariable = ["let", "var"].contains(file.text(keyword))
        if !isVariable { taint(code, scope) }
        for variable in isVariable ? file.variables(keyword, code.range.upperBound) : [] {
          bind(variable, scope)
        }
        return Outcome()
      }
      if let equals = file.first(code.range, { file.isToken($0, "=") || file.isToken($0, "+=") }) {
        let (target, source) = (code.before(equals), code.from(equals + 1))
        let found = held(value(source, scope), source)
        let isMore = file.isToken(equals, "+=")
        assign(isMore ? joined(value(target, scope), found) ?? .unknown(code.text) : found, to: target, scope)
        return Outcome()
      }
      guard code.last != nil || code.begins("try", "await") || file.operation(code.range) != nil else {
        break
      }
      return outcome(of: value(code, scope), code)
    }
    return taint(code, scope)
  }

  private func outcome(of value: Value, _ code: Code) -> Outcome {
    // What adds to a list has no value.
    if value.isNothing { return Outcome() }
    let values = value.elements ?? [value.object == nil ? .object(view(of: value, code)) : value]
    return Outcome(value: value, values: values)
  }

  /// Runs all bodies of which one may be run, or one is run in any case (`isWhole`).
  private func run(_ choices: [Choice], _ scope: Scope, isWhole: Bool) -> Outcome {
    run(choices.map(\.condition), isWhole: isWhole) { index in
      let inner = self.scope(in: scope)
      for part in choices[index].bindings { bind(condition: part, inner) }
      return run(choices[index].body, in: inner)
    }
  }

  private func run(_ conditions: [Condition?], isWhole: Bool, _ follow: (Int) -> Outcome) -> Outcome {
    var result = Outcome()
    var values = 0
    for (index, condition) in conditions.enumerated().prefix(32) {
      let outcome = under(condition) { follow(index) }
      guard let condition else { return outcome }
      result.values += outcome.values.map { $0.under(condition) }
      if outcome.isLeft || outcome.exit != nil { result.exit = result.exit ?? condition }
      result.isOpen = result.isOpen || outcome.isOpen || outcome.isLeft && outcome.value?.isNothing == false
      values += outcome.isLeft || outcome.value == nil ? 0 : 1
    }
    // Each of them has another value.
    if isWhole, values == conditions.count { result.isOpen = true }
    return result
  }

  /// Makes all unknown that some code may change which is not followed.
  @discardableResult
  func taint(_ code: Code, _ scope: Scope) -> Outcome {
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
      } else if let owner = scope.owner?.object {
        owner.fields[name]?.object?.doubt = text
        let isKnown = owner.fields[name] != nil || declarations.property(name, of: scope.type) != nil
        if isKnown, owner.fields[name]?.object == nil { owner.fields[name] = .unknown(name) }
      }
    }
    var outcome = Outcome(values: [gap("what this makes is known only when the app runs", code)])
    outcome.isOpen = code.contains("return")
    if outcome.isOpen { outcome.exit = Condition(text: text) }
    return outcome
  }

  // MARK: - Variables

  private func bind(_ variable: Variable, _ scope: Scope) {
    for name in variable.names { scope.names[name] = .unknown(name) }
    guard variable.names.count == 1 else { return }
    let found = variable.value.map { held(value($0, scope), $0) } ?? .nothing
    scope.names[variable.name] = adapted(found, to: variable.type.name, from: scope.type)
  }

  /// Makes an object of a controller that is not known, so that its fields can be set.
  func held(_ value: Value, _ code: Code) -> Value {
    guard case .unknown(let text) = value.meaning else { return value }
    let isController = ["ontroller", "instantiate", "VC"].contains { text.contains($0) }
    return isController ? .object(object(text, code)) : value
  }

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
    let receiver = self.value(base, scope)
    if last.index != nil || receiver.type?.isStructure == true && !base.begins("self") {
      // A part of what is copied.
      if receiver.object?.isController != true { assign(.unknown(target.text), to: base, scope) }
    } else if let object = receiver.object ?? made(of: base, receiver, scope) {
      set(last.name, of: object, to: value, target)
    } else if last.name == "viewControllers" {
      record(value, of: receiver, at: target)
    }
    // The items of the bar itself, which are those of its controllers.
    if target.contains("items"), let owner = scope.owner {
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
    let receiver = self.value(base, scope)
    let holder = receiver.object ?? made(of: base, receiver, scope)
    if name == "tabBarItem" { return self.value(code, scope).object }
    holder?.fields[name] = .object(object)
    return object
  }

  /// Sets a field of an object; a list of controllers or tabs makes a bar.
  func set(_ name: String, of object: Object, to value: Value, _ code: Code) {
    let name = String(name.drop { $0 == "_" })
    let isTabs = name == "tabs" && (value.elements?.contains { $0.object != nil } ?? false)
    let isList = name == "viewControllers" || isTabs
    if isList, value.elements == nil { return record(value, of: .object(object), at: code) }
    let property = declarations.property(name, of: object.type)
    let typeName = name == "tabBarItem" ? "UITabBarItem" : property?.type.name ?? ""
    var old = object.fields[name]
    if old == nil, condition(since: object.depth) != nil, let initial = property?.value {
      old = self.value(initial, scope(in: nil, owner: .object(object), type: property?.owner))
    }
    object.fields[name] = replacing(
      old, by: adapted(value, to: typeName, from: object.type), since: object.depth)
    if isList, let list = object.fields[name] { record(list, of: .object(object), at: code) }
    // A controller's title is that of its item from then on (Apple, UIViewController.title).
    if name == "title", let item = object.fields["tabBarItem"]?.object {
      set(name, of: item, to: value, code)
    }
  }

  /// Returns what a variable has after another value was given to it: where that depends on something, either counts.
  private func replacing(_ old: Value?, by new: Value, since depth: Int) -> Value {
    guard let condition = condition(since: depth) else { return new }
    guard let old, !old.isNothing, old.elements?.isEmpty != true else { return new.under(condition) }
    // Of several the first counts.
    return old.condition == nil || old.object != nil ? old.or(new, condition.contrary) : old
  }

  /// Remembers the list of controllers or tabs that a bar has, in the place of what it had before; or that it may get another
  /// one.
  func record(_ value: Value, of owner: Value, at code: Code) {
    guard !value.isNothing, value.elements?.isEmpty != true else { return }
    if value.elements != nil, let owner = owner.object {
      lists.removeAll { $0.owner.object === owner && $0.values != nil }
    }
    // No file makes as many.
    guard lists.count < 64 else { return }
    lists.append(ControllerList(values: value.elements, owner: owner, code: code))
  }
}

extension Code {
  /// Whether it is a `guard` whose conditions only give values a name.
  fileprivate var onlyBinds: Bool {
    begins("guard") && file.unless(self).conditions.allSatisfy { $0.begins("let", "var") }
  }
}
