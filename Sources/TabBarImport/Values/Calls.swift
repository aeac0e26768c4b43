/// What names and calls mean.
extension Evaluator {
  /// Returns the value of a name on its own.
  func name(_ name: String, _ node: Node, _ scope: Scope) -> Value {
    if name == "self" { return scope.owner ?? .unknown("self") }
    if name == "Self" { return scope.type.map { .type($0) } ?? .unknown("Self") }
    if let found = scope.find(name) { return found.value }
    // The binding of a variable has its value.
    if name.hasPrefix("$"), name.count > 1 { return self.name(String(name.dropFirst()), node, scope) }
    if node.code.file.isObjectiveC, name.hasPrefix("_"), let owner = scope.owner {
      return member(String(name.dropFirst()), of: owner, nil, node, scope)
    }
    if let owner = scope.owner, let value = property(name, of: owner, node.code) { return value }
    if let type = scope.type, let value = staticMember(name, of: type, nil, node, scope) { return value }
    if let property = declarations.properties[name] { return value(of: property, owner: nil) }
    if let type = declarations.type(name, from: scope.type) { return .type(type) }
    if let function = function(name, nil, scope.type) {
      return .function(function, function.owner == nil ? nil : scope.owner)
    }
    return .unknown(name)
  }

  /// Returns the value of a call.
  func call(_ callee: Node, _ arguments: [Argument], _ node: Node, _ scope: Scope) -> Value {
    switch callee.kind {
    case .name(let name): return call(name, arguments, node, scope)
    case .implicit(let name): return implicitCall(name, arguments, node, scope)
    // An empty list of a type: `[UIViewController]()`.
    case .list where arguments.isEmpty, .pairs where arguments.isEmpty: return .array([])
    case .member(let base, let name):
      if case .name("SwiftUI") = base.kind { return call(name, arguments, node, scope) }
      if append(name, to: base, arguments, scope) { return .nothing }
      if Self.goesThrough.contains(name), let list = sequence(base, scope, arguments.first) {
        return listMember(name, list, arguments, node, scope)
      }
      return member(name, of: value(base, scope), arguments, node, scope)
    default: return call(value(callee, scope), arguments.map { value($0.value, scope) }, node)
    }
  }

  /// Calls a closure or a function that is a value.
  func call(_ function: Value, _ values: [Value], _ node: Node) -> Value {
    switch function {
    case .closure(let closure, let outer): return call(closure, outer, values) ?? .unknown(node.text)
    case .function(let function, let owner):
      let inner = scope(in: nil, owner: function.owner == nil ? nil : owner, type: function.owner)
      for (parameter, value) in zip(function.parameters, values) {
        inner.names[parameter.name] = adapted(value, to: parameter.type.name, from: function.owner)
      }
      return following(function) { result(of: function.body, function.type, inner) }.flatMap { $0 }
        ?? .unknown(node.text)
    default: return .unknown(node.text)
    }
  }

  /// Calls a closure with the values of its parameters.
  func call(_ closure: Closure, _ outer: Scope, _ values: [Value]) -> Value? {
    deeper {
      let scope = scope(in: outer)
      for (number, value) in values.enumerated() { scope.names["$\(number)"] = value }
      if values.count == 1, closure.parameters.isEmpty, closure.body.code.contains("$1"),
        let parts = values[0].object?.unnamed, parts.count > 1
      {
        for (number, part) in parts.enumerated() { scope.names["$\(number)"] = part }
      }
      scope.bind(closure.parameters, values)
      return closure.isBuilt ? .array(built(closure.body.nodes, scope)) : run(closure.body, in: scope).value
    } ?? nil
  }

  private func call(_ name: String, _ arguments: [Argument], _ node: Node, _ scope: Scope) -> Value {
    if let known = Frameworks.calls[name], let value = meaning(known, name, arguments, node, scope) {
      return value
    }
    // In an extension of views, of the view itself.
    if Frameworks.modifiers.contains(name), let owner = scope.owner {
      return modified(owner, name, arguments, node, scope)
    }
    switch name {
    case "tr": if let key = generatedKey(arguments, scope) { return key }
    case "zip":
      guard arguments.count == 2, case .array(let one) = value(arguments[0].value, scope),
        case .array(let other) = value(arguments[1].value, scope)
      else { break }
      return .array(zip(one, other).map { tuple([$0, $1], node.code) })
    // A library's own, which takes what UIKit's takes.
    case _ where name.hasSuffix("TabBarItem") && declarations.type(name, from: scope.type) == nil:
      return .object(makeItem(node.code, fields(arguments.filter { !$0.label.isEmpty }, scope)))
    default: break
    }
    if let found = scope.find(name)?.value {
      switch found {
      case .closure, .function: return call(found, arguments.map { value($0.value, scope) }, node)
      default: break
      }
    }
    if let owner = scope.owner, let list = arguments.first, takes(name, list, of: owner, node, scope) {
      return .nothing
    }
    // An app's own does the same, and may be called within itself.
    if Frameworks.givers.contains(name), arguments.count == 2, arguments[0].label.isEmpty,
      let object = value(arguments[0].value, scope).object, give(object, to: arguments[1], scope)
    {
      return .object(object)
    }
    if let function = function(name, arguments, scope.type) {
      return call(function, arguments, scope, owner: function.owner == nil ? nil : scope.owner)
    }
    if let key = lookedUp(by: name, arguments, scope) { return key }
    guard name.first?.isUppercase == true else { return wrapped(arguments, node, scope) }
    return make(declarations.type(name, from: scope.type), name, arguments, node, scope)
  }

