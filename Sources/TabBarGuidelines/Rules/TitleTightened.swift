import TabBarCore

extension Rule {
  static let titleTightened = Rule(
    "title-tightened", needs: .bar,
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
    guard titled > 0 else { return .notApplicable(saying: "the bar shows no titles") }
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
      saying: message, tabs: tightened.compactMap { items[$0].kind.tab },
      measured: [
        Measurement("tightening", item.title.tightening), Measurement("titleWidth", item.title.width),
        Measurement("titleRoom", item.titleRoom),
      ])
  }
}

extension FittedTitle {
  // No source: a thirtieth of a title's size.
  private static let noticeable = 0.3

  /// Whether letters are so much closer that people may see it: by 0.3 points each, a number of our own.
  package var isNoticeablyTightened: Bool { state == .tightened && tightening >= Self.noticeable }
}
