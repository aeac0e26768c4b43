/// What result builders make: lists of views, tabs or values of the app's own, each with what it depends on.
extension Evaluator {
  /// The type of an object in place of a value that cannot be read. One of its fields holds the reason.
  static let gap = "#gap"

  /// Returns the values that a result builder makes a list of.
  func built(_ nodes: [Node], _ scope: Scope) -> [Value] {
    nodes.flatMap { node in
      deeper { part(node, scope) } ?? [gap("the code is nested too deeply or makes too many tabs", node.code)]
    }
  }

  func gap(_ reason: String, _ code: Code) -> Value {
    let object = object(Self.gap, code)
    object.fields["reason"] = .text(reason)
    return .object(object)
  }

  private func part(_ node: Node, _ scope: Scope) -> [Value] {
    switch node.kind {
    case .return(let value?): return part(value, scope)
    case .variables, .function, .unless, .assign:
      _ = follow(node, scope)
      return []
    case .branches(let branches):
      return chosen(branches, scope).flatMap { branch, condition in
        let inner = self.scope(in: scope)
        for node in branch.conditions { bind(condition: node, inner) }
        return built(branch.body.nodes, inner).map { $0.under(condition) }
      }
    case .compiled(let condition, let nodes): return built(nodes, scope).map { $0.under(condition) }
    case .cases(let subject, let cases): return part(subject, cases, node, scope)
    default:
      let found = value(node, scope)
      if case .array(let values) = found { return values }
      guard found.isUnknown else { return [found] }
      let view = object("?", node.code)
      view.fields["#0"] = found
      return [.object(view)]
    }
  }

  private func part(_ subject: Node, _ cases: [Case], _ node: Node, _ scope: Scope) -> [Value] {
    let (cases, isKnown) = ordered(cases, by: subject, scope)
    let isVariable = isVariable(subject, scope)
    let result = cases.enumerated().flatMap { number, part in
      let condition = Condition(text: part.words(subject), isOther: !isVariable || number > 0)
      return built(part.body.nodes, self.scope(in: scope)).map { isKnown ? $0 : $0.under(condition) }
    }
    return isKnown || isVariable
      ? result : result + [gap("\(subject.text) is known only when the app runs", node.code)]
  }

  /// Returns what a builder makes as one value.
  func builtValue(_ body: Body, _ scope: Scope) -> Value {
    let values = built(body.nodes, scope)
    return values.count == 1 ? values[0] : .array(values)
  }

  /// Returns the elements that a loop of views makes: `ForEach(pages) { page in … }`.
  func loop(_ arguments: [Argument], _ node: Node, _ scope: Scope) -> Value {
    guard let list = arguments.first, !list.isTrailing, let content = arguments.dropFirst().last else {
      return .array([])
    }
    let text = list.value.text
    guard let values = sequence(list.value, scope) else {
      return gap(
        text.hasSuffix(".allCases")
          ? "ForEach(\(text)): the type is declared in no file that was given"
          : "ForEach(\(text)): the app makes these tabs when it runs", node.code)
    }
    var result: [Value] = []
    if values.first?.parts.condition == .open {
      result.append(gap("ForEach(\(text)): the app chooses among these tabs when it runs", node.code))
    }
    let function = value(content.value, scope)
    for value in values.prefix(200) {
      let (element, condition) = value.parts
      switch function {
      case .closure(let closure, let outer):
        let inner = self.scope(in: outer)
        inner.names["$0"] = element
        inner.bind(closure.parameters, [element])
        result += built(closure.body.nodes, inner).map { $0.made(for: element).under(condition) }
      // A function that is named without being called: `ForEach(tabs, content: tab)`.
      case .function:
        let made = call(function, [element], node)
        if case .array(let values) = made {
          result += values
        } else {
          result.append(made.made(for: element).under(condition))
        }
      default:
        return gap("\(content.value.text) makes these tabs, and cannot be read here", content.value.code)
      }
    }
    return .array(result)
  }

  // MARK: - Modifiers

  /// Returns a view with one modifier more.
  func modified(_ view: Value, _ name: String, _ arguments: [Argument], _ node: Node, _ scope: Scope) -> Value
  {
    let known: Object
    if let object = view.object {
      known = object
    } else {
      known = object("?", node.code)
      known.fields["#0"] = view
    }
    if name == "modifier", let argument = arguments.first, let object = value(argument.value, scope).object,
      let function = object.type?.functions["body"]?.first
    {
      let inner = self.scope(in: nil, owner: .object(object), type: object.type)
      if let content = function.parameters.first { inner.names[content.name] = .object(known) }
      return following(function) { builtValue(function.body, inner) } ?? view
    }
    let result = Object(known.typeName, type: known.type, known.code)
    result.fields = known.fields
    result.condition = known.condition
    result.depth = known.depth
    result.origin = known.origin
    let callee: Code
    if case .call(let function, _) = node.kind { callee = function.code } else { callee = node.code }
    let place = callee.file.place(callee.range.upperBound - 1)
    result.modifiers =
      known.modifiers + [Modifier(name: name, arguments: arguments, scope: scope, place: place)]
    return .object(result)
  }

  /// Returns whether a function is one of all views that says nothing of tabs, so that it leaves a view what it is.
  func isPlainModifier(_ function: Function) -> Bool {
    guard let owner = function.owner, owner.name == "View" || owner.inherits.contains("View") else {
      return false
    }
    return !function.body.mentionsTabs
  }
}

extension Body {
  /// Whether it makes tabs; a bar inside of a tab is a bar of its own.
  var mentionsTabs: Bool {
    let file = code.file
    var hasTabs = false
    for index in code.range where file.kind(index) == .name {
      if file.isToken(index, "TabView") { return false }
      hasTabs =
        hasTabs || ["tabItem", "TabSection", "ForEach"].contains(file.text(index))
        || file.text(index).hasSuffix("Tab")
    }
    return hasTabs
  }
}
