/// The members of values.
extension Evaluator {
  /// Returns the value of a member of a value, which depends on what the value does.
  func member(_ call: Call, of value: Value) -> Value {
    member(call, ofHeld: value.held).under(value.condition)
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
    case .text(let text): return textMember(call, text) ?? viewFunction(call, value) ?? unknown
    case .key, .icon: return viewFunction(call, value) ?? value
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
      let function = Self.match(type.functions[name] ?? [], call.arguments)
      return function.map { self.call($0, call, owner: value) } ?? unknown
    case .object(let object):
      return call.isCalled
        ? method(call, of: object, value) : property(name, of: value, call.code) ?? unknown
    case .unknown(let text):
      guard call.isCalled else { return unknown }
      if name == "init", text.first?.isUppercase == true, text.utf8.allSatisfy(\.isNamePart) {
        var made = call
        made.name = text
        return free(made)
      }
      return lookedUp(call) ?? viewFunction(call, .object(object("?", call.code))) ?? self.unknown(call)
    }
  }

  /// Calls the only function of a name, which an extension of views or controllers declares.
  private func viewFunction(_ call: Call, _ value: Value) -> Value? {
    let known = (declarations.functions[call.name] ?? []).filter { $0.owner != nil }
    guard call.isCalled, known.count == 1, let function = Self.match(known, call.arguments) else {
      return nil
    }
    if value.object != nil || function.body.mentionsTabs {
      return self.call(function, call, owner: .object(value.object ?? view(of: value, call.code)))
    }
    return nil
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

  func rawValue(of name: String, _ type: DeclaredType) -> Value {
    if let raw = type.rawValues[name] { return value(raw, scope(in: nil, type: type)) }
    if type.inherits.contains("String") { return .text(name) }
    guard type.inherits.contains("Int"), type.rawValues.isEmpty else { return .unknown("rawValue") }
    return type.cases.firstIndex(of: name).map { .number($0) } ?? .unknown("rawValue")
  }

  /// Returns a static member or a case of a type.
  func staticMember(_ call: Call, of type: DeclaredType) -> Value? {
    if let found = property(call.name, of: Value(.type(type)), call.code) { return found }
    // The cases of an enumeration, each with what it depends on.
    if call.name == "allCases", type.isEnumeration {
      let several = type.count > 1 ? Condition(text: "of several types this \(type.name) counts") : nil
      return .array(type.cases.map { Value(.enumCase(type, $0), type.conditions[$0] ?? several) })
    }
    guard call.isCalled, let function = Self.match(type.functions[call.name] ?? [], call.arguments) else {
      return nil
    }
    return self.call(function, call, owner: Value(.type(type)))
  }

  // MARK: - Properties

  /// Returns a property of a value, or `nil` where nothing declares it.
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
    if let known = object.fields[Int(name) == nil ? name : "#" + name] { return known }
    if object.mayHaveOther(name, declarations) { return .unknown(name) }
    if name == "tabBarItem" {
      let item = makeItem(code)
      item.controller = object
      object.fields[name] = .object(item)
      return .object(item)
    }
    guard let property = declarations.property(name, of: object.type) else { return nil }
    // A stored property keeps what is set in it.
    guard property.body == nil else { return value(of: property, owner: .object(object)) }
    guard property.value != nil else { return nil }
    let found = value(of: property, owner: .object(object))
    // A list that grows and a controller that is changed are kept. A variable that others may set stays one.
    if found.condition == nil { object.fields[name] = found }
    return found
  }

  /// Returns the value of a declared variable or constant.
  func value(of property: Variable, owner: Value?) -> Value {
    var key = Constant(property: ObjectIdentifier(property))
    var isConstant = true
    switch owner?.meaning {
    case .object: isConstant = false
    case .enumCase(_, let name): key.caseName = name
    default: break
    }
    if isConstant, let known = constants[key] { return known }
    if isConstant { constants[key] = .unknown(property.name) }
    let scope = scope(in: nil, owner: owner, type: property.owner)
    var found = Value.unknown(property.name)
    if let body = property.body {
      found = deeper { result(of: body, property.type, scope) }.flatMap { $0 } ?? found
    } else if let initial = property.value {
      found = value(initial, scope)
    }
    found = adapted(found, to: property.type.name, from: property.owner).under(property.condition)
    if property.isVariable { found = variable(property, found, owner?.object) }
    if isConstant { constants[key] = found }
    return found
  }

  /// Returns the first value of a stored variable, which depends on whoever sets it.
  private func variable(_ property: Variable, _ value: Value, _ owner: Object?) -> Value {
    // Where its owner is made, no argument gives another one.
    let isSet = declarations.isSet(property) || owner?.mayBeOther != false && declarations.isGiven(property)
    switch value.meaning {
    case .truth, .number, .enumCase, .implicit, .nothing: return value.under(Condition(text: property.name))
    case .array(let values) where values.isEmpty: return value
    case .array where isSet: return value.under(.open)
    case .text, .key, .icon:
      return isSet ? value.under(Condition(text: property.name)) : value
    default:
      let isGiven = owner?.mayBeOther != false && declarations.isGiven(property)
      return isGiven ? value.under(Condition(text: property.name)) : value
    }
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

  // MARK: - Members of objects

  private func method(_ call: Call, of object: Object, _ value: Value) -> Value {
    if takes(call, value) { return .nothing }
    if object.mayHaveOther(call.name, declarations) { return call.unknown }
    let function = function(call, of: object.type)
    if object.isView, let function, function.owner !== object.type, isPlainModifier(function) { return value }
    if object.type != nil, let function { return self.call(function, call, owner: value) }
    if call.name == "init" {
      object.fields.merge(fields(call)) { $1 }
      return value
    }
    if let found = viewFunction(call, value) { return found }
    // A modifier of a view leaves the view what it is.
    return object.isView ? modified(value, call) : self.unknown(call)
  }

  /// Returns an element of a list.
  func element(of value: Value, _ index: Value, _ code: Code) -> Value {
    guard let values = value.elements, let number = index.number, values.indices.contains(number) else {
      return .unknown(code.text)
    }
    return values[number].under(value.condition)
  }
}
