/// What names and calls mean.
extension Evaluator {
  /// Returns the value of a name on its own.
  func name(_ name: String, _ code: Code, _ scope: Scope) -> Value {
    if name == "self" { return scope.owner ?? .unknown("self") }
    if name == "Self" { return scope.type.map { Value(.type($0)) } ?? .unknown("Self") }
    if let found = scope.find(name) { return found.value }
    // The binding of a variable has its value.
    if name.hasPrefix("$") || name.hasPrefix("_"), name.count > 1 {
      return self.name(String(name.dropFirst()), code, scope)
    }
    let call = Call(name: name, code: code, scope: scope)
    if let owner = scope.owner, let value = property(name, of: owner, code) { return value }
    if let type = scope.type, let value = staticMember(call, of: type) { return value }
    if let property = declarations.properties[name] { return value(of: property, owner: nil) }
    return declarations.type(name, from: scope.type).map { Value(.type($0)) } ?? .unknown(name)
  }

  /// Returns the value of a call of a member of a value.
  func call(_ call: Call, of value: Value, _ base: Code) -> Value {
    if Self.mutating.contains(call.name), changes(value, base, call) { return .nothing }
    if Self.goesThrough.contains(call.name), let list = sequence(value, base, call.scope) {
      return listMember(call, list)
    }
    // What the type inherits, for the same object.
    if base.text == "super", let owner = call.scope.owner,
      let outer = declarations.chain(of: call.scope.type).dropFirst().first,
      let function = function(call, of: outer)
    {
      return self.call(function, call, owner: owner)
    }
    return member(call, of: value)
  }

  /// Calls a closure.
  func call(_ closure: Value, _ values: [Value], _ code: Code) -> Value {
    guard case .closure(let closure, let outer) = closure.meaning else { return .unknown(code.text) }
    return deeper {
      let scope = scope(in: outer)
      let takesParts = closure.parameters.isEmpty && closure.body.contains("$1")
      scope.bind(takesParts ? ["$0", "$1"] : closure.parameters, values)
      return result(of: closure.body, in: scope)
    }.flatMap { $0 } ?? .unknown(code.text)
  }

  /// Returns the value of a call of a name that belongs to nothing.
  func free(_ call: Call) -> Value {
    let (name, scope) = (call.name, call.scope)
    if let meaning = Frameworks.calls[name], let value = self.meaning(meaning, call) { return value }
    // In an extension of views, of the view itself.
    if Frameworks.modifiers.contains(name), let owner = scope.owner { return modified(owner, call) }
    if let found = scope.find(name)?.value { return self.call(found, call.values, call.code) }
    if let owner = scope.owner, takes(call, owner) { return .nothing }
    if let object = scope.owner?.object, object.mayHaveOther(name, declarations) { return call.unknown }
    if let function = function(call, of: scope.type) {
      return self.call(function, call, owner: function.owner == nil ? nil : scope.owner)
    }
    if let key = lookedUp(call) { return key }
    return name.first?.isUppercase == true
      ? make(declarations.type(name, from: scope.type), call) : unknown(call)
  }

  /// Returns the value of a call of a function that is not known. What it makes of a controller may show another tab.
  ///
  /// It may call the closures that it is given.
  func unknown(_ call: Call) -> Value {
    for closure in call.arguments.compactMap(\.closure) where closure.body.contains("=") {
      let inner = scope(in: call.scope)
      for name in closure.parameters { inner.names[name] = .unknown(name) }
      under(Condition(text: call.name)) { _ = run(closure.body, in: inner) }
    }
    let inner = call.arguments.first.flatMap { $0.closure == nil ? call[0]?.object : nil }
    guard let inner, inner.isController || inner.fields["tabBarItem"] != nil else { return call.unknown }
    let result = object("UINavigationController", call.code)
    result.fields["rootViewController"] = .object(inner)
    result.doubt = call.code.text
    return .object(result)
  }

