/// Lists, and what their elements may be where only their type is known.
extension Evaluator {
  /// The members of lists that a closure goes through.
  static let goesThrough: Set = ["map", "compactMap", "flatMap", "forEach", "filter"]

  /// All members of lists that have a meaning.
  static let ofLists = goesThrough.union([
    "count", "first", "last", "indices", "enumerated", "reversed", "lazy", "sorted", "append", "insert",
    "prefix", "suffix", "dropFirst", "dropLast",
  ])

  /// The members of lists, dictionaries and truths that change them (Apple, Swift standard library).
  static let mutating: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast",
    "removeSubrange", "replaceSubrange", "removeValue", "updateValue", "merge", "sort", "shuffle", "reverse",
    "swapAt", "partition", "toggle",
  ]

  func listMember(_ call: Call, _ values: [Value]) -> Value {
    switch call.name {
    case "count" where values.allSatisfy({ $0.condition == nil }): return .number(values.count)
    case "first" where call.arguments.isEmpty: return values.first ?? .nothing
    case "last" where call.arguments.isEmpty: return values.last ?? .nothing
    case "first", "last":
      for value in call.name == "first" ? values : values.reversed() {
        guard let isFound = holds(call, for: value) else { break }
        if isFound { return value }
      }
      return call.unknown
    case "prefix", "dropFirst", "suffix", "dropLast":
      guard let number = (call[0] ?? .number(1)).number, number >= 0 else { return call.unknown }
      switch call.name {
      case "prefix": return .array(Array(values.prefix(number)))
      case "suffix": return .array(values.suffix(number))
      case "dropFirst": return .array(Array(values.dropFirst(number)))
      default: return .array(values.dropLast(number))
      }
    case "indices": return .array(values.indices.map { .number($0) })
    case "enumerated":
      return .array(
        values.enumerated().map { number, value in
          tuple([.number(number), value.held], call.node.code).under(value.condition)
        })
    case "reversed": return .array(values.reversed())
    case "lazy": return .array(values)
    case "filter":
      return .array(
        values.prefix(256).compactMap { value -> Value? in
          let isKept = holds(call, for: value)
          if isKept == false { return nil }
          let text = call.arguments.first.map { $0.closure?.body.code.text ?? $0.value.text } ?? ""
          return isKept == true ? value : value.under(Condition(text: text))
        })
    case "sorted":
      var result: [Value] = []
      for value in values.prefix(64) {
        var index = result.count
        while index > 0 {
          guard let isBefore = holds(call, for: value, result[index - 1]) else { return call.unknown }
          if !isBefore { break }
          index -= 1
        }
        result.insert(value, at: index)
      }
      return .array(result)
    case _ where Self.goesThrough.contains(call.name):
      guard let argument = call.arguments.first, let function = call[0] else { return call.unknown }
      return .array(
        values.prefix(256).flatMap { value -> [Value] in
          let found = under(value.condition) {
            function.isCallable ? self.call(function, [value.held], argument.value) : call.unknown
          }
          if call.name == "compactMap", found.isNothing { return [] }
          if call.name == "flatMap", let inner = found.elements {
            return inner.map { $0.under(value.condition) }
          }
          return [made(found, for: value).under(value.condition)]
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

  /// Returns whether a closure holds for some values, or `nil` where only the running app knows.
  private func holds(_ call: Call, for values: Value...) -> Bool? {
    guard case .closure(let closure, let outer)? = call[0]?.meaning, let node = closure.body.nodes.first,
      closure.body.nodes.count == 1, values.allSatisfy({ $0.condition == nil })
    else { return nil }
    let inner = scope(in: outer)
    for (number, value) in values.enumerated() { inner.names["$\(number)"] = value }
    inner.bind(closure.parameters, values)
    if case .return(let result?) = node.kind { return truth(result, inner) }
    return truth(node, inner)
  }

  // MARK: - Changes

  /// Follows `list.append(value)` and `list.insert(value, at: 0)`; returns whether it was one.
  func append(_ call: Call, to base: Node) -> Bool {
    guard call.name == "append" || call.name == "insert", let argument = call.arguments.first,
      var values = value(base, call.scope).elements, values.count < 256, let value = call[0]
    else { return false }
    let added = held(value, argument.value)
    let condition = condition(since: depth(of: base, call.scope))
    if argument.label == "contentsOf", let more = added.elements {
      values += more.map { $0.under(condition) }
    } else if let index = call[1]?.number, values.indices.contains(index) {
      values.insert(added.under(condition), at: index)
    } else {
      values.append(added.under(condition))
    }
    keep(.array(values), in: base, call.scope)
    return true
  }

  /// How many conditions were around when a variable was made.
  private func depth(of base: Node, _ scope: Scope) -> Int {
    switch base.kind {
    case .name(let name): scope.find(name)?.scope.depth ?? scope.owner?.object?.depth ?? 0
    case .member(let owner, _): value(owner, scope).object?.depth ?? 0
    default: 0
    }
  }

  /// Gives a variable a value that has its conditions already.
  private func keep(_ value: Value, in base: Node, _ scope: Scope) {
    let outer = conditions
    conditions = []
    assign(value, to: base, scope)
    conditions = outer
  }

  /// Follows a call that changes a variable in a way that is not understood: a list may have lost any of its elements, and
  /// nothing is known of something else. Returns whether it was one.
  func changes(_ base: Node, _ call: Call) -> Bool {
    guard base.lastName != nil else { return false }
    switch value(base, call.scope).meaning {
    case .array(let values):
      let count = lists.count
      let condition = Condition(text: "\(call.node.text) leaves it")
      keep(.array(values.map { $0.under(condition) }), in: base, call.scope)
      // What the bar had before is no longer all that it has.
      if lists.count > count, let last = lists.popLast() {
        lists = lists.filter { $0.owner.object !== last.owner.object } + [last]
      }
    case .truth, .number, .text: keep(call.unknown, in: base, call.scope)
    case .object(let object) where object.typeName == "[:]": keep(call.unknown, in: base, call.scope)
    default: return false
    }
    return true
  }

  // MARK: - Elements

  /// Returns the elements of a list; where only their type is known, its members, of which the app chooses.
  func sequence(_ list: Node, _ scope: Scope) -> [Value]? {
    if let values = value(list, scope).elements, !values.isEmpty { return values }
    guard let type = elementType(list, scope), type.isEnumeration, type.cases.count > 1 else { return nil }
    return type.cases.prefix(32).map { Value(.enumCase(type, $0), .open) }
  }

  /// Returns the type of a list's elements, as far as declarations name it.
  private func elementType(_ node: Node, _ scope: Scope) -> DeclaredType? {
    deeper {
      switch node.kind {
      case .name(let name): return declared(name, of: scope.type, scope)
      case .member(let base, let name):
        return declared(name, of: valueType(base, scope), scope) ?? elementType(base, scope)
      case .call(let callee, _): return elementType(callee, scope)
      default: return nil
      }
    } ?? nil
  }

  private func declared(_ name: String, of owner: DeclaredType?, _ scope: Scope) -> DeclaredType? {
    let name = name.filter { $0 != "$" }
    let type =
      declarations.property(name, of: owner)?.type ?? declarations.method(name, of: owner)?.type
      ?? declarations.properties[name]?.type
    guard let type, type.names.count < 8 else { return nil }
    return type.names.reversed().lazy.compactMap { self.declarations.type($0, from: owner ?? scope.type) }
      .first
  }

  private func valueType(_ node: Node, _ scope: Scope) -> DeclaredType? {
    if let found = value(node, scope).type { return found }
    switch node.kind {
    case .name(let name): return declared(name, of: scope.type, scope)
    case .member(let base, let name): return declared(name, of: valueType(base, scope), scope)
    default: return nil
    }
  }
}
