extension Playground {
  /// Returns the error of a line in a file or from a pipe, where nothing but commands is taken: with the lines to type
  /// where it is clear what is meant and that can be done, and else with nothing more.
  package func naming(_ error: CommandError, insteadOf line: String) -> CommandError {
    guard error.lines.isEmpty else { return error }
    let found = suggesting(error, insteadOf: line)
    guard !found.isQuestion, found.lines != canonical(line).map({ [$0] }), after(found.lines) != nil else {
      return error
    }
    return found
  }
}
