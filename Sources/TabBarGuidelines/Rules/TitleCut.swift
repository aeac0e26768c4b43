import TabBarCore

extension Rule {
  /// Titles that fit into their items.
  static let titleCut = Rule(
    id: "title-cut",
    title: "Keep titles short enough to be read in full",
    question: .whatToCallIt,
    rationale: """
      A title has one line and does not shrink: what is too wide ends in three dots. People then have to \
      guess at the one thing that tells them where the tab leads.
      """,
    remedy: """
      Say it in one shorter word, or have fewer tabs so that each gets more room. Try the longest language \
      on the narrowest device.
      """,
    misconception: """
      A limit of so many characters keeps titles whole. Only their width does: five tabs on a small iPhone \
      leave room for about eleven letters, and fewer wide ones.
      """,
    evidence: .derived,
    catalogue: ["R50", "R52"],
    examples: [
      .met("a short word", .titled("Heute", "Spiele", "Apps", "Suchen", "Hinweise")),
      .broken(
        "the same in one long word", .titled("Heute", "Spiele", "Apps", "Suchen", "Benachrichtigungen")),
    ],
    needs: .bar
  ) { inspection in
    let titled = inspection.layout.items.compactMap { item in
      item.titleFrame == nil ? nil : item.kind.tab.map { (tab: $0, item: item) }
    }
    guard !titled.isEmpty else { return .notApplicable("the bar shows no titles") }
    let cut = titled.filter { $0.item.title.truncation == .cut }
    // A centred item is as wide as its title: a width that is estimated a little too small cuts nothing.
    let isSized = inspection.layout.distribution == .centered
    let tight = isSized ? [] : titled.filter { $0.item.title.truncation == .mayBeCut }
    guard let worst = (cut.isEmpty ? tight : cut).max(by: { $0.item.overhang < $1.item.overhang }) else {
      return .met("all \(counted(titled.count, "title")) in the bar fit")
    }
    let measured = [
      Measurement("titleWidth", worst.item.title.width), Measurement("titleRoom", worst.item.titleRoom),
    ]
    let needs = points(worst.item.title.width, rounded: .up)
    let room = points(worst.item.titleRoom, rounded: .down)
    let name = inspection.design.name(of: worst.tab)
    if cut.isEmpty {
      let others = tight.count == 1 ? "" : " and \(counted(tight.count - 1, "other title"))"
      return .needsPerson(
        """
        \(name)\(others) may just be cut: it needs about \(needs) and has about \(room); is it whole on a \
        device?
        """,
        tabs: tight.map(\.tab), measured: measured)
    }
    let message =
      cut.count == 1
      ? "\(name) is cut: it needs \(needs) and has \(room)"
      : "\(cut.count) of \(titled.count) titles are cut; \(name) needs \(needs) and has \(room)"
    return .broken(message, tabs: cut.map(\.tab), measured: measured)
  }
}

extension BarItem {
  /// The width that the title lacks, in points; negative where there is room to spare.
  fileprivate var overhang: Double { title.width - titleRoom }
}
