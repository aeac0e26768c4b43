/// What result builders make: lists of views, tabs or values of the app's own, each with what it depends on.
extension Evaluator {
  /// The type of an object in place of a value that cannot be read. One of its fields holds the reason.
  static let gap = "#gap"

  func gap(_ reason: String, _ code: Code) -> Value {
    let object = object(Self.gap, code)
    object.fields["reason"] = .text(reason)
    return .object(object)
  }

  /// Returns the values that a result builder makes a list of.
  func built(_ body: Body, _ scope: Scope) -> [Value] { built(body.nodes, scope) }

  private func built(_ nodes: [Node], _ scope: Scope) -> [Value] {
    nodes.flatMap { node in
      deeper { part(node, scope) } ?? [gap("the code is nested too deeply or makes too many tabs", node.code)]
    }
  }

  private func part(_ node: Node, _ scope: Scope) -> [Value] {
    switch node.kind {
    case .return(let value?): return part(value, scope)
    case .variables, .function, .unless, .assign:
      _ = follow(node, scope)
      return []
    case .branches(let branches): return built(chosen(branches, scope), scope)
    case .compiled(let condition, let nodes): return built(nodes, scope).map { $0.under(condition) }
    case .cases(let subject, let cases): return built(chosen(cases, by: subject, scope), scope)
    default:
      let found = value(node, scope)
      return found.elements ?? [found.isUnknown ? .object(view(of: found, node.code)) : found]
    }
  }

  private func built(_ choices: [Choice], _ scope: Scope) -> [Value] {
    choices.flatMap { choice in
      let inner = self.scope(in: scope)
      for node in choice.bindings { bind(condition: node, inner) }
      return built(choice.body, inner).map { $0.under(choice.condition) }
    }
  }

  /// Returns the elements that a loop of views makes: `ForEach(pages) { page in … }`.
  func loop(_ call: Call) -> Value {
    guard let list = call.arguments.first, !list.isTrailing, let content = call.arguments.dropFirst().last
    else {
      return .array([])
    }
    let text = list.value.text
    guard let values = sequence(list.value, call.scope) else {
      let reason =
        text.hasSuffix(".allCases")
        ? "the type is declared in no file that was given" : "the app makes these tabs when it runs"
      return gap("ForEach(\(text)): \(reason)", call.node.code)
    }
    guard case .closure(let closure, let outer) = value(content.value, call.scope).meaning else {
      return gap("\(content.value.text) makes these tabs, and cannot be read here", content.value.code)
    }
    var result: [Value] = []
    if values.contains(where: { $0.condition == .open }) {
      result.append(gap("ForEach(\(text)): the app chooses among these tabs when it runs", call.node.code))
    }
    for value in values.prefix(200) {
      let inner = scope(in: outer)
      inner.bind(closure.parameters, [value.held])
      result += built(closure.body, inner).map { made($0, for: value.held).under(value.condition) }
    }
    return .array(result)
  }

  // MARK: - Modifiers

  /// A view that shows a value.
  func view(of value: Value, _ code: Code) -> Object {
    let view = object("?", code)
    view.fields["#0"] = value
    return view
  }

  /// Returns a view with one modifier more.
  func modified(_ view: Value, _ call: Call) -> Value {
    let known = view.object ?? self.view(of: view, call.node.code)
    let result = known.copy()
    result.modifiers.append(call)
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
    let words = code.file.names(code.range)
    return words.prefix { $0 != "TabView" }.count == words.count
      && words.contains { ["tabItem", "TabSection", "ForEach"].contains($0) || $0.hasSuffix("Tab") }
  }
}
