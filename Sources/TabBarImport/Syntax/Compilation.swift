/// Chooses what `#if` compiles for iOS, in a build for people.
///
/// What a flag compiles that only the project knows stays, marked with the flag; its `#else` does not.
struct Compilation {
  private struct Level {
    let wasActive: Bool
    let outer: UInt16
    /// Whether a branch has been kept, so that those after it are not.
    var isTaken = false
    var isActive = false
    var flag: UInt16 = 0
  }

  private var flags: [String] = []
  private var levels: [Level] = []

  /// Leaves out the directives and the tokens that are not compiled; returns the flags of the others.
  static func keepActive(_ tokens: inout [Token], in bytes: [UInt8]) -> [String] {
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
      kept.flag = compilation.levels.last?.flag ?? 0
      startsLine = false
      return kept
    }
    return compilation.flags
  }

  private mutating func follow(_ line: String) {
    let text = line.drop { $0 == "#" }.drop { $0.isLetter }.filter { !$0.isWhitespace }
    if line.hasPrefix("#if") {
      begin(Level(wasActive: levels.last?.isActive ?? true, outer: levels.last?.flag ?? 0), text)
    } else if line.hasPrefix("#el"), let level = levels.popLast() {
      begin(level, text)
    } else if line.hasPrefix("#endif") {
      _ = levels.popLast()
    }
  }

  /// Begins a branch; `#else` has no text.
  private mutating func begin(_ outer: Level, _ text: String) {
    var level = outer
    let file = CodeFile(ImportSource(path: "condition.swift", bytes: Array(text.utf8)))
    let value = text.isEmpty ? true : Self.holds(file.all, file)
    level.isActive = level.wasActive && !level.isTaken && value != false
    level.isTaken = level.isTaken || value != false
    level.flag = level.outer
    if level.isActive, value == nil, flags.count < Int(UInt16.max) {
      flags.append(text)
      level.flag = UInt16(flags.count)
    }
    levels.append(level)
  }

  /// Returns whether a condition holds, or `nil` where only the project knows.
  private static func holds(_ range: Range<Int>, _ file: CodeFile) -> Bool? {
    guard let first = range.first else { return nil }
    for (sign, isDecisive) in [("||", true), ("&&", false)] {
      guard let index = file.first(range, { file.text($0) == sign }) else { continue }
      let parts = [range.lowerBound..<index, (index + 1)..<range.upperBound].map { holds($0, file) }
      return parts.contains(isDecisive) ? isDecisive : parts.contains(nil) ? nil : !isDecisive
    }
    if file.isToken(first, "!") { return holds(range.dropFirst(), file).map { !$0 } }
    if file.isToken(first, "(") { return holds(file.inside(first), file) }
    let name = file.text(first + 2)
    switch file.text(first) {
    case "true", "1", "swift", "compiler", "TARGET_OS_IOS", "TARGET_OS_IPHONE": return true
    case "false", "0", "targetEnvironment", "DEBUG": return false
    case "os": return name == "iOS"
    case "canImport": return !["AppKit", "Cocoa", "WatchKit"].contains(name)
    default: return nil
    }
  }
}
