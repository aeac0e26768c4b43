import TabBarCore

extension Rule {
  static let titleTightened = Rule(
    id: "title-tightened",
    title: "Keep titles short enough to be set as other text is",
    question: .whatToCallIt,
    rationale: """
      Before iOS cuts a title of a docked bar, it moves the letters closer, by up to 1.2 points each. Such a \
      title is whole, but it looks unlike its neighbours and reads less well. Below 0.3 points a letter nobody \
      sees it; that number is this program's own.
      """,
    remedy: """
      Say it in one shorter word, or have fewer tabs so that each gets more room. Try the longest language \
      on the narrowest device.
      """,
    misconception: """
      A title either fits or ends in three dots. In between, by a quarter of its width for many words, iOS \
      squeezes it.
      """,
    evidence: .derived,
    catalogue: ["R50", "R52"],
    examples: [
      .met("it fits", docked("Heute", "Spiele", "Apps", "Suchen", "Einstellungen")),
      .broken("it fits only tightened", docked("Heute", "Spiele", "Apps", "Suchen", "Schnellverbinden")),
    ],
    needs: .bar,
    repair: { $0.alternatives(for: $1, of: "title-tightened") }
  ) { inspection in
    let items = inspection.layout.items
    var titled = 0
    var tightened: [Int] = []
    for index in items.indices where items[index].titleFrame != nil {
      guard let tab = items[index].kind.tab, !inspection.excludedTabs.contains(tab) else { continue }
      titled += 1
      if items[index].title.isNoticeablyTightened { tightened.append(index) }
    }
    guard titled > 0 else { return .notApplicable("the bar shows no titles") }
    guard let most = tightened.max(by: { items[$0].title.tightening < items[$1].title.tightening }) else {
      return .met
    }
    let item = items[most]
    let name = inspection.design.name(of: item.kind.tab ?? 0)
    let tightening = points(item.title.tightening, rounded: .toNearestOrAwayFromZero)
    let message =
      tightened.count == 1
      ? "\(name) is tightened by \(tightening) a letter to fit"
      : "\(tightened.count) of \(titled) titles are tightened to fit; \(name) most, by \(tightening) a letter"
    return .broken(
      message, tabs: tightened.compactMap { items[$0].kind.tab },
      measured: [
        Measurement("tightening", item.title.tightening), Measurement("titleWidth", item.title.width),
        Measurement("titleRoom", item.titleRoom),
      ])
  }

  /// Returns a design in a bar that is known to tighten titles.
  private static func docked(_ titles: String...) -> Design {
    var design = Design(tabs: titles.map { Tab($0) })
    design.system = .named("ios16")
    return design
  }
}

extension FittedTitle {
  // No source: a thirtieth of a title's size.
  private static let noticeable = 0.3

  /// Whether letters are so much closer that people may see it: by 0.3 points each, a number of our own.
  package var isNoticeablyTightened: Bool { state == .tightened && tightening >= Self.noticeable }
}
