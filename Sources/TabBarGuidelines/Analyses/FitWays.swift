package import TabBarCore

/// The ways to bring all tabs of a design into the bar, with their titles whole, on some devices.
///
/// Each way is of another kind, so that a person can choose. The same design always has the same ways.
package struct FitWays {
  /// A device as it is held.
  package struct HeldDevice: Hashable {
    package let device: Device
    let orientation: Orientation
  }

  /// A title that a person has to shorten in a language.
  package struct ShorterTitle: Hashable {
    package let tab: Int
    package let locale: String
    package let title: String
    /// How many of its letters fit in the tightest place.
    package let letters: Int
    package let place: HeldDevice
  }

  package struct Way {
    /// The kind, such as `fold`; no two ways are of the same one.
    package let kind: String
    /// What it does, as an instruction without a full stop.
    package let summary: String
    /// What it costs the people who use the app, as a clause without a full stop.
    package let cost: String
    /// The edits, in the order in which they are applied; none where a person has to give titles.
    package let edits: [Edit]
    package var titles: [ShorterTitle] = []
    package let design: Design
    /// The bar that it gives at the first place.
    package let bar: BarLayout
    /// The indices of the tabs that are out of the bar at any place, in order.
    package let outside: [Int]
    /// The findings at any place that it leaves or causes, one for each rule.
    package let remaining: [Finding]
  }

  /// The rules about how many tabs and how much text a bar has.
  package static let rules = [
    "too-many-tabs", "more-tab", "ipad-more", "dropped-tabs", "pane-tabs", "crowded-tabs", "tiny-tabs",
    "title-cut", "long-title", "faded-tabs", "same-tabs-everywhere",
  ]

  /// Where the design is laid out, as it is held now first.
  package let places: [HeldDevice]
  /// The findings of these rules, one for each rule.
  package let sought: [Finding]
  /// The indices of the tabs that are out of the bar at any place, in order.
  package let outside: [Int]
  package let overflow: Overflow
  package let hasBar: Bool
  /// The ways, in the order in which a designer would try them: shorter titles, another order, fewer tabs.
  package let ways: [Way]

  /// Finds the ways for a design on some devices, none for its own; those that turn are held both ways. Without a guide
  /// the edition of Apple's guidelines for the system of each device judges there.
  package init(of design: Design, by guide: Guide?, on devices: [Device] = []) {
    let turned = [design.orientation] + Orientation.allCases.filter { $0 != design.orientation }
    let places = (devices.isEmpty ? [design.device] : devices).flatMap { device in
      (device.platform.rotates ? turned : [.portrait]).map { HeldDevice(device: device, orientation: $0) }
    }
    let start = FitState(design, FitJudge(design, guide, places))
    self.places = places
    sought = start.trouble.findings
    outside = start.trouble.outside
    overflow = start.trouble.overflow
    hasBar = start.trouble.hasBar
    let titles = start.trouble.titles.isEmpty ? [] : start.judge.shorterTitles(of: design)
    let before = Set(Self.findings(of: design, by: guide, at: places).map(\.rule))
    func bar(_ design: Design) -> BarLayout { design.placed(at: places[0]).layout(by: guide ?? .standard) }
    let phrases = titles.map(\.phrase)
    var ways =
      titles.isEmpty
      ? []
      : [
        Way(
          kind: "title", summary: FitWayKind.filled("shorten {}", phrases),
          cost: FitWayKind.filled("people know the old {title|titles}", phrases), edits: [], titles: titles,
          design: titles.reduce(design) { $0.titled($1.title.prefix($1.letters), $1.tab, in: $1.locale) },
          bar: bar(design), outside: outside,
          remaining: sought.filter { !["title-cut", "long-title"].contains($0.rule) })
      ]
    for kind in FitWayKind.all where !start.trouble.isEmpty {
      guard let end = start.going(kind), !ways.contains(where: { $0.edits == end.edits }) else { continue }
      let findings = Self.findings(of: end.design, by: guide, at: places)
      let left = findings.filter { Self.rules.contains($0.rule) || !before.contains($0.rule) }
      // A way that breaks another rule is none.
      let isNew = { (finding: Finding) in !before.contains(finding.rule) }
      guard !left.contains(where: { isNew($0) && $0.verdict == .broken && $0.severity != .info }) else {
        continue
      }
      ways.append(
        Way(
          kind: kind.id, summary: end.summary, cost: end.cost, edits: end.edits, design: end.design,
          bar: bar(end.design), outside: end.trouble.outside, remaining: left))
    }
    self.ways = ways
  }

  /// Returns the findings at all places, one for each rule.
  private static func findings(of design: Design, by guide: Guide?, at places: [HeldDevice]) -> [Finding] {
    places.flatMap { Scene(design.placed(at: $0), chosen: guide).report.findings }.grouped(by: \.rule)
      .map { $0.elements[0] }
  }
}

