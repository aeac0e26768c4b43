/// Chooses what `#if` compiles for iOS, in a build for people.
///
/// What a flag compiles that only the project knows stays, marked as conditional; its `#else` does not.
enum Compilation {
  private struct Level {
    var isActive = true
    /// Whether a branch has been kept, so that those after it are not.
    var isTaken = false
    var isConditional = false
  }

  /// Returns the tokens that are compiled, without the directives.
  static func active(_ tokens: [Token], in bytes: [UInt8]) -> [Token] {
    var levels = [Level()]
    var startsLine = false
    return tokens.compactMap { token in
      guard token.kind == .directive else {
        let level = levels[levels.count - 1]
        guard level.isActive else { return nil }
        var kept = token
        kept.startsLine = token.startsLine || startsLine
        kept.isConditional = level.isConditional
        startsLine = false
        return kept
      }
      startsLine = true
      let line = bytes[Int(token.start)..<Int(token.end)].text
      if line.hasPrefix("#if") { levels.append(Level()) }
      guard line.hasPrefix("#if") || line.hasPrefix("#e") && !line.hasPrefix("#er"), levels.count > 1,
        var level = levels.popLast(), !line.hasPrefix("#endif")
      else { return nil }
      let outer = levels[levels.count - 1]
      let condition = CodeFile(
        ImportSource(path: "", bytes: Array(line.drop { $0 == "#" }.drop { $0.isLetter }.utf8)))
      let value = condition.all.isEmpty ? true : holds(condition.all, condition)
      level.isActive = outer.isActive && !level.isTaken && value != false
      level.isTaken = level.isTaken || value != false
      level.isConditional = outer.isConditional || value == nil
      levels.append(level)
      return nil
    }
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
    case "canImport": return !name.isOne(of: "AppKit Cocoa WatchKit")
    default: return nil
    }
  }
}
