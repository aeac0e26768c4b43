/// A platform that code can be compiled for, by its name in `os()`.
enum TargetPlatform: String { case iOS, tvOS, macOS, watchOS, visionOS }

/// Chooses what `#if` compiles for a platform.
///
/// What depends on a flag that only the project knows stays, with the flag as its condition. Of a flag and `#else` the first
/// counts, of `DEBUG` the other.
enum Compilation {
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

  /// Leaves out the directives and the tokens that are not compiled; returns the conditions of the others.
  static func keepActive(_ tokens: inout [Token], in bytes: [UInt8], for platform: TargetPlatform)
    -> [Condition]
  {
    var conditions: [Condition] = []
    var levels: [Level] = []
    var startsLine = false
    var kept = 0
    for index in tokens.indices {
      var token = tokens[index]
      guard token.kind == .directive else {
        guard levels.last?.isActive ?? true else { continue }
        token.startsLine = token.startsLine || startsLine
        token.condition = levels.last?.condition ?? 0
        startsLine = false
        tokens[kept] = token
        kept += 1
        continue
      }
      startsLine = true
      let line = bytes[Int(token.start)..<Int(token.end)].text
      let text = line.drop { $0 == "#" }.drop { $0.isLetter }.filter { !$0.isWhitespace }
      if line.hasPrefix("#if") {
        var level = Level(outer: levels.last?.condition ?? 0, wasActive: levels.last?.isActive ?? true)
        let isGuard = line.hasPrefix("#ifndef") || line.hasPrefix("#ifdef")
        begin(text, isGuard ? true : isTrue(text, for: platform), &level, &conditions)
        levels.append(level)
      } else if line.hasPrefix("#el"), var level = levels.popLast() {
        let isLast = !line.hasPrefix("#eli") && !line.hasPrefix("#elsei")
        begin(isLast ? "" : text, isLast ? true : isTrue(text, for: platform), &level, &conditions)
        levels.append(level)
      } else if line.hasPrefix("#endif") {
        _ = levels.popLast()
      }
    }
    tokens.removeLast(tokens.count - kept)
    return conditions
  }

  /// Begins a branch: whether it is compiled, and under which condition.
  private static func begin(
    _ text: String, _ value: Bool?, _ level: inout Level, _ conditions: inout [Condition]
  ) {
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
  private static func isTrue(_ condition: String, for platform: TargetPlatform) -> Bool? {
    func joined(_ values: [Bool?], _ decisive: Bool) -> Bool? {
      if values.contains(decisive) { return decisive }
      return values.contains(nil) ? nil : !decisive
    }
    return joined(
      condition.split(separator: "|").map { part in
        joined(
          part.split(separator: "&").map { term in
            let isNegated = term.prefix { $0 == "!" || $0 == "(" }.filter { $0 == "!" }.count == 1
            return known(String(term.drop { $0 == "!" || $0 == "(" }), for: platform).map { $0 != isNegated }
          }, false)
      }, true)
  }

  private static func known(_ term: String, for platform: TargetPlatform) -> Bool? {
    if term.hasPrefix("true") || term.hasPrefix("1") { return true }
    if term.hasPrefix("false") || term.hasPrefix("0") { return false }
    if term.hasPrefix("TARGET_OS_") {
      let name = term.dropFirst(10).lowercased()
      return name == "iphone" ? platform != .macOS : name == platform.rawValue.lowercased()
    }
    let parts = term.split { "(),".contains($0) }
    guard parts.count > 1 else { return nil }
    let name = String(parts[1])
    switch parts[0] {
    case "os": return name == platform.rawValue
    case "canImport":
      if name == "AppKit" || name == "Cocoa" { return platform == .macOS }
      if name == "UIKit" { return platform != .macOS }
      if name == "WatchKit" { return platform == .watchOS }
      return true
    case "targetEnvironment": return false
    case "swift", "compiler": return true
    default: return nil
    }
  }
}
