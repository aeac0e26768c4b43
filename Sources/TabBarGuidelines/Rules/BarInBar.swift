import TabBarCore

extension Rule {
  static let barInBar = Rule(
    id: "bar-in-bar",
    title: "Have one tab bar, at the top level of the app",
    question: .whatIsATab,
    rationale: """
      A tab bar flattens an app: all its sections are one tap away from anywhere. A second bar further down \
      looks like the first, and people who want to change the section land in a part of a page.
      """,
    remedy: """
      Keep the bar of the app. For parts of a page use a segmented control or a list, and the \
      navigation bar for what a detail page can do.
      """,
    history: """
      The texts of 2013 and of tvOS in 2019 place the bar at the level of the app. Those since 2022 do not \
      say where it has to be.
      """,
    evidence: .guideline,
    catalogue: ["R06"],
    examples: [
      .met("at the root", .titled("Songs", "Reviews", "Related").with(.level, .root)),
      .broken("in a detail page", .titled("Songs", "Reviews", "Related").with(.level, .detail)),
      .broken("inside a tab of another bar", .titled("Songs", "Reviews", "Related").with(.level, .nested)),
    ],
    needs: .tabs
  ) { inspection in
    let place: String
    switch inspection.design[.level] {
    case .root: return .met
    case .detail: place = "in a view that was pushed"
    case .nested: place = "inside a tab of another bar"
    case .modal: return .notApplicable("the bar is in a modal view")
    case nil: return .notApplicable("the bar is taken to be at the root, as nothing else is known")
    }
    let count = inspection.design.tabs.count
    return .broken(
      "the bar is \(place), with \(counted(count, "tab")) beside those of the app", tabs: inspection.allTabs,
      measured: [Measurement("tabs", count)])
  }
}
