/// The members of values.
extension Evaluator {
  /// The names by which apps look up the text of a key: `"tabs.home".localized`.
  private static let lookups: Set<String> = [
    "localized", "localize", "localizedString", "localizedValue", "localised", "translated", "loc", "l10n",
    "i18n",
    "localizedKey", "asLocalizedKey", "localizedStringKey",
  ]

  /// Returns the value of a member, which is called where there are arguments.
  func member(_ name: String, of value: Value, _ arguments: [Argument]?, _ code: Code, _ scope: Scope)
    -> Value
  {
    if name == "localizedString", let key = arguments?.first(where: { $0.label == "forKey" }) {
      let found = self.value(key.range, scope)
      let table = arguments?.first { $0.label == "table" }.map { self.value($0.range, scope) }
      if case .text(let text) = found {
        var tableName: String?
        if case .text(let known)? = table { tableName = known }
        return .key(text, table: tableName, fallback: text)
      }
      return found
    }
    if let arguments, let key = generatedKey(name, arguments, scope) { return key }
    switch value {
    case .text(let text): return textMember(name, text, code)
    case .key, .icon: return value
    case .number, .truth, .closure, .nothing: return .unknown(code.text)
    case .array(let values): return listMember(name, values, arguments ?? [], code, scope)
    case .type(let type):
      if let known = declarations.type(type.fullName + "." + name) {
        return arguments.map { make(known, name, $0, code, scope) } ?? .type(known)
      }
      if name == "init" { return make(type, type.name, arguments ?? [], code, scope) }
      return staticMember(name, of: type, code, scope, arguments) ?? .unknown(code.text)
    case .enumCase(let type, let caseName):
      if let arguments, let function = Self.match(type.functions[name] ?? [], arguments) {
        return call(function, arguments, scope, owner: value)
      }
      if name == "self" { return value }
      if name == "rawValue" { return rawValue(of: caseName, type) }
      return property(name, of: value, code) ?? .unknown(code.text)
    case .object(let object): return objectMember(name, object, arguments, code, scope)
    case .implicit: return .unknown(code.text)
    case .unknown("super"): return .unknown(code.text)
    case .unknown(let type):
      if let arguments, name == "init", type.first?.isUppercase == true, type.utf8.allSatisfy(\.isNamePart) {
        return call(type, arguments, code, scope)
      }
      if let arguments, let function = extensionFunction(name, arguments) {
        let receiver = Object(typeName: "?", code: code)
        return call(function, arguments, scope, owner: .object(receiver))
      }
      guard let arguments else { return .unknown(code.text) }
      return lookedUp(by: code.text.prefix { $0 != "(" }.description, arguments, scope)
        ?? wrapped(arguments, code, scope)
    }
  }

  /// Returns the only declared function of a name, which may belong to an extension of a type that is not declared here.
  func extensionFunction(_ name: String, _ arguments: [Argument]) -> DeclaredFunction? {
    let known = (declarations.functions[name] ?? []).filter { $0.owner != nil }
    return known.count == 1 ? Self.match(known, arguments) : nil
  }

