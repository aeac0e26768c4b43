/// The members of values.
extension Evaluator {
  /// Returns the value of a member of a value.
  func member(_ call: Call, of value: Value) -> Value {
    let (name, unknown) = (call.name, call.unknown)
    if call.isCalled {
      if name == "localizedString", call.arguments.contains(where: { $0.label == "forKey" }) {
        return localized(call, ["forKey"])
      }
      if name == "tr", let key = generatedKey(call) { return key }
    }
    switch value {
    case .text, .key, .icon:
      if call.isCalled {
        if Frameworks.modifiers.contains(name) { return modified(value, call) }
        if let function = extensionFunction(call), function.body.mentionsTabs {
          let view = Object("?", call.node.code)
          view.fields["#0"] = value
          return self.call(function, call, owner: .object(view))
        }
      }
      return value.string.map { textMember(name, $0) ?? unknown } ?? value
    case .number, .truth, .nothing: return unknown
    case .closure, .function: return call.isCalled ? self.call(value, call.values, call.node) : unknown
    case .maybe(let value, _): return member(call, of: value)
    case .either: return value.map { member(call, of: $0) }
    case .array(let values):
      // A modifier of views that a builder made is one of each.
      func isView(_ value: Value) -> Bool { value.parts.value.object?.isView == true }
      guard call.isCalled, !Self.ofLists.contains(name), values.contains(where: isView) else {
        return listMember(call, values)
      }
      return .array(
        values.map { isView($0) ? modified($0.parts.value, call).under($0.parts.condition) : $0 })
    case .type(let type):
      if let known = declarations.type(type.fullName + "." + name) {
        return call.isCalled ? make(known, call) : .type(known)
      }
      return name == "init" ? make(type, call, name: type.name) : staticMember(call, of: type) ?? unknown
    case .enumCase(let type, _):
      if name == "self" { return value }
      if call.isCalled, let function = Self.match(type.functions[name] ?? [], call.arguments) {
        return self.call(function, call, owner: value)
      }
      return property(name, of: value, call.node.code) ?? method(call, of: value) ?? unknown
    case .object(let object): return member(call, of: object)
    case .implicit, .unknown("super"): return unknown
    case .unknown(let text):
      guard call.isCalled else { return unknown }
      if Frameworks.modifiers.contains(name) { return modified(value, call) }
      if name == "init", text.first?.isUppercase == true, text.utf8.allSatisfy(\.isNamePart) {
        return self.call(Node(.name(text), call.node.code), call.arguments, call.node, call.scope)
      }
      if let function = extensionFunction(call) {
        return self.call(function, call, owner: .object(object("?", call.node.code)))
      }
      return lookedUp(by: String(call.node.text.prefix { $0 != "(" }), call) ?? wrapped(call)
    }
  }

  /// Returns a function that is named without being called.
  private func method(_ call: Call, of value: Value) -> Value? {
    call.isCalled ? nil : declarations.method(call.name, of: value.type).map { .function($0, value) }
  }

