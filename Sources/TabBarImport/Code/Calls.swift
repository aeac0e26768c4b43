/// What calls and members mean: those of UIKit and SwiftUI that make titles and icons, and those that the files declare.
extension Evaluator {
  /// Returns the value of a call of a name.
  func call(_ name: String, _ arguments: [Argument], _ code: Code, _ scope: Scope) -> Value {
    func first(_ labels: String...) -> Value? {
      for label in labels {
        if let argument = arguments.first(where: { $0.label == label && !$0.isTrailing }) {
          return value(argument.range, scope)
        }
      }
      return nil
    }
    if let key = generatedKey(name, arguments, scope) { return key }
    switch name {
    case "NSLocalizedString":
      return localized(first(""), table: first("tableName"), fallback: first("value"), code)
    case "String" where arguments.first?.label == "localized", "LocalizedStringResource",
      "LocalizedStringKey":
      return localized(first("localized", ""), table: first("table"), fallback: first("defaultValue"), code)
    case "String" where arguments.first?.label == "format":
      return Format.text(arguments.prefix(8).map { value($0.range, scope) }) ?? .unknown(code.text)
    case "String" where arguments.count == 1: return first("", "describing") ?? .unknown(code.text)
    case "Text":
      if let verbatim = first("verbatim") { return verbatim }
      return localized(first("", "key"), table: first("tableName"), fallback: nil, code)
    case "Image", "UIImage", "NSImage", "imageLiteral", "#imageLiteral":
      return image(arguments, code, scope)
    case "Array", "Optional", "AnyView", "ArraySlice": return first("") ?? .unknown(code.text)
    case "zip":
      guard arguments.count == 2, case .array(let one) = value(arguments[0].range, scope),
        case .array(let other) = value(arguments[1].range, scope)
      else { return .unknown(code.text) }
      return .array(zip(one, other).map { tuple([$0, $1], code) })
    case "UITabBarItem": return .object(makeItem(code, fields(arguments, scope)))
    // A library's own, which takes what UIKit's takes.
    case _ where name.hasSuffix("TabBarItem") && declarations.type(name, from: scope.type) == nil:
      return .object(makeItem(code, fields(arguments.filter { !$0.label.isEmpty }, scope)))
    case "Label", "UITab", "UISearchTab", "UITabGroup":
      let object = Object(typeName: name, code: code)
      object.condition = conditions.last
      object.fields = fields(arguments, scope)
      return .object(object)
    default: break
    }
    if case .closure(let closure, let outer)? = scope.find(name)?.value {
      return call(closure: closure, outer, arguments.map { value($0.range, scope) })
    }
    if let owner = scope.owner, let list = arguments.first, takes(name, list, of: owner, code, scope) {
      return .nothing
    }
    // An app's own does the same, and may be called within itself.
    if Self.givers.contains(name), arguments.count == 2, arguments[0].label.isEmpty,
      let object = value(arguments[0].range, scope).object, give(object, to: arguments[1], scope)
    {
      return .object(object)
    }
    if let function = function(name, arguments, scope.type) {
      return call(function, arguments, scope, owner: function.owner == nil ? nil : scope.owner)
    }
    if let key = lookedUp(by: name, arguments, scope) { return key }
    guard name.first?.isUppercase == true else { return wrapped(arguments, code, scope) }
    return make(declarations.type(name, from: scope.type), name, arguments, code, scope)
  }

  /// The owner of a list that is an argument of a function which is not known.
  static let argumentOwner = "argument"

  /// Takes what a call gives to a bar: a list of controllers, or one of them; returns whether it was such a call.
  func takes(_ name: String, _ argument: Argument, of owner: Value, _ code: Code, _ scope: Scope) -> Bool {
    switch name {
    case "setViewControllers", "setTabs", "setItems":
      let list = value(argument.range, scope)
      if name == "setViewControllers" { owner.object?.fields["viewControllers"] = list }
      record(list, of: owner, at: code)
    case "pushViewController":
      guard let object = owner.object, object.fields["viewControllers"] == nil else { return true }
      object.fields["viewControllers"] = .array([value(argument.range, scope)])
    case "addChild", "addChildViewController", "addTab":
      addChild(value(argument.range, scope), to: owner, at: code)
    default: return false
    }
    return true
  }

  /// Returns what an unknown function makes of a controller, such as a navigation controller around it.
  func wrapped(_ arguments: [Argument], _ code: Code, _ scope: Scope) -> Value {
    for argument in arguments.prefix(8) where !argument.isTrailing {
      if argument.label == "viewControllers" {
        record(value(argument.range, scope), of: .unknown(Self.argumentOwner), at: code)
      }
      if let object = value(argument.range, scope).object, object.typeName != "()",
        object.typeName != "UITabBarItem"
      {
        let result = Object(typeName: code.text, code: code)
        result.fields["#0"] = .object(object)
        return .object(result)
      }
    }
    return .unknown(code.text)
  }

