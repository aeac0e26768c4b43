/// Messages of Objective-C: those of UIKit that make titles and icons, and those that the files declare.
extension ObjectiveCEvaluator {
  /// Returns the value of a message: `[receiver part:argument part:argument]`.
  func message(_ range: Range<Int>, _ code: Code, _ scope: Scope) -> Value {
    let file = scope.file
    guard let first = range.first else { return .unknown("[]") }
    var index = file.isToken(first, "@") ? first + 1 : first
    index =
      file.isOpen(first, "(") && file.after(first) < range.upperBound && !file.isToken(file.after(first), ".")
      ? receiverEnd(file.after(first), range, file) : receiverEnd(index, range, file)
    let receiver = value(first..<min(index, range.upperBound), scope)
    var parts: [String] = []
    var arguments: [Range<Int>] = []
    while index < range.upperBound, file.kind(index) == .name, parts.count < 32 {
      parts.append(file.text(index))
      index += 1
      guard file.isToken(index, ":"), index < range.upperBound else { continue }
      let start = index + 1
      index = start
      var questions = 0
      while index < range.upperBound {
        if file.isToken(index, "?") { questions += 1 }
        if file.isToken(index, ":"), questions > 0 { questions -= 1 }
        let isPart =
          file.kind(index) == .name && file.isToken(index + 1, ":") && questions == 0 && index > start
        if isPart, file.kind(index - 1) != .sign || file.isToken(index - 1, "*") { break }
        index = max(index + 1, file.after(index))
      }
      arguments.append(start..<min(index, range.upperBound))
    }
    let name = file.text(first..<(first + 1))
    return send(parts, to: receiver, named: name, arguments, code, scope)
  }

  private func receiverEnd(_ start: Int, _ range: Range<Int>, _ file: CodeFile) -> Int {
    var index = max(start + 1, file.after(start))
    if file.isOpen(index, "("), index < range.upperBound { index = file.after(index) }
    while index + 1 < range.upperBound, file.isToken(index, ".") { index += 2 }
    return index
  }

  private func send(
    _ parts: [String], to receiver: Value, named name: String, _ ranges: [Range<Int>], _ code: Code,
    _ scope: Scope
  ) -> Value {
    guard let first = parts.first else { return receiver }
    func argument(_ part: String) -> Value? {
      guard let index = parts.firstIndex(of: part), index < ranges.count else { return nil }
      return value(ranges[index], scope)
    }
    switch first {
    case "new" where name.hasSuffix("Array"): return .array([])
    case "alloc", "new":
      let object = Object(typeName: name, code: code)
      object.condition = evaluator.conditions.last
      return .object(object)
    case "imageNamed": return argument(first).flatMap(Icons.asset) ?? .unknown(code.text)
    case "systemImageNamed": return argument(first).flatMap(Icons.symbol) ?? .unknown(code.text)
    case "localizedStringForKey":
      guard case .text(let key)? = argument(first) else { return .unknown(code.text) }
      var table: String?
      if case .text(let text)? = argument("table") { table = text }
      return .key(key, table: table, fallback: key)
    case "arrayWithObjects", "initWithObjects":
      let list = ranges.first.map { Arguments.split($0, in: scope.file) } ?? []
      return .array(list.prefix(256).map { value($0, scope) }.filter { !$0.isNothing })
    case "arrayWithArray", "initWithArray", "stringWithString", "copy", "mutableCopy", "autorelease",
      "retain":
      return argument(first) ?? receiver
    case "stringWithFormat", "localizedStringWithFormat":
      let list = ranges.first.map { Arguments.split($0, in: scope.file) } ?? []
      return Format.text(list.prefix(8).map { value($0, scope) }) ?? .unknown(code.text)
    case "stringByAppendingString":
      guard case .text(let start) = receiver, case .text(let end)? = argument(first) else {
        return .unknown(code.text)
      }
      return .text(start + end)
    case "array", "arrayWithCapacity": return .array([])
    default: break
    }
    if case .icon = receiver { return receiver }
    if first == "enumerateObjectsUsingBlock", let block = ranges.first {
      if case .array(let values) = receiver { call(block, for: values, scope) }
      return .nothing
    }
    if ["objectAtIndex", "objectAtIndexedSubscript", "objectForKey", "valueForKey"].contains(first),
      let range = ranges.first
    {
      return evaluator.element(of: receiver, value(range, scope), code)
    }
    if first == "addObject", let range = ranges.first, let found = scope.find(name),
      case .array(let list) = found.value
    {
      found.scope.names[name] = .array(list + [value(range, scope)])
      return .nothing
    }
    guard let object = receiver.object else {
      if let method = declarations.method(parts, of: name) {
        return run(method, owner: nil, ranges.map { value($0, scope) }) ?? .unknown(code.text)
      }
      return .unknown(code.text)
    }
    if first.hasPrefix("init") { return initialize(object, parts, ranges, code, scope) }
    if first == "addChildViewController", let range = ranges.first {
      evaluator.addChild(value(range, scope), to: receiver, at: code)
      return .nothing
    }
    if first == "setViewControllers", !ranges.isEmpty {
      evaluator.record(value(ranges[0], scope), of: receiver, at: code)
      return .nothing
    }
    if let method = declarations.method(parts, of: object.typeName) {
      return run(method, owner: receiver, ranges.map { value($0, scope) }) ?? .unknown(code.text)
    }
    if first.hasPrefix("set"), first.count > 3, let range = ranges.first {
      let field = first.dropFirst(3).prefix(1).lowercased() + first.dropFirst(4)
      set(field, of: receiver, value(range, scope), code)
      return .nothing
    }
    if ranges.isEmpty, parts.count == 1 { return member(first, of: receiver, code) }
    return .unknown(code.text)
  }

  /// Gives an object what its initializer says.
  private func initialize(
    _ object: Object, _ parts: [String], _ ranges: [Range<Int>], _ code: Code, _ scope: Scope
  ) -> Value {
    if object.typeName.hasSuffix("Array") { return .array([]) }
    var fields: [String: Value] = [:]
    for (part, range) in zip(parts, ranges) {
      var field = part
      if field.hasPrefix("initWith") {
        field = field.dropFirst(8).prefix(1).lowercased() + field.dropFirst(9)
      }
      fields[field] = value(range, scope)
    }
    if object.typeName == "UITabBarItem" {
      if case .unknown(let name)? = fields["tabBarSystemItem"], name.hasPrefix("UITabBarSystemItem") {
        let item = name.dropFirst("UITabBarSystemItem".count)
        fields["tabBarSystemItem"] = .implicit(item.prefix(1).lowercased() + item.dropFirst())
      }
      return .object(evaluator.makeItem(code, fields))
    }
    object.fields.merge(fields) { $1 }
    if let method = declarations.method(parts, of: object.typeName) {
      _ = run(method, owner: .object(object), ranges.map { value($0, scope) })
    }
    for name in ["viewDidLoad", "awakeFromNib"] {
      guard object.fields["tabBarItem"] == nil, let method = declarations.method([name], of: object.typeName),
        method.file.mentionsBars(method.body)
      else { continue }
      _ = run(method, owner: .object(object), [])
    }
    return .object(object)
  }
}
