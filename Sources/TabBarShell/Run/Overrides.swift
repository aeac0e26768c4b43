import TabBarCore
package import TabBarPlayground

/// The settings of a design that the command line replaces, and what it is judged by.
package struct Overrides {
  /// The command with the meaning of an option, or the reason why its value is wrong.
  private struct Override {
    let command: Command
    let invocation: Result<Invocation, CommandError>
    var option: String { "--" + command.name }
  }

  private var overrides: [Override] = []
  /// Whether rules count only that a guideline states or a system was seen to follow.
  package var isStrict = false

  package init() {}

  var isEmpty: Bool { overrides.isEmpty }

  /// Adds the option with the name of a command that takes one argument; `nil` adds nothing.
  package mutating func add(_ command: Command, _ value: String?) {
    guard let value else { return }
    overrides.append(
      Override(
        command: command,
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
  func check() throws(OptionError) {
    for override in overrides {
      if case .failure(let error) = override.invocation { throw OptionError(override.option, error) }
    }
  }

  /// Checks the names that only a session knows, which may be those of devices of its own.
  func check(in draft: () -> Draft) throws(OptionError) {
    for override in overrides {
      guard case .success(let invocation) = override.invocation, invocation.hasUnknown else { continue }
      do { _ = try invocation.known(in: draft()) } catch { throw OptionError(override.option, error) }
    }
  }

  /// Returns a draft with the options applied; throws an error that names the option with a wrong value.
  package func applied(to draft: Draft) throws(OptionError) -> Draft {
    var playground = Playground(draft)
    for override in overrides {
      do {
        _ = try playground.perform(override.invocation.get())
      } catch {
        throw OptionError(override.option, error)
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