  /// Makes a value of a type, as its initializer does.
  func make(_ type: DeclaredType?, _ name: String, _ arguments: [Argument], _ code: Code, _ scope: Scope)
    -> Value
  {
    let object = Object(typeName: name, type: type, code: code)
    object.condition = conditions.last
    object.fields = fields(arguments, scope)
    if let type, let initializer = Self.match(type.initializers, arguments) {
      call(initializer, arguments, scope, owner: .object(object), values: object)
    } else if let type {
      for (label, value) in object.fields {
        object.fields[label] = adapted(value, to: type.properties[label]?.typeName ?? "", from: type)
      }
    }
    return .object(object)
  }

  /// The values of arguments by name, those without a name by `#0`, `#1`.
  private func fields(_ arguments: [Argument], _ scope: Scope) -> [String: Value] {
    var result: [String: Value] = [:]
    var count = 0
    for argument in arguments.prefix(64) {
      let value: Value =
        argument.isTrailing
        ? .closure(Code(file: scope.file, range: argument.range), scope) : value(argument.range, scope)
      if argument.label.isEmpty, !argument.isTrailing {
        result["#\(count)"] = value
        count += 1
      } else {
        result[argument.label.isEmpty ? "content" : argument.label] = value
      }
    }
    return result
  }

  func tuple(_ values: [Value], _ code: Code) -> Value {
    let object = Object(typeName: "()", code: code)
    for (number, value) in values.enumerated() { object.fields["#\(number)"] = value }
    return .object(object)
  }

  /// Makes a tab bar item and remembers it.
  func makeItem(_ code: Code, _ fields: [String: Value] = [:]) -> Object {
    let item = Object(typeName: "UITabBarItem", code: code)
    item.fields = fields
    item.condition = conditions.last
    if let title = fields["#0"], item.fields["title"] == nil { item.fields["title"] = title }
    items.append(item)
    return item
  }

  /// Returns the key in a constant that SwiftGen writes: `L10n.tr("Localizable", "tabs.home", fallback: "Home")`.
  func generatedKey(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    guard name == "tr", arguments.count >= 2, case .text(let table) = value(arguments[0].range, scope),
      case .text(let key) = value(arguments[1].range, scope)
    else { return nil }
    var fallback = key
    if let last = arguments.first(where: { $0.label == "fallback" }),
      case .text(let text) = value(last.range, scope)
    {
      fallback = text
    }
    return .key(key, table: table, fallback: fallback)
  }

  /// Returns the key that a function of the app looks up, such as `AppLocalizedString("tabs.home")`.
  func lookedUp(by name: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    let word = name.lowercased()
    guard word.contains("localiz") || word.contains("localis") || word.contains("translat"),
      let first = arguments.first, !first.isTrailing, case .text(let key) = value(first.range, scope)
    else { return nil }
    return .key(key, table: nil, fallback: key)
  }

  private func localized(_ key: Value?, table: Value?, fallback: Value?, _ code: Code) -> Value {
    guard let key else { return .unknown(code.text) }
    guard case .text(let name) = key else { return key }
    var tableName: String?
    if case .text(let text)? = table { tableName = text }
    var words = name
    if case .text(let text)? = fallback { words = text }
    return .key(name, table: tableName, fallback: words)
  }

  /// Returns the value of a call that makes an image.
  private func image(_ arguments: [Argument], _ code: Code, _ scope: Scope) -> Value {
    guard let argument = arguments.first(where: { !$0.isTrailing }) else { return .unknown(code.text) }
    let value = value(argument.range, scope)
    switch argument.label {
    case "systemName", "systemSymbolName", "systemImage", "systemSymbol", "symbol":
      return Icons.symbol(value) ?? .unknown(code.text)
    case "", "named", "resource", "decorative", "resourceName", "imageLiteralResourceName", "uiImage",
      "nsImage",
      "asset":
      return Icons.asset(value) ?? .unknown(code.text)
    default: return .unknown(code.text)
    }
  }

