package import TabBarGuidelines

/// Commands of a lesson that are carried out on a copy.
package struct Script: Sendable {
  /// Its commands, with their places in the file.
  var commands: [(line: TextLine, invocation: Invocation)]

  package var lines: [TextLine] { commands.map(\.line) }

  /// What came of a script.
  package struct Result: Sendable {
    package private(set) var draft: Draft
    /// Each expectation with what there is instead; `nil` where it holds.
    package private(set) var statements: [(line: TextLine, expectation: Expectation, mismatch: Prose?)] = []
    /// The first command that could not be carried out. Those after it were not tried.
    package private(set) var failure: (line: TextLine, error: CommandError)?

    /// Whether all was carried out and every expectation holds.
    package var isMet: Bool { failure == nil && statements.allSatisfy { $0.mismatch == nil } }
    package var metCount: Int { statements.count { $0.mismatch == nil } }

    fileprivate init(_ draft: Draft) { self.draft = draft }

    fileprivate mutating func carryOut(_ script: Script) {
      var playground = Playground(Document(draft: draft))
      var scene: Scene?
      for (line, invocation) in script.commands where !invocation.command.actsOutside {
        do {
          let outcome = try playground.perform(invocation)
          if outcome.sentence != nil { scene = nil }
          guard case .expect(let expectation) = outcome.effect else { continue }
          let seen = scene ?? playground.draft.scene
          scene = seen
          statements.append((line, expectation, expectation.mismatch(in: seen)?.sentence))
        } catch {
          if failure == nil { failure = (line, error) }
          break
        }
      }
      draft = playground.draft
    }
  }

  package func result(on draft: Draft) -> Result {
    var result = Result(draft)
    result.carryOut(self)
    return result
  }

  package var expectationCount: Int { commands.count { $0.invocation.command.name == Command.expect.name } }
}
