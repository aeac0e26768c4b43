import TabBarCore
import TabBarGuidelines

extension Plan {
  /// Its lessons for a room: a question before its answer, a task before its solution. The title of a lesson may be an
  /// answer, too, and comes after what the plan asks.
  package func presentation(in language: String?) -> Presentation {
    var pages: [[Utterance]] = []
    var places: [String: Int] = [:]
    for step in parts.flatMap(\.steps) {
      if let lesson = step.lesson { places[lesson.id] = pages.count }
      pages += step.questions.map { [Utterance.sentence("\($0.text)")] }
      pages += step.lesson?.pages(in: language) ?? []
    }
    return Presentation(pages, isForRoom: true, places: places)
  }
}

extension Lesson {
  fileprivate func pages(in language: String?) -> [[Utterance]] {
    func text(_ text: LocalizedText) -> Utterance { .sentence("\(text.text(in: language))") }
    let start = startDraft
    let bar = Utterance.bar(start, withFindings: false)
    var pages: [[Utterance]] = []
    if let prediction {
      let titles = Prose.listed(start.design.tabs.map { "\(Quoting.quoted($0.title))" })
      let line = prediction.line
      pages.append(
        (line == nil ? [.sentence("The bar has \(titles).")] : [bar]) + [text(prediction.question)]
          + (line.map { [.commands([$0])] } ?? []))
      let seen = prediction.draft(on: start)
      pages[pages.count - 1] += prediction.rows(in: seen.scene).map { .sentence($0) }
      let answer = prediction.answer(to: "", about: seen.scene)
      pages.append([answer.map { .sentence($0.says) }, .bar(seen, withFindings: false)].compactMap(\.self))
    }
    pages.append([text(title), text(task), bar])
    pages.append([.sentence("Now work: `learn \(id)`. What comes next shows wrong ends and a solution.")])
    for end in wrongEnds {
      guard let script = end.tries.first?.script else { continue }
      pages.append([.sentence("What if somebody types this?"), .commands(script.map(\.text)), bar])
      pages.append([text(end.sentence), .bar(Trial(script, on: start).draft, withFindings: true)])
    }
    for solution in solutions {
      pages.append(
        [.sentence("A way that solves it:"), .commands(solution.script.map(\.text))]
          + [solution.reason.map(text)].compactMap(\.self)
          + [.bar(Trial(solution.script, on: start).draft, withFindings: true)])
    }
    let belief = belief.map { Utterance.sentence("Some people say: \($0.text(in: language))") }
    let next = then.map { $0.command + ($0.text.map { "   # \($0.text(in: language))" } ?? "") }
    let end =
      [belief].compactMap(\.self) + (next.isEmpty ? [] : [.sentence("To try next:"), .commands(next)])
    return end.isEmpty ? pages : pages + [end]
  }
}
