import TabBarCore
import TabBarGuidelines

extension Plan {
  /// The pages of its lessons for a room: what to ask comes before what answers it.
  package func pages(in language: String?) -> [[Utterance]] {
    parts.flatMap { part in
      part.steps.flatMap { step -> [[Utterance]] in
        let asked = step.questions.map { Utterance.sentence("\($0.text)") }
        let title = part.title.isEmpty ? [] : [Utterance.sentence("\(part.title)")]
        return (asked.isEmpty ? [] : [title + asked.prefix(1)]) + (step.lesson?.pages(in: language) ?? [])
      }
    }
  }
}

extension Lesson {
  /// Its pages for a room, one thing each: a question before its answer, a task before its solution.
  package func pages(in language: String?) -> [[Utterance]] {
    func text(_ text: LocalizedText) -> Utterance { .sentence("\(text.text(in: language))") }
    let start = startDraft
    let place = chapter.map { Utterance.sentence("\($0.number) \($0.title)") }
    let belief = belief.map { Utterance.sentence("Some people say: \($0.text(in: language))") }
    var pages = [[place, text(title), belief].compactMap(\.self)]
    if let prediction {
      if let line = prediction.line {
        pages += [[.bar(start, withFindings: false)], [text(prediction.question), .commands([line])]]
      } else {
        let titles = Prose.listed(start.design.tabs.map { "\(Quoting.quoted($0.title))" })
        pages.append([.sentence("The bar has \(titles)."), text(prediction.question)])
      }
      let seen = prediction.draft(on: start)
      let found = prediction.answer(to: "", in: seen.scene).found
      pages.append([.sentence("It is \(found)."), .bar(seen, withFindings: true)])
    }
    pages.append([text(task), .bar(start, withFindings: false)])
    for (index, hint) in hints.enumerated() {
      pages.append([.sentence("Hint \(index + 1) of \(hints.count): \(hint.text(in: language))")])
    }
    for end in wrongEnds {
      guard let script = end.tries.first?.script else { continue }
      pages.append([.sentence("What if somebody types this?"), .commands(script.map(\.text))])
      pages.append([text(end.sentence), .bar(Trial(script, on: start).draft, withFindings: true)])
    }
    for solution in solutions {
      pages.append([.sentence("A way that solves it:"), .commands(solution.script.map(\.text))])
      pages.append(
        [solution.reason.map(text)].compactMap(\.self)
          + [.bar(Trial(solution.script, on: start).draft, withFindings: true)])
    }
    guard !then.isEmpty else { return pages }
    let next = then.map { $0.command + ($0.text.map { "   # \($0.text(in: language))" } ?? "") }
    return pages + [[.sentence("To try next:"), .commands(next)]]
  }
}
