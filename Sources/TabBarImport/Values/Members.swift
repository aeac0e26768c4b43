/// The members of values.
extension Evaluator {
  /// Returns the value of a member, which is called where there are arguments.
  func member(_ name: String, of value: Value, _ arguments: [Argument]?, _ node: Node, _ scope: Scope)
    -> Value
  {
    let unknown = Value.unknown(node.text)
    if let arguments {
      func argument(_ label: String) -> Value? {
        arguments.first { $0.label == label }.map { self.value($0.value, scope) }
      }
      if name == "localizedString", let key = argument("forKey") {
        return localized(key, argument("table"), nil, node)
      }
      if name == "tr", let key = generatedKey(arguments, scope) { return key }
    }
    switch value {
    case .text, .key, .icon:
      if let arguments {
        if Frameworks.modifiers.contains(name) { return modified(value, name, arguments, node, scope) }
        if let function = extensionFunction(name, arguments), function.body.mentionsTabs {
          return call(function, arguments, scope, owner: modified(value, "", [], node, scope))
        }
      }
      if case .text(let text) = value { return textMember(name, text) ?? unknown }
      return value
    case .number, .truth, .nothing: return unknown
    case .closure, .function:
      return arguments.map { call(value, $0.map { self.value($0.value, scope) }, node) } ?? unknown
    case .maybe(let value, _): return member(name, of: value, arguments, node, scope)
    case .array(let values):
      // A modifier of views that a builder made is one of each.
      if let arguments, values.contains(where: { $0.parts.value.object?.isView == true }),
        !Self.ofLists.contains(name)
      {
        return .array(
          values.map { value in
            let (view, condition) = value.parts
            return (view.object?.isView == true ? modified(view, name, arguments, node, scope) : view).under(
              condition)
          })
      }
      return listMember(name, values, arguments ?? [], node, scope)
    case .type(let type):
      if let known = declarations.type(type.fullName + "." + name) {
        return arguments.map { make(known, name, $0, node, scope) } ?? .type(known)
      }
      if name == "init" { return make(type, type.name, arguments ?? [], node, scope) }
      return staticMember(name, of: type, arguments, node, scope) ?? unknown
    case .enumCase(let type, _):
      if name == "self" { return value }
      if let arguments, let function = Self.match(type.functions[name] ?? [], arguments) {
        return call(function, arguments, scope, owner: value)
      }
      return property(name, of: value, node.code) ?? method(name, of: value, type, arguments) ?? unknown
    case .object(let object): return objectMember(name, object, arguments, node, scope)
    case .implicit, .unknown("super"): return unknown
    case .unknown(let type):
      guard let arguments else { return unknown }
      if Frameworks.modifiers.contains(name) { return modified(value, name, arguments, node, scope) }
      if name == "init", type.first?.isUppercase == true, type.utf8.allSatisfy(\.isNamePart) {
        let callee = Node(.name(type), node.code)
        return call(callee, arguments, node, scope)
      }
      if let function = extensionFunction(name, arguments) {
        return call(function, arguments, scope, owner: .object(object("?", node.code)))
      }
      return lookedUp(by: node.text.prefix { $0 != "(" }.description, arguments, scope)
        ?? wrapped(arguments, node, scope)
    }
  }

  /// Returns a function that is named without being called.
  private func method(_ name: String, of value: Value, _ type: DeclaredType?, _ arguments: [Argument]?)
    -> Value?
  {
    guard arguments == nil else { return nil }
    return declarations.chain(of: type).lazy.compactMap { $0.functions[name]?.first }.first.map {
      .function($0, value)
    }
  }

  /// Returns the only declared function of a name, which may belong to an extension of a type that is not declared here.
  func extensionFunction(_ name: String, _ arguments: [Argument]) -> Function? {
    let known = (declarations.functions[name] ?? []).filter { $0.owner != nil }
    return known.count == 1 ? Self.match(known, arguments) : nil
  }

  private func textMember(_ name: String, _ text: String) -> Value? {
    if Frameworks.lookups.contains(name) { return .key(text, table: nil, fallback: text) }
    switch name {
    case "uppercased", "localizedUppercase": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    case "capitalized", "localizedCapitalized":
      return .text(
        text.split(separator: " ", omittingEmptySubsequences: false).map {
          $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
        }.joined(separator: " "))
    case "description", "self": return .text(text)
    default: return nil
    }
  }

  func rawValue(of name: String, _ type: DeclaredType) -> Value {
    if let raw = type.rawValues[name] { return value(raw, scope(in: nil, type: type)) }
    if type.inherits.contains("String") { return .text(name) }
    if type.inherits.contains("Int"), type.rawValues.isEmpty, let index = type.cases.firstIndex(of: name) {
      return .number(index)
    }
    return .unknown("rawValue")
  }

