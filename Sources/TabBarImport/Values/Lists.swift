/// Lists, and what their elements may be where only their type is known.
extension Evaluator {
  /// The members of lists, dictionaries and truths that change them (Apple, Swift standard library).
  static let mutating: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast",
    "removeSubrange", "replaceSubrange", "removeValue", "updateValue", "merge", "sort", "shuffle", "reverse",
    "swapAt", "partition", "toggle",
  ]

  /// The members of lists that a closure goes through.
  static let goesThrough: Set = ["map", "compactMap", "flatMap", "forEach"]

  func listMember(_ call: Call, _ values: [Value]) -> Value {
    switch call.name {
    // A list that is empty at first is one that grows.
    case "count" where !values.isEmpty && values.allSatisfy { $0.condition == nil }:
      return .number(values.count)
    case "first" where !call.isCalled: return values.first ?? .nothing
    case "indices": return .array(values.indices.map { .number($0) })
    case "enumerated":
      return .array(
        values.enumerated().map { number, value in
          tuple([("offset", .number(number)), ("element", value.held)], call.code).under(value.condition)
        })
    case "lazy": return .array(values)
    case "filter":
      let text = call.arguments.first.map { $0.closure?.body.text ?? $0.code.text } ?? ""
      return .array(values.map { $0.under(Condition(text: text)) })
    case _ where Self.goesThrough.contains(call.name):
      guard let argument = call.arguments.first, let closure = call[0] else { return call.unknown }
      return .array(
        values.prefix(256).flatMap { value -> [Value] in
          let found = under(value.condition) { self.call(closure, [value.held], argument.code) }
          if call.name == "compactMap", found.isNothing { return [] }
          let parts = call.name == "flatMap" ? found.elements ?? [found] : [found]
          return parts.map { made($0, for: value).under(value.condition) }
        })
    default: return call.unknown
    }
  }

  /// Returns a value that is made for an element of a list; a tab of an enumeration's case has the place of the case.
  func made(_ value: Value, for element: Value) -> Value {
    if case .enumCase(let type, let name) = element.meaning, let object = value.object {
      object.origin = object.origin ?? type.places[name]
    }
    return value
  }

  /// Follows a call that changes a variable: a list may grow at its end. After any other change it may have lost any of its
  /// elements, and nothing is known of something else. Returns whether the variable is known.
  func changes(_ known: Value, _ base: Code, _ call: Call) -> Bool {
    guard base.lastName != nil || base.text.hasSuffix("?") else { return false }
    guard let values = known.elements else {
      if known.object == nil { keep(call.unknown, in: base, call.scope) }
      return known.object == nil
    }
    let count = lists.count
    if call.name == "append", values.count < 256, let argument = call.arguments.first, let value = call[0] {
      let condition = condition(since: depth(of: base, call.scope))
      let added = held(value, argument.code)
      let more = argument.label.isEmpty ? [added] : added.elements ?? [added]
      keep(.array(values + more.map { $0.under(condition) }), in: base, call.scope)
    } else {
      let condition = Condition(text: "\(call.code.text) leaves it")
      keep(.array(values.map { $0.under(condition) }), in: base, call.scope)
    }
    // What the bar had before is no longer all that it has.
    if lists.count > count, let last = lists.popLast() {
      lists = lists.filter { $0.owner.object !== last.owner.object } + [last]
    }
    return true
  }

  /// How many conditions were around when a variable was made.
  private func depth(of base: Code, _ scope: Scope) -> Int {
    guard let owner = base.last?.base else {
      return scope.find(base.last?.link.name ?? "")?.scope.depth ?? scope.owner?.object?.depth ?? 0
    }
    return stored(owner, scope).object?.depth ?? 0
  }

  /// Gives a variable a value that has its conditions already.
  private func keep(_ value: Value, in base: Code, _ scope: Scope) {
    let outer = conditions
    conditions = []
    assign(value, to: base, scope)
    conditions = outer
  }

  /// Returns the elements of a list; of a variable whose type alone is known the cases, of which the app chooses.
  func sequence(_ value: Value, _ list: Code, _ scope: Scope) -> [Value]? {
    if let values = value.elements, !values.isEmpty { return values }
    let cast = list.file.operation(list.range).flatMap { list.file.isToken($0, "as") ? $0 : nil }
    guard let (last, base) = (cast.map(list.before) ?? list).last, !last.isCalled else { return nil }
    let owner = base.map { stored($0, scope).type ?? declaredType($0.lastName ?? "", scope.type) }
    guard let type = declaredType(last.name, owner ?? scope.type), type.isEnumeration, type.cases.count > 1
    else {
      return nil
    }
    return type.cases.prefix(32).map { Value(.enumCase(type, $0), .open) }
  }

  /// Returns the type of the property that a name means, or of its elements.
  private func declaredType(_ name: String, _ owner: DeclaredType?) -> DeclaredType? {
    let name = name.filter { $0 != "$" }
    guard let property = declarations.property(name, of: owner) ?? declarations.properties[name] else {
      return nil
    }
    let names = property.type.names.prefix(8).reversed()
    return names.lazy.compactMap { self.declarations.type($0, from: owner) }.first
  }
}
