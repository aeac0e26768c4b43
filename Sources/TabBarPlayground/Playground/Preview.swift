/// What a line would do if it were run now. Nothing has been done.
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
  /// Returns what a line would do. Nothing is changed, and nothing outside is touched.
  package func preview(of line: String) -> Preview { preview(of: line, on: draft) }

  /// Returns what a line would do after others, which run first; the change is that of all of them.
  package func preview(of line: String, after rehearsal: Rehearsal) -> Preview {
    switch rehearsal.outcome {
    case .unknown: return .nothing
    case .refused(let error, let number):
      return .says("line \(number): \(error.problem)\(error.remedy.map { ": " + $0 } ?? "")")
    case .leaves(let draft):
      let preview = preview(of: line, on: draft)
      switch preview {
      case .nothing, .noChange:
        guard draft != self.draft else { return preview }
        return .change(to: draft, sentence: { rehearsal.sentence })
      default: return preview
      }
    }
  }

  private func preview(of line: String, on draft: Draft) -> Preview {
    let invocation: Invocation
    do {
      guard let parsed = try Invocation.parsed(from: line) else { return .nothing }
      invocation = parsed
    } catch {
      return .refused(error)
    }
    // Each on a copy of what it changes alone: a copy of the whole would take longer the longer the session is.
    do {
      var later = draft
      let arguments = invocation.arguments
      let promise = { invocation.command.promise?.text(self, arguments) ?? "" }
      switch invocation.command.body {
      case .edit(let edit):
        let sentence = try edit(&later, arguments)
        return later == draft ? .noChange : .change(to: later, sentence: sentence)
      case .editOrRequest(let edit):
        let outcome = try edit(&later, arguments)
        guard let sentence = outcome.sentence else { return .says(promise()) }
        return later == draft ? .noChange : .change(to: later, sentence: sentence)
      case .ask(let ask), .annotate(let ask):
        _ = try ask(draft, arguments)
        return .says(promise())
      case .plan where !invocation.command.isQuick: return .says(promise())
      case .plan(let plan):
        guard let lines = try plan(draft, arguments).lines, !lines.isEmpty else { return .says(promise()) }
        for line in lines { (try Invocation.parsed(from: line))?.carryOutAgain(on: &later) }
        let sentence = lines.joined(separator: " · ")
        return later == draft ? .noChange : .change(to: later, sentence: { sentence })
      case .mark: return .says(promise())
      case .time, .startOver:
        var copy = self
        guard let sentence = try copy.perform(invocation).sentence else { return .noChange }
        return copy.draft == draft ? .noChange : .change(to: copy.draft, sentence: sentence)
      }
    } catch {
      return .refused(error)
    }
  }
}
