package import TabBarPlayground

/// What the command line says about a design in place of what its session says.
package struct Overrides {
  /// The options that were given, each with the command that it stands for.
  private var lines: [(option: String, command: String)] = []

  /// Creates overrides that change nothing.
  package init() {}

  /// Adds an option that stands for a command with one argument, unless it was not given.
  package mutating func add(_ option: String, _ command: String, _ value: String?) {
    if let value { lines.append((option, "\(command) \(Quoting.quoted(value))")) }
  }

  /// Returns a draft with the options in force.
  ///
  /// - Throws: An error that names the option whose value does not fit.
  package func applied(to document: Document) throws(SessionReadingError) -> Draft {
    var playground = Playground(document)
    for line in lines {
      do {
        if let invocation = try Invocation.parsed(from: line.command) {
          _ = try playground.perform(invocation)
        }
      } catch {
        throw .option(line.option, error)
      }
    }
    return playground.draft
  }
}
