/// What an expression means, as far as that is known without running the app: for certain, depending on something, or not at
/// all.
struct Value {
  indirect enum Meaning {
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
    /// `.name` or `.name(…)`, of a type that the place gives.
    case implicit(String, Call?)
    case object(Object)
    case array([Value])
    case closure(Closure, Scope)
    /// What is known only when the app runs, as it is written.
    case unknown(String)
  }

  var meaning: Meaning
  /// What it depends on; `nil` where it is certain.
  var condition: Condition?

  init(_ meaning: Meaning, _ condition: Condition? = nil) {
    self.meaning = meaning
    self.condition = condition
  }

  static var nothing: Self { Self(.nothing) }
  static func text(_ text: String) -> Self { Self(.text(text)) }
  static func number(_ number: Int) -> Self { Self(.number(number)) }
  static func truth(_ truth: Bool) -> Self { Self(.truth(truth)) }
  static func icon(_ icon: ImportedIcon) -> Self { Self(.icon(icon)) }
  static func object(_ object: Object) -> Self { Self(.object(object)) }
  static func array(_ values: [Self]) -> Self { Self(.array(values)) }
  static func unknown(_ words: String) -> Self { Self(.unknown(words)) }

  // MARK: - Parts

  var isUnknown: Bool {
    if case .unknown = meaning { return true }
    return false
  }

  var isNothing: Bool {
    if case .nothing = meaning { return true }
    return false
  }

  var object: Object? {
    if case .object(let object) = meaning { return object }
    return nil
  }

  var string: String? {
    if case .text(let text) = meaning { return text }
    return nil
  }

  var elements: [Value]? {
    if case .array(let values) = meaning { return values }
    return nil
  }

  /// The type that it has, as far as that is declared.
  var type: DeclaredType? {
    switch meaning {
    case .object(let object): object.type
    case .enumCase(let type, _), .type(let type): type
    default: nil
    }
  }

  // MARK: - Conditions

  /// The value where its condition holds.
  var held: Self { Self(meaning) }

  /// The same value under a condition, or each of a list.
  func under(_ outer: Condition?) -> Self {
    guard let outer else { return self }
    if let values = elements { return .array(values.map { $0.under(outer) }) }
    return Self(meaning, outer.and(condition))
  }

  /// This value where a condition holds, and another where it does not.
  ///
  /// Lists become one, whose elements depend on the condition unless both have them. Of two texts or icons the one that counts
  /// first is kept, and depends on the condition. What else differs is not known.
  func or(_ other: Self, _ condition: Condition) -> Self {
    if condition.isOther { return other.or(self, condition.contrary) }
    switch (meaning, other.meaning) {
    case (.array(let one), .array(let other)): return .array(one.merged(with: other, condition))
    case _ where isSame(as: other) == true: return Self(meaning, self.condition ?? other.condition)
    case (_, .nothing), (.text, _), (.key, _), (.icon, _), (.implicit, _), (.array, .unknown):
      return under(condition)
    case (.nothing, _): return other.under(condition.contrary)
    default: return .unknown(condition.text)
    }
  }

  /// Returns whether two values are the same, or `nil` where only the running app knows.
  func isSame(as other: Self) -> Bool? {
    switch (meaning, other.meaning) {
    case (.enumCase(_, let one), .enumCase(_, let other)), (.enumCase(_, let one), .implicit(let other, _)),
      (.implicit(let one, _), .enumCase(_, let other)), (.implicit(let one, _), .implicit(let other, _)):
      one == other
    case (.text(let one), .text(let other)), (.key(let one, _, _), .key(let other, _, _)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.truth(let one), .truth(let other)): one == other
    case (.icon(let one), .icon(let other)): one == other
    case (.object(let one), .object(let other)) where one === other: true
    case (.unknown, _), (_, .unknown), (.implicit, _), (_, .implicit): nil
    case (.nothing, .nothing): true
    case (.nothing, _), (_, .nothing): false
    default: nil
    }
  }
}

extension [Value] {
  func has(_ value: Value) -> Bool { contains { $0.isSame(as: value) == true } }

  /// One list of two, of which the app makes this one where a condition holds.
  fileprivate func merged(with other: Self, _ condition: Condition) -> Self {
    // No bar has as many.
    guard Swift.max(count, other.count) <= 64 else { return map { $0.under(condition) } }
    let contrary = Condition(text: condition.contrary.text, isOther: true)
    let shared = filter(other.has)
    let isSameOrder = zip(shared, other.filter(has)).allSatisfy { $0.isSame(as: $1) == true }
    let own = map { value in
      guard isSameOrder, other.has(value) else { return value.under(condition) }
      return value.condition == condition ? value.held : value
    }
    return own + other.filter { !has($0) }.map { $0.under(contrary) }
  }
}

/// A value with fields: a structure, a view, a view controller, a tab bar item.
final class Object {
  let typeName: String
  let type: DeclaredType?
  let code: Code
  /// Where the case is declared that it is made for, so that each of several has a place of its own.
  var origin: SourcePlace?
  /// The fields that were set, and the arguments of the call that made it, by name; those without a name by `#0`, `#1`.
  var fields: [String: Value] = [:]
  /// How many conditions were around when it was made.
  var depth = 0
  /// What was done to it with `.name(…)`, where it is a view.
  var modifiers: [Call] = []
  /// What decides whether the app makes another object in its place, or gives it another tab.
  var doubt: String?
  /// Whether what its type does to its tab bar item has been followed.
  var isPrepared = false
  var followed: Set<ObjectIdentifier> = []

  init(_ typeName: String, type: DeclaredType? = nil, _ code: Code) {
    self.typeName = typeName
    self.type = type
    self.code = code
  }

  /// Whether it is a view of SwiftUI, as far as its name says.
  var isView: Bool {
    if let type { return type.properties["body"] != nil || type.inherits.contains("View") }
    let isOther =
      ["UI", "NS"].contains { typeName.hasPrefix($0) } || typeName.hasSuffix("Controller")
      || typeName.hasSuffix("VC")
    return typeName == "?" || typeName.first?.isUppercase == true && !isOther
  }

  var isController: Bool {
    [typeName, type?.inherits.first ?? ""].contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
  }

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

  func bind(_ names: [String], _ values: [Value]) {
    for (number, value) in values.enumerated() {
      self.names[names.indices.contains(number) ? names[number] : "$\(number)"] = value
    }
  }

  func find(_ name: String) -> (value: Value, scope: Scope)? {
    names[name].map { ($0, self) } ?? outer?.find(name)
  }
}

/// A name that is used: alone, or called with arguments.
struct Call {
  var name: String
  var arguments: [Argument] = []
  var isCalled = false
  /// The chain up to it.
  let code: Code
  let scope: Scope

  var unknown: Value { .unknown(code.text) }
  var values: [Value] { arguments.map { scope.evaluator.value($0.code, scope) } }

  subscript(index: Int) -> Value? {
    arguments.indices.contains(index) ? scope.evaluator.value(arguments[index].code, scope) : nil
  }

  /// The value of the argument that has one of some labels, the first label before the others.
  subscript(labels: [String]) -> Value? {
    let found = labels.lazy.compactMap { label in
      arguments.first { $0.label == label && !$0.isTrailing }
    }.first
    return found.map { scope.evaluator.value($0.code, scope) }
  }

  var place: SourcePlace {
    let file = code.file
    let end = arguments.first.map { $0.code.first } ?? code.range.upperBound
    let index = code.range.prefix { $0 < end }.last { file.kind($0) == .name && file.text($0) == name }
    return file.place(index ?? code.first)
  }
}
