import TabBarCore

extension Rule {
  static let watchBar = Rule(
    id: "watch-bar",
    title: "Use pages instead of a tab bar on Apple Watch",
    question: .whatIsATab,
    rationale: """
      A watch has no tab bar: on a display that small its items would take the room of what people came for. \
      Pages that people turn with a finger or the crown do its work.
      """,
    remedy:
      "Make each section a page of a tab view; since watchOS 10 the pages follow one another downwards.",
    misconception: """
      SwiftUI's tab view makes a tab bar on every platform. On a watch it makes pages with dots, and draws \
      no bar.
      """,
    evidence: .guideline,
    catalogue: ["R11"],
    examples: [
      .met("on an iPhone", .titled("Activity", "Sharing", "Trends")),
      .broken(
        "on a watch", .titled("Activity", "Sharing", "Trends", laidOutAs: "watchos9"), guide: "hig-2022"),
    ],
    needs: .platform
  ) { inspection in
    switch inspection.platform {
    case .watchOS:
      let count = inspection.design.tabs.count
      return .broken(
        "watchOS has no tab bar: \(counted(count, "tab")) would be \(counted(count, "page")) of a tab view",
        tabs: inspection.allTabs, measured: [Measurement("tabs", count)])
    case .macOS: return .notApplicable("this is no watch")
    default:
      return .met
    }
  }
}

extension Design {
  /// Returns a design of tabs with some titles on a system.
  static func titled(_ titles: String..., laidOutAs system: String) -> Design {
    Design(tabs: titles.map { Tab($0) }, system: System.named(system))
  }
}