  private func textMember(_ name: String, _ text: String, _ code: Code) -> Value {
    if Self.lookups.contains(name) { return .key(text, table: nil, fallback: text) }
    switch name {
    case "uppercased", "localizedUppercase": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    case "capitalized", "localizedCapitalized":
      return .text(
        text.split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "))
    case "description", "self": return .text(text)
    default: return .unknown(code.text)
    }
  }

  private func rawValue(of name: String, _ type: DeclaredType) -> Value {
    if let raw = type.rawValues[name] { return value(raw.range, Scope(file: raw.file, type: type)) }
    if type.inherits.contains("String") { return .text(name) }
    if type.inherits.contains("Int"), type.rawValues.isEmpty, let index = type.cases.firstIndex(of: name) {
      return .number(index)
    }
    return .unknown("rawValue")
  }

  /// Returns a static member or a case of a type.
  func staticMember(
    _ name: String, of type: DeclaredType, _ code: Code, _ scope: Scope, _ arguments: [Argument]? = nil
  ) -> Value? {
    if let property = type.properties[name] {
      return deeper { self.value(of: property, owner: .type(type)) }
    }
    if type.cases.contains(name) { return .enumCase(type, name) }
    if name == "allCases", type.isEnumeration { return .array(type.cases.map { .enumCase(type, $0) }) }
    if let arguments, let function = Self.match(type.functions[name] ?? [], arguments) {
      return call(function, arguments, scope, owner: .type(type))
    }
    return nil
  }

  /// Returns a property of a value, or `nil` where nothing declares it.
  func property(_ name: String, of value: Value, _ code: Code) -> Value? {
    switch value {
    case .enumCase(let type, let caseName):
      if name == "rawValue" { return rawValue(of: caseName, type) }
      guard let property = type.properties[name] else { return nil }
      return deeper { self.value(of: property, owner: value) }
    case .object(let object):
      if let known = object.fields[name] { return known }
      if name == "tabBarItem" {
        let item = makeItem(code)
        item.controller = object
        object.fields[name] = .object(item)
        return .object(item)
      }
      if name == "tabBar" || name == "items" && object.typeName == "tabBar" {
        let part = Object(typeName: name, code: code)
        part.controller = object.controller ?? object
        object.fields[name] = .object(part)
        return .object(part)
      }
      if name == "count", object.typeName == "items" {
        return controllers(ofItems: object).map { .number($0.count) }
      }
      guard let property = inherited(name, of: object.type) else { return nil }
      // A stored property keeps what is set in it; nothing is known of one that is set from outside.
      guard property.body == nil else { return deeper { self.value(of: property, owner: value) } }
      guard property.initial != nil else {
        let isController = (property.typeName ?? "").hasSuffix("Controller")
        guard isController else { return nil }
        let part = Object(
          typeName: property.typeName ?? "?", type: declarations.type(property.typeName ?? ""), code: code)
        object.fields[name] = .object(part)
        return .object(part)
      }
      let found = deeper { self.value(of: property, owner: value) } ?? .unknown(name)
      object.fields[name] = found
      return found
    case .type(let type): return staticMember(name, of: type, code, Scope(file: code.file))
    default: return nil
    }
  }

  private func inherited(_ name: String, of type: DeclaredType?) -> DeclaredProperty? {
    var current = type
    var seen = 0
    while let known = current, seen < 8 {
      if let property = known.properties[name] { return property }
      current = known.inherits.lazy.compactMap { self.declarations.type($0) }.first
      seen += 1
    }
    return nil
  }

  private func objectMember(
    _ name: String, _ object: Object, _ arguments: [Argument]?, _ code: Code, _ scope: Scope
  ) -> Value {
    if let arguments {
      if let list = arguments.first, takes(name, list, of: .object(object), code, scope) { return .nothing }
      if let type = object.type, let function = function(name, arguments, type) {
        return call(function, arguments, scope, owner: .object(object))
      }
      if case .closure(let closure, let outer)? = object.fields[name] {
        return call(closure: closure, outer, arguments.map { value($0.range, scope) })
      }
      if let function = extensionFunction(name, arguments) {
        return call(function, arguments, scope, owner: .object(object))
      }
      if Self.givers.contains(name), arguments.count == 1, give(object, to: arguments[0], scope) {
        return .object(object)
      }
      // A modifier of a view leaves the view what it is.
      let isView = object.typeName == "Label" || object.type?.inherits.contains("View") == true
      return isView ? .object(object) : .unknown(code.text)
    }
    if let number = Int(name), let value = object.fields["#\(number)"] { return value }
    return property(name, of: .object(object), code) ?? .unknown(code.text)
  }

  /// What gives a closure a value and then returns it, in libraries such as Then and in many apps.
  static let givers: Set = ["then", "with", "apply", "also", "configure"]

  /// Gives an object to the closure after the brackets of a call; returns whether there is one.
  func give(_ object: Object, to argument: Argument, _ scope: Scope) -> Bool {
    guard argument.isTrailing else { return false }
    _ = call(closure: Code(file: scope.file, range: argument.range), scope, [.object(object)])
    return true
  }

  private func listMember(
    _ name: String, _ values: [Value], _ arguments: [Argument], _ code: Code, _ scope: Scope
  ) -> Value {
    switch name {
    case "count": return .number(values.count)
    case "first": return arguments.isEmpty ? values.first ?? .nothing : .unknown(code.text)
    case "last": return values.last ?? .nothing
    case "indices": return .array(values.indices.map { .number($0) })
    case "enumerated": return .array(values.enumerated().map { tuple([.number($0), $1], code) })
    case "reversed": return .array(values.reversed())
    case "lazy": return .array(values)
    case "map", "compactMap", "flatMap", "forEach":
      guard let argument = arguments.first else { return .unknown(code.text) }
      let function = closure(argument, scope)
      var result: [Value] = []
      for value in values.prefix(256) {
        let found: Value
        if case .closure(let closure, let outer) = function {
          found = call(closure: closure, outer, [value])
        } else if let named = self.function(
          scope.file.text(argument.range), [Argument(label: "", range: 0..<0)], scope.type,
          ignoresLabels: true)
        {
          let inner = Scope(
            file: named.file, owner: named.owner == nil ? nil : scope.owner, type: named.owner)
          if let parameter = named.parameters.first {
            inner.names[parameter.name] = adapted(value, to: parameter.typeName, from: named.owner)
          }
          found = deeper { run(named.body, in: inner).value ?? .unknown(code.text) } ?? .unknown(code.text)
        } else {
          // What a key path or another function makes of a controller, such as a navigation controller around it.
          found = value
        }
        if name == "compactMap", found.isNothing { continue }
        if name == "flatMap", case .array(let inner) = found { result += inner } else { result.append(found) }
      }
      return .array(result)
    case "filter":
      var result: [Value] = []
      for value in values.prefix(256) {
        guard let isKept = holds(arguments.first, for: [value], scope) else { return .unknown(code.text) }
        if isKept { result.append(value) }
      }
      return .array(result)
    case "sorted":
      var result: [Value] = []
      for value in values.prefix(64) {
        var index = result.count
        while index > 0 {
          guard let isBefore = holds(arguments.first, for: [value, result[index - 1]], scope) else {
            return .unknown(code.text)
          }
          if !isBefore { break }
          index -= 1
        }
        result.insert(value, at: index)
      }
      return .array(result)
    default: return .unknown(code.text)
    }
  }

  /// Returns whether a closure of one condition holds for some values, or `nil` where only the running app knows.
  private func holds(_ argument: Argument?, for values: [Value], _ scope: Scope) -> Bool? {
    guard let argument, case .closure(let closure, let outer) = closure(argument, scope) else { return nil }
    let (parameters, body) = Statements.closure(closure.range, in: closure.file)
    let inner = Scope(file: closure.file, outer: outer)
    for (number, value) in values.enumerated() {
      inner.names["$\(number)"] = value
      if number < parameters.count { inner.bind(parameters[number], value) }
    }
    return truth(body, inner)
  }

  /// The value of an argument, which after the brackets is a closure.
  private func closure(_ argument: Argument, _ scope: Scope) -> Value {
    argument.isTrailing
      ? .closure(Code(file: scope.file, range: argument.range), scope) : value(argument.range, scope)
  }
}
