import TabBarCore
package import TabBarPlayground

/// The settings of a design that the command line replaces.
package struct Overrides {
  /// An option, and the command with the same meaning or the reason why its value is wrong.
  private struct Override {
    let option: String
    let command: Command
    var invocation: Result<Invocation, CommandError>
  }

  private var overrides: [Override] = []

  package init() {}

  var isEmpty: Bool { overrides.isEmpty }

  /// Adds an option that means a command with one argument; `nil` adds nothing.
  package mutating func add(_ option: String, _ command: Command, _ value: String?) {
    guard let value else { return }
    overrides.append(
      Override(
        option: option, command: command,
        invocation: Result { () throws(CommandError) in
          // A device of one's own is several words.
          let isLine = command.name == Command.device.name && value.hasPrefix("custom ")
          let line = isLine ? try Invocation.parsed(from: "\(command.name) \(value)") : nil
          if let line { return line }
          return try Invocation(command, [value])
        }))
  }

  func replace(_ command: Command) -> Bool { overrides.contains { $0.command.name == command.sets } }

  /// Checks the values; throws an error that names the option with a wrong value.
  func check() throws(SessionReadingError) {
    for override in overrides {
      if case .failure(let error) = override.invocation { throw .option(override.option, error) }
    }
  }

  /// Checks the names that only a session knows, which may be those of devices of its own.
  func check(in draft: () -> Draft) throws(SessionReadingError) {
    for override in overrides {
      guard case .success(let invocation) = override.invocation, invocation.hasUnknown else { continue }
      do { _ = try invocation.known(in: draft()) } catch { throw .option(override.option, error) }
    }
  }

  /// Returns a draft with the options applied; throws an error that names the option with a wrong value.
  package func applied(to draft: Draft) throws(SessionReadingError) -> Draft {
    var playground = Playground(draft)
    for override in overrides {
      do {
        _ = try playground.perform(override.invocation.get())
      } catch {
        throw .option(override.option, error)
      }
    }
    return asked(playground.draft)
  }

  func appliedWherePossible(to draft: Draft) -> Draft {
    guard !overrides.isEmpty else { return draft }
    var playground = Playground(draft)
    for override in overrides { _ = try? playground.perform(override.invocation.get()) }
    return asked(playground.draft)
  }

  /// A language that is given is the only one that is asked about.
  private func asked(_ draft: Draft) -> Draft {
    var draft = draft
    draft.design.isJudgedAsShown = replace(.locale)
    return draft
  }
}
