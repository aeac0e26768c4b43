/// Follows code as far as its values can be known: literals, constants, enumerations, functions with arguments.
///
/// It takes no more than a fixed number of steps and levels, whatever the code is.
final class Evaluator {
  let declarations: Declarations
  let translations: Translations
  /// The steps that are left. A step is about one token.
  private(set) var steps = 0
  /// The steps that are left for the files after this one.
  private var stepsOfOthers = 32_000_000
  /// The most steps for one file. A large file of an app needs a hundred thousand.
  private static let stepsOfFile = 1_000_000
  private var depth = 0
  /// The functions that are being followed.
  private var active: Set<ObjectIdentifier> = []
  /// The deepest nesting of expressions and calls that is followed.
  private static let deepest = 60

  /// The values of the static and global properties that were asked for.
  var constants: [ObjectIdentifier: Value] = [:]
  /// The tab bar items, in the order in which they were made.
  var items: [Object] = []
  /// The lists of controllers or tabs that were given to a bar.
  var lists: [ControllerList] = []
  /// The conditions around what is being followed, as they are written.
  var conditions: [String] = []

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
  @discardableResult
  func following<Result>(_ function: DeclaredFunction, _ body: () -> Result) -> Result? {
    guard active.insert(ObjectIdentifier(function)).inserted else { return nil }
    defer { active.remove(ObjectIdentifier(function)) }
    return body()
  }

  /// Takes steps away for work of a known size.
  func steps(for count: Int) { steps -= count }

  /// Returns the value of an expression.
  func value(_ range: Range<Int>, _ scope: Scope) -> Value {
    let file = scope.file
    return deeper { value(of: trimmed(range, file), scope) } ?? .unknown(file.text(range))
  }

  /// Leaves out the words before an expression that do not change its value.
  private func trimmed(_ range: Range<Int>, _ file: CodeFile) -> Range<Int> {
    var range = range
    while let first = range.first {
      if file.isToken(first, "try") || file.isToken(first, "await") || file.isToken(first, "return")
        || file.isToken(first, "&")
      {
        range = range.dropFirst()
        if file.isToken(first, "try"), file.isToken(first + 1, "?") || file.isToken(first + 1, "!") {
          range = range.dropFirst()
        }
      } else {
        break
      }
    }
    return range
  }

  private func value(of range: Range<Int>, _ scope: Scope) -> Value {
    let file = scope.file
    guard let first = range.first else { return .unknown("") }
    if file.isToken(first, "if") {
      return ofBranches(Statements.branches(ofIf: first, in: range, file), scope)
        ?? .unknown(file.text(range))
    }
    if file.isToken(first, "switch") { return run(range, in: scope).value ?? .unknown(file.text(range)) }
    var signs: [(index: Int, name: String)] = []
    var question: Int?
    var end = range.upperBound
    var index = first
    while index < range.upperBound {
      steps -= 1
      let token = file.tokens[index]
      if token.kind == .sign, index > first {
        if file.isToken(index, "?"), token.followsSpace, question == nil { question = index }
        if file.isToken(index, "??") || file.isToken(index, "+") || file.isToken(index, "==")
          || file.isToken(index, "!=") || file.isToken(index, "&&") || file.isToken(index, "||")
          || file.isToken(index, ">") && token.followsSpace || file.isToken(index, "<") && token.followsSpace
          || file.isToken(index, "-") || file.isToken(index, "..<") || file.isToken(index, "...")
        {
          signs.append((index, file.text(index)))
        }
      } else if file.isToken(index, "as"), end == range.upperBound {
        end = index
      }
      index = max(index + 1, file.after(index))
    }
    if let question { return choice(range, question, scope) }
    if let sign = signs.first { return combined(range, signs.map(\.index), sign.name, scope) }
    return postfix(first..<end, scope)
  }

  /// Returns the value of `condition ? one : other`.
  private func choice(_ range: Range<Int>, _ question: Int, _ scope: Scope) -> Value {
    let file = scope.file
    var index = question + 1
    var open = 1
    while index < range.upperBound {
      if file.isToken(index, "?"), file.tokens[index].followsSpace { open += 1 }
      if file.isToken(index, ":") {
        open -= 1
        if open == 0 { break }
      }
      index = max(index + 1, file.after(index))
    }
    guard index < range.upperBound else { return .unknown(file.text(range)) }
    let condition = range.lowerBound..<question
    // A comparison with the tab that is selected at first holds for that one only, and until another is selected.
    if speaksOfSelection(condition, file), condition.contains(where: { file.isToken($0, "==") }) {
      return value((index + 1)..<range.upperBound, scope)
    }
    switch truth(condition, scope) {
    case true?: return value((question + 1)..<index, scope)
    case false?: return value((index + 1)..<range.upperBound, scope)
    case nil:
      let first = value((question + 1)..<index, scope)
      let second = value((index + 1)..<range.upperBound, scope)
      if first.isNothing { return second }
      if second.isNothing { return first }
      return speaksOfSelection(condition, file) ? second : first
    }
  }

  /// Returns whether a condition asks which tab is selected. Where it does not hold, most tabs are.
  func speaksOfSelection(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    guard !range.contains(where: { file.isToken($0, "!=") || file.isToken($0, "!") }) else { return false }
    return range.contains { index in
      guard file.kind(index) == .name else { return false }
      let word = file.text(index).lowercased()
      if word.contains("select") || ["active", "isactive", "iscurrent", "sel"].contains(word) { return true }
      // UIDevice.current is the device.
      if word == "current" { return !file.isToken(index - 1, ".") }
      // currentTab is the selected one; currentUser says nothing of tabs.
      return (word.contains("active") || word.contains("current"))
        && ["tab", "index", "item", "page", "section"].contains { word.contains($0) }
    }
  }

