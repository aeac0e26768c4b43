import TabBarCore
import TabBarGuidelines

extension Plan {
  /// Its lessons for a room: a question before its answer, a task before its solution. The title of a lesson may be an
  /// answer, too, and comes after what the plan asks.
  package func presentation(in language: String?) -> Presentation {
    var pages: [[Utterance]] = []
    var places: [String: Int] = [:]
    // What is asked about a lesson stands below it in the plan.
    var next = 0
    for line in lines {
      if let lesson = line.lesson {
        next = pages.count
        places[lesson.id] = next
        pages += lesson.said(in: language).pages
      } else if line.word == .ask {
        pages.insert([.sentence("\(line.text)")], at: next)
        next += 1
      } else if line.word == .part {
        next = pages.count
      }
    }
    return Presentation(pages, isForRoom: true, places: places)
  }
}

extension Lesson {
  fileprivate var pages: [[Utterance]] {
    func text(_ text: String) -> Utterance { .sentence("\(text)") }
    let start = startDraft
    let bar = Utterance.bar(start, withFindings: false)
    var pages: [[Utterance]] = []
    if let prediction {
      let titles = Prose.listed(start.design.tabs.map { "\(Quoting.quoted($0.title))" })
      let command = prediction.line.map { Utterance.commands([$0]) }
      let seen = prediction.draft(on: start)
      pages.append(
        [command == nil ? .sentence("The bar has \(titles).") : bar, text(prediction.question)]
          + [command].compactMap(\.self) + prediction.rows(in: seen.scene).map { .sentence($0) })
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
          + [solution.text.map(text)].compactMap(\.self)
          + [.bar(Trial(solution.script, on: start).draft, withFindings: true)])
    }
    let belief = belief.map { Utterance.sentence("Some people say: \($0)") }
    let next = then.map { $0.word + ($0.text.map { "   # \($0)" } ?? "") }
    let end =
      [belief].compactMap(\.self) + (next.isEmpty ? [] : [.sentence("To try next:"), .commands(next)])
    return end.isEmpty ? pages : pages + [end]
  }
}
