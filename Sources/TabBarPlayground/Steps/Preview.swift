package import TabBarGuidelines

/// The effect that a line would have if it were run now.
package enum Preview: Sendable {
  case nothing
  /// It would change the draft to another one, with these words.
  case change(to: Draft, sentence: Sentence)
  case noChange
  /// It would only show something, or do something outside that is not done for a preview; the text says what.
  case says(Prose)
  case refused(CommandError)
}

extension Playground {
  /// Returns what a command line would do. It is carried out on a copy, and nothing outside is touched.
  package func preview(of line: String) -> Preview {
    do throws(CommandError) {
      let line = try self.line(forShownFixesIn: line) ?? line
      guard let invocation = try Invocation.parsed(from: line, source: .prompt) else { return .nothing }
      let described = { invocation.command.previewText?.text(self, invocation.arguments) ?? "" }
      // A search takes longer than a person should wait for a key.
      guard invocation.command.isQuick else { return .says(described()) }
      var copy = self
      if let question = invocation.question(in: draft) { throw question }
      let outcome = try copy.perform(invocation)
      guard let sentence = outcome.sentence else { return .says(described()) }
      guard copy.draft != draft else { return .noChange }
      guard let lines = outcome.proposed else { return .change(to: copy.draft, sentence: sentence) }
      return .change(to: copy.draft, sentence: { "\(lines.joined(separator: " · "))" })
    } catch {
      return .refused(error)
    }
  }
}
