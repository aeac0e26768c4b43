/// Follows code as far as its values can be known: literals, constants, enumerations, functions with arguments.
///
/// It takes no more than a fixed number of steps and levels, whatever the code is.
final class Evaluator {
  let declarations: Declarations
  let translations: Translations
  /// The steps that are left. A step is about one part of the tree.
  private(set) var steps = 0
  /// The steps that are left for the files after this one.
  private var stepsOfOthers = 8_000_000
  /// The most steps for one file. A large file of an app needs some ten thousand.
  private static let stepsOfFile = 250_000
  private var depth = 0
  /// The deepest nesting of expressions and calls that is followed.
  private static let deepest = 100
  /// The functions that are being followed.
  private var active: Set<ObjectIdentifier> = []

  /// The values of the static and global properties that were asked for.
  var constants: [ObjectIdentifier: Value] = [:]
  /// The tab bar items, in the order in which they were made.
  var items: [Object] = []
  /// The lists of controllers or tabs that were given to a bar.
  var lists: [ControllerList] = []
  /// What is being followed depends on these.
  var conditions: [Condition] = []
  /// The enumeration of which a case was last made of a raw value that is not known.
  var wanted: DeclaredType?

  init(declarations: Declarations, translations: Translations) {
    self.declarations = declarations
    self.translations = translations
  }

