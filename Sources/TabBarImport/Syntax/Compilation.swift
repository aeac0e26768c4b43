/// Chooses what `#if` compiles for iOS.
///
/// What depends on a flag that only the project knows stays, with the flag as its condition. Of a flag and `#else` the first
/// counts, of `DEBUG` the other.
struct Compilation {
  private struct Level {
    let outer: UInt16
    let wasActive: Bool
    /// Whether a branch is compiled for certain, so that those after it are not.
    var isTaken = false
    /// The number of the condition of the first branch that only the project knows.
    var open: UInt16?
    var isActive = false
    var condition: UInt16 = 0
  }

  private var conditions: [Condition] = []
  private var levels: [Level] = []

  /// Leaves out the directives and the tokens that are not compiled; returns the conditions of the others.
  static func keepActive(_ tokens: inout [Token], in bytes: [UInt8]) -> [Condition] {
    var compilation = Compilation()
    var startsLine = false
    tokens = tokens.compactMap { token in
      guard token.kind != .directive else {
        startsLine = true
        compilation.follow(bytes[Int(token.start)..<Int(token.end)].text)
        return nil
      }
      guard compilation.levels.last?.isActive ?? true else { return nil }
      var kept = token
      kept.startsLine = token.startsLine || startsLine
      kept.condition = compilation.levels.last?.condition ?? 0
      startsLine = false
      return kept
    }
    return compilation.conditions
  }

  private mutating func follow(_ line: String) {
    let text = line.drop { $0 == "#" }.drop { $0.isLetter }.filter { !$0.isWhitespace }
    if line.hasPrefix("#if") {
      let level = Level(outer: levels.last?.condition ?? 0, wasActive: levels.last?.isActive ?? true)
      let isGuard = line.hasPrefix("#ifndef") || line.hasPrefix("#ifdef")
      begin(level, text, isGuard ? true : isTrue(text))
    } else if line.hasPrefix("#el"), let level = levels.popLast() {
      let isLast = !line.hasPrefix("#eli") && !line.hasPrefix("#elsei")
      begin(level, isLast ? "" : text, isLast ? true : isTrue(text))
    } else if line.hasPrefix("#endif") {
      _ = levels.popLast()
    }
  }

  /// Begins a branch: whether it is compiled, and under which condition.
  private mutating func begin(_ outer: Level, _ text: String, _ value: Bool?) {
    var level = outer
    defer { levels.append(level) }
    level.isActive = level.wasActive && !level.isTaken && value != false
    level.condition = level.outer
    if value == true { level.isTaken = true }
    guard level.isActive, conditions.count < Int(UInt16.max), value == nil || level.open != nil else {
      return
    }
    if let open = level.open, text.isEmpty, conditions[Int(open) - 1].text == "DEBUG" {
      // A build for people has what is not for debugging.
      conditions[Int(open) - 1].isOther = true
      return
    }
    let first = level.open.map { conditions[Int($0) - 1].text } ?? text
    conditions.append(Condition(text: text.isEmpty ? Condition.not(first) : text, isOther: level.open != nil))
    level.condition = UInt16(conditions.count)
    level.open = level.open ?? level.condition
  }

  /// Returns whether a condition holds, or `nil` where only the project knows. It reads `&&`, `||` and `!` from left to
  /// right; brackets around several conditions count as unknown.
  private func isTrue(_ condition: String) -> Bool? {
    func joined(_ values: [Bool?], _ decisive: Bool) -> Bool? {
      values.contains(decisive) ? decisive : values.contains(nil) ? nil : !decisive
    }
    return joined(
      condition.split(separator: "|").map { part in
        joined(
          part.split(separator: "&").map { term in
            let signs = term.prefix { $0 == "!" || $0 == "(" }
            return known(term.dropFirst(signs.count)).map { $0 != (signs.filter { $0 == "!" }.count == 1) }
          }, false)
      }, true)
  }

  private func known(_ term: Substring) -> Bool? {
    if term.hasPrefix("true") || term.hasPrefix("1") { return true }
    if term.hasPrefix("false") || term.hasPrefix("0") { return false }
    if term.hasPrefix("TARGET_OS_") { return ["IOS", "IPHONE"].contains(term.dropFirst(10)) }
    let parts = term.split { "(),".contains($0) }
    guard parts.count > 1 else { return nil }
    switch (parts[0], parts[1]) {
    case ("os", let name): return name == "iOS"
    case ("canImport", let name): return !["AppKit", "Cocoa", "WatchKit"].contains(name)
    case ("swift", _), ("compiler", _): return true
    case ("targetEnvironment", _): return false
    default: return nil
    }
  }
}
