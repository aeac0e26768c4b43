import TabBarCore

extension Inspection {
  var titleTightened: Judgement {
    let items = layout.items
    let titled = titledItems
    guard !titled.isEmpty else { return .skipped("no-titles") }
    let tightened = titled.filter { items[$0].title.isNoticeablyTightened }
    guard let most = tightened.max(by: { items[$0].title.tightening < items[$1].title.tightening }) else {
      return .met
    }
    let title = items[most].$title
    let tabs = tightened.compactMap { items[$0].kind.tab }
    return .broken(
      tabs,
      [
        "tightening": title.with(title.value.tightening), "titleWidth": title.with(title.value.width),
        "titleRoom": items[most].$titleRoom, "tightened": tabs.count, "titles": titled.count,
        "title": design.name(of: items[most].kind.tab ?? 0),
      ])
  }
}

extension FittedTitle {
  // No source: a thirtieth of a title's size.
  private static let noticeable = 0.3

  /// Whether letters are so much closer that people may see it: by 0.3 points each, a number of our own.
  package var isNoticeablyTightened: Bool { state == .tightened && tightening >= Self.noticeable }
}
