/// The reason for a number of a layout: the result, the rule, and the sources.
package struct Reason: Hashable {
  package enum Subject: String, CaseIterable {
    case system, window
    case safeArea = "safe area"
    case sizeClasses = "size classes"
    /// How many tabs fit and what becomes of the others.
    case overflow = "tabs in the bar"
    case search = "search tab"
    case edge
    /// The place of titles relative to icons.
    case arrangement
    case height = "bar height"
    case itemWidth = "item width"
    case titleRoom = "title room"
    case titleWidth = "title width"
    case titleState = "cut or not"
    case badgeWidth = "badge width"
    case badgeHeight = "badge height"

    /// Whether it is about one item rather than the bar.
    fileprivate var isOfItem: Bool {
      [.itemWidth, .titleRoom, .titleWidth, .titleState, .badgeWidth, .badgeHeight].contains(self)
    }
  }

  package let subject: Subject
  /// The result, with the arithmetic.
  package let conclusion: String
  /// The rule, in one sentence without a full stop.
  package let rule: String
  /// The result if it is a number, a length in points or a count; else `nil`.
  package let value: Double?
  package let grounds: [Source]

  package init(
    _ subject: Subject, _ conclusion: String, value: Double? = nil, rule: String, grounds: [Source]
  ) {
    self.subject = subject
    self.conclusion = conclusion
    self.rule = rule
    self.value = value
    self.grounds = grounds
  }

  package var confidence: Confidence {
    if grounds.contains(where: { $0.confidence == .low }) { return .low }
    return grounds.contains { $0.confidence == .medium } ? .medium : .high
  }
}

/// A source, and how far it can be trusted.
package struct Source: Hashable {
  package let text: String
  package let confidence: Confidence

  package init(_ text: String, _ confidence: Confidence) {
    self.text = text
    self.confidence = confidence
  }

  init(_ fact: Fact) { self.init(fact.source, fact.confidence) }

  init(_ device: Device) { self.init(device.source, device.confidence) }
}

/// The reasons that a layout notes while it computes. There is no trace unless somebody asks for reasons.
final class Trace {
  /// The tab whose item is explained, or `nil` where only the bar is.
  let tab: Int?
  private let device: Device
  private var notes: [Reason] = []

  init(of device: Device, tab: Int?) {
    self.device = device
    self.tab = tab
  }

  /// Notes why a number is what it is, in place of an earlier note on the same subject.
  ///
  /// A number that was measured elsewhere is not a measurement here: an estimate that no ground names yet becomes the
  /// first ground, and limits the confidence of the others.
  func note(
    _ subject: Reason.Subject, _ conclusion: String, _ value: Measure? = nil, rule: String,
    grounds: [Source]
  ) {
    var grounds = grounds
    if let weakest = value?.estimates.weakest, !grounds.contains(where: { $0.confidence == .low }) {
      let ground = weakest == .device ? Source(device.source, .low) : weakest.source
      grounds = [ground] + grounds.map { Source($0.text, .low) }
    }
    notes.removeAll { $0.subject == subject }
    notes.append(Reason(subject, conclusion, value: value?.value, rule: rule, grounds: grounds))
  }

  /// Notes a length whose conclusion is the number alone, or what it was made of and the number.
  func note(
    _ subject: Reason.Subject, _ value: Measure, as sum: String? = nil, rule: String, from facts: [Fact]
  ) {
    let number = points(value.value) + " pt"
    note(
      subject, sum.map { "\($0) = \(number)" } ?? number, value, rule: rule,
      grounds: facts.map { Source($0) })
  }

  func explains(_ subject: Reason.Subject) -> Bool { notes.contains { $0.subject == subject } }

  /// The notes on the bar, from the outside in.
  var reasonsOfBar: [Reason] { reasons { !$0.isOfItem } }

  var reasonsOfItem: [Reason] { reasons(where: \.isOfItem) }

  private func reasons(where isWanted: (Reason.Subject) -> Bool) -> [Reason] {
    Reason.Subject.allCases.filter(isWanted).compactMap { subject in notes.first { $0.subject == subject } }
  }
}

extension BarLayout {
  /// Returns why the bar of a design is as it is on a system, from the outside in.
  package static func reasons(for design: Design, on system: System?) -> [Reason] {
    let trace = Trace(of: design.device, tab: nil)
    _ = BarLayout(of: design, on: system, tracing: trace)
    return trace.reasonsOfBar
  }

  /// Returns why the item of a tab is as it is, or where the tab is instead; nothing where there is no such tab.
  package static func reasons(for design: Design, on system: System?, tab: Int) -> [Reason] {
    guard design.tabs.indices.contains(tab) else { return [] }
    let trace = Trace(of: design.device, tab: tab)
    let layout = BarLayout(of: design, on: system, tracing: trace)
    if layout.visible.contains(tab) { return trace.reasonsOfItem }
    return trace.reasonsOfBar.filter { $0.subject == .overflow } + [layout.absence(of: tab)]
  }

  private func absence(of tab: Int) -> Reason {
    let place = inSidebar.contains(tab) ? "in the sidebar only" : overflow.place.phrase
    return Reason(
      .itemWidth, place, rule: "the tab has no item in the bar at present",
      grounds: [Source("arithmetic on the numbers above", .high)])
  }
}
