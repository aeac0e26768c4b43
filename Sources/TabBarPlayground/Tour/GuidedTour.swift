internal import TabBarCore
import TabBarGuidelines

/// A tour of the commands, step by step on a person's own bar.
///
/// A pure value: it looks at the playground after each line and returns what to say. A step is done when the
/// playground is as the step asks, whatever was typed for it.
package struct GuidedTour: Sendable {
  private var index = 0
  private var progress: TourProgress

  package init(_ playground: Playground) { progress = TourProgress(playground) }

  package var isOver: Bool { index >= TourStep.all.count }

  package mutating func begin() -> [String] {
    ["The tour has \(TourStep.all.count) steps. tour hint helps, tour skip goes on, tour off ends it."]
      + next()
  }

  package var task: String? {
    isOver ? nil : "Step \(index + 1) of \(TourStep.all.count): \(TourStep.all[index].task)"
  }

  package var hint: String? { isOver ? nil : TourStep.all[index].hint }

  /// Helps with the present step, goes on without it, or ends; without an action it says the step again.
  package mutating func take(_ action: TourAction?) -> [String] {
    switch action {
    case nil: return [task].compactMap(\.self)
    case .hint: return [hint].compactMap(\.self)
    case .skip:
      index += 1
      return next()
    case .off:
      index = TourStep.all.count
      return ["the tour is over; tour begins it again"]
    }
  }

  /// Begins the present step, after passing over the steps that are done already.
  private mutating func next() -> [String] {
    let first = index
    while !isOver, TourStep.all[index].isDone(progress) { index += 1 }
    let numbers = (first..<index).map { String($0 + 1) }
    let passed =
      numbers.count == 1
      ? ["Step \(numbers[0]) is done already."]
      : numbers.isEmpty ? [] : ["Steps \(listed(numbers)) are done already."]
    return passed + [task ?? Self.end]
  }

  private static let end = """
    That was the tour, and the bar is yours: save my-app.tabs keeps it. explain lists the rules, matrix shows it on \
    every device, help lists the commands.
    """
}

extension GuidedTour: Conversation {
  package var name: String { Command.tour.name }
  package var advice: String { "" }
  package var question: [Utterance] { [task].compactMap(\.self).map { .sentence($0) } }
  package var expects: ExpectedLine { .nothing }
  package func preview(of line: String) -> String? { nil }
  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? { nil }

  /// Compares the playground with the present step; says nothing until the step is done.
  package mutating func look(at playground: Playground) -> [Utterance] {
    guard !isOver else { return [] }
    progress.note(playground)
    let step = TourStep.all[index]
    guard step.isDone(progress) else { return [] }
    index += 1
    return ([step.praise] + next()).map { .sentence($0) }
  }
}

/// The bar, and the things done since the tour began; a later step need not ask for them again.
struct TourProgress: Sendable {
  private(set) var draft: Draft
  /// Whether tabs are too many for the bar, and whether they were at some time.
  private(set) var isFull: Bool
  private(set) var wasFull: Bool
  /// Whether the tabs were seen on another device or system, or by another guide.
  private(set) var wasElsewhere = false
  private(set) var wentBack = false
  private var position: Int

  init(_ playground: Playground) {
    (draft, position) = (playground.draft, playground.timeline.position)
    isFull = Self.isFull(draft)
    wasFull = isFull
  }

  /// Notes the state after a line.
  mutating func note(_ playground: Playground) {
    let last = self
    (draft, position) = (playground.draft, playground.timeline.position)
    isFull = Self.isFull(draft)
    if isFull { wasFull = true }
    if position < last.position {
      // Undoing a change of device does not show another one.
      wentBack = true
    } else if draft.design.device.id != last.draft.design.device.id
      || draft.system?.id != last.draft.system?.id || draft.guide.id != last.draft.guide.id
    {
      wasElsewhere = true
    }
  }

  private static func isFull(_ draft: Draft) -> Bool {
    let rules = ["more-tab", "ipad-more", "too-many-tabs", "dropped-tabs"]
    return draft.scene(only: rules).report.findings.contains { rules.contains($0.rule) }
  }
}