/// What is wrong with a design at all places.
struct FitTrouble {
  /// The first finding of each rule.
  var findings: [Finding] = []
  /// A broken rule weighs 2, a question for a person 1.
  var weight = 0
  /// The indices of the tabs that are out of the bar somewhere, in order.
  var outside: [Int] = []
  /// The indices of the tabs whose titles are cut somewhere, and of those whose titles are too long in any other way.
  var cut: Set<Int> = []
  var long: Set<Int> = []
  /// Whether there are more tabs than there should be.
  var isCrowded = false
  var overflow = Overflow.none
  var hasBar = false
  var hasSidebar = false

  var isEmpty: Bool { findings.isEmpty && outside.isEmpty && cut.isEmpty }
  /// Whether tabs have to go, whatever their titles.
  var isFull: Bool { isCrowded || !outside.isEmpty }
  /// The tabs whose titles should be shorter, in order.
  var titles: [Int] { cut.union(long).sorted() }

  /// Returns whether it is less than another trouble: fewer tabs are out of the bar, or else less is found.
  func isLess(than other: FitTrouble) -> Bool {
    (outside.count, weight, titles.count) < (other.outside.count, other.weight, other.titles.count)
  }
}

/// Lays designs out where they have to fit, and judges them.
struct FitJudge {
  /// The narrowest place of each system and pair of size classes, where what fits does so in more room, with the guide
  /// there.
  private let places: [(place: FitWays.HeldDevice, guide: Guide)]

  init(_ design: Design, _ guide: Guide?, _ places: [FitWays.HeldDevice]) {
    self.places =
      places.map { place in (place: place, layout: design.placed(at: place).layout(by: guide ?? .standard)) }
      .grouped { [$0.layout.system?.id ?? "", "\($0.layout.sizeClasses)"] }
      .compactMap { $0.elements.min { $0.layout.window.width < $1.layout.window.width } }
      .map { place, layout in
        (place, guide ?? .edition(for: layout.system))
      }
  }

  // Titles of many tabs are not tried one after the other.
  private static let mostTitles = 12

  /// Returns the titles that are not whole somewhere, or longer than the guide advises, each with the letters that fit in
  /// the tightest place.
  func shorterTitles(of design: Design) -> [FitWays.ShorterTitle] {
    let all = design.languages.flatMap { locale in
      places.flatMap { place, guide -> [FitWays.ShorterTitle] in
        var placed = design.placed(at: place)
        placed.locale = locale
        let layout = placed.layout(by: guide)
        let cut = layout.cutTitles
        let advised = guide[rule: "long-title"]?.limits[.titleCharacters] ?? .max
        return layout.visible.prefix(Self.mostTitles).compactMap { tab in
          let title = placed.title(of: placed.tabs[tab])
          guard cut.contains(tab) || title.count > advised else { return nil }
          let fitting = cut.contains(tab) ? placed.fittingLetters(of: title, tab, by: guide) : title.count
          return FitWays.ShorterTitle(
            tab: tab, locale: locale, title: title, letters: min(fitting, advised), place: place)
        }
      }
    }
    return all.grouped { [$0.locale, "\($0.tab)"] }
      .compactMap { $0.elements.min { $0.letters < $1.letters } }
  }

  func trouble(of design: Design) -> FitTrouble {
    var trouble = FitTrouble()
    var outside: Set<Int> = []
    for (place, guide) in places {
      let scene = Scene(design.placed(at: place), by: guide, only: FitWays.rules)
      let layout = scene.layout
      if layout.placement != .none { trouble.hasBar = true }
      if layout.kind == .strip { trouble.hasSidebar = true }
      if layout.overflow != .none {
        trouble.overflow = layout.overflow
      }
      outside.formUnion(layout.hidden)
      trouble.cut.formUnion(layout.cutTitles)
      for finding in scene.report.findings {
        trouble.weight += finding.verdict == .broken ? 2 : 1
        if !trouble.findings.contains(where: { $0.rule == finding.rule }) { trouble.findings.append(finding) }
        switch finding.rule {
        case "title-cut": trouble.cut.formUnion(finding.tabs)
        case "long-title", "faded-tabs": trouble.long.formUnion(finding.tabs)
        default: trouble.isCrowded = true
        }
      }
    }
    trouble.outside = outside.sorted()
    return trouble
  }
}

