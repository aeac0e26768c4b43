/// Chooses what `#if` compiles for iOS, in a build for people.
///
/// What a flag compiles that only the project knows stays, marked as conditional; its `#else` does not.
enum Compilation {
  /// Returns the tokens that are compiled, without the directives.
  static func active(_ tokens: [Token], in bytes: [UInt8]) -> [Token] {
    /// For each `#if` around: whether its branch is compiled, whether one has been, and whether a flag decides.
    var levels = [(isActive: true, isTaken: false, isConditional: false)]
    var startsLine = false
    return tokens.compactMap { token in
      var (token, level) = (token, levels[levels.count - 1])
      guard token.kind == .directive else {
        guard level.isActive else { return nil }
        token.startsLine = token.startsLine || startsLine
        token.isConditional = level.isConditional
        startsLine = false
        return token
      }
      startsLine = true
      let line = bytes[Int(token.start)..<Int(token.end)].text
      if line.hasPrefix("#if") {
        level.isTaken = false
      } else if line.hasPrefix("#er") || line.hasPrefix("#w") {
        return nil
      }
      if !line.hasPrefix("#if"), levels.count > 1 { levels.removeLast() }
      guard !line.hasPrefix("#endif") else { return nil }
      let outer = levels[levels.count - 1]
      let file = CodeFile(
        ImportSource(path: "", bytes: Array(line.drop { $0 == "#" }.drop { $0.isLetter }.utf8)))
      let value = file.all.isEmpty ? true : holds(file.all, file)
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
    for (sign, isDecisive) in [("||" as StaticString, true), ("&&", false)] {
      let parts = file.split(range, at: sign)
      guard parts.count > 1 else { continue }
      let values = parts.map { holds($0, file) }
      return values.contains(isDecisive) ? isDecisive : values.contains(nil) ? nil : !isDecisive
    }
    if file.isToken(first, "!") { return holds(range.dropFirst(), file).map { !$0 } }
    if file.isToken(first, "(") { return holds(file.inside(first), file) }
    switch file.text(first) {
    case "true", "1", "TARGET_OS_IOS", "TARGET_OS_IPHONE": return true
    case "false", "0", "targetEnvironment", "DEBUG": return false
    case "os": return file.isToken(first + 2, "iOS")
    case "swift", "compiler":
      // Each Swift that apps are built with is 5 at least.
      let isKnown = Int(file.text(first + 3).prefix { $0 != "." }).map { $0 < 6 } == true
      return isKnown ? file.isToken(first + 2, ">=") : nil
    case "canImport":
      let name = file.text(first + 2)
      if name.isOne(of: "AppKit Cocoa WatchKit") { return false }
      return name.isOne(of: "Combine CoreData CoreGraphics Foundation Observation SwiftUI UIKit WidgetKit")
        ? true : nil
    default: return nil
    }
  }
}
