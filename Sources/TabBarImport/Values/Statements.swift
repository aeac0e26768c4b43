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
    enum Flow { case next, returned, skipped, stopped }

    /// What is returned, or the value of the last expression.
    var value: Value?
    var flow = Flow.next
    /// What it depends on whether this is left before its end: by a `return`, or to the next element of a loop.
    var exit: Condition?
    var mayReturn = false
    /// Whether a `break` may end the loop around it.
    var mayStop = false
    /// Whether another value is returned then, so that only the running app knows which.
    var isOpen = false
  }

  /// Follows statements. What comes after a conditional `return` or `continue` depends on the contrary.
  func run(_ body: Body, in scope: Scope) -> Outcome {
    let before = conditions.count
    defer { conditions.removeLast(conditions.count - before) }
    return deeper {
      var outcome = Outcome()
      for node in body.nodes {
        guard let result = deeper({ follow(node, scope) }) else { break }
        outcome.value = result.value ?? outcome.value
        outcome.flow = result.flow
        outcome.isOpen = outcome.isOpen || result.isOpen
        outcome.mayReturn = outcome.mayReturn || result.mayReturn
        outcome.mayStop = outcome.mayStop || result.mayStop
        if let exit = result.exit { outcome.exit = exit.and(outcome.exit) }
        if result.flow != .next { break }
        // What only gives a value a name says nothing about when the bar is so.
        guard let exit = result.exit, !node.onlyBinds || result.isOpen else { continue }
        conditions.append(Condition(text: exit.contrary.text, isOther: result.mayReturn && !exit.isOther))
      }
      return outcome
    } ?? Outcome()
  }

  /// Returns what statements return, or `nil` where only the running app knows which of several values.
  func result(of body: Body, in scope: Scope) -> Value? {
    let outcome = run(body, in: scope)
    guard !outcome.isOpen else { return nil }
    return outcome.value?.under(outcome.mayReturn ? outcome.exit?.contrary : nil)
  }

  /// Follows a statement.
  func follow(_ node: Node, _ scope: Scope) -> Outcome {
    switch node.kind {
    case .return(let result): return Outcome(value: result.map { value($0, scope) }, flow: .returned)
    case .variables(let variables):
      for variable in variables { bind(variable, scope) }
    case .function(let function):
      let closure = Closure(function.parameters.map(\.name), function.body)
      scope.names[function.name] = Value(.closure(closure, scope))
    case .unless(let branch):
      let truth = truth(branch.conditions, scope)
      let condition = Condition(text: Condition.not(branch.head.text), isOther: true)
      var outcome = Outcome()
      if truth != true {
        outcome = run([Choice(branch.body, truth == nil ? condition : nil, [])], in: scope, isWhole: false)
      }
      for node in branch.conditions { bind(condition: node, scope) }
      return outcome
    case .branches(let branches):
      let choices = chosen(branches, scope)
      return run(choices, in: scope, isWhole: branches.last?.conditions.isEmpty == true)
    case .cases(let subject, let cases):
      return run(chosen(cases, by: subject, scope), in: scope, isWhole: true, endsBreaks: true)
    case .loop(let names, let list, let body): return loop(names, list, body, scope)
    case .block(let body): return run(body, in: self.scope(in: scope))
    case .compiled(let condition, let nodes):
      return run([Choice(Body(node.code, nodes), condition, [])], in: scope, isWhole: false, ownScope: false)
    case .assign(let target, let source, let adds):
      var found = held(value(source, scope), source)
      if adds {
        let known = value(target, scope).elements
        found = known.flatMap { known in found.elements.map { .array(known + $0) } } ?? .unknown(node.text)
      }
      assign(found, to: target, scope)
    case .skip: return Outcome(flow: .skipped)
    case .stop: return Outcome(flow: .stopped)
    case .other: taint(node.code, scope)
    case .matches, .type, .enumeration: break
    default:
      let found = value(node, scope)
      // What adds to a list has no value.
      return Outcome(value: found.isNothing ? nil : found)
    }
    return Outcome()
  }

  /// Runs all bodies of which one may be run.
  ///
  /// - Parameters:
  ///   - isWhole: Whether one of them is run in any case.
  ///   - endsBreaks: Whether a `break` leaves the one that has it and nothing else.
  private func run(
    _ choices: [Choice], in scope: Scope, isWhole: Bool, ownScope: Bool = true, endsBreaks: Bool = false
  ) -> Outcome {
    var result = Outcome()
    var flows: [Outcome.Flow] = []
    var count = 0
    for choice in choices.prefix(32) {
      var outcome = under(choice.condition) {
        let inner = ownScope ? self.scope(in: scope) : scope
        for node in choice.bindings { bind(condition: node, inner) }
        return run(choice.body, in: inner)
      }
      if endsBreaks {
        outcome.mayStop = false
        if outcome.flow == .stopped { outcome.flow = .next }
      }
      guard let condition = choice.condition else { return outcome }
      let returns = outcome.flow == .returned
      flows.append(outcome.flow)
      if outcome.flow != .next || outcome.exit != nil { result.exit = result.exit ?? condition }
      result.mayReturn = result.mayReturn || returns || outcome.mayReturn
      result.mayStop = result.mayStop || outcome.mayStop || outcome.flow == .stopped
      result.isOpen = result.isOpen || outcome.isOpen || returns && outcome.value?.isNothing == false
      if outcome.flow == .next, outcome.value != nil { count += 1 }
    }
    // Each of them has another value.
    if isWhole, count == choices.count { result.isOpen = true }
    // Where each of them returns, nothing is run after it.
    if isWhole, !flows.isEmpty, flows.allSatisfy({ $0 == .returned }) { result.flow = .returned }
    return result
  }

  private func loop(_ names: [String], _ list: Node, _ body: Body, _ scope: Scope) -> Outcome {
    guard let values = sequence(list, scope) else {
      let inner = self.scope(in: scope)
      for name in names { inner.names[name] = .unknown(name) }
      if list.code.contains("items"), body.code.contains("title", "image"), let owner = scope.owner {
        record(.unknown(list.text), of: owner, at: list.code)
      }
      return run([Choice(body, Condition(text: list.text), [])], in: inner, isWhole: false)
    }
    var result = Outcome()
    var isStopped: Condition?
    for value in values.prefix(64) {
      let inner = self.scope(in: scope)
      inner.bind(names, [value.held])
      let outcome = under(isStopped) { under(value.condition) { run(body, in: inner) } }
      result.isOpen = result.isOpen || outcome.isOpen
      if outcome.flow == .stopped, value.condition == nil, isStopped == nil { break }
      if outcome.flow == .stopped || outcome.mayStop {
        isStopped = Condition(text: "the loop has not ended before")
      }
      guard outcome.flow == .returned else { continue }
      result.isOpen = result.isOpen || value.condition != nil
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

  /// Binds the name of `if let` and `guard let`.
  func bind(condition node: Node, _ scope: Scope) {
    guard case .variables(let variables) = node.kind, let binding = variables.first, let value = binding.value
    else {
      return
    }
    scope.names[binding.name] = held(self.value(value, scope), value)
  }

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
  func held(_ value: Value, _ node: Node) -> Value {
    guard case .unknown(let text) = value.meaning else { return value }
    let isController = ["ontroller", "instantiate", "VC"].contains { text.contains($0) }
    return isController || node.code.file.isObjectiveC ? .object(object(text, node.code)) : value
  }

  /// Gives a variable or a field a value.
  func assign(_ value: Value, to target: Node, _ scope: Scope) {
    switch target.kind {
    case .name(let name):
      if let known = scope.find(name) {
        known.scope.names[name] = replacing(known.value, by: value, since: known.scope.depth)
      } else if let owner = scope.owner?.object {
        set(name, of: owner, to: value, target)
      } else {
        scope.names[name] = value
      }
    case .member(let base, let name):
      let receiver = stored(base, scope)
      if let object = receiver.object ?? made(of: base, receiver, scope) {
        set(name, of: object, to: value, target)
      } else if name == "viewControllers" {
        record(value, of: receiver, at: target.code)
      } else if target.code.contains("items"), let owner = scope.owner {
        // The items of the bar itself, which are those of its controllers.
        record(.unknown(target.text), of: owner, at: target.code)
      }
    case .element(let base, _):
      let isList = self.value(base, scope).object == nil
      if isList { assign(.unknown(target.text), to: base, scope) }
    default: break
    }
  }

  /// Makes an object of what nothing declares: what has a field that is set is one, whatever made it.
  private func made(of node: Node, _ value: Value, _ scope: Scope) -> Object? {
    guard value.isUnknown else { return nil }
    let object = object(node.text, node.code)
    switch node.kind {
    case .name(let name):
      if let known = scope.find(name)?.scope ?? (scope.owner == nil ? scope : nil) {
        known.names[name] = .object(object)
      } else {
        scope.owner?.object?.fields[name] = .object(object)
      }
    case .member(let base, let name):
      let receiver = self.value(base, scope)
      let holder = receiver.object ?? made(of: base, receiver, scope)
      if name == "tabBarItem" { return self.value(node, scope).object }
      holder?.fields[name] = .object(object)
    default: return nil
    }
    return object
  }

  /// Sets a field of an object; a list of controllers or tabs makes a bar.
  private func set(_ name: String, of object: Object, to value: Value, _ node: Node) {
    // A property's own variable in Objective-C, and its wrapper in Swift.
    let name = String(name.drop { $0 == "_" })
    let isTabs = name == "tabs" && (value.elements?.contains { $0.object != nil } ?? false)
    if name == "viewControllers" || isTabs { record(value, of: .object(object), at: node.code) }
    let property = declarations.property(name, of: object.type)
    let typeName = name == "tabBarItem" ? "UITabBarItem" : property?.type.name ?? ""
    var old = object.fields[name]
    if old == nil, condition(since: object.depth) != nil, let initial = property?.value {
      old = self.value(initial, scope(in: nil, owner: .object(object), type: property?.owner))
    }
    object.fields[name] = replacing(
      old, by: adapted(value, to: typeName, from: object.type), since: object.depth)
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

extension Node {
  /// Whether it is a `guard` whose conditions only give values a name.
  fileprivate var onlyBinds: Bool {
    guard case .unless(let branch) = kind else { return false }
    return branch.conditions.allSatisfy(\.binds)
  }
}
