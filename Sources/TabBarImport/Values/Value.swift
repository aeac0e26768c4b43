/// What an expression means, as far as it can be known without running the app.
indirect enum Value {
  /// `nil`.
  case nothing
  /// A text that is shown as it is.
  case text(String)
  /// A text that is looked up in a table, with the text for where no table has it.
  case key(String, table: String?, fallback: String)
  case number(Int)
  case truth(Bool)
  case icon(ImportedIcon)
  case enumCase(DeclaredType, String)
  case type(DeclaredType)
  /// `.name`, of a type that is not known.
  case implicit(String)
  case object(Object)
  case array([Value])
  case closure(Closure, Scope)
  /// A function that is named without being called, and the value that it belongs to.
  case function(Function, Value?)
  /// An element of a list that is there only under a condition.
  case maybe(Value, Condition)
  /// A title or a tab bar item, and others that it may be instead, each with its condition.
  case either(Value, [Value])
  /// What is known only when the app runs, as it is written.
  case unknown(String)

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }

  var object: Object? {
    switch self {
    case .object(let object): object
    case .either(let value, _): value.object
    default: nil
    }
  }

  /// The value of a text, or `nil` for something else.
  var string: String? {
    switch self {
    case .text(let text): text
    case .either(let value, _): value.string
    default: nil
    }
  }

  /// The elements of a list, or `nil` for something else.
  var elements: [Value]? {
    if case .array(let values) = self { return values }
    return nil
  }

  /// Whether it is a closure or a function.
  var isCallable: Bool {
    switch self {
    case .closure, .function: true
    default: false
    }
  }

  /// The type that it has, as far as that is declared.
  var type: DeclaredType? {
    switch self {
    case .object(let object): object.type
    case .enumCase(let type, _), .type(let type): type
    case .maybe(let value, _): value.type
    default: nil
    }
  }

  /// The value without its condition.
  var parts: (value: Value, condition: Condition?) {
    if case .maybe(let value, let condition) = self { return (value, condition) }
    return (self, nil)
  }

  /// This value and, where both are titles or both items that differ, another that counts instead under a condition.
  func or(_ other: Value?, _ condition: Condition?) -> Value {
    guard let other = other?.first, let condition, others.count < 8 else { return self }
    switch (first, other) {
    case (.text, .text), (.text, .key), (.key, .text), (.key, .key): break
    case (.object(let one), .object(let other)) where one.isItem && other.isItem: break
    default: return self
    }
    return ([first] + others).has(other) ? self : .either(first, others + [other.under(condition)])
  }

  /// The value that counts first.
  var first: Value {
    if case .either(let value, _) = self { return value }
    return self
  }

  /// The values that it may be instead.
  var others: [Value] {
    if case .either(_, let values) = self { return values }
    return []
  }

  /// The same with something done to the value, or to each that it may be.
  func map(_ change: (Value) -> Value) -> Value {
    guard !others.isEmpty else { return change(self) }
    return .either(change(first), others.map { change($0.parts.value).under($0.parts.condition) })
  }

  /// The same value, which is made for an element of a list.
  func made(for element: Value) -> Value {
    if case .enumCase(let type, let name) = element, let object = parts.value.object {
      object.origin = object.origin ?? type.places[name]
    }
    return self
  }

  /// The same value, or each of a list, under a condition.
  func under(_ condition: Condition?) -> Value {
    guard let condition else { return self }
    switch self {
    case .maybe(let value, let inner): return .maybe(value, condition.and(inner))
    case .array(let values): return .array(values.map { $0.under(condition) })
    default: return .maybe(self, condition)
    }
  }

  /// Returns whether two values are the same, or `nil` where only the running app knows.
  func isSame(as other: Value) -> Bool? {
    switch (first, other.first) {
    case (.enumCase(_, let one), .enumCase(_, let other)), (.enumCase(_, let one), .implicit(let other)),
      (.implicit(let one), .enumCase(_, let other)), (.implicit(let one), .implicit(let other)):
      one == other
    case (.text(let one), .text(let other)), (.key(let one, _, _), .key(let other, _, _)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.truth(let one), .truth(let other)): one == other
    case (.object(let one), .object(let other)) where one === other: true
    case (.nothing, .nothing): true
    case (.nothing, .unknown), (.unknown, .nothing), (.nothing, .implicit), (.implicit, .nothing): nil
    case (.nothing, _), (_, .nothing): false
    default: nil
    }
  }
}

