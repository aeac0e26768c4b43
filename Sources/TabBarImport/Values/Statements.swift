/// A list of controllers or tabs that code gives to a tab bar.
struct ControllerList {
  var values: [Value]
  let owner: Value
  let code: Code
  let condition: Condition?
  /// What makes the list, where only the running app knows its elements.
  var unknown: String?

  /// Whether another list counts before it.
  var isOther: Bool { condition?.isOther == true }
}

/// Following statements: variables, assignments, loops and branches.
extension Evaluator {
  struct Outcome {
    enum Flow { case next, returned, skipped }

    /// What is returned, or the value of the only expression.
    var value: Value?
    var flow = Flow.next
    /// Lists that are returned under conditions that only the running app knows.
    var lists: [(values: [Value], condition: Condition)] = []
    /// What all statements after it depend on.
    var condition: Condition?
  }

  func run(_ body: Body, in scope: Scope) -> Outcome { run(body.nodes, in: scope) }

  /// Follows statements.
  private func run(_ nodes: [Node], in scope: Scope) -> Outcome {
    let before = conditions.count
    defer { conditions.removeLast(conditions.count - before) }
    return deeper {
      var outcome = Outcome()
      for node in nodes {
        guard let result = deeper(1, { follow(node, scope) }) else { return outcome }
        outcome.lists += result.lists
        outcome.value = result.value ?? outcome.value
        outcome.flow = result.flow
        if result.flow == .returned, let condition = result.condition, outcome.value?.string != nil {
          let rest = Array(nodes.drop { $0 !== node }.dropFirst())
          outcome.value = outcome.value?.or(run(rest, in: scope).value, condition)
        }
        if result.flow != .next { break }
        if let condition = result.condition { conditions.append(condition) }
      }
      return outcome.merged()
    } ?? Outcome()
  }

  /// Follows a statement.
  func follow(_ node: Node, _ scope: Scope) -> Outcome {
    switch node.kind {
    case .return(let result): return Outcome(value: result.map { value($0, scope) }, flow: .returned)
    case .variables(let variables):
      for variable in variables { bind(variable, node.code, scope) }
      return Outcome()
    case .function(let function):
      let closure = Closure(function.parameters.map(\.name), function.body)
      scope.names[function.name] = .closure(closure, scope)
      return Outcome()
    case .unless(let branch): return unless(branch, scope)
    case .branches(let branches): return branch(branches, scope)
    case .cases(let subject, let cases): return choose(subject, cases, scope)
    case .loop(let names, let list, let body): return loop(names, list, body, scope)
    case .block(let body): return run(body, in: self.scope(in: scope))
    case .compiled(let condition, let nodes):
      return under(condition) { run(nodes, in: scope) }.under(condition)
    case .assign(let target, let source, let adds):
      var found = held(value(source, scope), source)
      if adds, case .array(let more) = found, case .array(let known) = value(target, scope) {
        found = .array(known + more)
      }
      assign(found, to: target, scope)
      return Outcome()
    case .skip: return Outcome(flow: .skipped)
    case .matches, .other, .type, .enumeration, .alias: return Outcome()
    default:
      let found = value(node, scope)
      // What adds to a list has no value.
      return Outcome(value: found.isNothing ? nil : found)
    }
  }

  private func unless(_ branch: Branch, _ scope: Scope) -> Outcome {
    let truth = truth(branch.conditions, scope)
    let condition = Condition(text: Condition.not(branch.head.text), isOther: true)
    let other = under(condition) { run(branch.body, in: self.scope(in: scope)) }
    for node in branch.conditions { bind(condition: node, scope) }
    guard truth != true else { return Outcome() }
    // What only binds a name says nothing about when the bar is so.
    let isNamed = branch.conditions.contains { !$0.binds }
    if other.flow == .skipped {
      if truth == false { return other }
      return isNamed ? Outcome(condition: Condition(text: branch.head.text)) : Outcome()
    }
    guard isNamed, let values = other.value?.elements else { return Outcome() }
    return truth == false ? other : Outcome(lists: [(values.map(\.parts.value), condition)])
  }

