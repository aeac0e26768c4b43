import TabBarCore

extension Rule {
  static let bitmapIcon = Rule(
    id: "bitmap-icon",
    title: "Prefer symbols to bitmaps",
    question: .whichIcon,
    rationale: """
      A symbol fits the regular and the compact bar by itself, goes with the weight of the text and is sharp on every \
      screen. A bitmap has to be drawn for each of them.
      """,
    remedy:
      "Use an SF Symbol, or make a symbol of the app's own picture with a template of the SF Symbols app.",
    misconception: "Only Apple can make symbols. The SF Symbols app has templates for an app's own symbols.",
    history: """
      Until 2019 every icon was a bitmap. The guideline of 2022 prefers symbols and gives sizes for bitmaps; that of \
      2025 gives no sizes any more and points to templates.
      """,
    evidence: .guideline,
    catalogue: ["R63"],
    examples: [
      .met("symbols", .of(Tab("Home", icon: "house.fill"), Tab("Search", icon: "magnifyingglass"))),
      .met(
        "a symbol of the app's own",
        .of(Tab("Home", icon: "TabHome").with(.iconKind, .symbol), Tab("Search", icon: "magnifyingglass"))),
      .broken(
        "one bitmap",
        .of(Tab("Home", icon: "TabHome").with(.iconKind, .bitmap), Tab("Search", icon: "magnifyingglass"))),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    guard inspection.isPhoneOrPad else { return .notApplicable("the text speaks of iPhone and iPad only") }
    guard design.tabs.contains(where: \.hasIcon) else {
      return .notApplicable("no tab has an icon")
    }
    let bitmaps = inspection.tabs { $0.details?[.iconKind] == .bitmap }
    guard bitmaps.isEmpty else {
      let measured = [Measurement("bitmaps", bitmaps.count), Measurement("tabs", design.tabs.count)]
      let symbols = inspection.tabsWhoseIcon { $0.symbol != nil }.count
      guard symbols == 0 else {
        return .broken(
          """
          \(design.names(of: bitmaps)) \(bitmaps.count == 1 ? "has a bitmap" : "have bitmaps") beside \
          \(counted(symbols, "symbol")), and may not match \(symbols == 1 ? "its" : "their") weight and size
          """,
          tabs: bitmaps, measured: measured)
      }
      return .broken(
        "\(design.names(of: bitmaps)) \(bitmaps.count == 1 ? "has a bitmap" : "have bitmaps") as \(bitmaps.count == 1 ? "icon" : "icons")",
        tabs: bitmaps, measured: measured)
    }
    let unsaid = inspection.tabs { $0.hasOwnPicture && $0.details?[.iconKind] == nil }
    guard let first = unsaid.first else { return .met }
    return .standing(
      "\(design.tabs[first].icon ?? "") is no name of a symbol: is it a bitmap? (set TAB icon.kind=bitmap or symbol says what it is)"
    )
  }
}
