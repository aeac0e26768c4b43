public import TabBarCore

/// What a rule sees: a design, where everything came to lie, and the numbers of the guide.
public struct Inspection: Sendable {
  /// The design.
  public let design: Design
  /// The design laid out.
  public let layout: BarLayout
  /// The guide that is followed.
  public let guide: Guide
  /// The rule's numbers in that guide.
  public internal(set) var limits: Limits
  /// The indices of the tabs that the rule has to leave out of account, because what it would find there is
  /// accepted.
  var leftOut: [Int] = []

  /// The platform that the bar is laid out for.
  public let platform: Platform
  /// Whether the guide speaks of that platform.
  let isPlatformInGuide: Bool
  /// Whether that platform has no tab bar.
  let hasNoBar: Bool

  // What every rule asks about is worked out once for all of them.
  init(design: Design, layout: BarLayout, guide: Guide, limits: Limits) {
    self.design = design
    self.layout = layout
    self.guide = guide
    self.limits = limits
    platform = layout.system?.platform ?? design.device.platform
    isPlatformInGuide = guide.versions[platform] != nil
    hasNoBar = if case .absent? = layout.system?.bar { true } else { false }
  }

  /// Returns the indices of the tabs that something holds for, without those that are left out.
  func tabs(where holds: (Tab) -> Bool) -> [Int] {
    var indices: [Int] = []
    for index in design.tabs.indices where holds(design.tabs[index]) && !leftOut.contains(index) {
      indices.append(index)
    }
    return indices
  }

  /// Returns whether a tab stands apart from the others as a symbol alone, as search does since iOS 26.
  func isSeparated(_ index: Int) -> Bool {
    for item in layout.items.indices where layout.items[item].isSeparated {
      if layout.items[item].kind.tab == index { return true }
    }
    return false
  }

  /// The layout in the other orientation, on the same system.
  public var turnedLayout: BarLayout {
    var turned = design
    turned.orientation = design.orientation.turned
    // Size classes set by hand belong to the orientation that they were set in.
    turned.sizeClasses = nil
    return BarLayout(of: turned, on: layout.system)
  }
}

/// What a rule says of a design.
public struct Judgement: Sendable {
  /// The verdict.
  public let verdict: Verdict
  /// The measured values and what they mean, in one sentence; for a rule that does not apply, why.
  public let message: String
  /// The indices of the tabs that the verdict is about.
  public let tabs: [Int]
  /// The values that were measured, by name, in the order in which they are shown.
  public let measured: [Measurement]
  /// Whether the question would be asked of any design, because nothing that is known answers it.
  public var isStanding = false

  /// Returns the judgement that the design follows the rule.
  public static func met(_ message: String, measured: [Measurement] = []) -> Judgement {
    Judgement(verdict: .met, message: message, tabs: [], measured: measured)
  }

  /// Returns the judgement that the design breaks the rule, at the tabs with some indices.
  public static func broken(
    _ message: String, tabs: [Int] = [], measured: [Measurement] = []
  ) -> Judgement {
    Judgement(verdict: .broken, message: message, tabs: tabs, measured: measured)
  }

  /// Returns the judgement that a person has to decide; the message puts the question.
  public static func needsPerson(
    _ message: String, tabs: [Int] = [], measured: [Measurement] = []
  ) -> Judgement {
    Judgement(verdict: .needsPerson, message: message, tabs: tabs, measured: measured)
  }

  /// Returns the judgement that nothing that is known of the design answers the rule's question, which a
  /// person therefore has to, whatever the design.
  ///
  /// What tells the answer stands behind the question, such as `(bar position= says it)`.
  public static func standing(_ question: String) -> Judgement {
    Judgement(verdict: .needsPerson, message: question, tabs: [], measured: [], isStanding: true)
  }

  /// Returns the judgement that the rule has nothing to look at in this design; the message says why.
  public static func notApplicable(_ why: String) -> Judgement {
    Judgement(verdict: .notApplicable, message: why, tabs: [], measured: [])
  }
}

/// A value that a rule measured.
public struct Measurement: Hashable, Sendable {
  /// What was measured, in one word or in camel case, such as `titleWidth`.
  public let name: String
  /// The value; lengths are in points.
  public let value: Double

  /// Creates a measurement from what was measured and its value.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  /// Creates a measurement from what was counted and how many there are.
  public init(_ name: String, _ count: Int) {
    self.init(name, Double(count))
  }
}

/// What a rule says of a design, in one word.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The design follows the rule.
  case met
  /// The design breaks the rule.
  case broken
  /// Only a person can tell.
  case needsPerson = "needs a person"
  /// There is nothing in the design that the rule speaks of.
  case notApplicable = "not applicable"
}
