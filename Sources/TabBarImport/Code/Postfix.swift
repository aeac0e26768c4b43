/// Names, calls and members: `Image(systemName: "house")`, `Tab.home.title`.
extension Evaluator {
  /// Returns the value of a chain of names, calls and members.
  func postfix(_ range: Range<Int>, _ scope: Scope) -> Value {
    let file = scope.file
    guard let first = range.first else { return .unknown("") }
    var index = first + 1
    var current: Value
    switch file.tokens[first].kind {
    case .string: current = file.string(first).map { .text($0) } ?? interpolated(first, scope)
    case .number: current = Int(file.text(first)).map { .number($0) } ?? .unknown(file.text(first))
    case .open:
      index = file.after(first)
      current = bracket(first, scope)
    case .sign where file.isToken(first, "."):
      guard index < range.upperBound, file.kind(index) == .name else { return .unknown(file.text(range)) }
      let name = file.text(index)
      index += 1
      let arguments = Chain.arguments(&index, range, file)
      current =
        arguments.isEmpty && !file.isOpen(index - 1, "(") && !isEmptyCall(index, file)
        ? .implicit(name) : implicitCall(name, arguments, first, scope)
    case .sign where file.isToken(first, "-") && range.count == 2:
      return Int(file.text(first + 1)).map { .number(-$0) } ?? .unknown(file.text(range))
    case .name:
      (current, index) = head(range, scope)
    default: return .unknown(file.text(range))
    }
    while index < range.upperBound, steps > 0 {
      if file.isToken(index, "."), file.kind(index + 1) == .name || file.kind(index + 1) == .number {
        let name = file.text(index + 1)
        index += 2
        let isCall = index < range.upperBound && (file.isOpen(index, "(") || file.isOpen(index, "{"))
        let arguments = Chain.arguments(&index, range, file)
        let code = Code(file: file, range: first..<index)
        current =
          deeper { member(name, of: current, isCall ? arguments : nil, code, scope) } ?? .unknown(code.text)
      } else if file.isOpen(index, "["), !file.tokens[index].startsLine {
        let inside = file.inside(index)
        index = file.after(index)
        current = element(of: current, value(inside, scope), Code(file: file, range: first..<index))
      } else if file.isOpen(index, "("), index == file.after(first), file.isOpen(first, "["),
        index + 1 < range.upperBound,
        file.after(index) == index + 2
      {
        // An empty list of a type: `[UIViewController]()`.
        current = .array([])
        index += 2
      } else if file.isOpen(index, "("), case .closure(let code, let outer) = current {
        let arguments = Chain.arguments(&index, range, file)
        current = call(closure: code, outer, arguments.map { value($0.range, scope) })
      } else if file.isToken(index, "?") || file.isToken(index, "!") {
        index += 1
      } else {
        return .unknown(file.text(range))
      }
    }
    return current
  }

  private func isEmptyCall(_ index: Int, _ file: CodeFile) -> Bool { file.isToken(index - 1, ")") }

  /// Returns the value of a text with values in it.
  private func interpolated(_ index: Int, _ scope: Scope) -> Value {
    let file = scope.file
    let unknown = Value.unknown(file.text(index..<(index + 1)))
    let bytes = file.bytes[Int(file.tokens[index].start)..<Int(file.tokens[index].end)]
    guard bytes.count < 400, bytes.first == UInt8(ascii: "\""), !bytes.starts(with: "\"\"\"".utf8) else {
      return unknown
    }
    var text: [UInt8] = []
    var position = bytes.startIndex + 1
    while position < bytes.endIndex - 1 {
      guard bytes[position] == UInt8(ascii: "\\") else {
        text.append(bytes[position])
        position += 1
        continue
      }
      guard bytes[position + 1] == UInt8(ascii: "(") else { return unknown }
      let start = position + 2
      var open = 1
      position = start
      while position < bytes.endIndex, open > 0 {
        if bytes[position] == UInt8(ascii: "(") { open += 1 }
        if bytes[position] == UInt8(ascii: ")") { open -= 1 }
        position += 1
      }
      let inner = CodeFile(
        ImportSource(path: file.path, bytes: Array(bytes[start..<max(start, position - 1)])))
      switch value(inner.all, Scope(file: inner, outer: scope)) {
      case .text(let part): text += part.utf8
      case .number(let number): text += "\(number)".utf8
      default: return unknown
      }
    }
    return .text(text.text)
  }

