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
  /// It may mean one of these lines.
  case choices([String])
  case refused(CommandError)
}

extension Playground {
  /// Returns what a line would do. It is carried out on a copy, and nothing outside is touched.
  ///
  /// - Parameter reads: Whether it may be said in own words. What these mean does what the line does that they stand
  ///   for, and that line is named.
  package func preview(of line: String, reads: Bool = true) -> Preview {
    let strict = strictPreview(of: line)
    guard reads, case .refused(let refusal) = strict else { return strict }
    let error = suggesting(refusal, insteadOf: line)
    guard let meant = error.lines.first else { return .refused(error) }
    if error.areSteps {
      var copy = self
      _ = copy.carryOut(error.lines)
      guard copy.draft != draft else { return .says(error.lines.joined(separator: " · ")) }
      return .change(to: copy.draft, sentence: { error.lines.joined(separator: " · ") })
    }
    guard error.lines.count == 1 else { return .choices(error.lines) }
    switch strictPreview(of: meant) {
    case .change(let draft, let sentence): return .change(to: draft, sentence: { "\(meant): \(sentence())" })
    case .says(let text): return .says("\(meant): \(text)")
    case let preview: return preview
    }
  }

  private func strictPreview(of line: String) -> Preview {
    do {
      let line = try self.line(forShownFixesIn: line) ?? line
      guard let invocation = try Invocation.parsed(from: line, isTyped: true) else { return .nothing }
      let described = { invocation.command.previewText?.text(self, invocation.arguments) ?? "" }
      // A search takes longer than a person should wait for a key.
      guard invocation.command.isQuick else { return .says(described()) }
      var copy = self
      copy.takesStepsAlone = true
      let outcome = try copy.perform(invocation)
      guard let sentence = outcome.sentence else { return .says(described()) }
      guard copy.draft != draft else { return .noChange }
      guard let lines = outcome.proposed else { return .change(to: copy.draft, sentence: sentence) }
      return .change(to: copy.draft, sentence: { lines.joined(separator: " · ") })
    } catch {
      return .refused(error)
    }
  }
}
