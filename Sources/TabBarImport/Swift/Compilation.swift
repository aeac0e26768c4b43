/// A platform that code can be compiled for, by its name in `os()`.
enum TargetPlatform: String {
  case iOS, tvOS, macOS, watchOS, visionOS
}

/// Chooses what `#if` compiles for a platform.
///
/// A condition that only a project knows, such as a flag of its own, counts as true.
enum Compilation {
  /// Leaves out the directives and the tokens that are not compiled.
  static func keepActive(
    _ tokens: inout [Token], in bytes: [UInt8], for platform: TargetPlatform, isDebug: Bool
  ) {
    struct Level {
      var wasActive: Bool
      var isTaken: Bool
      var isActive: Bool
    }
    var levels: [Level] = []
    var isActive = true
    var startsLine = false
    var kept = 0
    for index in tokens.indices {
      var token = tokens[index]
      guard token.kind == .directive else {
        guard isActive else { continue }
        if startsLine { token.startsLine = true }
        startsLine = false
        tokens[kept] = token
        kept += 1
        continue
      }
      startsLine = true
      let line = bytes[Int(token.start)..<Int(token.end)].text
      let condition = line.drop { $0 == "#" }.drop { $0.isLetter }
      if line.hasPrefix("#if") {
        let value =
          line.hasPrefix("#ifndef")
          ? true : isTrue(String(condition), for: platform, debug: isDebug)
        levels.append(Level(wasActive: isActive, isTaken: value, isActive: value))
      } else if line.hasPrefix("#elseif") || line.hasPrefix("#elif"), let level = levels.last {
        let value = !level.isTaken && isTrue(String(condition), for: platform, debug: isDebug)
        levels[levels.count - 1].isActive = value
        levels[levels.count - 1].isTaken = level.isTaken || value
      } else if line.hasPrefix("#else"), let level = levels.last {
        levels[levels.count - 1].isActive = !level.isTaken
        levels[levels.count - 1].isTaken = true
      } else if line.hasPrefix("#endif"), let level = levels.popLast() {
        isActive = level.wasActive
        continue
      }
      if let level = levels.last { isActive = level.wasActive && level.isActive }
    }
    tokens.removeLast(tokens.count - kept)
  }

  /// Returns whether a condition holds. It reads `&&`, `||` and `!` from left to right; brackets around several
  /// conditions count as unknown.
  static func isTrue(
    _ condition: String, for platform: TargetPlatform, debug: Bool
  ) -> Bool {
    condition.split(separator: "|", omittingEmptySubsequences: true).contains { part in
      part.split(separator: "&", omittingEmptySubsequences: true).allSatisfy { term in
        var text = String(term.filter { !$0.isWhitespace })
        var isNegated = false
        while text.first == "!" || text.first == "(" {
          if text.first == "!" { isNegated.toggle() }
          text.removeFirst()
        }
        let value = known(text, for: platform, debug: debug)
        return value.map { $0 != isNegated } ?? true
      }
    }
  }

  private static func known(_ term: String, for platform: TargetPlatform, debug: Bool) -> Bool? {
    if term.hasPrefix("DEBUG") { return debug }
    if term.hasPrefix("true") || term.hasPrefix("1") { return true }
    if term.hasPrefix("false") || term.hasPrefix("0") { return false }
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
