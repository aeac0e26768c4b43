import TabBarCore

extension Inspection {
  var titleCut: Judgement {
    let items = layout.items
    guard !layout.isFadingRow else { return .skipped("row-fades") }
    let titled = titledItems
    guard !titled.isEmpty else { return .skipped("no-titles") }
    let cut = titled.filter { items[$0].title.state == .cut }
    // An item that grows with its title cuts nothing where the width is estimated a little too small.
    let tight = layout.growsWithTitles ? [] : titled.filter { items[$0].title.state == .mayBeCut }
    let affected = cut.isEmpty ? tight : cut
    guard let worst = affected.max(by: { items[$0].overhang < items[$1].overhang }) else { return .met }
    let values: Message.Values = [
      "titleWidth": items[worst].$title.with(items[worst].title.width),
      "titleRoom": items[worst].$titleRoom,
      "cut": affected.count,
      "titles": titled.count, "title": design.name(of: items[worst].kind.tab ?? 0),
    ]
    let tabs = affected.compactMap { items[$0].kind.tab }
    return cut.isEmpty ? .asked(tabs, values) : .broken(tabs, values)
  }
}

extension BarItem {
  /// The width that the title lacks, in points; negative where there is room to spare.
  fileprivate var overhang: Double { title.width - titleRoom }
}

extension Inspection {
  var titledItems: [Int] {
    let items = layout.items
    return items.indices.filter { index in
      guard items[index].titleFrame != nil, let tab = items[index].kind.tab else { return false }
      return !excludedTabs.contains(tab)
    }
  }
}
