import TabBarCore

extension Rule {
  /// No bar inside a modal view.
  static let modalBar = Rule(
    id: "modal-bar",
    title: "Keep tab bars out of modal views",
    question: .whatIsATab,
    rationale: """
      A modal view is for one task that people finish and leave. A task that needs sections of its own is \
      rather a part of the app, and the way out gets lost among the tabs.
      """,
    remedy: """
      Split the task into steps, use a segmented control for two views of it, or make it a section of the app.
      """,
    history: """
      The texts of 2022 and 2023 mention a bar within a modal view as one that may be hidden. Since 2024 \
      they speak of a modal view that covers the bar.
      """,
    evidence: .convention,
    catalogue: ["R06"],
    examples: [
      .met("at the root", .barAt(.root, "Library", "Radio", "Search")),
      .broken("in a modal view", .barAt(.modal, "Photo", "Video")),
    ],
    needs: .tabs
  ) { inspection in
    switch inspection.design[.level] {
    case nil: return .notApplicable("the bar is taken to be at the root, as nothing else is told")
    case "modal":
      return .broken(
        "a modal view has a bar of its own, with \(counted(inspection.design.tabs.count, "tab"))",
        tabs: inspection.allTabs, measured: [Measurement("tabs", inspection.design.tabs.count)])
    default: return .met("the bar is in no modal view", measured: [Measurement("bars", 1)])
    }
  }
}