  /// Runs a body one level deeper, or returns `nil` where there are no levels or steps left.
  func deeper<Result>(_ cost: Int = 1, _ body: () -> Result) -> Result? {
    steps -= max(1, cost)
    guard steps > 0, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Begins with a file: forgets what the one before made, and takes the steps for this one.
  func begin() {
    items = []
    lists = []
    constants = [:]
    stepsOfOthers += max(0, steps)
    steps = min(Self.stepsOfFile, stepsOfOthers)
    stepsOfOthers -= steps
  }

  /// Follows a function, unless it is being followed already: what calls itself is known only when the app runs.
  func following<Result>(_ function: AnyObject, _ body: () -> Result) -> Result? {
    guard active.insert(ObjectIdentifier(function)).inserted else { return nil }
    defer { active.remove(ObjectIdentifier(function)) }
    return body()
  }

  /// Follows something that depends on a condition.
  func under<Result>(_ condition: Condition?, _ body: () -> Result) -> Result {
    guard let condition else { return body() }
    conditions.append(condition)
    defer { conditions.removeLast() }
    return body()
  }

  /// What is followed depends on this more than what was made when there were so many conditions.
  func condition(since depth: Int) -> Condition? {
    let inner = conditions.dropFirst(depth)
    guard let first = inner.first else { return nil }
    if let other = inner.first(where: \.isOther) { return other }
    return inner.dropFirst().contains { $0 != first }
      ? Condition(text: inner.map(\.text).joined(separator: " and ")) : first
  }

  func scope(in outer: Scope?, owner: Value? = nil, type: DeclaredType? = nil) -> Scope {
    Scope(self, outer: outer, owner: owner, type: type)
  }

  func object(_ typeName: String, type: DeclaredType? = nil, _ code: Code) -> Object {
    let result = Object(typeName, type: type, code)
    result.condition = condition(since: 0)
    result.depth = conditions.count
    return result
  }

  // MARK: - Values

  /// Returns the value of an expression.
  func value(_ node: Node, _ scope: Scope) -> Value {
    deeper { expression(node, scope) } ?? .unknown(node.text)
  }

  private func expression(_ node: Node, _ scope: Scope) -> Value {
    switch node.kind {
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .truth(let truth): return .truth(truth)
    case .nothing: return .nothing
    case .implicit(let name): return .implicit(name)
    case .closure(let closure): return .closure(closure, scope)
    case .name(let name): return self.name(name, node, scope)
    case .member(let base, let name):
      return member(Call(name: name, node: node, scope: scope), of: value(base, scope))
    case .call(let callee, let arguments): return call(callee, arguments, node, scope)
    case .element(let list, let index): return element(of: value(list, scope), value(index, scope), node)
    case .list(let nodes):
      steps -= nodes.count
      return .array(alike(nodes.map { element($0, scope) }))
    case .parts(let nodes), .operation("+", let nodes): return joined(nodes, node, scope)
    case .pairs(let pairs):
      let object = object("[:]", node.code)
      for (number, pair) in pairs.prefix(64).enumerated() {
        object.fields["key \(number)"] = value(pair.key, scope)
        object.fields["value \(number)"] = value(pair.value, scope)
      }
      return .object(object)
    case .tuple(let arguments):
      return labelled(
        tuple(arguments.map { value($0.value, scope) }, node.code), arguments.map(\.label))
    case .operation(let sign, let nodes): return combined(sign, nodes, node, scope)
    case .choice(let condition, let one, let other): return choice(condition, one, other, node, scope)
    case .branches, .cases: return follow(node, scope).value ?? .unknown(node.text)
    default: return .unknown(node.text)
    }
  }

  /// Returns the value of an element of a list; one that is `nil` otherwise depends on its condition.
  private func element(_ node: Node, _ scope: Scope) -> Value {
    guard case .choice(let condition, let one, let other) = node.kind, truth(condition, scope) == nil else {
      return value(node, scope)
    }
    let (first, second) = (value(one, scope), value(other, scope))
    if second.isNothing { return first.under(Condition(text: condition.text)) }
    return first.isNothing ? second.under(Condition(text: Condition.not(condition.text))) : value(node, scope)
  }

  func tuple(_ values: [Value], _ code: Code) -> Value {
    let object = object("()", code)
    for (number, value) in values.enumerated() { object.fields["#\(number)"] = value }
    return .object(object)
  }

  /// Gives `.name` among the elements of a list the type of the others.
  private func alike(_ values: [Value]) -> [Value] {
    let names = values.compactMap { value -> String? in
      if case .implicit(let name) = value { name } else { nil }
    }
    let known = values.lazy.compactMap { value in value.parts.condition == nil ? value.type : nil }.first
    guard let type = known ?? declarations.enumeration(of: names) else { return values }
    return values.map { adapted($0, to: type.fullName, from: nil) }
  }

  /// Returns the value of `condition ? one : other`.
  private func choice(_ condition: Node, _ one: Node, _ other: Node, _ node: Node, _ scope: Scope) -> Value {
    let speaks = speaksOfSelection(condition.code)
    // A comparison with the tab that is selected at first holds for that one only, and until another is selected.
    if speaks, case .operation("==", _) = condition.kind { return value(other, scope) }
    if let truth = truth(condition, scope) { return value(truth ? one : other, scope) }
    let first = value(one, scope)
    let second = value(other, scope)
    if let one = first.elements, let other = second.elements {
      return .array(Self.merged(one, other, condition.text))
    }
    if first.isNothing || node.code.file.isObjectiveC && first.isUnknown { return second }
    if second.isNothing {
      // Such as a role that depends on something.
      if case .implicit = first { return .unknown(node.text) }
      return first
    }
    guard truth(condition, scope, atFirst: true) ?? !speaks else {
      return speaks ? second : second.or(first, Condition(text: condition.text, isOther: true))
    }
    return speaks ? first : first.or(second, Condition(text: Condition.not(condition.text), isOther: true))
  }

  /// Returns a list that is another one where a condition does not hold.
  static func merged(_ one: [Value], _ other: [Value], _ text: String) -> [Value] {
    // No bar has as many.
    guard max(one.count, other.count) <= 64 else { return one }
    return one.map { other.has($0) ? $0 : $0.under(Condition(text: text)) }
      + other.filter { !one.has($0) }.map { $0.under(Condition(text: Condition.not(text), isOther: true)) }
  }

  /// Returns what texts, numbers or lists are together.
  private func joined(_ nodes: [Node], _ node: Node, _ scope: Scope) -> Value {
    var isText = false
    if case .parts = node.kind { isText = true }
    return nodes.dropFirst().reduce(value(nodes[0], scope)) { result, part in
      switch (result.first, value(part, scope).first) {
      case (.text(let one), .text(let other)): .text(one + other)
      case (.text(let one), .number(let other)) where isText: .text(one + "\(other)")
      case (.number(let one), .number(let other)): .number(one.addingReportingOverflow(other).partialValue)
      case (.array(let one), .array(let other)): .array(one + other)
      default: .unknown(node.text)
      }
    }
  }

  private func combined(_ sign: String, _ nodes: [Node], _ node: Node, _ scope: Scope) -> Value {
    let unknown = Value.unknown(node.text)
    if sign == "??" {
      // What is known only when the app runs is not its default.
      let found = nodes.lazy.map { self.value($0, scope) }.first { !$0.isNothing } ?? .nothing
      return found.isUnknown ? unknown : found
    }
    guard ["-", "..<", "..."].contains(sign), nodes.count == 2 else {
      return truth(node, scope).map { .truth($0) } ?? unknown
    }
    guard case .number(let low) = value(nodes[0], scope), case .number(let high) = value(nodes[1], scope)
    else {
      return unknown
    }
    if sign == "-" { return .number(low.subtractingReportingOverflow(high).partialValue) }
    guard low <= high, high - low < 64 else { return unknown }
    return .array((low..<(sign == "..." ? high + 1 : high)).map { .number($0) })
  }
}

extension [Value] {
  /// Returns whether the list has a value, with or without a condition.
  func has(_ value: Value) -> Bool { contains { $0.parts.value.isSame(as: value.parts.value) == true } }
}
