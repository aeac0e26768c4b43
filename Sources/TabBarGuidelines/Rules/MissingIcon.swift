import TabBarCore

extension Rule {
  static let missingIcon = Rule(
    id: "missing-icon",
    title: "Give every tab of an Apple Vision Pro an icon",
    question: .whichIcon,
    rationale: """
      The bar of an Apple Vision Pro is beside the window and shows icons alone; the titles come when people \
      look at it. A tab without an icon is an empty place in it.
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
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.platform == .visionOS else {
      return .notApplicable("only the bar of an Apple Vision Pro shows icons alone")
    }
    let bare = inspection.tabs { $0.icon == nil }
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
