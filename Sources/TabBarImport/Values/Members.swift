extension Evaluator {
  func member(_ call: Call, of value: Value, _ base: Code) -> Value {
    guard call.isCalled else { return member(call, ofHeld: value.held).under(value.condition) }
    if Self.mutating.contains(call.name), changes(value, base, call) { return .nothing }
    if Self.goesThrough.contains(call.name), let list = sequence(value, base, call.scope) {
      return listMember(call, list)
    }
    // What the type inherits, for the same object.
    if base.text == "super", let owner = call.scope.owner,
      let outer = declarations.chain(of: call.scope.type).dropFirst().first,
      let function = function(call, of: outer)
    {
      return self.call(function, call.values, owner: owner)
    }
    return member(call, ofHeld: value.held).under(value.condition)
  }

  private func member(_ call: Call, ofHeld value: Value) -> Value {
    let (name, unknown) = (call.name, call.unknown)
    if call.isCalled {
      if name == "localizedString", call.arguments.contains(where: { $0.label == "forKey" }) {
        return localized(call, ["forKey"])
      }
      if name == "tr", let key = lookedUp(call) { return key }
      let isView = value.object?.isView ?? (value.type == nil)
      if Frameworks.modifiers.contains(name), value.elements == nil, isView { return modified(value, call) }
    }
    switch value.meaning {
    case .text(let text): return textMember(call, text) ?? unknown
    case .key, .icon: return value
    case .number, .truth, .nothing, .implicit, .unknown("super"): return unknown
    case .closure: return call.isCalled ? self.call(value, call.values, call.code) : unknown
    case .array(let values):
      // A modifier of views that a builder made is one of each.
      func isView(_ value: Value) -> Bool { value.object?.isView == true }
      guard call.isCalled, values.contains(where: isView) else { return listMember(call, values) }
      return .array(values.map { isView($0) ? modified($0.held, call).under($0.condition) : $0 })
    case .type(let type):
      if let known = declarations.type(type.fullName + "." + name) {
        return call.isCalled ? make(known, call) : Value(.type(known))
      }
      return name == "init" ? make(type, call, name: type.name) : staticMember(call, of: type) ?? unknown
    case .enumCase(let type, _):
      if name == "self" { return value }
      if !call.isCalled, let found = property(name, of: value, call.code) { return found }
      // A function that is named without being called, as in `tabItem(page.label)`, makes what it returns.
      let function = Self.match(type.functions[name], call)
      return function.map { self.call($0, call.values, owner: value) } ?? unknown
    case .object(let object):
      guard call.isCalled else { return property(name, of: value, call.code) ?? unknown }
      if takes(call, value) { return .nothing }
      if let type = object.type, let function = function(call, of: type) {
        return self.call(function, call.values, owner: value)
      }
      // A modifier of a view leaves the view what it is.
      return object.isView ? modified(value, call) : self.unknown(call)
    case .unknown(let text):
      guard call.isCalled else { return unknown }
      guard name == "init", text.first?.isUppercase == true, text.utf8.allSatisfy(\.isNamePart) else {
        return lookedUp(call) ?? self.unknown(call)
      }
      var made = call
      made.name = text
      return free(made)
    }
  }

  private func textMember(_ call: Call, _ text: String) -> Value? {
    switch call.name {
    case "uppercased", "localizedUppercase": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    case "capitalized", "localizedCapitalized":
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      return .text(
        words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
    case "description", "self": return .text(text)
    default:
      // The app's own way to look up a key, such as `"tabs.home".localized`.
      let isKey =
        Frameworks.lookups.contains(call.name) || translations.title(of: text, near: call.place.path) != nil
      return isKey ? Value(.key(text, table: nil, fallback: text)) : nil
    }
  }

  private func rawValue(of name: String, _ type: DeclaredType) -> Value {
    if let raw = type.rawValues[name] { return value(raw, scope(in: nil, type: type)) }
    if type.inherits.contains("String") { return .text(name) }
    guard type.inherits.contains("Int"), type.rawValues.isEmpty else { return .unknown("rawValue") }
    return type.cases.firstIndex(of: name).map { .number($0) } ?? .unknown("rawValue")
  }

  func staticMember(_ call: Call, of type: DeclaredType) -> Value? {
    if let found = property(call.name, of: Value(.type(type)), call.code) { return found }
    // The cases of an enumeration, each with what it depends on.
    if call.name == "allCases", type.isEnumeration {
      let several = type.count > 1 ? Condition(text: "of several types this \(type.name) counts") : nil
      return .array(type.cases.map { Value(.enumCase(type, $0), type.conditions[$0] ?? several) })
    }
    let function = call.isCalled ? Self.match(type.functions[call.name], call) : nil
    return function.map { self.call($0, call.values, owner: Value(.type(type))) }
  }

  // MARK: - Properties

  func property(_ name: String, of value: Value, _ code: Code) -> Value? {
    switch value.meaning {
    case .enumCase(let type, let caseName) where name == "rawValue": return rawValue(of: caseName, type)
    case .object(let object): return property(name, of: object, code)
    case .enumCase(let type, _), .type(let type):
      if let property = declarations.property(name, of: type) {
        return self.value(of: property, owner: value)
      }
      guard case .type = value.meaning, type.cases.contains(name) else { return nil }
      return Value(.enumCase(type, name))
    default: return nil
    }
  }

  private func property(_ name: String, of object: Object, _ code: Code) -> Value? {
    if let known = object.fields[name] { return known }
    if name == "tabBarItem" {
      let item = Value.object(self.object("UITabBarItem", code))
      object.fields[name] = item
      return item
    }
    guard let property = declarations.property(name, of: object.type) else { return nil }
    let found = value(of: property, owner: .object(object))
    // A list that grows and a controller that is changed are kept. A variable that others may set stays one.
    if property.value != nil, found.condition == nil { object.fields[name] = found }
    return property.body == nil && property.value == nil ? nil : found
  }

  /// Returns the value of a declared variable or constant. A stored variable has the written value at first only.
  func value(of property: Variable, owner: Value?) -> Value {
    let isConstant = owner.map { if case .type = $0.meaning { true } else { false } } ?? true
    if isConstant, let known = constants[ObjectIdentifier(property)] { return known }
    if isConstant { constants[ObjectIdentifier(property)] = .unknown(property.name) }
    let scope = scope(in: nil, owner: owner, type: property.owner)
    let initial = property.value.map { value($0, scope) }
    let computed = property.body.flatMap { body in deeper { result(of: body, property.type, scope) } ?? nil }
    var found = adapted(
      computed ?? initial ?? .unknown(property.name), to: property.type.name, from: property.owner)
    found = found.under(property.condition)
    if property.isVariable, found.object == nil {
      let isOfObjects = found.elements?.contains { $0.object == nil } == false
      found = found.under(found.elements == nil || isOfObjects ? Condition(text: property.name) : .open)
    }
    if isConstant { constants[ObjectIdentifier(property)] = found }
    return found
  }

  /// Gives `.name` the type that is asked for.
  func adapted(_ value: Value, to typeName: String, from type: DeclaredType?) -> Value {
    if let values = value.elements { return .array(values.map { adapted($0, to: typeName, from: type) }) }
    guard case .implicit(let name, let call) = value.meaning,
      let known = typeName == "Self" ? type : declarations.type(typeName, from: type)
    else { return value }
    // A case may have values of its own, which no title or icon needs.
    if known.cases.contains(name) { return Value(.enumCase(known, name), value.condition) }
    guard let call else {
      let found = known.properties[name].map { self.value(of: $0, owner: Value(.type(known))) }
      return found?.under(value.condition) ?? value
    }
    let made = name == "init" ? make(known, call, name: known.name) : staticMember(call, of: known)
    return made?.under(value.condition) ?? value
  }
}
