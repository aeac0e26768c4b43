package import TabBarPlayground

/// What the command line says about a design in place of what its session says.
package struct Overrides {
  /// An option, and the command that says the same, or why its value does not fit.
  private struct Override {
    let option: String
    let command: Command
    var invocation: Result<Invocation, CommandError>
  }

  private var overrides: [Override] = []

  /// Creates overrides that change nothing.
  package init() {}

  /// Adds an option that stands for a command with one argument, unless it was not given.
  package mutating func add(_ option: String, _ command: Command, _ value: String?) {
    guard let value else { return }
    overrides.append(
      Override(
        option: option, command: command,
        invocation: Result { () throws(CommandError) in try Invocation(command, [value]) }))
  }

  /// Returns whether a command of a session says what is said here in its place.
  func replace(_ command: Command) -> Bool { overrides.contains { $0.command.name == command.sets } }

  /// Checks the values without applying them to anything.
  ///
  /// - Throws: An error that names the option whose value is no such value.
  func check() throws(SessionReadingError) {
    for override in overrides {
      if case .failure(let error) = override.invocation { throw .option(override.option, error) }
    }
  }

  /// Returns the same with what a device's file describes in place of the file.
  func reading(_ store: any SessionStore) throws(SessionReadingError) -> Overrides {
    var result = self
    for (index, override) in overrides.enumerated() {
      guard let path = (try? override.invocation.get())?.deviceFile else { continue }
      result.overrides[index].invocation = .success(try DeviceReading.invocation(at: path, in: store))
    }
    return result
  }

  /// Returns a draft with the options in force.
  ///
  /// - Throws: An error that names the option whose value does not fit.
  package func applied(to draft: Draft) throws(SessionReadingError) -> Draft {
    var playground = Playground(Document(draft: draft))
    for override in overrides {
      do {
        _ = try playground.perform(override.invocation.get())
      } catch {
        throw .option(override.option, error)
      }
    }
    return playground.draft
  }

  /// Returns a draft with those of the options in force that fit it.
  func appliedWherePossible(to draft: Draft) -> Draft {
    guard !overrides.isEmpty else { return draft }
    var playground = Playground(Document(draft: draft))
    for override in overrides { _ = try? playground.perform(override.invocation.get()) }
    return playground.draft
  }
}