  /// Returns the value of what is in brackets: a list, a group of values, a closure.
  private func bracket(_ open: Int, _ scope: Scope) -> Value {
    let file = scope.file
    let inside = file.inside(open)
    if file.isOpen(open, "{") { return .closure(Code(file: file, range: inside), scope) }
    let parts = Arguments.split(inside, in: file)
    steps(for: parts.count)
    if file.isOpen(open, "[") {
      if let first = parts.first, isPair(first, file) {
        return dictionary(parts, Code(file: file, range: open..<file.after(open))) { value($0, scope) }
      }
      return .array(alike(parts.prefix(256).map { value($0, scope) }))
    }
    if parts.count == 1, !(file.kind(inside.lowerBound) == .name && file.isToken(inside.lowerBound + 1, ":"))
    {
      return value(parts[0], scope)
    }
    let object = Object(typeName: "()", code: Code(file: file, range: open..<file.after(open)))
    for (number, argument) in Arguments.arguments(inside, in: file).prefix(64).enumerated() {
      let value = value(argument.range, scope)
      object.fields["#\(number)"] = value
      if !argument.label.isEmpty { object.fields[argument.label] = value }
    }
    return .object(object)
  }

  /// Gives `.name` among the elements of a list the type of the others.
  private func alike(_ values: [Value]) -> [Value] {
    var names: [String] = []
    let types = values.compactMap { value -> DeclaredType? in
      switch value {
      case .enumCase(let type, _): return type
      case .object(let object): return object.type
      case .implicit(let name): names.append(name)
      default: break
      }
      return nil
    }
    guard let type = types.first ?? declarations.enumeration(of: names) else { return values }
    return values.map { adapted($0, to: type.fullName, from: nil) }
  }

  /// Returns the value of keys and their values.
  func dictionary(_ parts: [Range<Int>], _ code: Code, _ value: (Range<Int>) -> Value) -> Value {
    let file = code.file
    let object = Object(typeName: "[:]", code: code)
    for (number, part) in parts.prefix(64).enumerated() {
      guard let colon = part.first(where: { file.isToken($0, ":") }), colon > part.lowerBound else {
        continue
      }
      object.fields["key \(number)"] = value(part.lowerBound..<colon)
      object.fields["value \(number)"] = value((colon + 1)..<part.upperBound)
    }
    return .object(object)
  }