  /// Returns a static member or a case of a type.
  func staticMember(
    _ name: String, of type: DeclaredType, _ arguments: [Argument]?, _ node: Node, _ scope: Scope
  ) -> Value? {
    if let property = declarations.property(name, of: type) { return value(of: property, owner: .type(type)) }
    if type.cases.contains(name) { return .enumCase(type, name) }
    if name == "allCases", type.isEnumeration { return .array(cases(of: type)) }
    if let arguments, let function = Self.match(type.functions[name] ?? [], arguments) {
      return call(function, arguments, scope, owner: .type(type))
    }
    return nil
  }

  /// The cases of an enumeration, each with what it depends on.
  func cases(of type: DeclaredType) -> [Value] {
    type.cases.map { Value.enumCase(type, $0).under(type.conditions[$0]) }
  }

  /// Returns a property of a value, or `nil` where nothing declares it.
  func property(_ name: String, of value: Value, _ code: Code) -> Value? {
    switch value {
    case .enumCase(let type, let caseName):
      if name == "rawValue" { return rawValue(of: caseName, type) }
      return declarations.property(name, of: type).map { self.value(of: $0, owner: value) }
    case .object(let object): return property(name, of: object, code)
    case .type(let type):
      if let property = declarations.property(name, of: type) {
        return self.value(of: property, owner: value)
      }
      return type.cases.contains(name) ? .enumCase(type, name) : nil
    default: return nil
    }
  }

  private func property(_ name: String, of object: Object, _ code: Code) -> Value? {
    if let known = object.fields[name] { return known }
    func part(_ typeName: String, _ type: DeclaredType? = nil) -> Value {
      let part = Object(typeName, type: type, code)
      part.depth = object.depth
      object.fields[name] = .object(part)
      return .object(part)
    }
    if name == "tabBarItem" {
      let item = makeItem(code)
      item.controller = object
      object.fields[name] = .object(item)
      return .object(item)
    }
    if name == "tabBar" || name == "items" && object.typeName == "tabBar" {
      let found = part(name)
      found.object?.controller = object.controller ?? object
      return found
    }
    if name == "count", object.typeName == "items" {
      return controllers(ofItems: object).map { .number($0.count) }
    }
    guard let property = declarations.property(name, of: object.type) else { return nil }
    // A stored property keeps what is set in it; nothing is known of one that is set from outside.
    guard property.body == nil else { return value(of: property, owner: .object(object)) }
    guard property.value != nil, !object.isForeign else {
      let type = property.type.name
      return type.hasSuffix("Controller") ? part(type, declarations.type(type)) : nil
    }
    let found = value(of: property, owner: .object(object))
    object.fields[name] = found
    object.initials.insert(name)
    return found
  }

  /// Returns the value of a declared variable or constant.
  func value(of property: Variable, owner: Value?) -> Value {
    let scope = scope(in: nil, owner: owner, type: property.owner)
    if let body = property.body {
      let found = deeper { result(of: body, property.type, scope) } ?? nil
      return adapted(found ?? .unknown(property.name), to: property.type.name, from: property.owner)
    }
    guard let initial = property.value else { return .unknown(property.name) }
    func first() -> Value {
      let found = adapted(value(initial, scope), to: property.type.name, from: property.owner)
      return labelled(found, labels(of: property.type))
    }
    // A property of a value may be another one for each; one of a type or of none is made once, as in the app.
    switch owner {
    case .object?, .enumCase?: return first()
    default: break
    }
    if let known = constants[ObjectIdentifier(property)] { return known }
    constants[ObjectIdentifier(property)] = .unknown(property.name)
    let found = first()
    constants[ObjectIdentifier(property)] = found
    return found
  }

  /// The names of the parts of a tuple.
  func labels(of type: TypeName) -> [String] {
    type.labels.isEmpty ? declarations.aliases[type.name]?.labels ?? [] : type.labels
  }

  /// Gives the parts of tuples the names that their type has.
  func labelled(_ value: Value, _ labels: [String]) -> Value {
    guard !labels.isEmpty else { return value }
    if case .array(let values) = value { return .array(values.map { labelled($0, labels) }) }
    guard let tuple = value.parts.value.object, tuple.typeName == "()" else { return value }
    for (label, part) in zip(labels, tuple.unnamed) where !label.isEmpty { tuple.fields[label] = part }
    return value
  }

