import TabBarCore

extension Rule {
  static let zeroBadge = Rule(
    id: "zero-badge",
    title: "Have no badge where nothing is new",
    question: .whichBadge,
    rationale: """
      A badge calls people to a section. A zero calls them to nothing, and soon they stop looking at the ones \
      that mean something.
      """,
    remedy:
      "Take the badge away while there is nothing to count, and show it again with the first new thing.",
    misconception: """
      The system hides a zero. SwiftUI does where the badge is a number; UIKit draws whatever text it is given, \
      and so does SwiftUI with a text.
      """,
    history: """
      In 2013 and since, a badge is there to say that there is new information. The text of 2025 keeps it for what \
      is critical.
      """,
    evidence: .derived,
    catalogue: ["R73"],
    examples: [
      .met("one", .of(Tab("Chats", badge: "1"), Tab("Calls"), Tab("Settings"))),
      .broken("zero", .of(Tab("Chats", badge: "0"), Tab("Calls"), Tab("Settings"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      [
        Fix(
          .safe, "take the badge off \(inspection.design.names(of: judgement.tabs))",
          judgement.tabs.map { .badge($0, nil) })
      ]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .notApplicable("no tab has a badge") }
    let design = inspection.design
    let zeros = badged.filter { design.tabs[$0].badge.map(BadgeText.init) == .zero }
    guard !zeros.isEmpty else { return .met }
    return .broken(
      "a badge of zero on \(design.names(of: zeros)) announces nothing", tabs: zeros,
      measured: [Measurement("badges", badged.count), Measurement("zeros", zeros.count)])
  }
}