  /// Returns whether a condition holds on devices other than the iPhone that a session of an app begins with.
  private func isOfOtherDevice(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    range.contains { file.kind($0) == .name && file.text($0).lowercased().hasSuffix("idiom") }
      && range.contains { index in
        (["pad", "mac", "tv", "vision", "carPlay"] as [StaticString]).contains { file.isToken(index, $0) }
          && file.isToken(index - 1, ".")
      } && !range.contains { file.isToken($0, "!=") || file.isToken($0, "!") }
  }

  private func combined(_ range: Range<Int>, _ indices: [Int], _ sign: String, _ scope: Scope) -> Value {
    let file = scope.file
    let first = indices[0]
    let unknown = Value.unknown(file.text(range))
    switch sign {
    case "??":
      let left = value(range.lowerBound..<first, scope)
      guard left.isUnknown || left.isNothing else { return left }
      let right = value((first + 1)..<range.upperBound, scope)
      // What is known only when the app runs is not its default.
      return left.isUnknown ? unknown : right
    case "+":
      var text = ""
      var number: Int?
      var list: [Value] = []
      var start = range.lowerBound
      for end in indices + [range.upperBound] {
        switch value(start..<end, scope) {
        case .text(let part): text += part
        case .array(let part): list += part
        case .number(let part): number = (number ?? 0).addingReportingOverflow(part).partialValue
        default: return unknown
        }
        start = end + 1
      }
      if let number { return text.isEmpty && list.isEmpty ? .number(number) : unknown }
      return list.isEmpty ? .text(text) : .array(list)
    case "..<", "...":
      guard case .number(let low) = value(range.lowerBound..<first, scope),
        case .number(let high) = value((first + 1)..<range.upperBound, scope),
        low <= high, high - low < 64
      else { return unknown }
      return .array((low..<(sign == "..." ? high + 1 : high)).map { .number($0) })
    default:
      return truth(range, scope).map { .truth($0) } ?? unknown
    }
  }

  /// Returns whether a condition holds, or `nil` where only the running app knows.
  func truth(_ range: Range<Int>, _ scope: Scope) -> Bool? {
    let file = scope.file
    guard let first = range.first else { return nil }
    if file.isToken(first, "#available") { return true }
    if file.isToken(first, "#unavailable") { return false }
    if file.isToken(first, "!") { return truth((first + 1)..<range.upperBound, scope).map { !$0 } }
    if range.count == 1, file.isToken(first, "true") { return true }
    if range.count == 1, file.isToken(first, "false") { return false }
    let isComparison = { (index: Int) in
      file.isToken(index, "==") || file.isToken(index, "!=")
        || file.tokens[index].followsSpace && (file.isToken(index, "<") || file.isToken(index, ">"))
    }
    guard let sign = range.first(where: isComparison),
      !range.contains(where: { file.isToken($0, "&&") || file.isToken($0, "||") })
    else {
      guard range.count < 12, !range.contains(where: { file.isOpen($0, "{") }), file.kind(first) == .name,
        case .truth(let value)? = deeper(1, { postfix(range, scope) })
      else { return nil }
      return value
    }
    let left = value(range.lowerBound..<sign, scope)
    let right = value((sign + 1)..<range.upperBound, scope)
    if file.isToken(sign, "<") || file.isToken(sign, ">") {
      guard case .number(let one) = left, case .number(let other) = right else { return nil }
      return file.isToken(sign, "<") ? one < other : one > other
    }
    return isSame(left, right).map { $0 == file.isToken(sign, "==") }
  }

  /// Returns whether two values are the same, or `nil` where only the running app knows.
  func isSame(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.enumCase(_, let one), .enumCase(_, let other)): one == other
    case (.enumCase(_, let one), .implicit(let other)), (.implicit(let other), .enumCase(_, let one)):
      one == other
    case (.text(let one), .text(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.truth(let one), .truth(let other)): one == other
    case (.nothing, .nothing): true
    case (.nothing, .unknown), (.unknown, .nothing): nil
    case (.nothing, _), (_, .nothing): false
    default: nil
    }
  }

  /// Returns the value of the branch of an `if` that is followed.
  private func ofBranches(_ branches: [Statements.Branch], _ scope: Scope) -> Value? {
    for branch in chosen(branches, scope) {
      if let value = run(branch.body, in: Scope(file: scope.file, outer: scope)).value { return value }
    }
    return nil
  }

  /// Returns the branches of an `if` that may be taken, the likeliest first.
  func chosen(_ branches: [Statements.Branch], _ scope: Scope) -> [Statements.Branch] {
    var result: [Statements.Branch] = []
    for branch in branches {
      if branch.condition.isEmpty {
        result.append(branch)
        break
      }
      switch truth(branch.condition, scope) {
      case true?:
        result.append(branch)
        return result
      case false?: continue
      case nil: result.append(branch)
      }
    }
    result =
      result.filter { !isOfOtherDevice($0.condition, scope.file) }
      + result.filter { isOfOtherDevice($0.condition, scope.file) }
    if let first = result.first, result.count > 1, speaksOfSelection(first.condition, scope.file) {
      result.append(result.removeFirst())
    }
    return result
  }
}
