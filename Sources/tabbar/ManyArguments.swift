import ArgumentParser
import TabBarShell

/// The sessions of a call, of which the parser of the command line sees only a few.
///
/// The parser's time grows with the square of the number of arguments: 4 seconds for 10,000. Sessions after a plain
/// argument are withheld: each row of them becomes one argument with a null character, which no caller can give.
struct ManyArguments: ParsableArguments {
  @Argument(help: "The sessions, or folders of them; - is standard input.", completion: .sessions)
  var sessions: [String]

  /// All sessions, including those withheld from the parser.
  var all: [String] { Self.sessions(sessions, in: Array(ProgramStart.arguments.dropFirst())) }

  /// Shorter calls are passed on unchanged.
  private static let least = 100

  static func shortened(_ arguments: [String]) -> [String] {
    guard arguments.count >= least, ["check", "replay", "pin", "tidy"].contains(arguments.first) else {
      return arguments
    }
    var result: [String] = []
    var isAfterPlain = false
    var index = 0
    while index < arguments.count {
      guard isPlain(arguments[index]), isAfterPlain else {
        result.append(arguments[index])
        isAfterPlain = isPlain(arguments[index])
        index += 1
        continue
      }
      let start = index
      while index < arguments.count, isPlain(arguments[index]) { index += 1 }
      result.append("\0\(start) \(index)")
    }
    return result
  }

  static func sessions(_ parsed: [String], in arguments: [String]) -> [String] {
    guard parsed.contains(where: { $0.hasPrefix("\0") }) else { return parsed }
    return parsed.flatMap { session in
      let ends = session.dropFirst().split(separator: " ").compactMap { Int($0) }
      guard session.hasPrefix("\0"), ends.count == 2, ends[0] <= ends[1], ends[1] <= arguments.count else {
        return [session]
      }
      return Array(arguments[ends[0]..<ends[1]])
    }
  }

  /// Whether an argument is no option. The value of an option looks the same, but follows an option.
  private static func isPlain(_ argument: String) -> Bool { argument == "-" || !argument.hasPrefix("-") }
}
