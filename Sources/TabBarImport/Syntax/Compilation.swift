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
    guard tokens.contains(where: { $0.kind == .directive }) else { return [] }
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

  /// Returns whether a condition holds, or `nil` where only the project knows.
  private func isTrue(_ condition: String) -> Bool? {
    let file = CodeFile(ImportSource(path: "condition.swift", bytes: Array(condition.utf8)))
    return holds(file.all, file)
  }

  private func holds(_ range: Range<Int>, _ file: CodeFile) -> Bool? {
    guard let first = range.first else { return nil }
    if let index = file.operation(range), ["||", "&&"].contains(file.text(index)) {
      let parts = [range.lowerBound..<index, (index + 1)..<range.upperBound].map { holds($0, file) }
      let decisive = file.isToken(index, "||")
      return parts.contains(decisive) ? decisive : parts.contains(nil) ? nil : !decisive
    }
    if file.isToken(first, "!") { return holds(range.dropFirst(), file).map { !$0 } }
    if file.isToken(first, "("), file.after(first) == range.upperBound {
      return holds(file.inside(first), file)
    }
    let name = file.text(first + 2)
    switch file.text(first) {
    case "true", "1", "TARGET_OS_IOS", "TARGET_OS_IPHONE": return true
    case "false", "0": return false
    case "os": return name == "iOS"
    case "canImport": return !["AppKit", "Cocoa", "WatchKit"].contains(name)
    case "swift", "compiler": return true
    case "targetEnvironment": return false
    case let flag: return flag.hasPrefix("TARGET_OS_") ? false : nil
    }
  }
}
