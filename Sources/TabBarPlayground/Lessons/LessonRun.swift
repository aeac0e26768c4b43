package import TabBarCore
import TabBarGuidelines
import TabBarLexicon

/// A lesson while somebody works on it.
///
/// A pure value: it looks at the playground after each line and returns what happened.
package struct LessonRun: Sendable {
  package let lesson: Lesson
  /// Whether hints, solutions and commands that propose are off.
  package let isExam: Bool
  package private(set) var hints = 0
  package private(set) var isSolved = false
  /// Whether the bar that was seen last meets the goal, after it was met once.
  private var isMet = false
  /// Whether a person is asked if the goal is met.
  package private(set) var isDoubted = false
  /// The wrong ends whose sentences were said.
  private var said: Set<String> = []
  /// The position in the timeline where the lesson begins.
  private let start: Int
  private var seen: Draft

  package enum Event: Sendable {
    /// The wrong end was reached for the first time.
    case wrong(Lesson.WrongEnd)
    /// Whether the goal is met only people can tell: a title is the learner's own, a text speaks of something else, or says
    /// what to do next in words that no list has.
    case doubted([LessonText])
    /// The goal is met, after a number of commands.
    case solved(commands: Int)
    /// It is met in another way, too, since it was.
    case solvedAgain
  }

  /// Begins a lesson on a playground that has just been given its start.
  package init(_ lesson: Lesson, on playground: Playground, isExam: Bool = false) {
    self.lesson = lesson
    self.isExam = isExam
    start = playground.timeline.position
    seen = playground.draft
  }

  package mutating func look(at playground: Playground) -> [Event] {
    guard playground.draft != seen else { return [] }
    seen = playground.draft
    var events: [Event] = []
    let result = Trial(lesson.goal, on: seen)
    if isSolved {
      defer { isMet = result.isMet }
      return result.isMet && !isMet ? [.solvedAgain] : []
    }
    let open = seen.scene.report.findings.first { $0.rule == "way-forward" }
    // A text that only says that there is nothing is a wrong end.
    let isBare = open?.measured.contains { $0.name == "withoutStep" && $0.value > 0 } == true
    let mayBeMet =
      result.failure == nil
      && result.statements.allSatisfy { $0.mismatch == nil || $0.line.text == Self.openToPeople && !isBare }
    let titles = (open?.tabs ?? []).map { seen.design.tabs[$0].title }
    let unclear = ownTexts(in: seen.design).filter { !$0.isAboutIt || titles.contains($0.place.text) }
    isDoubted = mayBeMet && !unclear.isEmpty
    if isDoubted { return [.doubted(unclear)] }
    if result.isMet { return [solve(playground)] }
    for wrong in lesson.wrongEnds where !said.contains(wrong.id) && Trial(wrong.signs, on: seen).isMet {
      said.insert(wrong.id)
      events.append(.wrong(wrong))
    }
    return events
  }

  /// The statement of a goal that a list of words decides, which has not all.
  private static let openToPeople = "expect met way-forward"

  /// Takes a person's word that the texts say what the task asks for.
  package mutating func confirm(_ playground: Playground) -> Event? { isDoubted ? solve(playground) : nil }

  /// Returns whether a line says yes or no; where the lesson asks, its first word does.
  package func answer(in line: String) -> Bool? {
    let said = isDoubted ? line.split { " ,.!".contains($0) }.first.map(String.init) ?? "" : line
    return switch SpokenWords.key(for: said) {
    case "y": true
    case "n": false
    default: nil
    }
  }

  private mutating func solve(_ playground: Playground) -> Event {
    (isSolved, isMet, isDoubted) = (true, true, false)
    return .solved(commands: max(0, playground.timeline.position - start))
  }

  /// Whether it saw another draft than it had seen before.
  package func hasSeenChange(since earlier: LessonRun) -> Bool { seen != earlier.seen }

  /// Returns what a learner has written where the lesson's ways have other words.
  package func ownTexts(in design: Design) -> [LessonText] { LessonText.all(in: design, of: lesson) }

  /// Returns how many of the goal's expectations a draft meets, and how many there are.
  package func progress(of draft: Draft) -> (met: Int, all: Int) {
    (Trial(lesson.goal, on: draft).metCount, lesson.goal.expectationCount)
  }

  package mutating func nextHint() -> LocalizedText? {
    guard hints < lesson.hints.count else { return nil }
    hints += 1
    return lesson.hints[hints - 1]
  }

  /// Whether a command is off because it says what the lesson asks to find: in an exam, and before the last hint.
  package func refuses(_ command: Command) -> Bool {
    if isExam { return ["fix", "fit", "icons"].contains(command.name) }
    let isNeeded = lesson.solutions.contains { solution in
      solution.script.contains { $0.text.hasPrefix(command.name + " ") }
    }
    return ["fix", "fit"].contains(command.name) && hints < lesson.hints.count && !isNeeded
  }

  package mutating func restore(hints: Int, wrongEnds: [String]) {
    (self.hints, said) = (min(hints, lesson.hints.count), Set(wrongEnds))
  }
}
