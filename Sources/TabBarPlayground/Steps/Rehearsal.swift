/// Lines that would run before another one, carried out on a copy.
package struct Rehearsal: Sendable {
  /// The result of carrying them out.
  enum Outcome: Sendable {
    /// A playground in another state.
    case leaves(Playground)
    /// It depends on a file, which is not read for this, or the lines are too many.
    case unknown
    /// A line cannot be run. Lines are counted from 1.
    case refused(CommandError, line: Int)
  }

  /// The most lines that are carried out.
  private static let mostLines = 1_000

  /// The lines.
  package let lines: [String]
  let outcome: Outcome
  /// The sentence of the last line that would change something, or an empty one.
  let sentence: String

  /// The draft that the next line finds; `nil` where nobody can tell.
  package var draft: Draft? { if case .leaves(let playground) = outcome { playground.draft } else { nil } }

  /// Carries lines out on a copy of a playground.
  package init(_ lines: [String], on playground: Playground) {
    var copy = playground
    var sentence = ""
    self.lines = lines
    // So that a key never waits for thousands of lines.
    guard lines.count <= Self.mostLines else {
      self.sentence = ""
      outcome = .unknown
      return
    }
    for (index, line) in lines.enumerated() {
      do {
        guard let outcome = try copy.perform(line)?.outcome else { continue }
        if let said = outcome.sentence { sentence = said() }
        switch outcome.effect {
        case .open, .importBar, .recover, .readDevice, .quit:
          self.sentence = ""
          self.outcome = .unknown
          return
        default: break
        }
      } catch {
        self.sentence = ""
        outcome = .refused(error, line: index + 1)
        return
      }
    }
    self.sentence = sentence
    outcome = .leaves(copy)
  }
}
