import TabBarCore
import TabBarGuidelines

/// The parts of a bar: which it has, and what each one is.
struct Anatomy {
  /// A part that bars can have.
  enum Part: String, CaseIterable {
    case container, icon, badge, title
    case activeTab = "active tab"
    case inactiveTab = "inactive tab"
    case more = "More"
    case apart = "item apart"
    case accessory, logo
    case pageButtons = "page buttons"
    case homeIndicator = "home indicator"

    /// Whether its absence is worth mentioning.
    var isUsual: Bool { ![.apart, .accessory, .logo, .pageButtons].contains(self) }
  }

  /// The parts that the bar has, in the order of `Part`.
  let present: [(part: Part, text: String)]
  /// The usual parts that the bar lacks, each with the reason as a clause.
  let missing: [(part: Part, why: String)]

  init(_ scene: Scene) {
    let texts = Part.allCases.map { (part: $0, text: AnatomyWords.text($0, of: scene)) }
    present = texts.compactMap { part, text in text.map { (part, $0) } }
    missing = texts.filter { $0.text == nil && $0.part.isUsual }.map { part, _ in
      (part, AnatomyWords.reason(part, of: scene))
    }
  }

  /// Returns the number of a part in the picture, or `nil` if the bar lacks it.
  func number(of part: Part) -> Int? { present.firstIndex { $0.part == part }.map { $0 + 1 } }
}

/// The parts of a bar in words.
enum AnatomyWords {
  static func text(_ part: Anatomy.Part, of scene: Scene) -> String? {
    let layout = scene.layout
    guard layout.placement != .none, layout.absence == nil else { return nil }
    let tabs = layout.items.filter { $0.kind.tab != nil }
    switch part {
    case .container:
      let sentence = BarSentences.sentences(scene).first ?? ""
      return "the bar, \(layout.kind?.form.name ?? ""). \(sentence)"
    case .icon:
      let count = tabs.count { $0.iconFrame != nil }
      return count == 0
        ? nil
        : "the symbol of a tab; \(count == tabs.count ? "every one" : "\(count) of \(tabs.count)") has one"
    case .badge:
      let badged = layout.items.filter { $0.badge != nil && $0.kind.tab != nil }
      guard !badged.isEmpty else { return nil }
      return abridged(
        badged.map { item in "\"\(item.badge ?? "")\" on \(name(item, scene.design))" }, most: 3)
    case .title:
      guard tabs.contains(where: { $0.titleFrame != nil }) else { return nil }
      let place =
        layout.arrangement == .stacked
        ? "under the icon" : layout.arrangement == .inline ? "beside the icon" : "alone"
      return "the text of a tab, \(place); SAP and newer guidelines of Apple call it label"
    case .activeTab:
      guard let item = tabs.first(where: \.isSelected) else { return nil }
      return "\(name(item, scene.design)): the section that is shown now, marked as selected"
    case .inactiveTab:
      let others = tabs.filter { !$0.isSelected }
      return others.isEmpty ? nil : abridged(others.map { name($0, scene.design) }, most: 4) + ": a tap away"
    case .more:
      guard layout.items.contains(where: { $0.kind == .more }) else { return nil }
      return "the system's own item, which opens a list of "
        + abridged(layout.hidden.map { scene.design.plainName(of: $0) }, most: 4)
    case .apart:
      guard !scene.design.situation.isMinimized, let item = tabs.first(where: \.isSeparated) else {
        return nil
      }
      return
        "\(name(item, scene.design)): \(layout.isColumn ? "below" : "beside") the others, in a circle of its own"
    case .accessory:
      return layout.accessory.map { "the app's own view with the bar, about \(Points.words($0))" }
    case .logo: return layout.logo.map { "the app's own image beside the bar, \(Points.words($0))" }
    case .pageButtons:
      return layout.pageButtons.isEmpty ? nil : "they move the row on to the tabs that do not fit"
    case .homeIndicator:
      return layout.hasHomeIndicator && layout.placement == .bottom
        ? "the system's line for going home; the bar keeps its items off it" : nil
    }
  }

