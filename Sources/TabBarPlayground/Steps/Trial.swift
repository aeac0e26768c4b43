/// Lines carried out on a copy of a playground, up to the first that cannot be.
package struct Trial: Sendable {
  package let lines: [String]
  /// The playground as they leave it.
  package private(set) var playground: Playground
  /// What the last one that would change something says.
  private(set) var sentence = ""
  /// The first one that cannot be carried out. Lines are counted from 1.
  private(set) var failure: (line: Int, error: CommandError)?
  /// Whether nobody can tell what comes of them: it depends on a file, which is not read for this, or they are too many.
  private(set) var isOpen: Bool

  // So that a key never waits for thousands of lines.
  private static let mostLines = 1_000

  /// The draft that the next line finds; `nil` where nobody can tell.
  package var draft: Draft? { isOpen || failure != nil ? nil : playground.draft }

  /// - Parameter takesSentences: Whether they may be said in own words, as at a prompt.
  package init(_ lines: [String], on playground: Playground = Playground(), takesSentences: Bool = false) {
    (self.lines, self.playground) = (lines, playground)
    isOpen = lines.count > Self.mostLines
    for (index, line) in lines.enumerated() where !isOpen {
      do {
        guard let outcome = try self.playground.perform(line, takesSentences: takesSentences)?.outcome else {
          continue
        }
        if let said = outcome.sentence { sentence = said() }
        switch outcome.effect {
        case .open, .importBar, .recover, .readDevice, .quit: isOpen = true
        default: break
        }
      } catch {
        failure = (index + 1, error)
        return
      }
    }
  }
}
