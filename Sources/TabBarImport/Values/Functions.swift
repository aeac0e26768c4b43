/// Functions that the app declares.
extension Evaluator {
  /// Returns the declared function that a call means, or `nil` where several could be meant.
  ///
  /// - Parameter arguments: Those of the call, or `nil` where it is named without being called.
  func function(_ name: String, _ arguments: [Argument]?, _ type: DeclaredType?) -> Function? {
    func match(_ functions: [Function]) -> Function? {
      guard let arguments else { return functions.first { $0.parameters.count == 1 } }
      return Self.match(functions, arguments)
    }
    for known in declarations.chain(of: type) {
      if let found = match(known.functions[name] ?? []) { return found }
    }
    let others = declarations.functions[name] ?? []
    return match(others.filter { $0.owner == nil }) ?? (others.count == 1 ? match(others) : nil)
  }

  /// Returns the function whose parameters are those of a call.
  static func match(_ functions: [Function], _ arguments: [Argument]) -> Function? {
    functions.first { assignment(of: arguments, to: $0) != nil }
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
  @discardableResult func call(
    _ function: Function, _ arguments: [Argument], _ scope: Scope, owner: Value?,
    values: Object? = nil
  ) -> Value {
    let inner = inside(function, arguments, scope, owner: owner, values: values)
    let value = following(function) { deeper { result(of: function.body, function.type, inner) } ?? nil }
      .flatMap { $0 }
    return value.map { adapted($0, to: function.type.name, from: function.owner) }
      ?? .unknown(function.name + "()")
  }

  /// Returns what a body makes: of views, all that it shows.
  func result(of body: Body, _ type: TypeName, _ scope: Scope) -> Value? {
    let isBuilt = type.isBuilt || !Set(type.names).isDisjoint(with: ["View", "TabContent"])
    return isBuilt ? builtValue(body, scope) : run(body, in: scope).value
  }

  /// Returns the scope of a function's body in a call.
  func inside(
    _ function: Function, _ arguments: [Argument], _ scope: Scope, owner: Value?,
    values: Object? = nil
  ) -> Scope {
    let inner = self.scope(in: nil, owner: owner, type: function.owner)
    guard let assignment = Self.assignment(of: arguments, to: function) else { return inner }
    for (parameter, argument) in zip(function.parameters, assignment) {
      if let argument {
        let known = argument.label.isEmpty ? nil : values?.fields[argument.label]
        var value = adapted(
          known ?? self.value(argument.value, scope), to: parameter.type.name, from: function.owner)
        if parameter.type.isBuilt, case .closure(let closure, _) = value { closure.isBuilt = true }
        if case .unknown(let text) = value, parameter.type.name.hasSuffix("Controller") {
          value = .object(object(text, argument.value.code))
        }
        inner.names[parameter.name] = value
      } else if let standard = parameter.standard {
        let outer = self.scope(in: nil, type: function.owner)
        inner.names[parameter.name] = adapted(
          value(standard, outer), to: parameter.type.name, from: function.owner)
      }
    }
    return inner
  }
}
