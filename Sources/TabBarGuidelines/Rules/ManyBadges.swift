import TabBarCore

extension Rule {
  static let manyBadges = Rule(
    id: "many-badges",
    title: "Badge only the few tabs that need attention",
    question: .whichBadge,
    rationale: """
      A badge stands out because the other tabs have none. Where most have one, none does, and the bar looks \
      like a list of things to clear away.
      """,
    remedy: "Keep the badges that people act on, and show the other numbers inside the sections.",
    history: """
      Until 2023 the texts ask to badge unobtrusively. In 2024 a badge is for what may warrant attention, since \
      2025 for critical information only.
      """,
    evidence: .derived,
    catalogue: ["R74"],
    examples: [
      .met(
        "two of four", .of(Tab("Chats", badge: "2"), Tab("Calls", badge: "1"), Tab("Status"), Tab("Settings"))
      ),
      .broken("two of three", .of(Tab("Chats", badge: "2"), Tab("Calls", badge: "1"), Tab("Settings"))),
    ],
    needs: .tabs
  ) { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .notApplicable("no tab has a badge") }
    let tabs = inspection.design.tabs.count
    // One badge alone stands out in any bar.
    guard badged.count > 1, badged.count * 2 > tabs else { return .met }
    return .broken(
      "\(badged.count) of \(tabs) tabs have a badge, so that none stands out", tabs: badged,
      measured: [Measurement("badged", badged.count), Measurement("tabs", tabs)])
  }
}
