import TabBarCore

extension Rule {
  static let bitmapIcon = Rule("bitmap-icon", needs: .section) { inspection in
    let tabs = inspection.allOfTheTabs
    guard tabs.contains(where: \.hasIcon) else { return .skipped("no-icons") }
    let bitmaps = inspection.tabs { $0[.iconKind] == .bitmap }
    guard bitmaps.isEmpty else {
      let symbols = inspection.tabsWhoseIcon { $0.symbol != nil }.count
      return .broken(
        symbols == 0 ? "broken" : "beside-symbols", bitmaps,
        ["bitmaps": bitmaps.count, "tabs": tabs.count, "symbols": symbols])
    }
    let unsaid = inspection.tabsWhoseIcon(\.isOwnPicture).filter { tabs[$0][.iconKind] == nil }
    guard let first = unsaid.first else { return .met }
    return .question(
      [], ["icon": tabs[first].icon ?? ""],
      by: inspection.each(.iconKind, is: .bitmap, orElse: .symbol, among: unsaid))
  }
}
