import TabBarCore
package import TabBarGuidelines

extension LessonRun {
  /// The bar without what is found: that would name what is to be found.
  func bar(_ draft: Draft) -> Utterance { .bar(draft, withFindings: false) }

  package var title: Utterance {
    let place = lesson.chapter.map { "\($0.number) \($0.title)" as Prose }
    let minutes = lesson.minutes.map { "\(counted: $0, "minute")" as Prose }
    let facts = [place, minutes].compactMap(\.self)
    return .sentence(facts.isEmpty ? "\(lesson.title)" : "\(lesson.title) (\(list: facts))")
  }

  var task: [Utterance] {
    let belief = lesson.belief.map { Utterance.sentence("Some people say: \($0)") }
    return [belief, .sentence("\(lesson.task)")].compactMap(\.self) + [.gap, .sentence(whatHelps)]
  }

  /// What a learner types most, for those who read another language.
  package var words: Prose {
    "type `remove TAB`, `add TITLE`, `rename TAB TITLE`, `move TAB last`, `icon TAB SYMBOL`, `badge TAB 3`, `undo`, or say it"
  }

  var whatHelps: Prose {
    record.isExam
      ? "`goal` shows what is still missing, `task` repeats the task"
      : "`goal` shows what is still missing, `hint` helps, `task` repeats the task"
  }

  var lastHint: [Utterance] {
    var says: [Utterance] = []
    // A page in another language would say nothing to the learner.
    let language = lesson.language ?? RulePage.standardLanguage
    if let page = lesson.teaches.first.flatMap(Rule.named)?.page(in: language), page.language == language,
      let advice = page.prose(.instead)
    {
      says.append(.sentence("\(page.rule) says: \(advice)"))
    }
    let last: Prose =
      lesson.discussion == nil
      ? "that was the last hint; fix and fit are on now, and `solution` shows a way"
      : "that was the last hint; fix and fit are on now"
    return says + [.sentence(last)]
  }

  func progress(_ result: Trial) -> Utterance {
    .sentence(
      "\(result.metCount) of \(lesson.goal.expectationCount) hold; once you have tried something, `goal` says what is missing"
    )
  }

  private static let mostMissing = 4

  /// Says what is missing in a draft, beside the bar of the goal.
  func goal(for draft: Draft, _ result: Trial) -> [Utterance] {
    var says: [Utterance] = []
    // A bar would be an answer in an exam, one of several in a brief, and a sample where people find their own words.
    if let solution = lesson.solutions.first, lesson.solutions.count == 1, !record.isExam,
      lesson.discussion == nil
    {
      says = [
        .sentence("The bar of the goal:"), .smallBar(Trial(solution.script, on: lesson.startDraft).draft),
        .sentence("Yours:"), .smallBar(draft),
      ]
    }
    var missing: [Prose] = []
    for (_, mismatch, device) in result.statements {
      guard let mismatch else { continue }
      let problem = device == draft.design.device ? mismatch : "on \(device.name), \(mismatch)"
      if !missing.contains(where: { $0.text == problem.text }) { missing.append(problem) }
    }
    if let failure = result.failure { missing.append(failure.error.said) }
    says += missing.prefix(Self.mostMissing).map { .sentence("still: \($0)") }
    if missing.count > Self.mostMissing {
      says.append(.sentence("and \(missing.count - Self.mostMissing) more"))
    }
    return says + [.sentence("\(result.metCount) of \(lesson.goal.expectationCount) hold")]
  }

  /// Says that it is solved, or what is to be talked about, and why the way is right, whatever was written.
  func ending(of draft: Draft, _ commands: Int, isSolved: Bool) -> [Utterance] {
    var says: [Prose] = []
    let title = lesson.title
    if isSolved {
      says.append(
        commands > lesson.par
          ? "solved \(title): \(counted: commands, "command"); the shortest way takes \(lesson.par)"
          : "solved \(title): \(counted: commands, "command"), and no way is shorter")
    } else {
      says.append("to be discussed \(title): no program can tell whether people understand your words")
      if let question = lesson.discussion { says.append("\(question)") }
      // In an exam others are still to find words of their own.
      if !record.isExam { says.append("`solution` shows the words of somebody else") }
    }
    if record.hints + record.undone > 0 {
      says.append("on the way: \(counted: record.hints, "hint"), \(record.undone) undone")
    }
    // Why a solution is right need not be true of another one.
    let own = lesson.solutions.first { Trial($0.script, on: lesson.startDraft).draft == draft }
    if let shortest = own ?? lesson.shortestSolution, let reason = shortest.text {
      let lines = shortest.script.map(\.text).joined(separator: " · ")
      says.append(own != nil || !isSolved ? "\(reason)" : "Another way, \(lines): \(reason)")
    }
    says += lesson.then.map { next in
      let more = next.text.map { ": \($0)" } ?? ""
      return "Try \(next.word + more)"
    }
    return says.map { .sentence($0) }
  }
}
