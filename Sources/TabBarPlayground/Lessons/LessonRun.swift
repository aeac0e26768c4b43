import TabBarCore
import TabBarGuidelines

/// A lesson while somebody works on it.
///
/// A pure value: it looks at the playground after each line and returns what happened.
package struct LessonRun: Sendable {
  package let lesson: Lesson
  /// The language of the texts, or `nil` for English.
  package let language: String?
  /// Whether hints, solutions and commands that propose are off.
  package let isExam: Bool
  /// Whether the guess is still to come.
  package private(set) var isAsking: Bool
  /// The number of hints that were given.
  package private(set) var hints = 0
  package private(set) var isSolved = false
  /// The wrong ends whose sentences were said.
  private var said: Set<String> = []
  /// The position in the timeline where the lesson begins.
  private let start: Int
  private var seen: Draft

  /// What happened with a line.
  package enum Event: Sendable {
    /// The wrong end was reached for the first time.
    case wrong(Lesson.WrongEnd)
    /// The goal is met, after a number of commands.
    case solved(commands: Int)
  }

  /// Begins a lesson on a playground that has just been given its start.
  package init(
    _ lesson: Lesson, on playground: Playground, language: String?, isExam: Bool = false, asks: Bool = true
  ) {
    self.lesson = lesson
    self.language = language
    self.isExam = isExam
    isAsking = asks && lesson.prediction != nil
    start = playground.timeline.position
    seen = playground.draft
  }

  /// Looks at the playground after a line.
  package mutating func look(at playground: Playground) -> [Event] {
    guard playground.draft != seen else { return [] }
    seen = playground.draft
    guard !isSolved else { return [] }
    var events: [Event] = []
    if lesson.goal.result(on: seen).isMet {
      isSolved = true
      return [.solved(commands: max(0, playground.timeline.position - start))]
    }
    for wrong in lesson.wrongEnds where !said.contains(wrong.id) && wrong.signs.result(on: seen).isMet {
      said.insert(wrong.id)
      events.append(.wrong(wrong))
    }
    return events
  }

  /// Whether it saw another draft than it had seen before.
  package func hasSeenChange(since earlier: LessonRun) -> Bool { seen != earlier.seen }

  /// Returns how many of the goal's expectations a draft meets, and how many there are.
  package func progress(of draft: Draft) -> (met: Int, all: Int) {
    (lesson.goal.result(on: draft).metCount, lesson.goal.expectationCount)
  }

  /// Returns the next hint; `nil` after the last one.
  package mutating func nextHint() -> LocalizedText? {
    guard hints < lesson.hints.count else { return nil }
    hints += 1
    return lesson.hints[hints - 1]
  }

  /// Notes that hints were given before.
  package mutating func restore(hints: Int, wrongEnds: [String], isSolved: Bool) {
    self.hints = min(hints, lesson.hints.count)
    said = Set(wrongEnds)
    self.isSolved = isSolved
  }

  /// Takes the guess, or none; the question is not asked again.
  package mutating func takeGuess() { isAsking = false }
}

extension Lesson.Prediction {
  /// Returns the draft whose bar is predicted.
  package func draft(on start: Draft) -> Draft {
    guard let line, let invocation = try? Invocation.parsed(from: line) else { return start }
    var playground = Playground(Document(draft: start))
    _ = try? playground.perform(invocation)
    return playground.draft
  }

  /// Returns whether a guess is right, and what there is.
  package func answer(to guess: String, on start: Draft) -> (isRight: Bool, found: String) {
    let scene = draft(on: start).scene
    let found = Self.values(of: kind, in: scene)
    let words = found.map { Quoting.quoted($0) }.joined(separator: " ")
    let said = guess.split { $0 == "," || $0.isWhitespace }.joined(separator: " ").lowercased()
    if kind == "count" {
      return (Int(said) == scene.design.tabs.count, counted(scene.design.tabs.count, "tab"))
    }
    let isRight: Bool
    if let number = Int(said) {
      isRight = number == found.count
    } else if ["finding", "met", "asked"].contains(kind) {
      isRight = found.contains(said)
    } else {
      let list = found.isEmpty ? "none" : found.joined(separator: " ").lowercased()
      isRight = said == list || said.filter { $0 != "\"" } == list
    }
    guard !found.isEmpty else { return (isRight, "none") }
    return (
      isRight, ["visible", "overflow", "truncated"].contains(kind) ? "\(found.count): \(words)" : words
    )
  }

  private static func values(of kind: String, in scene: Scene) -> [String] {
    let tabs = scene.design.tabs
    let items = scene.layout.isVisible ? scene.layout.items : []
    switch kind {
    case "visible": return items.compactMap(\.kind.tab).map { tabs[$0].title }
    case "overflow":
      return Set(scene.layout.hidden).union(scene.layout.inSidebar).sorted().map { tabs[$0].title }
    case "truncated":
      return items.filter { $0.title.state == .cut }.map { item in
        item.kind.tab.map { tabs[$0].title } ?? item.fullTitle
      }
    case "met": return scene.report.met
    case "asked": return scene.report.notChecked.filter { $0.verdict == .needsPerson }.map(\.rule)
    default: return scene.report.findings.map(\.rule)
    }
  }
}
