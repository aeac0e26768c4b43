internal import TabBarCore
import TabBarGuidelines

/// A tour of the commands, step by step on a person's own bar.
///
/// A pure value: it looks at the playground after each line and returns what to say. A step is done when the
/// playground is as the step asks, whatever was typed for it.
package struct GuidedTour: Sendable {
  private var index = 0
  /// The playground as it was when the present step began.
  private var start: TourSnapshot
  /// What was done since the tour began.
  private var progress: TourProgress

  package init(_ playground: Playground) {
    start = TourSnapshot(playground)
    progress = TourProgress(start)
  }

  package var isOver: Bool { index >= TourStep.all.count }

  package mutating func begin(_ playground: Playground) -> [String] {
    ["The tour has \(TourStep.all.count) steps. tour hint helps, tour skip goes on, tour off ends it."]
      + next(playground)
  }

  package var task: [String] { isOver ? [] : [heading + step.task(start)] }

  package var hint: [String] { isOver ? [] : [step.hint(start)] }

  /// Helps with the present step, goes on without it, or ends; without an action it says the step again.
  package mutating func take(_ action: TourAction?, at playground: Playground) -> [String] {
    switch action {
    case nil: return task
    case .hint: return hint
    case .skip:
      index += 1
      return next(playground)
    case .off:
      index = TourStep.all.count
      return ["the tour is over; tour begins it again"]
    }
  }

  private var step: TourStep { TourStep.all[index] }
  private var heading: String { "Step \(index + 1) of \(TourStep.all.count): " }

  /// Begins the present step, after passing over the steps that are done already.
  private mutating func next(_ playground: Playground) -> [String] {
    start = TourSnapshot(playground)
    let first = index
    while !isOver, step.isDone(progress, start) { index += 1 }
    return Self.passedOver(first..<index) + (isOver ? [Self.end] : task)
  }

  /// Returns the words about steps that were passed over.
  private static func passedOver(_ steps: Range<Int>) -> [String] {
    let numbers = steps.map { String($0 + 1) }
    guard let last = numbers.last else { return [] }
    return numbers.count == 1
      ? ["Step \(last) is done already."] : ["Steps \(listed(numbers)) are done already."]
  }

  private static let end = """
    That was the tour, and the bar is yours: save my-app.tabs keeps it. explain lists the rules, matrix shows it on \
    every device, help lists the commands.
    """
}

extension GuidedTour: Conversation {
  package var name: String { Command.tour.name }
  package var advice: String { "" }
  package var question: [Utterance] { task.map { .sentence($0) } }
  package var expects: ExpectedLine { .nothing }
  package func preview(of line: String) -> String? { nil }
  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? { nil }

  /// Compares the playground with the present step; says nothing until the step is done.
  package mutating func look(at playground: Playground) -> [Utterance] {
    guard !isOver else { return [] }
    let now = TourSnapshot(playground)
    progress.note(now)
    guard step.isDone(progress, now) else { return [] }
    let praise = step.praise
    index += 1
    return ([praise] + next(playground)).map { .sentence($0) }
  }
}

/// The things done since the tour began; a later step need not ask for them again.
struct TourProgress: Sendable {
  /// Whether the tabs were too many for the bar at some time.
  private(set) var wasFull: Bool
  /// Whether the tabs were seen on another device or system, or by another guide.
  private(set) var wasElsewhere = false
  private(set) var wentBack = false
  private var last: TourSnapshot

  init(_ start: TourSnapshot) {
    wasFull = start.isFull
    last = start
  }

  /// Notes the state after a line.
  mutating func note(_ now: TourSnapshot) {
    if now.isFull { wasFull = true }
    if now.position < last.position {
      // Undoing a change of device does not show another one.
      wentBack = true
    } else if now.device.id != last.device.id || now.system != last.system || now.guide != last.guide {
      wasElsewhere = true
    }
    last = now
  }
}

/// The state of the playground, as far as the tour's steps ask about it.
struct TourSnapshot: Sendable {
  let tabs: [Tab]
  let device: Device
  let system: String?
  let guide: String
  let findings: [String]
  let position: Int

  init(_ playground: Playground) {
    let scene = playground.draft.scene
    tabs = scene.design.tabs
    device = scene.design.device
    system = scene.layout.system?.id
    guide = scene.guide.id
    findings = scene.report.findings.map(\.rule)
    position = playground.timeline.position
  }

  /// Whether tabs are too many for the bar.
  var isFull: Bool { findings.contains { Self.rulesOfTooMany.contains($0) } }

  private static let rulesOfTooMany = ["more-tab", "ipad-more", "too-many-tabs", "dropped-tabs"]
}
