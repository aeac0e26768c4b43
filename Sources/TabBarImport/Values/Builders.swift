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
  func built(_ body: Code, _ scope: Scope) -> [Value] { run(body, in: scope).values }

  /// Returns the elements that a loop of views makes: `ForEach(pages) { page in … }`.
  func loop(_ call: Call) -> Value {
    guard let list = call.arguments.first, !list.isTrailing, let content = call.arguments.dropFirst().last
    else {
      return .array([])
    }
    let text = list.code.text
    guard let values = sequence(value(list.code, call.scope), list.code, call.scope) else {
      return gap("ForEach(\(text)): the app makes these tabs when it runs", call.code)
    }
    guard case .closure(let closure, let outer) = value(content.code, call.scope).meaning else {
      return gap("\(content.code.text) makes these tabs, and cannot be read here", content.code)
    }
    var result: [Value] = []
    if values.contains(where: { $0.condition == .open }) {
      result.append(gap("ForEach(\(text)): the app chooses among these tabs when it runs", call.code))
    }
    for value in values.prefix(200) {
      let inner = scope(in: outer)
      inner.bind(closure.parameters, [value.held])
      result += built(closure.body, inner).map { made($0, for: value.held).under(value.condition) }
    }
    return .array(result)
  }

  func view(of value: Value, _ code: Code) -> Object {
    let view = object("?", code)
    view.fields["#0"] = value
    return view
  }

  func modified(_ view: Value, _ call: Call) -> Value {
    let known = view.object ?? self.view(of: view, call.code)
    let result = Object(known.typeName, type: known.type, known.code)
    (result.fields, result.origin, result.depth) = (known.fields, known.origin, known.depth)
    result.modifiers = known.modifiers + [call]
    return .object(result)
  }
}

extension Code {
  /// Whether it makes tabs; a bar inside of a tab is a bar of its own.
  var mentionsTabs: Bool {
    let words = file.names(range)
    return words.prefix { $0 != "TabView" }.count == words.count
      && words.contains { ["tabItem", "TabSection", "ForEach"].contains($0) || $0.hasSuffix("Tab") }
  }
}