  static func reason(_ part: Anatomy.Part, of scene: Scene) -> String {
    let layout = scene.layout
    let platform = layout.system?.platform ?? scene.design.device.platform
    if layout.placement == .none { return "\(platform.rawValue) draws no tab bar here" }
    if let absence = layout.absence { return absence.label.replacing("no bar: ", with: "") }
    if part == .homeIndicator {
      if layout.hasHomeIndicator { return "it is at the bottom edge, away from this bar" }
      return platform.rotates
        ? "the \(scene.design.device.name) has a home button" : "\(platform.rawValue) has none"
    }
    if scene.design.tabs.isEmpty { return "there are no tabs yet" }
    switch part {
    case .icon:
      return layout.arrangement == .text ? "this bar shows titles alone" : "no tab in the bar has one"
    case .badge:
      return layout.hidden.contains { scene.design.tabs[$0].badge != nil }
        ? "only tabs that the bar does not show have one" : "no tab has one"
    case .title:
      return layout.arrangement == .icon || layout.isColumn
        ? "this bar shows symbols alone" : "no tab in the bar has one"
    case .activeTab:
      return layout.items.contains { $0.kind == .more && $0.isSelected }
        ? "the selected tab is \(HiddenPlace.more.phrase), so More is highlighted"
        : "the selected tab is not in the bar"
    case .inactiveTab: return "there is no other tab in the bar"
    case .more:
      if layout.hidden.isEmpty { return "every tab fits" }
      return "what does not fit is \(layout.overflow.place.phrase)"
    default: return "it is not there"
    }
  }

  private static func name(_ item: BarItem, _ design: Design) -> String {
    item.kind.tab.map(design.plainName) ?? item.fullTitle
  }
}

struct AnatomyRows {
  private(set) var rows: [Int: [Anatomy.Part]] = [:]
  /// The columns of the numbers under the items, with the part that each item is; none in a column of items.
  private(set) var marks: [(column: Int, part: Anatomy.Part)] = []

  init(_ drawing: BarDrawing) {
    let layout = drawing.layout
    if layout.isColumn {
      note(.container, in: 0)
      noteColumn(layout)
      return
    }
    let rows = BarRows(drawing)
    let isTop = layout.placement == .top
    switch layout.surface {
    case .edge: note(.container, in: isTop ? rows.bar.upperBound : rows.bar.lowerBound)
    case .glass: note(.container, in: rows.bar.lowerBound)
    case .open: note(.container, in: rows.bar.lowerBound - 1)
    }
    let first = drawing.firstRow(in: rows.bar)
    noteItems(drawing, from: first)
    for part in layout.parts {
      switch part.role {
      case .accessory: note(.accessory, in: rows.accessory.upperBound)
      case .logo: note(.logo, in: rows.bar.lowerBound + 1)
      case .pageButton: note(.pageButtons, in: first)
      case .edge, .shape: break
      }
    }
    if let home = rows.home { note(.homeIndicator, in: home) }
    marks = layout.items.map { (drawing.scale.column($0.share.midX), part($0)) }
  }

  private func part(_ item: BarItem) -> Anatomy.Part {
    item.kind == .more ? .more : item.isSelected ? .activeTab : item.isSeparated ? .apart : .inactiveTab
  }

  private mutating func note(_ part: Anatomy.Part, in row: Int) {
    if rows[row]?.contains(part) != true { rows[row, default: []].append(part) }
  }

  private mutating func noteItems(_ drawing: BarDrawing, from row: Int) {
    if drawing.layout.arrangement == .stacked {
      note(.icon, in: row)
      note(.badge, in: row)
      if drawing.contentRows > 1 { note(.title, in: row + 1) }
    } else {
      for part in [Anatomy.Part.badge, .icon, .title] { note(part, in: row) }
    }
  }

  /// Names each part at the first row that has it: in a column each item has a row.
  private mutating func noteColumn(_ layout: BarLayout) {
    var named: Set<Anatomy.Part> = []
    for (index, item) in layout.items.enumerated() {
      var parts = [part(item)]
      if item.iconFrame != nil { parts.append(.icon) }
      if item.titleFrame != nil { parts.append(.title) }
      if item.badge != nil { parts.append(.badge) }
      // A circle of its own begins two rows below the capsule.
      let row = index + 1 + (item.isSeparated && index > 0 ? 2 : 0)
      for part in parts where named.insert(part).inserted { note(part, in: row) }
    }
  }
}