  /// Returns the value of a call that a framework declares, or `nil` where it is another one.
  private func meaning(_ meaning: Frameworks.Meaning, _ call: Call) -> Value? {
    let code = call.code
    switch meaning {
    case .key: return call[["verbatim"]] ?? localized(call, ["", "key", "localized"])
    case .string:
      if call.arguments.first?.label == "localized" { return localized(call, ["localized"]) }
      return call.arguments.count == 1 ? call[["", "describing"]] ?? call.unknown : call.unknown
    case .image:
      let label = call.arguments.first { !$0.isTrailing }?.label ?? "-"
      let isSymbol = Frameworks.symbols.contains(label)
      guard isSymbol || Frameworks.assets.contains(label), let value = call[[label]] else {
        return call.unknown
      }
      return (isSymbol ? Icons.symbol(value) : Icons.asset(value)) ?? call.unknown
    case .same: return call[["", "wrappedValue", "initialValue"]] ?? call.unknown
    case .item: return .object(makeItem(code, fields(call)))
    case .content:
      guard case .closure(let closure, let outer)? = call.values.last?.meaning else { return nil }
      return .array(built(closure.body, scope(in: outer)))
    case .loop: return loop(call)
    case .object:
      if call.arguments.first?.label == "rawValue" { return nil }
      let object = object(call.name, code)
      object.fields = fields(call)
      return .object(object)
    }
  }

  /// Takes what a call gives to a bar or a navigation controller; returns whether it was such a call.
  func takes(_ call: Call, _ owner: Value) -> Bool {
    guard let isList = Frameworks.takers[call.name], let value = call[0] else { return false }
    // One more than the list has is no list that is read.
    let isMore = call.name.hasPrefix("add")
    if isList || isMore { record(isMore ? call.unknown : value, of: owner, at: call.code) }
    guard let object = owner.object, isList || object.fields["viewControllers"] == nil else { return true }
    object.fields["viewControllers"] = isList ? value : .array([value])
    return true
  }

  /// Makes a value of a type, as its initializer does.
  func make(_ type: DeclaredType?, _ call: Call, name: String? = nil) -> Value {
    let object = object(name ?? call.name, type: type, call.code)
    object.fields = fields(call)
    guard let type else { return .object(object) }
    guard !type.isEnumeration else { return call.unknown }
    if let initializer = Self.match(type.initializers, call.arguments) {
      self.call(initializer, call, owner: .object(object), values: object)
    } else {
      for (label, value) in object.fields {
        object.fields[label] = adapted(value, to: type.properties[label]?.type.name ?? "", from: type)
      }
    }
    return .object(object)
  }

  /// The values of arguments by name, those without a name by `#0`, `#1`.
  func fields(_ call: Call) -> [String: Value] {
    var result: [String: Value] = [:]
    var count = 0
    for (argument, value) in zip(call.arguments, call.values).prefix(64) {
      if argument.label.isEmpty, !argument.isTrailing {
        result["#\(count)"] = value
        count += 1
      } else {
        result[argument.label.isEmpty ? "content" : argument.label] = value
      }
    }
    return result
  }

  /// Makes a tab bar item and remembers it.
  func makeItem(_ code: Code, _ fields: [String: Value] = [:]) -> Object {
    let item = object("UITabBarItem", code)
    item.fields = fields
    item.fields["title"] = fields["title"] ?? fields["#0"]
    items.append(item)
    return item
  }

  /// Returns the value of `.name(…)`, of a type that is not known; what `.init(…)` makes its labels say.
  func implicit(_ call: Call) -> Value {
    if call.name == "init" {
      let labels = Set(call.arguments.map(\.label))
      if let type = Frameworks.initializers.first(where: { labels.isSuperset(of: $0.labels) })?.type {
        var made = call
        made.name = type
        return free(made)
      }
    } else if let kind = Frameworks.implicit[call.name], call.arguments.count == 1, let value = call[0] {
      switch kind {
      case .key: return localized(call, [call.arguments[0].label])
      case .symbol: return Icons.symbol(value) ?? value
      case .asset: return Icons.asset(value) ?? value
      }
    }
    return Value(.implicit(call.name, call))
  }

  // MARK: - Keys

