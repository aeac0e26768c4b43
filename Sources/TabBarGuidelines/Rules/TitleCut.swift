import TabBarCore

extension Rule {
  static let titleCut = Rule(
    id: "title-cut",
    title: "Keep titles short enough to be read in full",
    question: .whatToCallIt,
    rationale: """
      A title has one line and its letters do not shrink: what is still too wide when they have moved closer ends \
      in three dots. People then have to guess at the one thing that tells them where the tab leads.
      """,
    remedy: """
      Say it in one shorter word, or have fewer tabs so that each gets more room. Try the longest language \
      on the narrowest device.
      """,
    misconception: """
      A limit of so many characters keeps titles whole. Only their width does: five tabs on a small iPhone \
      leave room for about ten letters, and fewer wide ones.
      """,
    history: """
      The text for tvOS of 2019 asks for short titles so that none is cut, and so do the iOS texts up to 2022. \
      That of 2023 asks for one word or a very short phrase, those since 2024 for one word wherever possible.
      """,
    evidence: .derived,
    catalogue: ["R50", "R52"],
    examples: [
      .met("a short word", .titled("Heute", "Spiele", "Apps", "Suchen", "Hinweise")),
      .broken(
        "the same in one long word", .titled("Heute", "Spiele", "Apps", "Suchen", "Benachrichtigungen")),
    ],
    needs: .bar,
    repair: { $0.alternatives(for: $1, of: "title-cut") }
  ) { inspection in
    let items = inspection.layout.items
    let fades = inspection.layout.fadesLeading || inspection.layout.fadesTrailing
    // On an Apple TV a title is not shortened: the row fades out over it, and scrolls to show it whole.
    if fades, inspection.platform == .tvOS, inspection.guide.has(.fadedTabs) {
      return .notApplicable("faded-tabs judges a row of tabs that fades")
    }
    var titled = 0
    var cut: [Int] = []
    var tight: [Int] = []
    for index in items.indices where items[index].titleFrame != nil {
      guard let tab = items[index].kind.tab, !inspection.excludedTabs.contains(tab) else { continue }
      titled += 1
      switch items[index].title.state {
      case .whole, .tightened: break
      case .mayBeCut: tight.append(index)
      case .cut: cut.append(index)
      }
    }
    guard titled > 0 else { return .notApplicable("the bar shows no titles") }
    // An item that grows with its title cuts nothing where the width is estimated a little too small.
    if inspection.layout.growsWithTitles { tight = [] }
    let affected = cut.isEmpty ? tight : cut
    guard let worst = affected.max(by: { items[$0].overhang < items[$1].overhang }) else { return .met }
    let tabs = affected.compactMap { items[$0].kind.tab }
    let needs = points(items[worst].title.width, rounded: .up)
    let room = points(items[worst].titleRoom, rounded: .down)
    let name = inspection.design.name(of: items[worst].kind.tab ?? 0)
    let measured = [
      Measurement("titleWidth", items[worst].title.width), Measurement("titleRoom", items[worst].titleRoom),
    ]
    if cut.isEmpty {
      let others = tight.count == 1 ? "" : " and \(counted(tight.count - 1, "other title"))"
      return .needsPerson(
        """
        \(name)\(others) may just be cut: it needs about \(needs) and has about \(room); is it whole on a \
        device?
        """,
        tabs: tabs, measured: measured)
    }
    let message =
      cut.count == 1
      ? "\(name) is cut: it needs \(needs) and has \(room)"
      : "\(cut.count) of \(titled) titles are cut; \(name) needs \(needs) and has \(room)"
    return .broken(message, tabs: tabs, measured: measured)
  }
}

extension BarItem {
  /// The width that the title lacks, in points; negative where there is room to spare.
  fileprivate var overhang: Double { title.width - titleRoom }
}
