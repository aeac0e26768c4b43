import TabBarCore

extension Inspection {
  var bitmapIcon: Judgement {
    let tabs = allOfTheTabs
    guard tabs.contains(where: \.hasIcon) else { return .skipped("no-icons") }
    let bitmaps = self.tabs { $0[.iconKind] == .bitmap }
    guard bitmaps.isEmpty else {
      let symbols = tabsWhoseIcon { $0.symbol != nil }.count
      return .broken(
        symbols == 0 ? "broken" : "beside-symbols", bitmaps,
        ["bitmaps": bitmaps.count, "tabs": tabs.count, "symbols": symbols])
    }
    let unsaid = tabsWhoseIcon(\.isOwnPicture).filter { tabs[$0][.iconKind] == nil }
    guard let first = unsaid.first else { return .met }
    return .question(
      [], ["icon": tabs[first].icon ?? ""],
      by: each(.iconKind, is: .bitmap, orElse: .symbol, among: unsaid))
  }
}
