/// Lines carried out on a copy of a playground, up to the first that cannot be.
package struct Trial: Sendable {
  package private(set) var lines: [String] = []
  /// The playground as they leave it.
  package private(set) var playground: Playground
  /// What the last one that would change something says.
  private(set) var sentence = ""
  /// The first one that cannot be carried out. Lines are counted from 1.
  package private(set) var failure: (line: Int, error: CommandError)?
  /// Whether nobody can tell what comes of them: it depends on a file, which is not read for this, or they are too many.
  private(set) var isOpen: Bool
  private let takesSentences: Bool

  // So that a key never waits for thousands of lines.
  private static let mostLines = 1_000

  /// The draft that the next line finds; `nil` where nobody can tell.
  package var draft: Draft? { isOpen || failure != nil ? nil : playground.draft }

  /// - Parameter takesSentences: Whether they may be said in own words, as at a prompt.
  package init(_ lines: [String] = [], on playground: Playground = Playground(), takesSentences: Bool = false)
  {
    (self.playground, self.takesSentences) = (playground, takesSentences)
    isOpen = lines.count > Self.mostLines
    for line in lines where draft != nil { carryOut(line) }
  }

  fileprivate mutating func carryOut(_ line: String) {
    lines.append(line)
    isOpen = lines.count > Self.mostLines
    guard !isOpen else { return }
    do {
      guard let outcome = try playground.perform(line, takesSentences: takesSentences)?.outcome else {
        return
      }
      if let said = outcome.sentence { sentence = said() }
      switch outcome.effect {
      case .open, .importBar, .recover, .readDevice, .quit: isOpen = true
      default: break
      }
    } catch {
      failure = (lines.count, error)
    }
  }
}

/// Lines that would run before another one at a prompt, each carried out once.
package struct Rehearsal: Sendable {
  /// What was found first, and what each line left. Nothing follows one after which nobody can tell.
  private var trials: [Trial]

  package init(on playground: Playground) { trials = [Trial(on: playground, takesSentences: true)] }

  /// Returns what comes of some lines; `nil` where they were not carried out yet.
  package func outcome(of lines: [String]) -> Trial? {
    let trial = trials[min(lines.count, trials.count - 1)]
    guard trial.lines.elementsEqual(lines.prefix(trial.lines.count)) else { return nil }
    return trial.lines.count == lines.count || trial.draft == nil ? trial : nil
  }

  /// Carries lines out, as far as that was not done yet; returns `nil` if it was given up.
  package mutating func carryOut(_ lines: [String], unless isOver: () -> Bool = { false }) -> Trial? {
    if let trial = outcome(of: lines) { return trial }
    let same = zip(lines, trials[trials.count - 1].lines).prefix { $0 == $1 }.count
    trials.removeLast(trials.count - 1 - same)
    var trial = trials[same]
    for line in lines.dropFirst(same) where trial.draft != nil {
      if isOver() { return nil }
      trial.carryOut(line)
      trials.append(trial)
    }
    return trial
  }
}
