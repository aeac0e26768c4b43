import TabBarCore

extension Rule {
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
      .met("at the root", .titled("Library", "Radio", "Search").with(.level, .root)),
      .broken("in a modal view", .titled("Library", "Radio", "Search").with(.level, .modal)),
    ],
    needs: .tabs
  ) { inspection in
    guard let level = inspection.design[.level] else {
      return .notApplicable("the bar is taken to be at the root, as nothing else is known")
    }
    guard level == .modal else { return .met }
    let count = inspection.design.tabs.count
    return .broken(
      "a modal view has a bar of its own, with \(counted(count, "tab"))", tabs: inspection.allTabs,
      measured: [Measurement("tabs", count)])
  }
}
