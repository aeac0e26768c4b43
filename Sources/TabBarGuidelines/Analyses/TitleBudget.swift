package import TabBarCore

/// The room for titles on each device before they are cut, for the number of tabs that a design has.
package struct TitleBudget: Sendable {
  /// Cases with the same room.
  package struct Row: Sendable {
    /// The room for a title in points; where items grow with their titles, the widest that fits.
    package let room: Double
    /// About how many Latin letters fit.
    package let latin: Int
    /// About how many ideographs fit.
    package let cjk: Int
    /// The natural width of the widest title of average letters that is whole with its letters moved as close as they
    /// go; the room where the bar moves none.
    package let tightenedRoom: Double
    /// About how many Latin letters then fit.
    package let tightenedLatin: Int
    /// About how many ideographs then fit.
    package let tightenedCJK: Int
    /// The number of items in the bar, More among them.
    package let items: Int
    /// The title that was asked about as it is shown, or `nil` if none was.
    package let fitted: FittedTitle?
    /// How it is shown, or `nil`.
    package var state: FittedTitle.State? { fitted?.state }
    package fileprivate(set) var cases: Matrix.Row

    private var worst: Int? { state.flatMap { FittedTitle.State.allCases.firstIndex(of: $0) } }

    /// What rows have in common that are put together.
    fileprivate var numbers: [Double] {
      [room, tightenedRoom]
        + [latin, cjk, tightenedLatin, tightenedCJK, items, worst ?? -1].map(Double.init)
    }
  }

  /// A title that is too long somewhere.
  package struct Breach: Sendable {
    package let tab: Int
    /// The language that the title is in.
    package let locale: String
    package let title: String
    /// The number of cases in which it is cut.
    package let cut: Int
    /// The number of cases in which it may be cut.
    package let mayBeCut: Int
    /// The number of cases in which it is whole and noticeably tightened.
    package let tightened: Int
    /// The largest window in which it is cut, or may be where it is cut nowhere, or else is tightened.
    package let largest: Matrix.Case
    /// The narrowest window in which it is not whole: of a device that runs today's systems, where there is one.
    package let narrowest: Matrix.Case
  }

  /// The least room on a device that runs today's systems, with one of the windows that have it; `nil` where no bar
  /// has room.
  package var least: (row: Row, place: Matrix.Case)? {
    for row in rows {
      let current = row.cases.cases.filter(\.device.isCurrent)
      if let place = current.min(by: { $0.window.width < $1.window.width }) { return (row, place) }
    }
    return rows.first.flatMap { row in row.cases.cases.first.map { (row, $0) } }
  }

  /// The title that was asked about, or `nil`.
  package let title: String?
  /// The rows, the least room first.
  package let rows: [Row]
  /// The titles that are too long somewhere, by language and tab; none where a title was asked about.
  package let breaches: [Breach]
  /// The languages that were tried.
  package let locales: [String]
  package let caseCount: Int

  /// Measures the room on devices, each with the system that goes with it and the guide.
  package init(
    of design: Design, by guide: Guide, title: String? = nil, on devices: [Device] = Device.all
  ) {
    var design = design
    if design.tabs.isEmpty { design.tabs = [Tab("")] }
    let groups = Self.groups(design, guide, devices)
    let rows = groups.compactMap { Self.row($0.design, $0.cases, title) }
    self.title = title
    self.rows = Self.merged(rows)
    caseCount = groups.reduce(0) { $0 + $1.cases.count }
    let others = Set(design.tabs.flatMap { $0.details?.titleLocales ?? [] }).sorted()
    let own = [Localization.standard] + (design.locale == Localization.standard ? [] : [design.locale])
    var seen: Set<String> = []
    locales = (own + others + [Localization.pseudo]).filter { seen.insert($0).inserted }
    breaches = title == nil ? Self.breaches(groups, locales) : []
  }

  /// Cases that are laid out alike, with the design for them.
  private typealias Group = (design: Design, cases: [Matrix.Case])

  private static func groups(_ design: Design, _ guide: Guide, _ devices: [Device]) -> [Group] {
    let places = Places(of: design, on: devices, by: guide)
    let windows = places.designs.map { BarLayout(of: $0, on: $0.system).window }
    return places.cases(in: windows).grouped(by: \.design)
      .map { (places.designs[$0.key], $0.elements.map(\.value)) }
  }

  /// Returns the first item of a design whose first tab has a title.
  private static func item(_ design: Design, titled title: String) -> BarItem? {
    var design = design
    design.locale = Localization.standard
    design.tabs[0].title = title
    design.selection = 0
    return BarLayout(of: design, on: design.system).items.first { $0.kind.tab == 0 && $0.titleFrame != nil }
  }

  private static func row(_ design: Design, _ cases: [Matrix.Case], _ title: String?) -> Row? {
    // Letters as often as English has them: the average letter of a title.
    let latin = "etaoinshrdlcumwfgypbvketaoinshrdetaoin"
    guard let probe = item(design, titled: latin) else { return nil }
    let latinWidth = probe.title.width / Double(latin.count)
    let cjkWidth = (item(design, titled: "書庫書庫")?.title.width ?? 0) / 4
    guard latinWidth > 0, cjkWidth > 0 else { return nil }
    // A title that is far too long is tightened as far as the bar does it.
    let most = probe.title.tightening
    func count(_ room: Double, of width: Double, less tightening: Double) -> Int {
      Int(room / max(width - tightening, 1))
    }
    var room = probe.titleRoom
    var tightest = room
    let layout = BarLayout(of: design, on: design.system)
    if [.centered, .pages, .scroll].contains(layout.distribution) {
      room = widest(design, upTo: .whole)
      tightest = most > 0 ? widest(design, upTo: .tightened) * (latinWidth - most) / latinWidth : room
    }
    return Row(
      room: tenths(room, rounded: .down), latin: count(room, of: latinWidth, less: 0),
      cjk: count(room, of: cjkWidth, less: 0),
      tightenedRoom: tenths(tightest * latinWidth / max(latinWidth - most, 1), rounded: .down),
      tightenedLatin: count(tightest, of: latinWidth, less: most),
      tightenedCJK: count(tightest, of: cjkWidth, less: most), items: layout.items.count,
      fitted: title.flatMap { item(design, titled: $0)?.title },
      cases: Matrix.Row(outcome: Matrix.Outcome.none, cases: cases))
  }

  /// Returns the width of the widest title of one letter that is whole where items grow with their titles.
  private static func widest(_ design: Design, upTo state: FittedTitle.State) -> Double {
    var (fits, fails) = (0, 257)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let item = item(design, titled: String(repeating: "n", count: middle))
      if let item, item.title.state <= state { fits = middle } else { fails = middle }
    }
    return item(design, titled: String(repeating: "n", count: fits))?.title.width ?? 0
  }

  private static func merged(_ rows: [Row]) -> [Row] {
    rows.grouped(by: \.numbers).map { _, same in
      var row = same[0]
      row.cases = Matrix.Row(outcome: .none, cases: same.flatMap(\.cases.cases))
      return row
    }
    .enumerated().sorted { ($0.element.room, $0.offset) < ($1.element.room, $1.offset) }.map(\.element)
  }

  private static func breaches(_ groups: [Group], _ locales: [String]) -> [Breach] {
    var found: [[Int]: Breach] = [:]
    for (number, locale) in locales.enumerated() {
      for (original, cases) in groups {
        var design = original
        design.locale = locale
        let layout = BarLayout(of: design, on: design.system)
        for (tab, state) in Matrix.Outcome.notWhole(in: layout) {
          let key = [number, tab]
          guard let place = cases.max(by: { $0.window.width < $1.window.width }) else { continue }
          let old = found[key]
          let narrowest = (cases + [old?.narrowest].compactMap(\.self)).min(by: Matrix.Case.isSooner) ?? place
          // The largest window of the worst state.
          let isWorse = old.map { $0.worst < state } ?? true
          let isLarger = old.map { $0.worst == state && $0.largest.window.width < place.window.width } ?? true
          func sum(_ counted: FittedTitle.State, _ before: Int?) -> Int {
            (before ?? 0) + (state == counted ? cases.count : 0)
          }
          found[key] = Breach(
            tab: tab, locale: locale, title: design.title(of: design.tabs[tab]), cut: sum(.cut, old?.cut),
            mayBeCut: sum(.mayBeCut, old?.mayBeCut), tightened: sum(.tightened, old?.tightened),
            largest: isWorse || isLarger ? place : old?.largest ?? place, narrowest: narrowest)
        }
      }
    }
    return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}