  /// Returns the value of a call that a framework declares, or `nil` where it is another one.
  private func meaning(
    _ meaning: Frameworks.Meaning, _ name: String, _ arguments: [Argument], _ node: Node, _ scope: Scope
  ) -> Value? {
    func first(_ labels: [String]) -> Value? {
      labels.lazy.compactMap { label in arguments.first { $0.label == label && !$0.isTrailing } }.first.map {
        value($0.value, scope)
      }
    }
    switch meaning {
    case .key:
      if let verbatim = first(["verbatim"]) { return verbatim }
      return localized(
        first(["", "key", "localized"]), first(Frameworks.tables), first(Frameworks.fallbacks), node)
    case .string:
      switch arguments.first?.label {
      case "localized":
        return localized(first(["localized"]), first(Frameworks.tables), first(Frameworks.fallbacks), node)
      case "format":
        return Format.text(arguments.prefix(8).map { value($0.value, scope) }) ?? .unknown(node.text)
      default: return arguments.count == 1 ? first(["", "describing"]) ?? .unknown(node.text) : nil
      }
    case .image: return image(arguments, node, scope)
    case .same: return first(["", "wrappedValue", "initialValue"]) ?? .unknown(node.text)
    case .item: return .object(makeItem(node.code, fields(arguments, scope)))
    case .bar:
      let bar = object(name, node.code)
      let list = first(["templates"]) ?? .nothing
      if case .array(let values) = list, !values.isEmpty {
        record(list, of: .object(bar), at: node.code)
      } else {
        record(.unknown(node.text), of: .object(bar), at: node.code)
      }
      return .object(bar)
    case .content:
      guard case .closure(let closure, let outer)? = arguments.last.map({ value($0.value, scope) }) else {
        return nil
      }
      return .array(built(closure.body.nodes, self.scope(in: outer)))
    case .loop: return loop(arguments, node, scope)
    case .object:
      if arguments.first?.label == "rawValue" { return nil }
      let object = object(name, node.code)
      object.fields = fields(arguments, scope)
      return .object(object)
    }
  }

  /// The owner of a list that is an argument of a function which is not known.
  static let argumentOwner = "argument"

  /// Takes what a call gives to a bar: a list of controllers, or one of them; returns whether it was such a call.
  func takes(_ name: String, _ argument: Argument, of owner: Value, _ node: Node, _ scope: Scope) -> Bool {
    switch name {
    case "setViewControllers", "setTabs", "setItems", "updateTemplates":
      let list = value(argument.value, scope)
      if name == "setViewControllers" { owner.object?.fields["viewControllers"] = list }
      record(list, of: owner, at: node.code)
    case "pushViewController":
      guard let object = owner.object, object.fields["viewControllers"] == nil else { return true }
      object.fields["viewControllers"] = .array([value(argument.value, scope)])
    case "addChild", "addChildViewController", "addTab":
      addChild(value(argument.value, scope), to: owner, at: node.code)
    default: return false
    }
    return true
  }

  /// Returns what an unknown function makes of a controller, such as a navigation controller around it.
  func wrapped(_ arguments: [Argument], _ node: Node, _ scope: Scope) -> Value {
    for argument in arguments.prefix(8) where !argument.isTrailing {
      let found = value(argument.value, scope)
      if argument.label == "viewControllers", case .array = found {
        record(found, of: .unknown(Self.argumentOwner), at: node.code)
      }
      if let inner = found.object, inner.typeName != "()", inner.typeName != "UITabBarItem" {
        let result = object(node.text, node.code)
        result.fields["#0"] = found
        return .object(result)
      }
    }
    return .unknown(node.text)
  }

