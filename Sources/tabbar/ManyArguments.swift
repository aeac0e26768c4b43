/// A call with very many sessions, made short for the parser of the command line.
///
/// The parser's time grows with the square of the number of arguments: 4 seconds for 10,000. What cannot be anything
/// but a session, because it follows a plain argument, is kept from it: each row of them becomes one argument that no
/// caller can give, since it has a null character.
enum ManyArguments {
  /// Shorter calls are left alone.
  private static let least = 100

  /// Returns the arguments for the parser.
  static func shortened(_ arguments: [String]) -> [String] {
    guard arguments.count >= least, arguments.first == "check" || arguments.first == "replay" else {
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

  /// Returns the sessions that a parsed argument stands for.
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

  /// Whether an argument is no option. The value of an option is plain as well, but follows one.
  private static func isPlain(_ argument: String) -> Bool { argument == "-" || !argument.hasPrefix("-") }
}