  /// Returns the value of `.name(…)`, of a type that is not known.
  func implicitCall(_ name: String, _ arguments: [Argument], _ first: Int, _ scope: Scope) -> Value {
    let end = (arguments.last?.range.upperBound ?? first + 3) + 1
    let code = Code(file: scope.file, range: first..<min(end, scope.file.tokens.count))
    if name == "init", let first = arguments.first, first.label == "localized" {
      let table = arguments.first { $0.label == "table" }.map { value($0.range, scope) }
      let fallback = arguments.first { $0.label == "defaultValue" }.map { value($0.range, scope) }
      return localized(value(first.range, scope), table: table, fallback: fallback, code)
    }
    if name == "init", arguments.count == 1, arguments[0].label.isEmpty,
      case .text(let text) = value(arguments[0].range, scope)
    {
      return .key(text, table: nil, fallback: text)
    }
    if name == "init" {
      let labels = Set(arguments.map(\.label))
      if labels.contains("systemName") || labels.contains("named") { return image(arguments, code, scope) }
      if labels.contains("tabBarSystemItem") || labels.isSuperset(of: ["title", "image"]) {
        return .object(makeItem(code, fields(arguments, scope)))
      }
    }
    if ["localized", "system", "systemName", "systemImage", "symbol", "asset", "named"].contains(name),
      let only = arguments.first, arguments.count == 1
    {
      let value = value(only.range, scope)
      if name == "localized" { return localized(value, table: nil, fallback: nil, code) }
      return (name == "asset" || name == "named" ? Icons.asset(value) : Icons.symbol(value)) ?? value
    }
    let object = Object(typeName: "." + name, code: code)
    object.fields = fields(arguments, scope)
    object.call = (arguments, scope)
    return .object(object)
  }

  /// Returns the declared function that a call means, or `nil` where several could be meant.
  ///
  /// - Parameter ignoresLabels: Whether it is named without being called.
  func function(
    _ name: String, _ arguments: [Argument], _ type: DeclaredType?, ignoresLabels: Bool = false
  ) -> DeclaredFunction? {
    func match(_ functions: [DeclaredFunction]) -> DeclaredFunction? {
      guard ignoresLabels else { return Self.match(functions, arguments) }
      return functions.first { $0.parameters.count == arguments.count }
    }
    var current = type
    var seen = 0
    while let known = current, seen < 8 {
      if let found = match(known.functions[name] ?? []) { return found }
      current = known.inherits.lazy.compactMap { self.declarations.type($0) }.first
      seen += 1
    }
    let others = declarations.functions[name] ?? []
    return match(others.filter { $0.owner == nil }) ?? (others.count == 1 ? match(others) : nil)
  }

  /// Returns the function whose parameters are those of a call.
  static func match(_ functions: [DeclaredFunction], _ arguments: [Argument]) -> DeclaredFunction? {
    functions.first { assignment(of: arguments, to: $0) != nil }
  }

  /// Returns the argument of each parameter, or `nil` where the call is of another function.
  private static func assignment(of arguments: [Argument], to function: DeclaredFunction) -> [Argument?]? {
    var left = arguments[...]
    var result: [Argument?] = []
    for parameter in function.parameters {
      if let next = left.first,
        next.isTrailing ? next.label.isEmpty || next.label == parameter.label : next.label == parameter.label,
        !next.isTrailing || !next.label.isEmpty || parameter.standard == nil || left.count >= 1
      {
        result.append(next)
        left = left.dropFirst()
      } else if parameter.standard != nil || parameter.typeName == "Binding" {
        result.append(nil)
      } else {
        return nil
      }
    }
    return left.isEmpty ? result : nil
  }

  /// Calls a declared function with the values of its arguments.
  @discardableResult
  func call(
    _ function: DeclaredFunction, _ arguments: [Argument], _ scope: Scope, owner: Value?,
    values: Object? = nil
  ) -> Value {
    let inner = inside(function, arguments, scope, owner: owner, values: values)
    let value = following(function) { deeper { run(function.body, in: inner).value } ?? nil }.flatMap { $0 }
    return value.map { adapted($0, to: function.typeName, from: function.owner) }
      ?? .unknown(function.name + "()")
  }

  /// Returns the scope of a function's body in a call.
  func inside(
    _ function: DeclaredFunction, _ arguments: [Argument], _ scope: Scope, owner: Value?,
    values: Object? = nil
  ) -> Scope {
    let inner = Scope(file: function.file, owner: owner, type: function.owner)
    guard let assignment = Self.assignment(of: arguments, to: function) else { return inner }
    for (parameter, argument) in zip(function.parameters, assignment) {
      if let argument {
        var value: Value
        if argument.isTrailing {
          value = .closure(Code(file: scope.file, range: argument.range), scope)
        } else if let known = values?.fields[argument.label], !argument.label.isEmpty {
          value = known
        } else {
          value = self.value(argument.range, scope)
        }
        value = adapted(value, to: parameter.typeName, from: function.owner)
        if case .unknown(let text) = value, parameter.typeName.hasSuffix("Controller") {
          value = .object(Object(typeName: text, code: Code(file: scope.file, range: argument.range)))
        }
        inner.names[parameter.name] = value
      } else if let standard = parameter.standard {
        inner.names[parameter.name] = adapted(
          value(standard, Scope(file: function.file, type: function.owner)), to: parameter.typeName,
          from: function.owner)
      }
    }
    return inner
  }
}