  /// Returns whether an element of a list is a key and its value.
  private func isPair(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if file.isToken(index, ":") { return true }
      if file.isToken(index, "?"), file.tokens[index].followsSpace { return false }
      index = max(index + 1, file.after(index))
    }
    return range.isEmpty
  }

  /// Returns the value of a name and, where it is called, of the call.
  private func head(_ range: Range<Int>, _ scope: Scope) -> (value: Value, next: Int) {
    let file = scope.file
    let first = range.lowerBound
    let name = file.text(first)
    var index = first + 1
    if file.isToken(index, "<") { index = Chain.afterGenerics(index, range, file) }
    let isCall = index < range.upperBound && (file.isOpen(index, "(") || file.isOpen(index, "{"))
    guard isCall else { return (self.name(name, first, scope), first + 1) }
    let arguments = Chain.arguments(&index, range, file)
    let code = Code(file: file, range: first..<index)
    return (deeper { call(name, arguments, code, scope) } ?? .unknown(code.text), index)
  }

  /// Returns the value of a name on its own.
  private func name(_ name: String, _ index: Int, _ scope: Scope) -> Value {
    switch name {
    case "nil": return .nothing
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "self": return scope.owner ?? .unknown("self")
    case "Self": return scope.type.map { .type($0) } ?? .unknown("Self")
    default: break
    }
    if let found = scope.find(name) { return found.value }
    // The binding of a variable has its value.
    if name.hasPrefix("$"), name.count > 1 { return self.name(String(name.dropFirst()), index, scope) }
    let code = Code(file: scope.file, range: index..<(index + 1))
    if let owner = scope.owner, let value = property(name, of: owner, code) { return value }
    if let type = scope.type, let value = staticMember(name, of: type, code, scope) { return value }
    if let property = declarations.properties[name] {
      return deeper { self.value(of: property, owner: nil) } ?? .unknown(name)
    }
    if let type = declarations.type(name, from: scope.type) { return .type(type) }
    return .unknown(name)
  }

  /// Returns the value of a declared variable or constant.
  func value(of property: DeclaredProperty, owner: Value?) -> Value {
    let scope = Scope(file: property.file, owner: owner, type: property.owner)
    if let body = property.body {
      let value = run(body, in: scope).value ?? .unknown(property.name)
      return adapted(value, to: property.typeName ?? "", from: property.owner)
    }
    guard let initial = property.initial else { return .unknown(property.name) }
    // A property of a value may be another one for each; one of a type or of none is made once, as in the app.
    if case .object? = owner { return initialValue(initial, of: property, scope) }
    if case .enumCase? = owner { return initialValue(initial, of: property, scope) }
    if let known = constants[ObjectIdentifier(property)] { return known }
    constants[ObjectIdentifier(property)] = .unknown(property.name)
    let value = initialValue(initial, of: property, scope)
    constants[ObjectIdentifier(property)] = value
    return value
  }

  private func initialValue(_ initial: Range<Int>, of property: DeclaredProperty, _ scope: Scope) -> Value {
    labelled(
      adapted(value(initial, scope), to: property.typeName ?? "", from: property.owner), property.tupleLabels)
  }

  /// Gives the parts of tuples the names that their type has.
  func labelled(_ value: Value, _ labels: [String]) -> Value {
    guard !labels.isEmpty else { return value }
    if case .array(let values) = value { return .array(values.map { labelled($0, labels) }) }
    guard let tuple = value.object, tuple.typeName == "()" else { return value }
    for (label, part) in zip(labels, tuple.unnamed) where !label.isEmpty { tuple.fields[label] = part }
    return value
  }

  /// Gives `.name` the type that is asked for.
  func adapted(_ value: Value, to typeName: String, from type: DeclaredType?) -> Value {
    switch value {
    case .implicit(let name):
      if let known = typeName == "Self" ? type : declarations.type(typeName, from: type) {
        if known.cases.contains(name) { return .enumCase(known, name) }
        if let property = known.properties[name] {
          return deeper { self.value(of: property, owner: .type(known)) } ?? value
        }
      }
      return value
    case .object(let object) where object.typeName.hasPrefix(".") && object.typeName != ".init":
      // A case with values of its own, which no title or icon needs.
      let name = String(object.typeName.dropFirst())
      guard let known = declarations.type(typeName, from: type), known.cases.contains(name) else {
        return value
      }
      return .enumCase(known, name)
    case .object(let object):
      guard object.typeName == ".init", let call = object.call,
        let known = declarations.type(typeName, from: type)
      else { return value }
      return deeper { make(known, known.name, call.arguments, object.code, call.scope) } ?? value
    case .array(let values): return .array(values.map { adapted($0, to: typeName, from: type) })
    default: return value
    }
  }

  /// Returns an element of a list.
  func element(of value: Value, _ index: Value, _ code: Code) -> Value {
    if case .array(let values) = value, case .number(let number) = index, values.indices.contains(number) {
      return values[number]
    }
    if case .object(let object) = value, object.typeName == "[:]" {
      for number in 0..<64 {
        guard let key = object.fields["key \(number)"] else { break }
        if isSame(key, index) == true { return object.fields["value \(number)"] ?? .nothing }
      }
      return .unknown(code.text)
    }
    if case .object(let object) = value, object.typeName == "items", case .number(let number) = index,
      number < 16
    {
      if let known = object.fields["#\(number)"] { return known }
      if let controllers = controllers(ofItems: object), controllers.indices.contains(number),
        let controller = controllers[number].object
      {
        return property("tabBarItem", of: .object(controller), code) ?? .unknown(code.text)
      }
      let item = makeItem(code)
      object.fields["#\(number)"] = .object(item)
      return .object(item)
    }
    return .unknown(code.text)
  }

  /// Returns the controllers that a tab bar controller was given last, of which its bar's items are.
  func controllers(ofItems items: Object) -> [Value]? {
    guard let owner = items.controller else { return nil }
    return lists.last { $0.owner.object === owner }?.values
  }

  /// Calls a closure with the values of its parameters.
  func call(closure code: Code, _ outer: Scope, _ arguments: [Value]) -> Value {
    deeper {
      let (parameters, body) = Statements.closure(code.range, in: code.file)
      let scope = Scope(file: code.file, outer: outer)
      for (number, value) in arguments.enumerated() {
        scope.names["$\(number)"] = value
        if number < parameters.count { scope.bind(parameters[number], value) }
      }
      if arguments.count == 1, parameters.isEmpty, let parts = arguments[0].object?.unnamed, parts.count > 1,
        code.range.contains(where: { code.file.isToken($0, "$1") })
      {
        for (number, part) in parts.enumerated() { scope.names["$\(number)"] = part }
      }
      if arguments.count == 1, parameters.count > 1, let parts = arguments[0].object?.unnamed {
        for (name, value) in zip(parameters, parts) { scope.bind(name, value) }
      }
      return run(body, in: scope).value ?? .unknown(code.text)
    } ?? .unknown(code.text)
  }
}
