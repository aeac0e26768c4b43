/// Lists, and what their elements may be where only their type is known.
extension Evaluator {
  /// The members of lists that a closure goes through.
  static let goesThrough: Set = ["map", "compactMap", "flatMap", "forEach", "filter", "enumerateObjects"]

  /// All members of lists that have a meaning.
  static let ofLists = goesThrough.union([
    "count", "first", "last", "indices", "enumerated", "reversed", "lazy", "sorted", "append", "insert",
    "prefix", "suffix", "dropFirst", "dropLast",
  ])

  func listMember(_ name: String, _ values: [Value], _ arguments: [Argument], _ node: Node, _ scope: Scope)
    -> Value
  {
    switch name {
    case "count": return .number(values.count)
    case "first" where arguments.isEmpty: return values.first?.parts.value ?? .nothing
    case "last" where arguments.isEmpty: return values.last?.parts.value ?? .nothing
    case "first", "last":
      for value in name == "first" ? values : values.reversed() {
        guard let isFound = holds(arguments.first, for: [value.parts.value], scope) else { break }
        if isFound { return value.parts.value }
      }
      return .unknown(node.text)
    case "prefix", "dropFirst", "suffix", "dropLast":
      let count = arguments.isEmpty ? Value.number(1) : value(arguments[0].value, scope)
      guard case .number(let number) = count, number >= 0 else { return .unknown(node.text) }
      switch name {
      case "prefix": return .array(Array(values.prefix(number)))
      case "suffix": return .array(values.suffix(number))
      case "dropFirst": return .array(Array(values.dropFirst(number)))
      default: return .array(values.dropLast(number))
      }
    case "indices": return .array(values.indices.map { .number($0) })
    case "enumerated":
      return .array(
        values.enumerated().map { number, value in
          tuple([.number(number), value.parts.value], node.code).under(value.parts.condition)
        })
    case "reversed": return .array(values.reversed())
    case "lazy": return .array(values)
    case "map", "compactMap", "flatMap", "forEach", "enumerateObjects":
      guard let argument = arguments.first else { return .unknown(node.text) }
      let function = value(argument.value, scope)
      return .array(
        values.prefix(256).enumerated().flatMap { number, value -> [Value] in
          let (inner, condition) = value.parts
          let parts = name == "enumerateObjects" ? [inner, .number(number)] : [inner]
          let found = under(condition) { applied(function, parts, argument.value) }
          if name == "compactMap", found.isNothing { return [] }
          if name == "flatMap", case .array(let inner) = found { return inner.map { $0.under(condition) } }
          return [found.made(for: inner).under(condition)]
        })
    case "filter":
      return .array(
        values.prefix(256).compactMap { value -> Value? in
          let isKept = holds(arguments.first, for: [value.parts.value], scope)
          if isKept == false { return nil }
          let text = arguments.first.map { $0.closure?.body.code.text ?? $0.value.text } ?? ""
          return isKept == true ? value : value.under(Condition(text: text))
        })
    case "sorted":
      var result: [Value] = []
      for value in values.prefix(64) {
        var index = result.count
        while index > 0 {
          let pair = [value.parts.value, result[index - 1].parts.value]
          guard let isBefore = holds(arguments.first, for: pair, scope) else { return .unknown(node.text) }
          if !isBefore { break }
          index -= 1
        }
        result.insert(value, at: index)
      }
      return .array(result)
    default: return .unknown(node.text)
    }
  }

  /// What a function makes of a value; what is not known of one leaves a controller what it is.
  private func applied(_ function: Value, _ values: [Value], _ node: Node) -> Value {
    switch function {
    case .closure, .function: call(function, values, node)
    default: values[0]
    }
  }

  /// Returns whether a closure of one condition holds for some values, or `nil` where only the running app knows.
  private func holds(_ argument: Argument?, for values: [Value], _ scope: Scope) -> Bool? {
    guard let argument, case .closure(let closure, let outer) = value(argument.value, scope),
      let node = closure.body.nodes.first, closure.body.nodes.count == 1
    else { return nil }
    let inner = self.scope(in: outer)
    for (number, value) in values.enumerated() { inner.names["$\(number)"] = value }
    inner.bind(closure.parameters, values)
    if case .return(let result?) = node.kind { return truth(result, inner) }
    return truth(node, inner)
  }

  /// Returns the elements of a list; where only their type is known, its members, of which the app chooses.
  ///
  /// - Parameter function: What is made of each element.
  func sequence(_ list: Node, _ scope: Scope, _ function: Argument? = nil) -> [Value]? {
    if case .array(let values) = value(list, scope), !values.isEmpty { return values }
    if let type = elementType(list, scope) { return members(of: type) }
    // What makes elements of what is not known may name their type: `compactMap { Page(rawValue: $0) }`.
    guard let function, case .closure(let closure, let outer) = value(function.value, scope) else {
      return nil
    }
    wanted = nil
    _ = call(closure, outer, [.unknown("$0")])
    defer { wanted = nil }
    guard let type = wanted, type.cases.count > 1 else { return nil }
    return type.cases.prefix(32).map { .maybe(rawValue(of: $0, type), .open) }
  }

  /// Returns the members of a type of which a list may be: the cases of an enumeration, or the static values of its own.
  private func members(of type: DeclaredType) -> [Value]? {
    let found =
      type.isEnumeration
      ? type.cases.map { Value.enumCase(type, $0) }
      : type.statics.prefix(32).compactMap { name in
        type.properties[name].map { value(of: $0, owner: .type(type)) }.flatMap {
          $0.object?.type === type ? $0 : nil
        }
      }
    return found.count > 1 ? found.prefix(32).map { $0.under(.open) } : nil
  }

  /// Returns the type of a list's elements, as far as declarations name it.
  private func elementType(_ node: Node, _ scope: Scope) -> DeclaredType? {
    deeper {
      switch node.kind {
      case .name(let name):
        let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
        return declared(name, of: scope.type, scope.type)
      case .member(let base, let name):
        return declared(name, of: valueType(base, scope), scope.type) ?? elementType(base, scope)
      case .call(let callee, let arguments):
        return elementType(callee, scope)
          ?? arguments.lazy.compactMap { self.elementType($0.value, scope) }.first
      case .operation(_, let nodes): return nodes.lazy.compactMap { self.elementType($0, scope) }.first
      case .choice(_, let one, let other): return elementType(one, scope) ?? elementType(other, scope)
      default: return nil
      }
    } ?? nil
  }

  private func declared(_ name: String, of owner: DeclaredType?, _ from: DeclaredType?) -> DeclaredType? {
    let function = declarations.chain(of: owner).lazy.compactMap { $0.functions[name]?.first }.first
    let type =
      declarations.property(name, of: owner)?.type ?? function?.type ?? declarations.properties[name]?.type
    guard let type, type.names.count < 8 else { return nil }
    return type.names.reversed().lazy.compactMap { self.declarations.type($0, from: owner ?? from) }.first
  }

  private func valueType(_ node: Node, _ scope: Scope) -> DeclaredType? {
    if let found = type(of: value(node, scope)) { return found }
    switch node.kind {
    case .name(let name): return declared(name.filter { $0 != "$" }, of: scope.type, scope.type)
    case .member(let base, let name): return declared(name, of: valueType(base, scope), scope.type)
    default: return nil
    }
  }
}
