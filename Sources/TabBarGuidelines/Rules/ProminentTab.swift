import TabBarCore

extension Inspection {
  var prominentTab: Judgement {
    let prominent = tabs { $0.role == .prominent }
    // The role came with iOS 27; before it such a tab is one like the others.
    guard let first = prominent.first, layout.system?.version ?? 0 >= 27 else { return .skipped() }
    if prominent.count > 1 { return .broken(prominent, ["prominentTabs": prominent.count]) }
    let opensSheet = allOfTheTabs[first][.opens] == .sheet
    return opensSheet ? .broken("sheet", prominent, ["prominentTabs": 1]) : .met
  }
}
