/// The effect that a line would have if it were run now.
package enum Preview: Sendable {
  /// There is nothing to run yet.
  case nothing
  /// It would change the draft to another one, with these words.
  case change(to: Draft, sentence: @Sendable () -> String)
  /// It would leave all as it is.
  case noChange
  /// It would only show something, or do something outside that is not done for a preview; the text says what.
  case says(String)
  /// It cannot be run.
  case refused(CommandError)
}

extension Playground {
  /// Returns what a line would do. It is carried out on a copy, and nothing outside is touched.
  package func preview(of line: String) -> Preview {
    do {
      guard let invocation = try Invocation.parsed(from: line) else { return .nothing }
      switch invocation.command.name {
      // A search for changes that fit takes longer than a person should wait for a key.
      case Command.fit.name: return .says("would look for the smallest set of changes that fits")
      case Command.mark.name: return .says("would give this place a name")
      default: break
      }
      var copy = self
      let outcome = try copy.perform(invocation)
      guard let sentence = outcome.sentence else { return .says(promise(of: outcome.effect)) }
      guard copy.draft != draft else { return .noChange }
      guard let lines = outcome.proposed else { return .change(to: copy.draft, sentence: sentence) }
      return .change(to: copy.draft, sentence: { lines.joined(separator: " · ") })
    } catch {
      return .refused(error)
    }
  }

  /// Returns what a line would do after others, which run first; the change is that of all of them.
  package func preview(of line: String, after rehearsal: Rehearsal) -> Preview {
    switch rehearsal.outcome {
    case .unknown: return .nothing
    case .refused(let error, let number):
      return .says("line \(number): \(error.problem)\(error.remedy.map { ": " + $0 } ?? "")")
    case .leaves(let playground):
      let preview = playground.preview(of: line)
      switch preview {
      case .nothing, .noChange:
        guard playground.draft != draft else { return preview }
        return .change(to: playground.draft, sentence: { rehearsal.sentence })
      default: return preview
      }
    }
  }

  /// Returns what would happen, in a few words.
  private func promise(of effect: Effect) -> String {
    switch effect {
    case .quit where hasUnsavedChanges: "would ask first, as not all is saved"
    case .save(nil, _):
      path.map { "would save to \(Quoting.quoted($0))" }
        ?? "the session has no file yet: save FILE gives it one"
    case .save(let path?, let mayReplace):
      mayReplace
        ? "would save to \(Quoting.quoted(path)), in the place of what is there"
        : path == self.path
          ? "would save to \(Quoting.quoted(path))"
          : "would save to \(Quoting.quoted(path)), unless there is such a file already"
    default: effect.promise
    }
  }
}

extension Effect {
  /// What would happen, in a few words.
  fileprivate var promise: String {
    switch self {
    case .none: "would do nothing"
    case .show(let format): "would show the design as \(format)"
    case .check: "would check the design against its guide"
    case .explain(let rule): rule.map { "would explain \($0)" } ?? "would list the rules by question"
    case .matrix: "would lay the design out on every device"
    case .compare: "would put the design side by side with itself"
    case .why: "would say why it is as it is"
    case .budget: "would say how much room titles have"
    case .anatomy: "would name the parts of the bar"
    case .fixes: "would list what could be mended"
    case .fit: "would look for the smallest set of changes that fits"
    case .describe: "would say the bar in words"
    case .rules: "would list the rules"
    case .devices: "would list the devices"
    case .guides: "would tell of the guides"
    case .history: "would list the steps that can be undone"
    case .readDevice(let path): "would read a device from \(Quoting.quoted(path))"
    case .sessions: "would list the session files"
    case .open(let path): "would open \(Quoting.quoted(path)), if it is a session"
    case .save: "would save the session"
    case .replay(let path): "would replay \(Quoting.quoted(path)), if it is a session"
    case .tell(let text): text
    case .note: "would keep a note in the session"
    case .expect: "would compare the design with the expectation"
    case .help(let command): command.map { "would show the help of \($0)" } ?? "would list the commands"
    case .adjust(let setting, let value): "would set \(setting.meaning): \(value)"
    case .tour(nil): "would begin the tour"
    case .tour(let action?): "would tell the tour: \(action.rawValue)"
    case .quit: "would end the playground"
    }
  }
}
