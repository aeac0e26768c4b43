import TabBarCore
import TabBarGuidelines

/// What is wrong with a lesson, found by carrying it out.
package struct LessonFault: Hashable, Sendable {
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
  private let start: Trial
  /// The scenes in which a rule that is taught may fire.
  private var scenes: [Scene]

  init(_ lesson: Lesson) {
    self.lesson = lesson
    start = Trial(lesson.start, on: Draft())
    scenes = []
  }

  mutating func run() {
    if lesson.goal.expectationCount == 0 {
      add(.goal, "the goal expects nothing", "an expect line below lesson goal")
    }
    if let failure = start.failure { return add(failure, of: "start") }
    note(start.draft)
    if Trial(lesson.goal, on: start.draft).isMet {
      add(.goal, "the start meets the goal already", "expect what the task asks for")
    }
    for wrong in lesson.wrongEnds where Trial(wrong.signs, on: start.draft).isMet {
      add(wrong.line, "the start is this wrong end already", "expect what only its try leads to")
    }
    checkSolutions()
    checkWrongEnds()
    checkWays()
    checkRules()
    checkCheats()
    checkTexts()
  }

  private mutating func checkSolutions() {
    for solution in lesson.solutions {
      let result = Trial(solution.script, on: start.draft)
      let place = solution.line
      if let failure = result.failure {
        add(failure, of: "solution")
        continue
      }
      let goal = Trial(lesson.goal, on: result.draft)
      if let failure = goal.failure {
        add(failure, of: "goal, after the solution on line \(place),")
      } else if let unmet = goal.statements.first(where: { $0.mismatch != nil }) {
        add(
          place,
          "the solution does not meet the goal: line \(unmet.line.number), \(unmet.mismatch?.text ?? "")",
          "change the solution or the goal")
      }
      for wrong in lesson.wrongEnds where Trial(wrong.signs, on: result.draft).isMet {
        add(place, "the solution is the wrong end \(wrong.id)", "expect more below that wrong end")
      }
    }
  }

  private mutating func checkWrongEnds() {
    for wrong in lesson.wrongEnds {
      let place = wrong.line
      if wrong.signs.expectationCount == 0 {
        add(place, "the wrong end \(wrong.id) expects nothing", "an expect line below it")
      }
      if wrong.tries.isEmpty {
        add(place, "nothing leads to the wrong end \(wrong.id)", "lesson try, and commands that lead to it")
      }
      for (line, script) in wrong.tries {
        let result = Trial(script, on: start.draft)
        if let failure = result.failure {
          add(failure, of: "try")
          continue
        }
        note(result.draft)
        if !Trial(wrong.signs, on: result.draft).isMet {
          add(
            line, "this try does not lead to \(wrong.id)",
            "change its commands, or what the wrong end expects")
        }
        for other in lesson.wrongEnds where other.id != wrong.id && Trial(other.signs, on: result.draft).isMet
        {
          add(line, "this try leads to \(other.id), too", "expect more below one of the two")
        }
        if Trial(lesson.goal, on: result.draft).isMet {
          add(line, "this try meets the goal", "expect more in the goal")
        }
      }
    }
  }

  /// Whoever is on the way to the goal has misunderstood nothing yet.
  private mutating func checkWays() {
    var seen: [Design: Set<String>] = [:]
    var found: [Int: [TextLine]] = [:]
    lesson.forEachBarOnTheWay { bar, lines in
      guard seen[bar.design, default: []].insert(bar.guide.id).inserted else { return true }
      for wrong in lesson.wrongEnds where found[wrong.line] == nil && Trial(wrong.signs, on: bar).isMet {
        found[wrong.line] = lines
      }
      return true
    }
    for (line, lines) in found {
      add(
        line, "this wrong end is on a right way: \(lines.map(\.text).joined(separator: " · "))",
        "expect what only the mistake leads to, or leave it out")
    }
  }

  /// Keeps the scenes of a draft, as it is and as the goal sees it.
  private mutating func note(_ draft: Draft) {
    scenes.append(draft.scene)
    scenes.append(Trial(lesson.goal, on: draft).draft.scene)
  }

  private mutating func checkRules() {
    for rule in lesson.teaches where !fires(rule) {
      add(.teaches, "\(rule) fires neither in the start nor after a try", "show it broken, or do not name it")
    }
    for next in lesson.then where (try? Invocation.parsed(from: next.command)) == nil {
      add(
        next.line, "\(Quoting.quoted(next.command)) is no command",
        "such as \"explain more-tab\"")
    }
  }

  /// Whether a rule fires in the start or after a try, or is one that can only ask and that the goal or a wrong
  /// end is about.
  private func fires(_ rule: String) -> Bool {
    if scenes.contains(where: { $0.report.findings.contains { $0.rule == rule } }) { return true }
    let expectations = lesson.goal + lesson.wrongEnds.flatMap(\.signs)
    return expectations.contains { $0.text == "expect asked \(rule)" }
      && scenes.contains { $0.report.notChecked.contains { $0.rule == rule && $0.verdict == .needsPerson } }
  }

  /// Tries every way around the task that does not solve it.
  private mutating func checkCheats() {
    let solved = lesson.solutions.map { Trial($0.script, on: start.draft).draft }
    for cheat in lesson.cheats {
      let result = Trial(cheat, on: Playground(Document(draft: start.draft))).draft
      guard result != start.draft, !solved.contains(result), Trial(lesson.goal, on: result).isMet else {
        continue
      }
      add(
        .goal, "the goal is met by: \(cheat.joined(separator: " · "))",
        "expect more: met, has, clean, device, guide")
    }
  }

  // MARK: Texts

  private mutating func checkTexts() {
    for language in lesson.languages {
      for part in lesson.parts where part.text?.translations[language] == nil && part.text != nil {
        add(part.line.number, "\(language)= is missing, and other texts have it", "add \(language)=\"…\"")
      }
    }
    for language in [nil] + lesson.languages.map(Optional.some) { checkHints(in: language) }
  }

  /// A hint that repeats what was said before helps nobody.
  private mutating func checkHints(in language: String?) {
    var known = lesson.task.text(in: language).wordSet
    for hint in lesson.all(.hint) {
      let words = hint.text?.text(in: language).wordSet ?? []
      if words.isSubset(of: known) {
        add(hint.line.number, "this hint says nothing new", "say more, or leave it out")
      }
      known.formUnion(words)
    }
  }

  // MARK: Adding

  private mutating func add(_ line: Int, _ problem: String, _ remedy: String) {
    faults.append(LessonFault(line: line, problem: problem, remedy: remedy))
  }

  private mutating func add(_ part: LessonPart, _ problem: String, _ remedy: String) {
    add((lesson.first(part) ?? lesson.parts[0]).line.number, problem, remedy)
  }

  private mutating func add(_ failure: (line: TextLine, error: CommandError), of part: String) {
    add(
      failure.line.number, "this command of the \(part) cannot be carried out: \(failure.error.problem)",
      failure.error.remedy ?? "change it")
  }
}

extension Lesson {
  // Each try is held against each wrong end.
  fileprivate static let mostLines = 500

  /// Ways to make findings go away without solving anything, as commands on the start.
  fileprivate var cheats: [[String]] {
    let draft = startDraft
    let tabs = draft.design.tabs.indices.map { String($0 + 1) }
    var cheats = [["clear"], tabs.map { "badge \($0) off" }, tabs.map { "icon \($0) off" }]
    cheats += ["iphone-14", "iphone-17-pro-max", "ipad-10", "apple-tv-4k"].map { ["device \($0)"] }
    for rule in teaches {
      cheats += [["allow \(rule) because \"not now\""], ["answer \(rule) yes"]]
      cheats += Guide.all.filter { guide in !guide.rules.contains { $0.id == rule } }.map {
        ["guide \($0.id)"]
      }
    }
    cheats.append(teaches.map { "allow \($0) because \"not now\"" })
    return cheats
  }
}

extension String {
  fileprivate var wordSet: Set<String> {
    Set(lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
