import TabBarCore
import TabBarGuidelines
package import TabBarPlayground
package import TabBarSentences

extension Playground: SentenceSession {
  // Whoever wants a tab back has mostly just lost it.
  private static let stepsLookedBack = 8

  package var context: SentenceContext {
    let design = draft.design
    var context = SentenceContext(device: design.device)
    context.titles = design.tabs.map(\.title)
    context.shownTitles = design.tabs.map(design.title)
    context.badges = design.tabs.map(\.badge)
    context.subject = draft.subject.flatMap { id in design.tabs.firstIndex { $0.origin.id == id } }
    context.steps = timeline.position
    context.marks = timeline.marks.map(\.name)
    var earlier = timeline
    var seen = Set(context.titles)
    for steps in 1..<max(1, min(Self.stepsLookedBack, timeline.position) + 1) {
      let design = earlier.move(to: timeline.position - steps).design
      for tab in design.tabs where seen.insert(tab.title).inserted { context.gone.append((tab.title, steps)) }
    }
    return context
  }

  package func canonical(_ line: String) -> String? {
    guard let invocation = try? Invocation.parsed(from: line) else { return nil }
    return invocation.canonical
  }

  package func after(_ lines: [String]) -> Playground? {
    var copy = self
    for line in lines {
      guard let invocation = try? Invocation.parsed(from: line), let outcome = try? copy.perform(invocation)
      else { return nil }
      if outcome.sentence != nil { copy.note(changeFrom: draft.design) }
    }
    return copy
  }

  package func isSame(as other: Playground) -> Bool {
    draft == other.draft && timeline.marks.map(\.name) == other.timeline.marks.map(\.name)
  }
}