extension Device {
  /// Whether the device runs today's systems.
  fileprivate var isCurrent: Bool { lastVersion == nil }
}

extension Matrix.Case {
  /// Returns whether a case comes before another: devices of today first, then narrow windows.
  fileprivate static func isSooner(_ left: Matrix.Case, _ right: Matrix.Case) -> Bool {
    guard left.device.isCurrent == right.device.isCurrent else { return left.device.isCurrent }
    return left.window.width < right.window.width
  }
}

extension TitleBudget.Breach {
  /// The worst that happens to the title anywhere.
  fileprivate var worst: FittedTitle.State { cut > 0 ? .cut : mayBeCut > 0 ? .mayBeCut : .tightened }
}

extension Matrix.Outcome {
  /// An outcome that says nothing.
  static let none = Matrix.Outcome(
    visible: [], hidden: [], overflow: .none, inSidebar: [], tightened: [], cut: [], mayBeCut: [],
    absence: nil,
    broken: [], toJudge: [])

  /// Returns the tabs whose titles are cut, may be, or are noticeably tightened, and which of the three.
  static func notWhole(in layout: BarLayout) -> [(tab: Int, state: FittedTitle.State)] {
    layout.items.compactMap { item in
      guard item.titleFrame != nil, let tab = item.kind.tab else { return nil }
      switch item.title.state {
      case .cut: return (tab, .cut)
      case .mayBeCut: return layout.growsWithTitles ? nil : (tab, .mayBeCut)
      case .tightened: return item.title.isNoticeablyTightened ? (tab, .tightened) : nil
      case .whole: return nil
      }
    }
  }
}
