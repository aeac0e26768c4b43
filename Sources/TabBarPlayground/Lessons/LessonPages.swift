import TabBarCore
import TabBarGuidelines

extension Lesson {
  /// Its pages for a room, one thing each: a question before its answer, a task before its solution.
  package func pages(in language: String?) -> [[Utterance]] {
    func said(_ english: String, _ values: Message.Values = [:]) -> Utterance {
      .sentence(Phrase(english, values).text(in: language))
    }
    func text(_ text: LocalizedText) -> Utterance { .sentence(text.text(in: language)) }
    let start = startDraft
    let place = chapter.map { said("\($0.number) " + Phrase($0.title).text(in: language)) }
    let belief = belief.map { said("Some people say: {belief}", ["belief": $0.text(in: language)]) }
    var pages = [[place, text(title), belief].compactMap(\.self)]
    if let prediction {
      if let line = prediction.line {
        pages += [[.bar(start, withFindings: false)], [text(prediction.question), .commands([line])]]
      } else {
        let titles = listed(
          start.design.tabs.map { Quoting.quoted($0.title) }, by: Phrase("and").text(in: language))
        pages.append([said("The bar has {titles}.", ["titles": titles]), text(prediction.question)])
      }
      let seen = prediction.draft(on: start)
      let found = prediction.answer(to: "", in: seen.scene).found
      pages.append([said("It is {found}.", ["found": found]), .bar(seen, withFindings: true)])
    }
    pages.append([text(task), .bar(start, withFindings: false)])
    for (index, hint) in hints.enumerated() {
      let values: Message.Values = [
        "number": index + 1, "hints": hints.count, "hint": hint.text(in: language),
      ]
      pages.append([said("Hint {number} of {hints}: {hint}", values)])
    }
    for end in wrongEnds {
      guard let script = end.tries.first?.script else { continue }
      pages.append([said("What if somebody types this?"), .commands(script.lines.map(\.text))])
      pages.append([text(end.sentence), .bar(script.result(on: start).draft, withFindings: true)])
    }
    for solution in solutions {
      pages.append([said("A way that solves it:"), .commands(solution.script.lines.map(\.text))])
      pages.append(
        [solution.reason.map(text)].compactMap(\.self)
          + [.bar(solution.script.result(on: start).draft, withFindings: true)])
    }
    guard !then.isEmpty else { return pages }
    let next = then.map { $0.command + ($0.text.map { "   # \($0.text(in: language))" } ?? "") }
    return pages + [[said("To try next:"), .commands(next)]]
  }
}
