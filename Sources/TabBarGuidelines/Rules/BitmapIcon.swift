import TabBarCore

extension Rule {
  static let bitmapIcon = Rule("bitmap-icon") { inspection in
    let design = inspection.design
    guard inspection.isPhoneOrPad else {
      return .skipped("phone-and-pad-only")
    }
    guard design.tabs.contains(where: \.hasIcon) else {
      return .skipped("no-icons")
    }
    let bitmaps = inspection.tabs { $0.details?[.iconKind] == .bitmap }
    guard bitmaps.isEmpty else {
      let measured = [Measurement("bitmaps", bitmaps.count), Measurement("tabs", design.tabs.count)]
      let symbols = inspection.tabsWhoseIcon { $0.symbol != nil }.count
      guard symbols == 0 else {
        return .broken(
          saying: """
            \(design.names(of: bitmaps)) \(bitmaps.count == 1 ? "has a bitmap" : "have bitmaps") beside \
            \(counted(symbols, "symbol")), and may not match \(symbols == 1 ? "its" : "their") weight and size
            """,
          tabs: bitmaps, measured: measured)
      }
      return .broken(
        saying:
          "\(design.names(of: bitmaps)) \(bitmaps.count == 1 ? "has a bitmap" : "have bitmaps") as \(bitmaps.count == 1 ? "icon" : "icons")",
        tabs: bitmaps, measured: measured)
    }
    let unsaid = inspection.tabs { $0.hasOwnPicture && $0.details?[.iconKind] == nil }
    guard let first = unsaid.first else { return .met }
    return .standing(
      saying:
        "\(design.tabs[first].icon ?? "") is no name of a symbol: is it a bitmap? (set TAB icon.kind=bitmap or symbol says what it is)"
    )
  }
}