  private func textMember(_ name: String, _ text: String) -> Value? {
    if Frameworks.lookups.contains(name) { return .key(text, table: nil, fallback: text) }
    switch name {
    case "uppercased", "localizedUppercase": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    case "capitalized", "localizedCapitalized":
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      return .text(
        words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
    case "description", "self": return .text(text)
    default: return nil
    }
  }

  func rawValue(of name: String, _ type: DeclaredType) -> Value {
    if let raw = type.rawValues[name] { return value(raw, scope(in: nil, type: type)) }
    if type.inherits.contains("String") { return .text(name) }
    guard type.inherits.contains("Int"), type.rawValues.isEmpty else { return .unknown("rawValue") }
    return type.cases.firstIndex(of: name).map { .number($0) } ?? .unknown("rawValue")
  }

  /// Returns a static member or a case of a type.
  func staticMember(_ call: Call, of type: DeclaredType) -> Value? {
    if let found = property(call.name, of: .type(type), call.node.code) { return found }
    // The cases of an enumeration, each with what it depends on.
    if call.name == "allCases", type.isEnumeration {
      return .array(type.cases.map { Value.enumCase(type, $0).under(type.conditions[$0]) })
    }
    guard call.isCalled, let function = Self.match(type.functions[call.name] ?? [], call.arguments) else {
      return nil
    }
    return self.call(function, call, owner: .type(type))
  }

  // MARK: - Properties

  /// Returns a property of a value, or `nil` where nothing declares it.
  func property(_ name: String, of value: Value, _ code: Code) -> Value? {
    switch value {
    case .enumCase(let type, let caseName) where name == "rawValue": return rawValue(of: caseName, type)
    case .object(let object): return property(name, of: object, code)
    case .enumCase(let type, _), .type(let type):
      if let property = declarations.property(name, of: type) {
        return self.value(of: property, owner: value)
      }
      guard case .type = value, type.cases.contains(name) else { return nil }
      return .enumCase(type, name)
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
    func adapted(_ value: Value) -> Value {
      labelled(self.adapted(value, to: property.type.name, from: property.owner), property.type)
    }
    if let body = property.body {
      let found = deeper { result(of: body, property.type, scope) } ?? nil
      return adapted(found ?? .unknown(property.name))
    }
    guard let initial = property.value else { return .unknown(property.name) }
    // A property of a value may be another one for each; one of a type or of none is made once, as in the app.
    switch owner {
    case .object?, .enumCase?: return adapted(value(initial, scope))
    default: break
    }
    let id = ObjectIdentifier(property)
    if let known = constants[id] { return known }
    constants[id] = .unknown(property.name)
    let found = adapted(value(initial, scope))
    constants[id] = found
    return found
  }

  /// Gives the parts of tuples the names that their type has.
  func labelled(_ value: Value, _ type: TypeName) -> Value {
    labelled(value, type.labels.isEmpty ? declarations.aliases[type.name]?.labels ?? [] : type.labels)
  }

  func labelled(_ value: Value, _ labels: [String]) -> Value {
    guard !labels.isEmpty else { return value }
    if case .array(let values) = value { return .array(values.map { labelled($0, labels) }) }
    guard let tuple = value.parts.value.object, tuple.typeName == "()" else { return value }
    for (label, part) in zip(labels, tuple.unnamed) where !label.isEmpty { tuple.fields[label] = part }
    return value
  }

  /// Gives `.name` the type that is asked for.
  func adapted(_ value: Value, to typeName: String, from type: DeclaredType?) -> Value {
    let name: String
    switch value {
    case .implicit(let text): name = text
    case .object(let object) where object.typeName.hasPrefix("."): name = String(object.typeName.dropFirst())
    case .maybe(let value, let condition): return adapted(value, to: typeName, from: type).under(condition)
    case .array(let values): return .array(values.map { adapted($0, to: typeName, from: type) })
    default: return value
    }
    guard let known = typeName == "Self" ? type : declarations.type(typeName, from: type) else {
      return value
    }
    // A case may have values of its own, which no title or icon needs.
    if known.cases.contains(name) { return .enumCase(known, name) }
    guard let object = value.object else {
      return known.properties[name].map { self.value(of: $0, owner: .type(known)) } ?? value
    }
    guard let call = object.call else { return value }
    return name == "init" ? make(known, call, name: known.name) : staticMember(call, of: known) ?? value
  }

  // MARK: - Members of objects

  private func member(_ call: Call, of object: Object) -> Value {
    let value = Value.object(object)
    return call.isCalled ? method(call, of: object, value) : part(call, of: object, value)
  }

  private func part(_ call: Call, of object: Object, _ value: Value) -> Value {
    if Int(call.name) != nil, let found = object.fields["#\(call.name)"] { return found }
    if let found = property(call.name, of: value, call.node.code) { return found }
    guard call.node.code.file.isObjectiveC else { return method(call, of: value) ?? call.unknown }
    let getter = declarations.method(call.name, of: object.type).flatMap { $0.parameters.isEmpty ? $0 : nil }
    let found = getter.flatMap { result(of: $0, scope(in: nil, owner: value, type: $0.owner)) }
    let part = found ?? .object(Object(call.name, call.node.code))
    object.fields[call.name] = part
    return part
  }

  private func method(_ call: Call, of object: Object, _ value: Value) -> Value {
    let name = call.name
    let isObjectiveC = call.node.code.file.isObjectiveC
    if object.isView, Frameworks.modifiers.contains(name) { return modified(value, call) }
    if takes(call, value) { return .nothing }
    let function = function(call, of: object.type)
    if object.isView, let function, function.owner !== object.type, isPlainModifier(function) { return value }
    if object.type != nil, let function { return self.call(function, call, owner: value) }
    if let field = object.fields[name], field.isCallable { return self.call(field, call.values, call.node) }
    if name == "init" {
      if isObjectiveC { object.fields.merge(fields(call)) { $1 } }
      return value
    }
    if isObjectiveC, name.hasPrefix("set"), name.count > 3, let argument = call[0] {
      set(name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4), of: object, to: argument, call.node)
      return .nothing
    }
    if let function = extensionFunction(call) { return self.call(function, call, owner: value) }
    if Frameworks.givers.contains(name), call.arguments.count == 1,
      give(object, to: call.arguments[0], call.scope)
    {
      return value
    }
    // A modifier of a view leaves the view what it is.
    return object.isView ? modified(value, call) : call.unknown
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
    var number: Int?
    if case .number(let found) = index { number = found }
    if let values = value.elements, let number, values.indices.contains(number) {
      return values[number].parts.value
    }
    guard let object = value.object else { return .unknown(node.text) }
    if object.typeName == "[:]" {
      let key = (0..<64).first { object.fields["key \($0)"]?.isSame(as: index) == true }
      return key.flatMap { object.fields["value \($0)"] } ?? .unknown(node.text)
    }
    guard object.typeName == "items", let number, number < 16 else { return .unknown(node.text) }
    if let known = object.fields["#\(number)"] { return known }
    if let controllers = controllers(ofItems: object), controllers.indices.contains(number),
      let controller = controllers[number].parts.value.object,
      let item = property("tabBarItem", of: controller, node.code)
    {
      return item
    }
    let item = Value.object(makeItem(node.code))
    object.fields["#\(number)"] = item
    return item
  }
}