  private func choose(_ subject: Node, _ cases: [Case], _ scope: Scope) -> Outcome {
    let (cases, isKnown) = ordered(cases, by: subject, scope)
    guard !isKnown else { return cases.first.map { run($0.body, in: self.scope(in: scope)) } ?? Outcome() }
    // What is added to lists, or returned as one, in cases of which only the running app knows which one holds.
    var result = Outcome()
    /// What a case gives that is no list: the one that holds at first, and its other title.
    var known = Outcome()
    for (number, part) in cases.prefix(16).enumerated() {
      let adds = part.body.code.contains("append", "insert", "addObject")
      guard adds || part.body.nodes.count == 1 else { continue }
      let condition = Condition(text: part.words(subject), isOther: number > 0)
      let outcome = under(Condition(text: condition.text, isOther: adds || number > 0)) {
        run(part.body, in: self.scope(in: scope))
      }
      if let values = outcome.value?.elements {
        result.lists.append((values.map(\.parts.value), condition))
        result.flow = outcome.flow
      } else if !adds {
        guard isVariable(subject, scope) else { return Outcome(value: .unknown(subject.text)) }
        known.value = known.value?.or(outcome.value, condition) ?? outcome.value
        known.flow = outcome.flow
      }
    }
    if known.value != nil || known.flow != .next { return known }
    if result.lists.isEmpty { result.value = .unknown(subject.text) }
    return result
  }

  private func branch(_ branches: [Branch], _ scope: Scope) -> Outcome {
    var result = Outcome()
    let all = chosen(branches, scope)
    for (number, (branch, condition)) in all.enumerated() {
      let inner = self.scope(in: scope)
      for node in branch.conditions { bind(condition: node, inner) }
      // What only binds a name says nothing about when the bar is so.
      let named = condition.flatMap { $0.isOther || !isKnown(branch.conditions, inner) ? $0 : nil }
      let before = lists.count
      let outcome = under(named) { run(branch.body, in: inner) }
      guard let condition else { return outcome }
      result.lists += outcome.lists
      if let values = outcome.value?.elements {
        result.lists.append((values.map(\.parts.value), condition))
      } else if number == 0 {
        let isKnown = outcome.value.map { !$0.isUnknown || outcome.flow == .returned } ?? false
        if isKnown || outcome.flow == .returned && lists.count > before {
          return alternative(to: outcome, all, scope)
        }
        if outcome.flow == .skipped {
          return Outcome(condition: Condition(text: Condition.not(branch.head.text)))
        }
      }
    }
    return result
  }

  /// Returns whether conditions only give a name, or another type, to something that is there; wherever there is a bar, there
  /// is a window.
  private func isKnown(_ conditions: [Node], _ scope: Scope) -> Bool {
    guard let first = conditions.first, case .variables(let variables) = first.kind,
      let variable = variables.first
    else { return false }
    let isThere = ["window", "scene", "self"].contains { variable.name.lowercased().hasSuffix($0) }
    let found = variable.value == nil ? name(variable.name, first, scope) : scope.names[variable.name]
    return isThere || first.code.contains("as") || found?.isUnknown == false
  }

  /// Returns the outcome of the first of some branches with the titles that others return instead or, without others, with
  /// the condition of what comes after.
  private func alternative(
    to outcome: Outcome, _ all: [(branch: Branch, condition: Condition?)], _ scope: Scope
  ) -> Outcome {
    var result = outcome
    let head = all[0].branch.head
    if all.count == 1 {
      result.condition = Condition(text: Condition.not(head.text), isOther: true)
    } else if outcome.value?.string != nil, !speaksOfSelection(head) {
      for (branch, condition) in all.dropFirst().prefix(8) {
        result.value = result.value?.or(run(branch.body, in: self.scope(in: scope)).value, condition)
      }
    }
    return result
  }