  /// Gives `.name` the type that is asked for.
  func adapted(_ value: Value, to typeName: String, from type: DeclaredType?) -> Value {
    switch value {
    case .implicit(let name):
      guard let known = typeName == "Self" ? type : declarations.type(typeName, from: type) else {
        return value
      }
      if known.cases.contains(name) { return .enumCase(known, name) }
      return known.properties[name].map { self.value(of: $0, owner: .type(known)) } ?? value
    case .object(let object) where object.typeName.hasPrefix("."):
      guard let known = typeName == "Self" ? type : declarations.type(typeName, from: type) else {
        return value
      }
      let name = String(object.typeName.dropFirst())
      // A case with values of its own, which no title or icon needs.
      if known.cases.contains(name) { return .enumCase(known, name) }
      guard let call = object.call else { return value }
      let node = Node(.other, object.code)
      if name == "init" { return make(known, known.name, call.arguments, node, call.scope) }
      return staticMember(name, of: known, call.arguments, node, call.scope) ?? value
    case .maybe(let value, let condition): return adapted(value, to: typeName, from: type).under(condition)
    case .array(let values): return .array(values.map { adapted($0, to: typeName, from: type) })
    default: return value
    }
  }

  private func objectMember(
    _ name: String, _ object: Object, _ arguments: [Argument]?, _ node: Node, _ scope: Scope
  ) -> Value {
    let isObjectiveC = node.code.file.isObjectiveC
    let value = Value.object(object)
    guard let arguments else {
      if Int(name) != nil, let found = object.fields["#\(name)"] { return found }
      if let found = property(name, of: value, node.code) { return found }
      guard isObjectiveC else { return method(name, of: value, object.type, nil) ?? .unknown(node.text) }
      if let function = declarations.chain(of: object.type).lazy.compactMap({ $0.functions[name] }).first?
        .first(where: { $0.parameters.isEmpty }),
        let found = following(
          function, { run(function.body, in: self.scope(in: nil, owner: value, type: function.owner)).value }
        ).flatMap({ $0 })
      {
        object.fields[name] = found
        return found
      }
      let part = Object(name, node.code)
      object.fields[name] = .object(part)
      return .object(part)
    }
    if object.isView, Frameworks.modifiers.contains(name) {
      return modified(value, name, arguments, node, scope)
    }
    if let list = arguments.first, takes(name, list, of: value, node, scope) { return .nothing }
    if object.isView, let function = function(name, arguments, object.type), function.owner !== object.type,
      isPlainModifier(function)
    {
      return value
    }
    if let type = object.type, let function = function(name, arguments, type) {
      return call(function, arguments, scope, owner: value)
    }
    if let function = object.fields[name] {
      switch function {
      case .closure, .function: return call(function, arguments.map { self.value($0.value, scope) }, node)
      default: break
      }
    }
    if name == "init" {
      if isObjectiveC { object.fields.merge(fields(arguments, scope)) { $1 } }
      return value
    }
    if isObjectiveC, name.hasPrefix("set"), name.count > 3, let argument = arguments.first {
      let field = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
      set(field, of: object, to: self.value(argument.value, scope), node)
      return .nothing
    }
    if let function = extensionFunction(name, arguments) {
      return call(function, arguments, scope, owner: value)
    }
    if Frameworks.givers.contains(name), arguments.count == 1, give(object, to: arguments[0], scope) {
      return value
    }
    // A modifier of a view leaves the view what it is.
    return object.isView ? modified(value, name, arguments, node, scope) : .unknown(node.text)
  }

  /// Gives an object to the closure after the brackets of a call; returns whether there is one.
  func give(_ object: Object, to argument: Argument, _ scope: Scope) -> Bool {
    guard argument.isTrailing, let closure = argument.closure else { return false }
    _ = call(closure, scope, [.object(object)])
    return true
  }

  /// Returns the controllers that a tab bar controller was given last, of which its bar's items are.
  private func controllers(ofItems items: Object) -> [Value]? {
    guard let owner = items.controller else { return nil }
    return lists.last { $0.owner.object === owner && !$0.values.isEmpty }?.values
  }

  /// Returns an element of a list.
  func element(of value: Value, _ index: Value, _ node: Node) -> Value {
    let unknown = Value.unknown(node.text)
    if case .array(let values) = value, case .number(let number) = index, values.indices.contains(number) {
      return values[number].parts.value
    }
    guard let object = value.object else { return unknown }
    if object.typeName == "[:]" {
      for number in 0..<64 {
        guard let key = object.fields["key \(number)"] else { break }
        if key.isSame(as: index) == true { return object.fields["value \(number)"] ?? .nothing }
      }
      return unknown
    }
    guard object.typeName == "items", case .number(let number) = index, number < 16 else { return unknown }
    if let known = object.fields["#\(number)"] { return known }
    if let controllers = controllers(ofItems: object), controllers.indices.contains(number),
      let controller = controllers[number].parts.value.object
    {
      return property("tabBarItem", of: controller, node.code) ?? unknown
    }
    let item = makeItem(node.code)
    object.fields["#\(number)"] = .object(item)
    return .object(item)
  }
}