/// A value with fields: a structure, a view controller, a tab bar item.
final class Object {
  let typeName: String
  let type: DeclaredType?
  /// Where it is made.
  let code: Code
  /// Where the case is declared that it is made for, so that each of several has a place of its own.
  var origin: SourcePlace?
  /// The fields that were set, and the arguments of the call that made it, by name; those without a name by `#0`, `#1`.
  var fields: [String: Value] = [:]
  /// The fields that have the value which their declaration gives them.
  var initials: Set<String> = []
  /// The condition under which it is made.
  var condition: Condition?
  /// How many conditions were around when it was made.
  var depth = 0
  /// What was done to it with `.name(…)`, where it is a view.
  var modifiers: [Call] = []
  /// The call that makes it, where its type is not known.
  var call: Call?
  /// The controller whose tab bar item it is.
  weak var controller: Object?
  /// Whether somebody else made it, so that its stored properties are not known.
  var isForeign = false
  /// Whether a call says which of its initializers made it.
  var isMade = false
  /// Whether what its type does to its tab bar item has been followed.
  var isPrepared = false

  init(_ typeName: String, type: DeclaredType? = nil, _ code: Code) {
    self.typeName = typeName
    self.type = type
    self.code = code
  }

  /// The arguments without a name.
  var unnamed: [Value] {
    var result: [Value] = []
    while let value = fields["#\(result.count)"] { result.append(value) }
    return result
  }

  /// Whether it is a view of SwiftUI, as far as its name says.
  var isView: Bool {
    if let type { return type.properties["body"] != nil || type.inherits.contains("View") }
    let isOther =
      ["UI", "NS", "CP"].contains { typeName.hasPrefix($0) } || typeName.hasSuffix("Controller")
      || typeName.hasSuffix("VC")
    return typeName == "?" || typeName.first?.isUppercase == true && !isOther
  }

  /// Whether it is a tab bar item or a tab.
  var isItem: Bool { ["UITabBarItem", "UITab", "UISearchTab", "UITabGroup"].contains(typeName) }
}

/// The names that code can use.
final class Scope {
  unowned let evaluator: Evaluator
  let outer: Scope?
  /// The value of `self`, or `nil` outside of types.
  let owner: Value?
  let type: DeclaredType?
  /// How many conditions were around when it began.
  let depth: Int
  var names: [String: Value] = [:]

  init(_ evaluator: Evaluator, outer: Scope? = nil, owner: Value? = nil, type: DeclaredType? = nil) {
    self.evaluator = evaluator
    self.outer = outer
    self.owner = owner ?? outer?.owner
    self.type = type ?? outer?.type
    depth = evaluator.conditions.count
  }

  /// Gives parameters their values, or the parts of the only value; `$tab` gives it to `tab` as well.
  func bind(_ names: [String], _ values: [Value]) {
    let values = values.map(\.parts.value)
    let parts = values.count == 1 && names.count > 1 ? values[0].object?.unnamed ?? values : values
    for (name, value) in zip(names, parts) {
      self.names[name] = value
      if name.hasPrefix("$") { self.names[String(name.dropFirst())] = value }
    }
  }

  /// The value of a name, and the scope that has it.
  func find(_ name: String) -> (value: Value, scope: Scope)? {
    names[name].map { ($0, self) } ?? outer?.find(name)
  }
}

/// A name that is used: alone, or called with arguments.
struct Call {
  var name: String
  var arguments: [Argument] = []
  var isCalled = false
  let node: Node
  let scope: Scope

  var unknown: Value { .unknown(node.text) }
  var values: [Value] { arguments.map { scope.evaluator.value($0.value, scope) } }

  /// The value of an argument by its place.
  subscript(index: Int) -> Value? {
    arguments.indices.contains(index) ? scope.evaluator.value(arguments[index].value, scope) : nil
  }

  /// The value of the argument that has one of some labels, the first label before the others.
  subscript(labels: [String]) -> Value? {
    let found = labels.lazy.compactMap { label in
      arguments.first { $0.label == label && !$0.isTrailing }
    }.first
    return found.map { scope.evaluator.value($0.value, scope) }
  }

  /// Where its name is.
  var place: SourcePlace {
    var code = node.code
    if case .call(let callee, _) = node.kind { code = callee.code }
    return code.file.place(code.range.upperBound - 1)
  }
}
