/// Follows code as far as its values can be known: literals, constants, enumerations, functions.
///
/// It takes no more than a fixed number of steps and levels, whatever the code is, and follows no constant twice.
final class Evaluator {
  let declarations: Declarations
  let translations: Translations
  /// The steps that are left. A step is about one part of the tree; a large file of an app needs some ten thousand.
  private var steps = 0
  /// The steps that are left for the files after this one.
  private var stepsOfOthers = 8_000_000
  private static let stepsOfFile = 250_000
  private var depth = 0
  /// The deepest nesting of expressions and calls that is followed.
  private static let deepest = 100
  /// The functions that are being followed.
  private var active: Set<ObjectIdentifier> = []

  /// A property, and the case that it is asked of.
  struct Constant: Hashable {
    let property: ObjectIdentifier
    var caseName = ""
  }

  /// The values of constants that were asked for.
  var constants: [Constant: Value] = [:]
  /// The tab bar items, in the order in which they were made.
  var items: [Object] = []
  /// The lists of controllers or tabs that were given to a bar.
  var lists: [ControllerList] = []
  /// What is being followed depends on these.
  var conditions: [Condition] = []
  /// The function that is followed although no code calls it.
  var uncalled: String?
  /// The variable that says which tab is selected.
  var selection: String?

  init(declarations: Declarations, translations: Translations) {
    self.declarations = declarations
    self.translations = translations
  }

  /// Runs a body one level deeper, or returns `nil` where there are no levels or steps left.
  func deeper<Result>(_ body: () -> Result) -> Result? {
    steps -= 1
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
    selection = nil
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
    return inner.dropFirst().reduce(inner.first) { $0?.and($1) }
  }

  func scope(in outer: Scope?, owner: Value? = nil, type: DeclaredType? = nil) -> Scope {
    Scope(self, outer: outer, owner: owner, type: type)
  }