/// A design on its way, with what was done to it.
struct FitState {
  let judge: FitJudge
  /// The tabs whose titles were cut at first, besides too many tabs: other words help there, or nothing.
  private let cutBefore: Set<Int>
  private(set) var design: Design
  private(set) var trouble: FitTrouble
  private(set) var edits: [Edit] = []
  private(set) var summary = ""
  private(set) var cost = ""
  /// The index that each tab had at first.
  private var origins: [Int]
  /// The first indices of the tabs that others were folded into.
  private var hosts: Set<Int> = []

  // A way of more steps is no help.
  private static let mostSteps = 20

  init(_ design: Design, _ judge: FitJudge) {
    self.design = design
    self.judge = judge
    trouble = judge.trouble(of: design)
    cutBefore = trouble.isFull ? trouble.cut : []
    origins = Array(design.tabs.indices)
  }

  /// Whether there are too many tabs, for the bar or for their titles.
  var isFull: Bool { trouble.isFull || trouble.cut.contains { !cutBefore.contains(origins[$0]) } }

  func isHost(_ tab: Int) -> Bool { hosts.contains(origins[tab]) }

  /// Goes on by steps of one kind; `nil` where nothing gets better.
  func going(_ kind: FitWayKind) -> FitState? {
    var state = self
    var steps: [FitStep] = []
    while steps.count < (kind.isSingle ? 1 : Self.mostSteps), let step = kind.next(state) {
      state.take(step)
      steps.append(step)
    }
    guard state.design != design else { return nil }
    state.summary = FitWayKind.filled(kind.summary, steps.map { $0.object ?? $0.payer })
    state.cost = FitWayKind.filled(kind.cost, steps.map(\.payer))
    let isOther = Set(state.trouble.outside.map { state.origins[$0] }) != Set(trouble.outside)
    guard state.trouble.isLess(than: trouble) || kind.isChoice && isOther else { return nil }
    return state
  }

  private mutating func take(_ step: FitStep) {
    switch step.edit {
    case .merge(let part, let whole, _):
      hosts.insert(origins[whole])
      origins.remove(at: part)
    case .remove(let tab): origins.remove(at: tab)
    case .move(let tab, let target): origins.insert(origins.remove(at: tab), at: target)
    default: break
    }
    step.edit.apply(to: &design)
    trouble = judge.trouble(of: design)
    edits.append(step.edit)
  }
}

extension Design {
  /// Returns the design on a device that is held in a way, without what was set by hand for another, and with nothing
  /// over its bar.
  fileprivate func placed(at place: FitWays.HeldDevice) -> Design {
    var placed = moved(to: place.device)
    if placed.orientation != place.orientation {
      placed.orientation = place.orientation
      // Size classes set by hand belong to the orientation that they were set in.
      placed.sizeClasses = nil
    }
    placed.situation.isKeyboardUp = false
    placed.situation.isModal = false
    placed.situation.isMinimized = false
    placed.situation.scroll = .top
    return placed
  }

  /// Returns how many letters of a title in the language that is shown fit, fewer than all.
  fileprivate func fittingLetters(of title: String, _ tab: Int, by guide: Guide) -> Int {
    let counts = stride(from: title.count - 1, to: 1, by: -1)
    return counts.first { count in
      !titled(title.prefix(count), tab, in: locale).layout(by: guide).cutTitles.contains(tab)
    } ?? 1
  }

  fileprivate func titled(_ title: Substring, _ tab: Int, in locale: String) -> Design {
    var design = self
    if tabs[tab].titles[locale] != nil {
      design.tabs[tab].titles[locale] = String(title)
    } else {
      design.tabs[tab].title = String(title)
    }
    return design
  }

  fileprivate func layout(by guide: Guide) -> BarLayout {
    BarLayout(of: self, on: system ?? guide.system(for: device, of: self))
  }
}

extension BarLayout {
  /// The tabs whose titles are cut, or perhaps.
  fileprivate var cutTitles: [Int] {
    BarOutcome.titlesNotWhole(in: self).filter { $0.state != .tightened }.map(\.tab)
  }
}

extension FitWays.ShorterTitle {
  var phrase: String {
    let language = locale == Localization.standard ? "" : " (\(Localization.name(of: locale)))"
    return "\(quoted(title))\(language) to about \(letters) letters on \(place.device.name)"
  }
}
