import TabBarCore

/// Lays out each distinct case of a matrix once and counts the others to it.
struct MatrixBuilder {
  /// The properties of a device that a layout depends on. Devices that share them have the same bar everywhere.
  private struct Shape: Hashable {
    let platform: Platform
    let screen: Size
    let scale: Int
    let hasHomeIndicator: Bool
    let portraitClasses: SizeClasses?
    let landscapeClasses: SizeClasses?
    let portraitSafeArea: Insets
    let landscapeSafeArea: Insets
    let isWeak: Bool
    let version: Int?

    init(_ device: Device, _ system: System?) {
      platform = device.platform
      screen = device.portrait
      scale = device.scale
      hasHomeIndicator = device.hasHomeIndicator
      portraitClasses = device.portraitClasses
      landscapeClasses = device.landscapeClasses
      portraitSafeArea = device.safeArea(in: .portrait, on: system)
      landscapeSafeArea = device.safeArea(in: .landscape, on: system)
      isWeak = device.confidence == .low
      version = system?.version
    }
  }

  /// A way to hold a shape, with a share of its screen, laid out and judged.
  private struct Place {
    let orientation: Orientation
    let share: WindowShare
    let scene: Int
  }

  struct Judged {
    let outcome: Int
    let window: Size
    let findings: [Finding]
    /// The rules that are broken or need a person, and those that are met, by their places in `rules`.
    let found: RuleBits
    let met: RuleBits
  }

  private let design: Design
  private let guide: Guide?
  /// The identifiers of the rules that may hold somewhere, in the order in which they are reported.
  private let rules: [String]
  private let placesOfRules: [String: Int]
  private var places: [Shape: [Place]] = [:]
  private var outcomes: [Matrix.Outcome: Int] = [:]
  private(set) var scenes: [Judged] = []
  private(set) var cases: [(value: Matrix.Case, scene: Int)] = []

  init(_ design: Design, _ guide: Guide?) {
    var design = design
    design.sizeClasses = nil
    self.design = design
    self.guide = guide
    rules = guide?.rules.map(\.id) ?? Rule.all.map(\.id)
    placesOfRules = Dictionary(
      rules.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ device: Device, allSystems: Bool) {
    for system in device.systems(allVersions: allSystems, by: guide ?? .standard) {
      let shape = Shape(device, system)
      let known = places[shape] ?? layOut(device, system)
      places[shape] = known
      for place in known {
        cases.append(
          (
            Matrix.Case(
              device: device, orientation: place.orientation, share: place.share, system: system,
              window: scenes[place.scene].window),
            place.scene
          ))
      }
    }
  }

  private mutating func layOut(_ device: Device, _ system: System?) -> [Place] {
    var design = design
    design.device = device
    design.system = system
    var places: [Place] = []
    for orientation in device.platform.rotates ? Orientation.allCases : [.portrait] {
      design.orientation = orientation
      for share in device.windowShares(in: orientation, on: system) {
        design.window = device.window(share, in: orientation, on: system)
        judge(Scene(design, chosen: guide))
        places.append(Place(orientation: orientation, share: share, scene: scenes.count - 1))
      }
    }
    return places
  }

  private mutating func judge(_ scene: Scene) {
    let outcome = Matrix.Outcome(scene)
    let number = outcomes[outcome] ?? outcomes.count
    outcomes[outcome] = number
    scenes.append(
      Judged(
        outcome: number, window: scene.layout.window, findings: scene.report.findings,
        found: bits(scene.report.findings.lazy.map(\.rule)), met: bits(scene.report.met)))
  }

  private func bits(_ rules: some Sequence<String>) -> RuleBits {
    var bits = RuleBits()
    for rule in rules {
      if let place = placesOfRules[rule] { bits.insert(place) }
    }
    return bits
  }

  /// The different results with their cases, in the order in which they first occur.
  var rows: [Matrix.Row] {
    var cases: [[Matrix.Case]] = Array(repeating: [], count: outcomes.count)
    for entry in self.cases { cases[scenes[entry.scene].outcome].append(entry.value) }
    return outcomes.sorted { $0.value < $1.value }
      .map { Matrix.Row(outcome: $0.key, cases: cases[$0.value]) }
  }

  var findings: [Matrix.MergedFinding] {
    rules.compactMap { rule in placesOfRules[rule].flatMap { merged(rule, at: $0) } }
  }

  private func merged(_ rule: String, at place: Int) -> Matrix.MergedFinding? {
    var failing = 0
    var passing = 0
    var failingDevices = 0
    var lastDevice: String?
    var smallest: Int?
    var largest: Int?
    for (index, entry) in cases.enumerated() {
      let scene = scenes[entry.scene]
      if scene.found.contains(place) {
        failing += 1
        if lastDevice != entry.value.device.id { failingDevices += 1 }
        lastDevice = entry.value.device.id
        if smallest.map({ isSmaller(entry.value, cases[$0].value) }) ?? true { smallest = index }
      } else if scene.met.contains(place) {
        passing += 1
        if largest.map({ isSmaller(cases[$0].value, entry.value) }) ?? true { largest = index }
      }
    }
    guard let smallest, let finding = scenes[cases[smallest].scene].findings.first(where: { $0.rule == rule })
    else { return nil }
    return Matrix.MergedFinding(
      finding: finding, failing: failing, passing: passing, failingDevices: failingDevices,
      smallestFailing: cases[smallest].value, largestPassing: largest.map { cases[$0].value })
  }

  /// Returns whether a window is narrower than another, or as wide and lower.
  private func isSmaller(_ left: Matrix.Case, _ right: Matrix.Case) -> Bool {
    (left.window.width, left.window.height) < (right.window.width, right.window.height)
  }
}

extension Matrix.Outcome {
  /// Sums up a design that was laid out and judged.
  public init(_ scene: Scene) {
    let layout = scene.layout
    let titled = layout.items.compactMap { item in
      item.titleFrame == nil ? nil : item.kind.tab.map { (tab: $0, title: item.title) }
    }
    // An item that is as wide as its title grows with it, so one that is estimated a little too narrow is not cut.
    let mayBeCut = layout.growsWithTitles ? [] : titled.filter { $0.title.state == .mayBeCut }
    self.init(
      visible: layout.visible, hidden: layout.hidden, overflow: layout.overflow,
      inSidebar: layout.inSidebar, tightened: titled.filter(\.title.isNoticeablyTightened).map(\.tab),
      cut: titled.filter { $0.title.state == .cut }.map(\.tab),
      mayBeCut: mayBeCut.map(\.tab), absence: layout.absence,
      broken: scene.report.findings.filter { $0.verdict == .broken }.map(\.rule),
      toJudge: scene.report.findings.filter { $0.verdict == .needsPerson }.map(\.rule))
  }
}

/// A set of a guide's rules, by their places in it, which is as quick as two numbers.
struct RuleBits {
  /// The number of rules that there is a place for.
  static let places = 128

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds the rule at a place; one beyond the last place is left out.
  mutating func insert(_ place: Int) {
    if place < 64 { low |= 1 << UInt64(place) } else { high |= 1 << UInt64(place - 64) }
  }

  /// Returns whether the rule at a place is in the set.
  func contains(_ place: Int) -> Bool {
    place < 64 ? low & (1 << UInt64(place)) != 0 : high & (1 << UInt64(place - 64)) != 0
  }
}
