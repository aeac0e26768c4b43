extension Evaluator {
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

  /// Returns the value of a call of a name that belongs to nothing.
  func free(_ call: Call) -> Value {
    let (name, scope) = (call.name, call.scope)
    if let meaning = Frameworks.calls[name], let value = self.meaning(meaning, call) { return value }
    // In an extension of views, of the view itself.
    if Frameworks.modifiers.contains(name), let owner = scope.owner { return modified(owner, call) }
    if let found = scope.find(name)?.value { return self.call(found, call.values, call.code) }
    if let owner = scope.owner, takes(call, owner) { return .nothing }
    if let function = function(call, of: scope.type) {
      return self.call(function, call.values, owner: function.owner == nil ? nil : scope.owner)
    }
    if let key = lookedUp(call) { return key }
    return name.first?.isUppercase == true
      ? make(declarations.type(name, from: scope.type), call) : unknown(call)
  }

  /// Returns the value of a call of a function that is not known. It may call the closures that it is given, and what it makes
  /// of a controller may show another tab.
  func unknown(_ call: Call) -> Value {
    for closure in call.arguments.compactMap(\.closure) { taint(closure.body, call.scope) }
    let inner = call.arguments.first.flatMap { $0.closure == nil ? call[0]?.object : nil }
    guard let inner, inner.isController || inner.fields["tabBarItem"] != nil else { return call.unknown }
    let result = object("UINavigationController", call.code)
    result.fields["rootViewController"] = .object(inner)
    result.doubt = call.code.text
    return .object(result)
  }

  /// Returns the value of a call that a framework declares, or `nil` where it is another one.
  private func meaning(_ meaning: Frameworks.Meaning, _ call: Call) -> Value? {
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
    case .content:
      guard case .closure(let closure, let outer)? = call.values.last?.meaning else { return nil }
      return .array(built(closure.body, scope(in: outer)))
    case .loop: return loop(call)
    case .object: return call.arguments.first?.label == "rawValue" ? nil : make(nil, call)
    }
  }

  /// Takes what a call gives to a bar or a navigation controller; returns whether it was such a call.
  func takes(_ call: Call, _ owner: Value) -> Bool {
    guard let isList = Frameworks.takers[call.name], let value = call[0] else { return false }
    // One more than the list has is no list that is read.
    let isMore = call.name.hasPrefix("add")
    guard let object = owner.object, !isMore else {
      if isList || isMore { record(isMore ? call.unknown : value, of: owner, at: call.code) }
      return true
    }
    if isList {
      set("viewControllers", of: object, to: value, call.code)
    } else if object.fields["viewControllers"] == nil {
      object.fields["viewControllers"] = .array([value])
    }
    return true
  }

  /// Makes a value of a type, as its initializer does. Its fields are the arguments by name, those without a name by `#0`, `#1`.
  func make(_ type: DeclaredType?, _ call: Call, name: String? = nil) -> Value {
    let object = object(name ?? call.name, type: type, call.code)
    guard type?.isEnumeration != true else { return call.unknown }
    let values = call.values
    var count = 0
    for (argument, value) in zip(call.arguments, values).prefix(64) {
      let isUnnamed = argument.label.isEmpty && !argument.isTrailing
      let label = isUnnamed ? "#\(count)" : argument.label.isEmpty ? "content" : argument.label
      count += isUnnamed ? 1 : 0
      object.fields[label] = adapted(value, to: type?.properties[label]?.type.name ?? "", from: type)
    }
    if object.typeName == "UITabBarItem", let title = object.fields["#0"] { object.fields["title"] = title }
    if let type, let initializer = Self.match(type.initializers, call) {
      self.call(initializer, values, owner: .object(object))
    }
    return .object(object)
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
    if call.name == "tr", let key = call[1]?.string {
      return Value(.key(key, table: first, fallback: call[["fallback"]]?.string ?? key))
    }
    guard translations.title(of: first, near: call.place.path) != nil else { return nil }
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
      if let found = Self.match(known.functions[call.name], call) { return found }
    }
    return Self.match(declarations.functions[call.name]?.filter { $0.owner == nil }, call)
  }

  /// Returns the only function of some whose parameters are all given in a call.
  static func match(_ functions: [Function]?, _ call: Call) -> Function? {
    let known = (functions ?? []).filter { function in
      function.parameters.count == call.arguments.count
        && zip(function.parameters, call.arguments).allSatisfy { $0.label == $1.label || $1.isTrailing }
    }
    return known.count == 1 ? known[0] : nil
  }

  /// Calls a declared function; one that calls itself is not followed.
  @discardableResult
  func call(_ function: Function, _ values: [Value], owner: Value?) -> Value {
    owner?.object?.followed.insert(ObjectIdentifier(function))
    let inner = scope(in: nil, owner: owner, type: function.owner)
    for (parameter, value) in zip(function.parameters, values) {
      inner.names[parameter.name] = adapted(value, to: parameter.type.name, from: function.owner)
    }
    let found =
      following(function) { deeper { result(of: function.body, function.type, inner) } ?? nil } ?? nil
    return found.map { adapted($0, to: function.type.name, from: function.owner) }
      ?? .unknown(function.name + "()")
  }

  func call(_ closure: Value, _ values: [Value], _ code: Code) -> Value {
    guard case .closure(let closure, let outer) = closure.meaning else { return .unknown(code.text) }
    let scope = scope(in: outer)
    scope.bind(closure.parameters, values)
    return deeper { result(of: closure.body, in: scope) }.flatMap { $0 } ?? .unknown(code.text)
  }

  /// Returns what a body makes: of views, all that it shows.
  func result(of body: Code, _ type: TypeName, _ scope: Scope) -> Value? {
    guard !Set(type.names).isDisjoint(with: ["View", "TabContent"]) else {
      return result(of: body, in: scope)
    }
    let values = built(body, scope)
    return values.count == 1 ? values[0] : .array(values)
  }

  // MARK: - Lists

  /// The members of lists, dictionaries and truths that change them (Apple, Swift standard library).
  static let mutating: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast",
    "removeSubrange", "replaceSubrange", "removeValue", "updateValue", "merge", "sort", "shuffle", "reverse",
    "swapAt", "partition", "toggle",
  ]

  /// Follows a call that changes a variable: a list may grow at its end, after any other change nothing is known of it.
  /// Returns whether there is such a variable.
  func changes(_ known: Value, _ base: Code, _ call: Call) -> Bool {
    guard known.object == nil, base.lastName != nil || base.text.hasSuffix("?") else { return false }
    var result = call.unknown
    if call.name == "append", let values = known.elements, values.count < 256,
      let argument = call.arguments.first, let value = call[0]
    {
      let owner = base.last?.base
      let depth =
        owner.map { self.value($0, call.scope).object?.depth ?? 0 }
        ?? call.scope.find(base.last?.link.name ?? "")?.scope.depth ?? call.scope.owner?.object?.depth ?? 0
      let added = held(value, argument.code)
      let more = argument.label.isEmpty ? [added] : added.elements ?? [added]
      result = .array(values + more.map { $0.under(condition(since: depth)) })
    }
    // It has its conditions already.
    let outer = conditions
    conditions = []
    assign(result, to: base, call.scope)
    conditions = outer
    return true
  }

  func listMember(_ call: Call, _ values: [Value]) -> Value {
    if call.name == "filter" {
      let text = call.arguments.first.map { $0.closure?.body.text ?? $0.code.text } ?? ""
      return .array(values.map { $0.under(Condition(text: text)) })
    }
    guard Self.goesThrough.contains(call.name), let argument = call.arguments.first, let closure = call[0]
    else { return call.unknown }
    return .array(
      values.prefix(256).compactMap { value in
        let found = under(value.condition) { self.call(closure, [value.held], argument.code) }
        if call.name == "compactMap", found.isNothing { return nil }
        return made(found, for: value).under(value.condition)
      })
  }

  static let goesThrough: Set = ["map", "compactMap", "forEach"]

  /// Returns a value that is made for an element of a list; a tab of an enumeration's case has the place of the case.
  func made(_ value: Value, for element: Value) -> Value {
    if case .enumCase(let type, let name) = element.meaning, let object = value.object {
      object.origin = object.origin ?? type.places[name]
    }
    return value
  }

  /// Returns the elements of a list; of a variable whose type alone is known the cases, of which the app chooses.
  func sequence(_ value: Value, _ list: Code, _ scope: Scope) -> [Value]? {
    if let values = value.elements, !values.isEmpty { return values }
    let cast = list.file.operation(list.range).flatMap { list.file.isToken($0, "as") ? $0 : nil }
    guard let (last, base) = (cast.map(list.before) ?? list).last, !last.isCalled else { return nil }
    let owner = base.map { self.value($0, scope).type ?? declaredType($0.lastName ?? "", scope.type) }
    guard let type = declaredType(last.name, owner ?? scope.type), type.isEnumeration, type.cases.count > 1
    else { return nil }
    return type.cases.prefix(32).map { Value(.enumCase(type, $0), .open) }
  }

  /// Returns the type of the property that a name means, or of its elements.
  private func declaredType(_ name: String, _ owner: DeclaredType?) -> DeclaredType? {
    let name = name.filter { $0 != "$" }
    let property = declarations.property(name, of: owner) ?? declarations.properties[name]
    let names = (property?.type.names ?? []).prefix(8).reversed()
    return names.lazy.compactMap { self.declarations.type($0, from: owner) }.first
  }
}