  /// Returns the key that a function or a member of the app looks up: one that a table of the app has. SwiftGen's constants
  /// name the table, too: `L10n.tr("Localizable", "tabs.home", fallback: "Home")`.
  func lookedUp(_ call: Call) -> Value? {
    guard let first = call[0]?.string else { return nil }
    let near = call.place.path
    if call.name == "tr", let key = call[1]?.string {
      return Value(.key(key, table: first, fallback: call[["fallback"]]?.string ?? key))
    }
    guard translations.title(of: first, near: near) != nil else { return nil }
    return Value(.key(first, table: nil, fallback: first))
  }

  /// Returns the key that one of some arguments has, with its table and the text for where no table has it.
  func localized(_ call: Call, _ labels: [String]) -> Value {
    guard let key = call[labels] else { return call.unknown }
    guard let text = key.string else { return key }
    let (table, fallback) = (call[["table", "tableName"]]?.string, call[["defaultValue", "value"]]?.string)
    return Value(.key(text, table: table, fallback: fallback ?? text), key.condition)
  }

  // MARK: - Functions of the app

  /// Returns the declared function that a call means, or `nil` where several could be meant.
  func function(_ call: Call, of type: DeclaredType?) -> Function? {
    for known in declarations.chain(of: type) {
      if let found = Self.match(known.functions[call.name] ?? [], call.arguments) { return found }
    }
    return Self.match((declarations.functions[call.name] ?? []).filter { $0.owner == nil }, call.arguments)
  }

  /// Returns the function whose parameters are those of a call.
  ///
  /// The one with the fewest counts, as Swift takes it. Of functions that only types or conditions tell apart none is known.
  static func match(_ functions: [Function], _ arguments: [Argument]) -> Function? {
    let known = functions.filter { assignment(of: arguments, to: $0) != nil }
    let count = known.map(\.parameters.count).min()
    let fewest = known.filter { $0.parameters.count == count }
    return fewest.count == 1 ? fewest[0] : nil
  }

  /// Returns the argument of each parameter, or `nil` where the call is of another function.
  private static func assignment(of arguments: [Argument], to function: Function) -> [Argument?]? {
    var left = arguments[...]
    var result: [Argument?] = []
    for parameter in function.parameters {
      if let next = left.first, next.label == parameter.label || next.isTrailing && next.label.isEmpty {
        result.append(next)
        left = left.dropFirst()
      } else if parameter.standard != nil || parameter.type.name == "Binding" {
        result.append(nil)
      } else {
        return nil
      }
    }
    return left.isEmpty ? result : nil
  }

  /// Calls a declared function with the values of its arguments.
  @discardableResult
  func call(_ function: Function, _ call: Call, owner: Value?, values: Object? = nil) -> Value {
    owner?.object?.followed.insert(ObjectIdentifier(function))
    let inner = scope(in: nil, owner: owner, type: function.owner)
    let assignment = Self.assignment(of: call.arguments, to: function) ?? []
    for (parameter, argument) in zip(function.parameters, assignment) {
      let known = argument.flatMap { $0.label.isEmpty ? nil : values?.fields[$0.label] }
      let found =
        known ?? argument.map { value($0.code, call.scope) }
        ?? parameter.standard.map { value($0, scope(in: nil, type: function.owner)) }
      inner.names[parameter.name] = found.map { adapted($0, to: parameter.type.name, from: function.owner) }
    }
    return result(of: function, inner) ?? .unknown(function.name + "()")
  }

  /// Returns what a function returns in a scope, or `nil` where it calls itself.
  func result(of function: Function, _ scope: Scope) -> Value? {
    let found =
      following(function) { deeper { result(of: function.body, function.type, scope) } ?? nil } ?? nil
    return found.map { adapted($0, to: function.type.name, from: function.owner) }
  }

  /// Returns what a body makes: of views, all that it shows.
  func result(of body: Code, _ type: TypeName, _ scope: Scope) -> Value? {
    guard !Set(type.names).isDisjoint(with: ["View", "TabContent"]) else {
      return result(of: body, in: scope)
    }
    let values = built(body, scope)
    return values.count == 1 ? values[0] : .array(values)
  }
}
