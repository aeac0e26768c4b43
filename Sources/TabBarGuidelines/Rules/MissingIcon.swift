import TabBarCore

extension Rule {
  static let missingIcon = Rule(
    id: "missing-icon",
    title: "Give every tab an icon where the others have one",
    question: .whichIcon,
    rationale: """
      The bar of an Apple Vision Pro is beside the window and shows icons alone until people look at it; a tab \
      without one is an empty place in it. On an iPhone such a tab is a gap in the row of icons.
      """,
    remedy: "Add a symbol, and keep the title beside it.",
    misconception: """
      A title alone will do, as it does on Apple TV. There the bar always shows it; this one shows it to those only who \
      already look at the bar.
      """,
    history:
      "The text of June 2023 is the first one on visionOS. It requires an icon and a title on each tab.",
    evidence: .guideline,
    catalogue: ["R57"],
    examples: [
      .met(
        "an icon and a title",
        .onVision(Tab("Today", icon: "sun.max"), Tab("Browse", icon: "square.grid.2x2"))),
      .broken("a title alone", .onVision(Tab("Today", icon: "sun.max"), Tab("Browse"))),
      .asks(
        "one without an icon on an iPhone",
        .of(Tab("Today", icon: "sun.max"), Tab("Games", icon: "gamecontroller"), Tab("Browse"))),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.platform == .visionOS else {
      guard inspection.platform == .iOS else {
        return .notApplicable("titles alone will do anywhere but on an iPhone and an Apple Vision Pro")
      }
      return inspection.iconsOnPhone
    }
    let bare = inspection.tabs { !$0.hasIcon }
    let tabs = counted(inspection.design.tabs.count, "tab")
    guard !bare.isEmpty else { return .met }
    return .broken(
      "\(bare.count) of \(tabs) without an icon: \(inspection.design.names(of: bare))", tabs: bare,
      measured: [Measurement("withoutIcon", bare.count), Measurement("tabs", inspection.design.tabs.count)])
  }
}

extension Design {
  /// Returns a design for an Apple Vision Pro.
  static func onVision(_ tabs: Tab...) -> Design {
    Design(tabs: tabs, device: .vision)
  }
}

extension Inspection {
  /// What is said of the icons of a bar whose titles are always there.
  fileprivate var iconsOnPhone: Judgement {
    guard design.tabs.contains(where: \.hasIcon) else {
      return limits[.titleTabs] == 0
        ? .standing("do the tabs get icons beside their titles? (icon TAB NAME gives one)")
        : .notApplicable("no tab has an icon, and titles alone will do")
    }
    // The system draws the magnifier of a search tab; an action is to leave the bar anyway; a tab that has no title
    // either is found by another rule.
    let bare = tabs { !$0.hasIcon && $0.hasTitle && $0.role != .search && $0.role != .action }
    guard !bare.isEmpty else { return .met }
    return .needsPerson(
      """
      \(design.names(of: bare)) \(bare.count == 1 ? "has" : "have") no icon beside tabs that have one: is that meant?
      """,
      tabs: bare, measured: [Measurement("withoutIcon", bare.count), Measurement("tabs", design.tabs.count)])
  }
}
