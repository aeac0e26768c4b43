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
  /// The functions that are being followed, and those that have been in this file.
  private var active: Set<ObjectIdentifier> = []
  private(set) var followed: Set<ObjectIdentifier> = []

  var constants: [ObjectIdentifier: Value] = [:]
  /// The lists of controllers or tabs that were given to a bar.
  var lists: [ControllerList] = []
  /// What is being followed depends on these.
  var conditions: [Condition] = []
  /// The variable that says which tab is selected.
  var selection: String?

  init(declarations: Declarations, translations: Translations) {
    self.declarations = declarations
    self.translations = translations
  }

  /// Runs a body one level deeper, or returns `nil` where there are no levels or steps left. Long code takes more of them.
  func deeper<Result>(in code: Code? = nil, _ body: () -> Result) -> Result? {
    steps -= 1 + (code?.range.count ?? 0) / 64
    guard steps > 0, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Begins with a file: forgets what the one before made, and takes the steps for this one.
  func begin() {
    lists = []
    followed = []
    constants = [:]
    selection = nil
    stepsOfOthers += max(0, steps)
    steps = min(Self.stepsOfFile, stepsOfOthers)
    stepsOfOthers -= steps
  }

  /// Follows a function, unless it is being followed already: what calls itself is known only when the app runs.
  func following<Result>(_ function: AnyObject, _ body: () -> Result) -> Result? {
    guard active.insert(ObjectIdentifier(function)).inserted else { return nil }
    followed.insert(ObjectIdentifier(function))
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
    return result
  }

  // MARK: - Values

  func value(_ code: Code, _ scope: Scope) -> Value {
    deeper(in: code) { expression(code, scope) } ?? .unknown(code.text)
  }

  private func expression(_ code: Code, _ scope: Scope) -> Value {
    let file = code.file
    var code = code
    while code.begins("try", "await", "inout") {
      let isMarked = file.isToken(code.first + 1, "?") || file.isToken(code.first + 1, "!")
      code = code.from(code.first + (isMarked ? 2 : 1))
    }
    let unknown = Value.unknown(code.text)
    if code.begins("if", "switch") {
      let outcome = follow(code, scope)
      return outcome.isOpen ? unknown : outcome.value ?? unknown
    }
    if let index = file.operation(code.range) {
      let (left, right) = (code.before(index), code.from(index + 1))
      switch file.text(index) {
      case "?":
        guard let colon = file.colon(after: index, code.range.upperBound) else { return unknown }
        let (one, other) = (right.before(colon), code.from(colon + 1))
        if let truth = truth(left, scope) { return value(truth ? one : other, scope) }
        return value(one, scope).or(value(other, scope), Condition(text: left.text))
      case "as": return value(left, scope)
      case "+": return joined(value(left, scope), value(right, scope)) ?? unknown
      case "??":
        // What is known only when the app runs is not its default.
        let found = value(left, scope)
        return found.isNothing ? value(right, scope) : found.isUnknown ? unknown : found
      default: return truth(code, scope).map { .truth($0) } ?? unknown
      }
    }
    if code.begins("!") { return truth(code, scope).map { .truth($0) } ?? unknown }
    if code.begins("&") {
      // What a function changes is known only when the app runs.
      assign(unknown, to: code.from(code.first + 1), scope)
      return unknown
    }
    return chain(code, scope)
  }

  /// Returns the value of names, calls and indices one after the other.
  private func chain(_ code: Code, _ scope: Scope) -> Value {
    var links = code.file.links(code.range)[...]
    guard let last = links.last, last.end >= code.range.upperBound else { return .unknown(code.text) }
    if links.count > 1, links[0].name == "SwiftUI" { links = links.dropFirst() }
    guard let first = links.popFirst() else { return .unknown(code.text) }
    var value = primary(first, code.before(first.end), scope)
    var base = code.before(first.end)
    for link in links {
      let part = code.before(link.end)
      let call = Call(
        name: link.name, arguments: link.arguments, isCalled: link.isCalled, code: part, scope: scope)
      if link.index != nil {
        value = .unknown(part.text)
      } else {
        value = link.name.isEmpty ? self.call(value, call.values, part) : member(call, of: value, base)
      }
      base = part
    }
    return value
  }

  private func primary(_ link: Link, _ code: Code, _ scope: Scope) -> Value {
    let (file, first) = (code.file, code.first)
    let call = Call(
      name: link.name, arguments: link.arguments, isCalled: link.isCalled, code: code, scope: scope)
    if code.begins(".") { return link.isCalled ? implicit(call) : Value(.implicit(link.name, nil)) }
    if !link.name.isEmpty {
      switch link.name {
      case "nil": return .nothing
      case "true", "false": return .truth(link.name == "true")
      case let name: return link.isCalled ? free(call) : self.name(name, code, scope)
      }
    }
    if link.isCalled {
      // An empty list of a type: `[UIViewController]()`.
      if file.isToken(first, "["), link.arguments.isEmpty { return .array([]) }
      return self.call(value(code.before(file.after(first)), scope), call.values, code)
    }
    switch file.kind(first) {
    case .string: return file.string(first).map { .text($0) } ?? .unknown(code.text)
    case .number: return Int(file.text(first)).map { .number($0) } ?? .unknown(code.text)
    case .open where file.isToken(first, "{"):
      return Value(.closure(file.closure(file.inside(first)), scope))
    case .open where file.isToken(first, "["): return list(code, scope)
    case .open:
      let parts = file.split(file.inside(first))
      return parts.count == 1 ? value(file.code(parts[0]), scope) : .unknown(code.text)
    default: return .unknown(code.text)
    }
  }

  /// A list. What a dictionary has is not followed.
  private func list(_ code: Code, _ scope: Scope) -> Value {
    let file = code.file
    let parts = file.split(file.inside(code.first)).prefix(256)
    let isList = parts.allSatisfy { part in
      file.operation(part).map { file.isToken($0, "?") } == true
        || file.first(part) { file.isToken($0, ":") } == nil
    }
    guard isList, !file.isToken(code.first + 1, ":") else { return .unknown(code.text) }
    let values = parts.map { value(file.code($0), scope) }
    // `.name` has the type of the others.
    guard let type = values.lazy.compactMap(\.type).first else { return .array(values) }
    return .array(values.map { adapted($0, to: type.fullName, from: nil) })
  }

  /// Returns what two texts or lists are together.
  func joined(_ one: Value, _ other: Value) -> Value? {
    switch (one.meaning, other.meaning) {
    case (.text(let text), .text(let more)): Value(.text(text + more), one.condition ?? other.condition)
    case (.array(let values), .array(let more)): .array(values + more)
    default: nil
    }
  }

  // MARK: - Conditions

  /// Returns whether a condition holds for certain or does not, or `nil` where only the running app knows.
  func truth(_ code: Code, _ scope: Scope) -> Bool? {
    deeper { holds(code, scope) } ?? nil
  }

  private func holds(_ code: Code, _ scope: Scope) -> Bool? {
    let file = code.file
    if code.begins("let", "var") { return isBound(code, scope) }
    if code.begins("case") {
      let equals = file.first(code.range) { file.isToken($0, "=") } ?? code.range.upperBound
      return matches(file.patterns((code.first + 1)..<equals), value(code.from(equals + 1), scope))
    }
    if code.begins("#available", "#unavailable") { return code.begins("#available") }
    if let index = file.operation(code.range) {
      let (left, right) = (code.before(index), code.from(index + 1))
      let sign = file.text(index)
      switch sign {
      case "&&", "||":
        let parts = [truth(left, scope), truth(right, scope)]
        let decisive = sign == "||"
        return parts.contains(decisive) ? decisive : parts.contains(nil) ? nil : !decisive
      case "==", "!=":
        // Of a tab the look is wanted that it has while another is selected.
        if let selection, [left, right].contains(where: { $0.lastName == selection }) { return sign == "!=" }
        let (one, other) = (value(left, scope), value(right, scope))
        guard one.condition == nil, other.condition == nil else { return nil }
        // A session begins with an iPhone.
        if left.lastName == "userInterfaceIdiom", let name = right.lastName {
          return (name == "phone") == (sign == "==")
        }
        return one.isSame(as: other).map { $0 == (sign == "==") }
      case "?", "??", "as": break
      default: return nil
      }
    } else if code.begins("!") {
      return truth(code.from(code.first + 1), scope).map { !$0 }
    }
    let found = value(code, scope)
    guard case .truth(let truth) = found.meaning, found.condition == nil else { return nil }
    return truth
  }

  func truth(_ parts: [Code], _ scope: Scope) -> Bool? {
    let truths = parts.map { truth($0, scope) }
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }

  /// Returns whether `let name = value` finds one. Where there is a bar, there is a window.
  private func isBound(_ code: Code, _ scope: Scope) -> Bool? {
    let name = code.file.text(code.first + 1)
    if ["window", "scene", "self"].contains(where: name.lowercased().hasSuffix) { return true }
    let found = code.bound.map { value($0, scope) } ?? self.name(name, code, scope)
    guard found.condition == nil else { return nil }
    switch found.meaning {
    case .nothing: return false
    case .unknown, .implicit: return nil
    default: return true
    }
  }

  /// Binds the name of `if let` and `guard let`.
  func bind(condition code: Code, _ scope: Scope) {
    guard code.begins("let", "var"), let value = code.bound else { return }
    scope.names[code.file.text(code.first + 1)] = held(self.value(value, scope), value)
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

  /// Returns the bodies of an `if` or a `switch` that may be run, each with what that depends on, or `nil` for what holds for
  /// certain; and whether one of them is run in any case. Another statement has none.
  func choices(_ code: Code, _ scope: Scope) -> (choices: [Choice], isWhole: Bool)? {
    var parts: [(truth: Bool?, text: String, choice: Choice)] = []
    if code.begins("if") {
      parts = code.file.branches(code).map { branch in
        let truth = branch.conditions.isEmpty ? true : truth(branch.conditions, scope)
        return (truth, branch.head.text, Choice(body: branch.body, bindings: branch.conditions))
      }
    } else if code.begins("switch"), let (subject, cases) = code.file.cases(code) {
      let found = value(subject, scope)
      parts = cases.map { part in
        let truth = part.patterns.isEmpty ? true : matches(part.patterns, found)
        return (truth, part.words(subject), Choice(body: part.body))
      }
    } else {
      return nil
    }
    var result: [Choice] = []
    var first: String?
    for (truth, text, choice) in parts where truth != false {
      var choice = choice
      if first != nil || truth == nil {
        choice.condition = Condition(
          text: text.isEmpty ? Condition.not(first ?? "") : text, isOther: first != nil)
      }
      first = first ?? text
      result.append(choice)
      if truth == true { return (result, true) }
    }
    return (result, code.begins("switch"))
  }
}

/// A body that may be run.
struct Choice {
  let body: Code
  var condition: Condition?
  /// The conditions that give names to values.
  var bindings: [Code] = []
}

extension Code {
  /// The value that `let name = value` gives a name.
  fileprivate var bound: Code? { file.first(range) { file.isToken($0, "=") }.map { from($0 + 1) } }
}
