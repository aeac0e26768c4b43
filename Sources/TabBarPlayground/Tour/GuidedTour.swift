internal import TabBarCore
import TabBarGuidelines

/// A walk through what can be done, step by step on a person's own bar.
///
/// A pure value: after each line it is shown the playground, and it returns what to say. A step is done when the
/// playground is as the step asks, whatever was typed for it.
package struct GuidedTour: Sendable {
  private var index = 0
  /// The playground as it was when the present step began.
  private var start: TourSight

  /// Begins the tour at a playground; `steps` returns what is to be said first.
  package init(_ playground: Playground) { start = TourSight(playground) }

  /// Whether all steps are done.
  package var isOver: Bool { index >= TourStep.all.count }

  /// What the tour says when it begins.
  package mutating func begin(_ playground: Playground) -> [String] {
    ["The tour has \(TourStep.all.count) steps. tour hint helps, tour skip goes on, tour off ends it."]
      + next(playground)
  }

  /// The present step once more.
  package var task: [String] { isOver ? [] : [heading + step.task(start)] }

  /// What helps with the present step.
  package var hint: [String] { isOver ? [] : [step.hint(start)] }

  /// Goes on without the present step.
  package mutating func skip(_ playground: Playground) -> [String] {
    index += 1
    return next(playground)
  }

  /// Looks at what a line has done; returns what to say, which is nothing while the step is not done.
  package mutating func look(at playground: Playground) -> [String] {
    guard !isOver, step.isDone(start, TourSight(playground)) else { return [] }
    let praise = step.praise
    index += 1
    return [praise] + next(playground)
  }

  private var step: TourStep { TourStep.all[index] }
  private var heading: String { "Step \(index + 1) of \(TourStep.all.count): " }

  /// Begins the present step; those that need nothing more are passed over.
  private mutating func next(_ playground: Playground) -> [String] {
    start = TourSight(playground)
    while !isOver, step.isDone(start, start) { index += 1 }
    return isOver ? [Self.end] : task
  }

  private static let end = """
    That was the tour, and the bar is yours: save my-app.tabs keeps it. explain lists the rules, matrix shows it on \
    every device, help lists the commands.
    """
}

/// What a step of the tour looks at.
struct TourSight: Sendable {
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
