import TabBarCore

extension Rule {
  static let defaultTabs = Rule(
    id: "default-tabs",
    title: "Start with five tabs where people can choose their own",
    question: .whatAboutIPad,
    rationale: """
      People add what they miss and leave what they do not know. A bar that starts with a few tabs has room \
      for theirs, and is also whole in compact width.
      """,
    remedy: "Leave the tabs that most people need, and make the others optional: set TAB placement=optional.",
    history: """
      Since 2024 the text asks to let people change an iPad's bar. The text of December 2025 adds that it \
      should start with five tabs or fewer, so that it holds in compact width too.
      """,
    evidence: .guideline,
    catalogue: ["R41"],
    examples: [
      .met(
        "five tabs and an optional one",
        .customizable(
          Tab("Today"), Tab("Games"), Tab("Apps"), Tab("Arcade"), Tab("Search"),
          Tab("Account").with(.placement, .optional))),
      .broken(
        "six tabs to start with",
        .customizable(
          Tab("Today"), Tab("Games"), Tab("Apps"), Tab("Arcade"), Tab("Search"), Tab("Account"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.placement, to: .optional, on: judgement.tabs, "Let people add \(names) themselves")]
    }
  ) { inspection in
    guard inspection.platform == .iPadOS else { return .notApplicable("only an iPad's bar can be changed") }
    guard let most = inspection.limits[.defaultTabs] else {
      return .notApplicable("\(inspection.guide.name) gives no number of tabs")
    }
    let design = inspection.design
    guard design[.customizable] == true else {
      guard design[.customizable] == nil, design.tabs.count > most else {
        return .notApplicable("people are not said to choose the tabs")
      }
      return .standing("can people choose the tabs of the bar? (bar customizable=yes says so)")
    }
    let first = inspection.tabs { tab in
      switch tab[.placement] {
      case .optional, .sidebar: false
      default: true
      }
    }
    guard first.count > most else { return .met }
    let measured = [Measurement("defaultTabs", first.count), Measurement("advised", most)]
    return .broken(
      "the bar starts with \(first.count) tabs, where at most \(most) are advised",
      tabs: Array(first.dropFirst(most)), measured: measured)
  }
}

extension Design {
  /// Returns a design of tabs on an iPad, which people can change.
  fileprivate static func customizable(_ tabs: Tab...) -> Design {
    Design(tabs: tabs, device: .example("ipad-pro-11-m4")).with(.customizable, true)
  }
}