  /// Makes a value of a type, as its initializer does.
  func make(_ type: DeclaredType?, _ name: String, _ arguments: [Argument], _ node: Node, _ scope: Scope)
    -> Value
  {
    if let type, type.isEnumeration, arguments.count == 1, arguments[0].label == "rawValue" {
      let raw = value(arguments[0].value, scope)
      let names = type.cases.filter { rawValue(of: $0, type).isSame(as: raw) == true }
      if let name = names.first { return .enumCase(type, name) }
      wanted = type
      return .unknown(node.text)
    }
    let object = object(name, type: type, node.code)
    object.fields = fields(arguments, scope)
    if let type, let initializer = Self.match(type.initializers, arguments) {
      call(initializer, arguments, scope, owner: .object(object), values: object)
    } else if let type {
      for (label, value) in object.fields {
        object.fields[label] = adapted(value, to: type.properties[label]?.type.name ?? "", from: type)
      }
    }
    return .object(object)
  }

  /// The values of arguments by name, those without a name by `#0`, `#1`.
  func fields(_ arguments: [Argument], _ scope: Scope) -> [String: Value] {
    var result: [String: Value] = [:]
    var count = 0
    for argument in arguments.prefix(64) {
      let value = value(argument.value, scope)
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
    if let title = fields["#0"], item.fields["title"] == nil { item.fields["title"] = title }
    if case .unknown(let name)? = fields["tabBarSystemItem"], name.hasPrefix("UITabBarSystemItem") {
      let word = name.dropFirst("UITabBarSystemItem".count)
      item.fields["tabBarSystemItem"] = .implicit(word.prefix(1).lowercased() + word.dropFirst())
    }
    items.append(item)
    return item
  }

  /// Returns the key in a constant that SwiftGen writes: `L10n.tr("Localizable", "tabs.home", fallback: "Home")`.
  func generatedKey(_ arguments: [Argument], _ scope: Scope) -> Value? {
    guard arguments.count >= 2, let table = value(arguments[0].value, scope).string,
      let key = value(arguments[1].value, scope).string
    else { return nil }
    let fallback = arguments.first { $0.label == "fallback" }.flatMap { value($0.value, scope).string }
    return .key(key, table: table, fallback: fallback ?? key)
  }

  /// Returns the key that a function of the app looks up, such as `AppLocalizedString("tabs.home")`.
  func lookedUp(by name: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    let word = name.lowercased()
    guard ["localiz", "localis", "translat"].contains(where: word.contains) || name == "L" || name == "_",
      let first = arguments.first, !first.isTrailing, let key = value(first.value, scope).string
    else { return nil }
    func text(_ index: Int) -> String? {
      index < arguments.count ? value(arguments[index].value, scope).string : nil
    }
    let fallback = name.contains("WithDefaultValue") ? text(3) : nil
    return .key(key, table: name.contains("FromTable") ? text(1) : nil, fallback: fallback ?? key)
  }

  func localized(_ key: Value?, _ table: Value?, _ fallback: Value?, _ node: Node) -> Value {
    guard let key else { return .unknown(node.text) }
    guard let name = key.string else { return key }
    return .key(name, table: table?.string, fallback: fallback?.string ?? name)
  }

  /// Returns the value of a call that makes an image.
  private func image(_ arguments: [Argument], _ node: Node, _ scope: Scope) -> Value {
    guard let argument = arguments.first(where: { !$0.isTrailing }) else { return .unknown(node.text) }
    let value = value(argument.value, scope)
    let found =
      Frameworks.symbols.contains(argument.label)
      ? Icons.symbol(value) : Frameworks.assets.contains(argument.label) ? Icons.asset(value) : nil
    return found ?? .unknown(node.text)
  }

  /// Returns the value of `.name(…)`, of a type that is not known; what `.init(…)` makes its labels say.
  private func implicitCall(_ name: String, _ arguments: [Argument], _ node: Node, _ scope: Scope) -> Value {
    if name == "init" {
      let labels = Set(arguments.map(\.label))
      if labels == [""], arguments.count == 1, let text = value(arguments[0].value, scope).string {
        return .key(text, table: nil, fallback: text)
      }
      let type = Frameworks.initializers.first { labels.isSuperset(of: $0.labels) }?.type
      if let type { return call(type, arguments, node, scope) }
    } else if let kind = Frameworks.implicit[name], arguments.count == 1 {
      let value = value(arguments[0].value, scope)
      if kind == .key { return localized(value, nil, nil, node) }
      return (kind == .symbol ? Icons.symbol(value) : Icons.asset(value)) ?? value
    }
    let object = object("." + name, node.code)
    object.fields = fields(arguments, scope)
    object.call = (arguments, scope)
    return .object(object)
  }
}