  private func loop(_ names: [String], _ list: Node, _ body: Body, _ scope: Scope) -> Outcome {
    for value in (sequence(list, scope) ?? []).prefix(64) {
      let inner = self.scope(in: scope)
      inner.bind(names, [value])
      let outcome = under(value.parts.condition) { run(body, in: inner) }
      if outcome.flow == .returned { return outcome }
    }
    return Outcome()
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

  private func bind(_ variable: Variable, _ code: Code, _ scope: Scope) {
    guard let node = variable.value else {
      for name in variable.names { scope.names[name] = .object(object("?", code)) }
      return
    }
    let found = adapted(value(node, scope), to: variable.type.name, from: scope.type)
    if variable.names.count == 1 {
      scope.names[variable.name] = held(labelled(found, variable.type), node)
    } else if let parts = found.object?.unnamed {
      scope.bind(variable.names, parts)
    }
  }

  /// Makes an object of what is not known, so that its fields can be set.
  private func held(_ value: Value, _ node: Node) -> Value {
    guard case .unknown(let text) = value else { return value }
    let isController = ["ontroller", "instantiate", "VC"].contains { text.contains($0) }
    return isController || node.code.file.isObjectiveC ? .object(object(text, node.code)) : value
  }

  /// The names of the lists that make a tab bar.
  private static let listNames: Set = ["viewControllers", "tabs", "children"]

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
      // What has a field that is set is an object, whatever made it.
      if case .name(let first) = base.kind, let known = scope.find(first),
        case .unknown(let text) = known.value
      {
        known.scope.names[first] = .object(object(text, target.code))
      }
      let receiver = self.value(base, scope)
      if let object = receiver.object {
        set(name, of: object, to: value, target)
      } else if Self.listNames.contains(name) {
        record(value, of: receiver, at: target.code)
      }
    default: break
    }
  }

  /// Sets a field of an object; a list of controllers or tabs makes a bar.
  func set(_ name: String, of object: Object, to value: Value, _ node: Node) {
    // A property's own variable in Objective-C, and its wrapper in Swift.
    let name = String(name.drop { $0 == "_" })
    let isList =
      !node.code.file.isObjectiveC
      && (Self.listNames.contains(name) || name == "items" && value.elements?.first?.object?.isItem == true)
    if name == "viewControllers" || isList && value.elements != nil {
      record(value, of: .object(object), at: node.code)
    }
    let type = declarations.property(name, of: object.type)?.type ?? TypeName()
    let typeName = name == "tabBarItem" ? "UITabBarItem" : type.name
    let found = labelled(adapted(value, to: typeName, from: object.type), type)
    object.fields[name] = replacing(object.fields[name], by: found, since: object.depth)
    object.initials.remove(name)
  }

  /// Returns what a variable has after another value was given to it: where that depends on something, both count.
  private func replacing(_ old: Value?, by new: Value, since depth: Int) -> Value {
    guard let condition = condition(since: depth), let old else { return new }
    switch (old, new) {
    case (.array(let one), .array(let other)):
      if one.isEmpty { return .array(other.map { $0.under(condition) }) }
      // No bar has as many.
      guard max(one.count, other.count) <= 64 else { return new }
      guard condition.isOther else { return .array(Self.merged(other, one, condition.text)) }
      // What both lists have is there in any case.
      let kept = one.map { value in
        let isInBoth =
          value.parts.condition.map { Condition.not($0.text) } == condition.text && other.has(value)
        return isInBoth ? value.parts.value : value
      }
      return .array(kept + other.filter { !one.has($0) }.map { $0.under(condition) })
    case (.truth, .truth): return .unknown(condition.text)
    default:
      guard condition.isOther, !old.isUnknown, !old.isNothing else {
        return new.or(old, Condition(text: Condition.not(condition.text), isOther: true))
      }
      return old.or(new, condition)
    }
  }

  /// Follows `list.append(value)` and `list.insert(value, at: 0)`; returns whether it was one.
  func append(_ call: Call, to base: Node) -> Bool {
    guard call.name == "append" || call.name == "insert", let argument = call.arguments.first,
      var values = value(base, call.scope).elements, values.count < 256, let value = call[0]
    else { return false }
    let added = held(value, argument.value)
    /// What holds the list, and the name that it has there.
    var holder = call.scope.owner?.object
    let name = base.lastName ?? ""
    if case .member(let owner, _) = base.kind { holder = self.value(owner, call.scope).object }
    var known: Scope?
    if case .name = base.kind { known = call.scope.find(name)?.scope }
    let condition = condition(since: known?.depth ?? holder?.depth ?? 0)
    if argument.label == "contentsOf", let more = added.elements {
      values += more.map { $0.under(condition) }
    } else if case .number(let index)? = call[1], values.indices.contains(index) {
      values.insert(added.under(condition), at: index)
    } else {
      values.append(added.under(condition))
    }
    if let known {
      known.names[name] = .array(values)
    } else if let holder {
      holder.fields[name] = .array(values)
      let isOwn = if case .name = base.kind { Self.listNames.contains(name) } else { false }
      if isOwn || name == "viewControllers" {
        record(.array(values), of: .object(holder), at: base.code, isWhole: false)
      }
    }
    return true
  }

  // MARK: - Bars

  /// Remembers a controller that is added to a bar by itself.
  func addChild(_ value: Value, to owner: Value, at code: Code) {
    guard let object = owner.object, value.object != nil else { return }
    guard
      declarations.inherits(object.type, "UITabBarController") || object.typeName.lowercased().contains("tab")
    else { return }
    let known = object.fields["#children"]?.elements ?? []
    guard known.count < 64 else { return }
    let children = Value.array(known + [value.under(condition(since: object.depth))])
    object.fields["#children"] = children
    record(children, of: owner, at: code, isWhole: false)
  }

  /// The most lists that are remembered of one file; the last one is always among them.
  private static let mostLists = 64

  /// Remembers a list of controllers or tabs that a bar gets.
  ///
  /// - Parameter isWhole: Whether the bar gets all of it here. Of a list that grows, each value has its own condition.
  func record(_ value: Value, of owner: Value, at code: Code, isWhole: Bool = true) {
    let condition = isWhole ? condition(since: owner.object?.depth ?? 0) : nil
    var list = ControllerList(values: [], owner: owner, code: code, condition: condition)
    switch value {
    case .array(let values) where !values.isEmpty: list.values = values
    case .unknown(let text): list.unknown = text
    default: return
    }
    if lists.count >= Self.mostLists { lists.removeLast() }
    lists.append(list)
  }
}

extension Evaluator.Outcome {
  /// The outcome of statements that depend on a condition.
  func under(_ condition: Condition) -> Self {
    guard flow == .returned else { return self }
    var result = Self()
    if let values = value?.elements { result.lists = [(values, condition)] }
    return condition.isOther || value == nil || !result.lists.isEmpty ? result : self
  }

  /// Joins the lists that may be returned; one that is shown where nothing else is counts first.
  func merged() -> Self {
    guard !lists.isEmpty else { return self }
    var result = self
    var all = lists.filter { !$0.condition.isOther }
    if let values = value?.elements { all.append((values, Condition(text: ""))) }
    all += lists.filter(\.condition.isOther)
    guard let first = all.first else { return self }
    result.lists = []
    var values = first.values
    for other in all.dropFirst() {
      let text = first.condition.text.isEmpty ? Condition.not(other.condition.text) : first.condition.text
      values = Evaluator.merged(values, other.values, text)
    }
    // A list that is returned alone depends on its condition.
    if all.count == 1 { values = values.map { $0.under(first.condition) } }
    result.value = .array(values)
    return result
  }
}