  func object(_ typeName: String, type: DeclaredType? = nil, _ code: Code) -> Object {
    let result = Object(typeName, type: type, code)
    result.depth = conditions.count
    result.condition = condition(since: 0)
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
    case .implicit(let name): return Value(.implicit(name, nil))
    case .closure(let closure): return Value(.closure(closure, scope))
    case .name, .member: return copied(stored(node, scope))
    case .call(let callee, let arguments): return call(callee, arguments, node, scope)
    case .element(let list, let index): return element(of: value(list, scope), value(index, scope), node)
    case .list(let nodes): return .array(alike(nodes.map { value($0, scope) }))
    case .tuple(let arguments): return tuple(arguments.map { value($0.value, scope) }, node.code, arguments)
    case .operation("+", let nodes): return joined(nodes.map { value($0, scope) }) ?? .unknown(node.text)
    case .operation("??", let nodes):
      // What is known only when the app runs is not its default.
      let found = nodes.lazy.map { self.value($0, scope) }.first { !$0.isNothing } ?? .nothing
      return found.isUnknown ? .unknown(node.text) : found
    case .operation("..<", let nodes):
      let (low, high) = (value(nodes[0], scope).number, value(nodes[1], scope).number)
      guard let low, let high, low >= 0, low <= high, high < 64 else { return .unknown(node.text) }
      return .array((low..<high).map { .number($0) })
    case .operation("&", let nodes):
      // What a function changes is known only when the app runs.
      assign(.unknown(node.text), to: nodes[0], scope)
      return .unknown(node.text)
    case .operation: return truth(node, scope).map { .truth($0) } ?? .unknown(node.text)
    case .choice(let condition, let one, let other):
      if let truth = truth(condition, scope) { return value(truth ? one : other, scope) }
      return value(one, scope).or(value(other, scope), Condition(text: condition.text))
    case .branches, .cases: return follow(node, scope).value ?? .unknown(node.text)
    default: return .unknown(node.text)
    }
  }

  /// Returns what a variable has itself, where an expression has a copy of a structure.
  func stored(_ node: Node, _ scope: Scope) -> Value {
    switch node.kind {
    case .name(let name): self.name(name, node, scope)
    case .member(let base, let name):
      deeper { member(Call(name: name, node: node, scope: scope), of: stored(base, scope)) }
        ?? .unknown(node.text)
    default: value(node, scope)
    }
  }

  private func copied(_ value: Value) -> Value {
    guard let object = value.object, object.type?.isStructure == true, !object.isView else { return value }
    return Value(.object(object.copy()), value.condition)
  }

  /// A tuple, whose parts have names where its arguments do.
  func tuple(_ values: [Value], _ code: Code, _ arguments: [Argument] = []) -> Value {
    let object = object("()", code)
    for (number, value) in values.enumerated() { object.fields["#\(number)"] = value }
    for (argument, value) in zip(arguments, values) where !argument.label.isEmpty {
      object.fields[argument.label] = value
    }
    return .object(object)
  }

  /// Gives `.name` among the elements of a list the type of the others.
  private func alike(_ values: [Value]) -> [Value] {
    guard let type = values.lazy.compactMap(\.type).first else { return values }
    return values.map { adapted($0, to: type.fullName, from: nil) }
  }

  /// Returns what texts, numbers or lists are together.
  private func joined(_ values: [Value]) -> Value? {
    values.dropFirst().reduce(values[0]) { result, next in
      let condition = result?.condition ?? next.condition
      switch (result?.meaning, next.meaning) {
      case (.text(let one)?, .text(let other)): return Value(.text(one + other), condition)
      case (.number(let one)?, .number(let other)):
        return Value(.number(one.addingReportingOverflow(other).partialValue), condition)
      case (.array(let one)?, .array(let other)): return .array(one + other)
      default: return nil
      }
    }
  }

  // MARK: - Conditions

  /// Returns whether a condition holds for certain or does not, or `nil` where only the running app knows.
  func truth(_ node: Node, _ scope: Scope) -> Bool? {
    deeper {
      switch node.kind {
      case .name("#unavailable"): return false
      case .call(let callee, _) where callee.isName("#available") || callee.isName("#unavailable"):
        return callee.isName("#available")
      case .matches(let patterns, let subject): return matches(patterns, value(subject, scope))
      case .operation("!", let nodes): return truth(nodes[0], scope).map { !$0 }
      case .operation("&&", let nodes): return truth(nodes, scope)
      case .operation("||", let nodes):
        let parts = nodes.map { truth($0, scope) }
        return parts.contains(true) ? true : parts.contains(nil) ? nil : false
      case .operation(let sign, let nodes) where ["==", "!="].contains(sign):
        // Of a tab the look is wanted that it has while another is selected.
        if let selection, nodes.contains(where: { $0.lastName == selection }) { return sign == "!=" }
        let (left, right) = (value(nodes[0], scope), value(nodes[1], scope))
        guard left.condition == nil, right.condition == nil else { return nil }
        // A session begins with an iPhone.
        if nodes[0].lastName == "userInterfaceIdiom", let name = nodes[1].lastName {
          return (name == "phone") == (sign == "==")
        }
        return left.isSame(as: right).map { $0 == (sign == "==") }
      case .operation: return nil
      case .variables(let variables): return variables.first.flatMap { isBound($0, node, scope) }
      default:
        let found = value(node, scope)
        guard case .truth(let truth) = found.meaning, found.condition == nil else { return nil }
        return truth
      }
    } ?? nil
  }

  /// Returns whether all of some conditions hold.
  func truth(_ nodes: [Node], _ scope: Scope) -> Bool? {
    let parts = nodes.map { truth($0, scope) }
    return parts.contains(false) ? false : parts.contains(nil) ? nil : true
  }

  /// Returns whether `let name = value` finds one. Where there is a bar, there is a window.
  private func isBound(_ variable: Variable, _ node: Node, _ scope: Scope) -> Bool? {
    if ["window", "scene", "self"].contains(where: variable.name.lowercased().hasSuffix) { return true }
    let found = variable.value.map { value($0, scope) } ?? name(variable.name, node, scope)
    guard found.condition == nil else { return nil }
    switch found.meaning {
    case .nothing: return false
    case .unknown, .implicit: return nil
    default: return true
    }
  }

  /// Returns whether a value is one of some cases, or `nil` where only the running app knows.
  func matches(_ patterns: [String], _ value: Value) -> Bool? {
    guard value.condition == nil else { return nil }
    let wanted: String
    switch value.meaning {
    case .enumCase(_, let name), .implicit(let name, _): wanted = name
    case .text(let text): wanted = "\"\(text)\""
    case .number(let number): wanted = "\(number)"
    case .truth(let value): wanted = "\(value)"
    default: return nil
    }
    return patterns.contains(wanted) ? true : patterns.contains("?") ? nil : false
  }

  /// Returns the bodies of an `if` that may be run, each with what that depends on; none for what holds for certain.
  func chosen(_ branches: [Branch], _ scope: Scope) -> [Choice] {
    var result: [Choice] = []
    var first: String?
    for branch in branches {
      let truth = branch.conditions.isEmpty ? true : truth(branch.conditions, scope)
      guard truth != false else { continue }
      var condition = Condition(text: branch.head.text, isOther: first != nil)
      if truth == true { condition.text = first.map(Condition.not) ?? "" }
      first = first ?? branch.head.text
      result.append(Choice(branch.body, condition.text.isEmpty ? nil : condition, branch.conditions))
      if truth == true { break }
    }
    return result
  }

  /// Returns the bodies of a `switch` that may be run, each with what that depends on; none for what holds for certain.
  func chosen(_ cases: [Case], by subject: Node, _ scope: Scope) -> [Choice] {
    let found = value(subject, scope)
    let open = cases.prefix { $0.patterns.isEmpty || matches($0.patterns, found) != true }
    if found.condition == nil, !found.isUnknown {
      let first = cases.dropFirst(open.count).first ?? open.last { $0.patterns.isEmpty }
      if let first, open.allSatisfy({ $0.patterns.isEmpty || matches($0.patterns, found) == false }) {
        return [Choice(first.body, nil, [])]
      }
    }
    return cases.enumerated().map { number, part in
      Choice(part.body, Condition(text: part.words(subject), isOther: number > 0), [])
    }
  }
}

/// A body that may be run.
struct Choice {
  let body: Body
  var condition: Condition?
  /// The conditions that give names to values.
  let bindings: [Node]

  init(_ body: Body, _ condition: Condition?, _ bindings: [Node]) {
    self.body = body
    self.condition = condition
    self.bindings = bindings
  }
}
