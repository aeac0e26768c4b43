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

  /// Whether nothing is said.
  var isEmpty: Bool { lines.isEmpty }

  /// Returns whether a command of a session says what is said here in its place.
  func replace(_ command: Command) -> Bool {
    lines.contains { $0.command.hasPrefix(command.name + " ") }
      || command.name == "rotate" && lines.contains { $0.option == "--orientation" }
  }

  /// Reads the options without applying them to anything.
  ///
  /// - Throws: An error that names the option whose value is no such value.
  func check() throws(SessionReadingError) {
    for line in lines {
      do {
        _ = try Invocation.parsed(from: line.command)
      } catch {
        throw .option(line.option, error)
      }
    }
  }

  /// Returns the same with what stands in a device's file in place of the file.
  func reading(_ store: any SessionStore) throws(SessionReadingError) -> Overrides {
    var overrides = self
    for (index, line) in lines.enumerated() {
      guard let command = try? Invocation.parsed(from: line.command), let path = command.deviceFile else {
        continue
      }
      overrides.lines[index].command = try DeviceReading.command(at: path, in: store)
    }
    return overrides
  }

  /// Returns a draft with the options in force.
  ///
  /// - Throws: An error that names the option whose value does not fit.
  package func applied(to draft: Draft) throws(SessionReadingError) -> Draft {
    var playground = Playground(Document(draft: draft))
    for line in lines {
      do {
        try playground.perform(line.command)
      } catch {
        throw .option(line.option, error)
      }
    }
    return playground.draft
  }

  /// Returns a draft with those of the options in force that fit it.
  func appliedWherePossible(to draft: Draft) -> Draft {
    guard !isEmpty else { return draft }
    var playground = Playground(Document(draft: draft))
    for line in lines { try? playground.perform(line.command) }
    return playground.draft
  }
}

extension Playground {
  fileprivate mutating func perform(_ line: String) throws(CommandError) {
    if let invocation = try Invocation.parsed(from: line) { _ = try perform(invocation) }
  }
}
