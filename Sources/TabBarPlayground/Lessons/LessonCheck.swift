import TabBarCore
import TabBarGuidelines

/// What is wrong with a lesson, found by carrying it out.
package struct LessonFault: Hashable {
  package let line: Int
  package let problem: String
  package let remedy: String
}

extension Lesson {
  /// Everything that is wrong with it, in the order of the file.
  package var faults: [LessonFault] {
    if let line = file.lines.first(where: { $0.number > Self.mostLines }) {
      return [
        LessonFault(
          line: line.number, problem: "a lesson that is checked has at most \(Self.mostLines) lines",
          remedy: "make two lessons of it")
      ]
    }
    var check = LessonCheck(self)
    check.run()
    return check.faults.sorted { $0.line < $1.line }
  }
}

private struct LessonCheck {
  private(set) var faults: [LessonFault] = []
  private let lesson: Lesson
  private let start: Draft
  private let ends: [Lesson.WrongEnd]
  /// The scenes in which a rule that is taught may fire.
  private var scenes: [Scene] = []

  init(_ lesson: Lesson) { (self.lesson, start, ends) = (lesson, lesson.startDraft, lesson.wrongEnds) }

  mutating func run() {
    expect(
      lesson.goal.expectationCount > 0, .goal, "the goal expects nothing", "an expect line below lesson goal")
    guard trial(lesson.start, on: Draft(), of: "start") != nil else { return }
    note(start)
    expect(!solves(start), .goal, "the start meets the goal already", "expect what the task asks for")
    checkSolutions()
    for end in ends { check(end) }
    checkRules()
    checkTexts()
  }

  private func solves(_ draft: Draft) -> Bool { Trial(lesson.goal, on: draft).isMet }

  private mutating func checkSolutions() {
    for solution in lesson.solutions {
      let line = solution.line.number
      guard let end = trial(solution.script, on: start, of: "solution"),
        let goal = trial(lesson.goal, on: end.draft, of: "goal, after the solution on line \(line),")
      else { continue }
      let unmet = goal.statements.first { $0.mismatch != nil }
      expect(
        unmet == nil, line,
        "the solution does not meet the goal: line \(unmet?.line.number ?? 0), \(unmet?.mismatch?.text ?? "")",
        "change the solution or the goal")
    }
  }

  private mutating func check(_ end: Lesson.WrongEnd) {
    expect(
      end.signs.expectationCount > 0, end.line, "the wrong end \(end.id) expects nothing",
      "an expect line below it")
    expect(
      !end.tries.isEmpty, end.line, "nothing leads to the wrong end \(end.id)",
      "lesson try, and commands that lead to it")
    for (line, script) in end.tries {
      guard let draft = trial(script, on: start, of: "try")?.draft else { continue }
      note(draft)
      expect(
        end.isReached(draft), line, "this try does not lead to \(end.id)",
        "change its commands, or what the wrong end expects")
      for other in ends where other.id != end.id {
        expect(
          !other.isReached(draft), line, "this try leads to \(other.id), too",
          "expect more below one of the two")
      }
      expect(!solves(draft), line, "this try meets the goal", "expect more in the goal")
    }
  }

  /// Keeps the scenes of a draft, as it is and as the goal sees it.
  private mutating func note(_ draft: Draft) {
    scenes += [draft.scene, Trial(lesson.goal, on: draft).draft.scene]
  }

  private mutating func checkRules() {
    for rule in lesson.teaches {
      expect(
        fires(rule), .teaches, "\(rule) fires neither in the start nor after a try",
        "show it broken, or do not name it")
    }
    for next in lesson.then {
      expect(
        (try? Invocation.parsed(from: next.word)) != nil, next.line.number,
        "\(Quoting.quoted(next.word)) is no command", "such as \"explain more-tab\"")
    }
  }

  /// Whether a rule fires in the start or after a try, or is one that can only ask and that the goal or a wrong
  /// end is about.
  private func fires(_ rule: String) -> Bool {
    let isAsked = (lesson.goal + ends.flatMap(\.signs)).contains { $0.text == "expect asked \(rule)" }
    return scenes.contains { scene in
      scene.report.findings.contains { $0.rule == rule }
        || isAsked && scene.report.notChecked.contains { $0.rule == rule && $0.verdict == .needsPerson }
    }
  }

  // MARK: Texts

  private mutating func checkTexts() {
    for language in lesson.languages {
      for part in lesson.parts {
        expect(
          part.text(in: nil) == nil || part.translations[language] != nil, part.line.number,
          "\(language)= is missing, and other texts have it", "add \(language)=\"…\"")
      }
    }
  }

  // MARK: Adding

  /// Carries out lines on a draft, or adds the fault of the first that cannot be.
  private mutating func trial(_ lines: [TextLine], on draft: Draft, of part: String) -> Trial? {
    let trial = Trial(lines, on: draft)
    guard let failure = trial.failure else { return trial }
    expect(
      false, failure.line.number,
      "this command of the \(part) cannot be carried out: \(failure.error.problem)",
      failure.error.remedy ?? "change it")
    return nil
  }

  private mutating func expect(_ isSo: Bool, _ line: Int, _ problem: String, _ remedy: String) {
    if !isSo { faults.append(LessonFault(line: line, problem: problem, remedy: remedy)) }
  }

  private mutating func expect(_ isSo: Bool, _ part: LessonPart, _ problem: String, _ remedy: String) {
    expect(isSo, (lesson.first(part) ?? lesson.parts[0]).line.number, problem, remedy)
  }
}

extension Lesson.WrongEnd {
  /// Whether a bar is what it expects.
  func isReached(_ draft: Draft) -> Bool { Trial(signs, on: draft).isMet }
}

extension Lesson {
  // Each try is held against each wrong end.
  fileprivate static let mostLines = 500

}
