import TabBarCore

extension Rule {
  static let paneBar = Rule(
    id: "pane-bar",
    title: "Consider a segmented control in a popover or a leading pane",
    question: .whatAboutIPad,
    rationale: """
      A tab bar looks as if it were the app's. In a small view that people only filter, a segmented control \
      at the bottom edge does the same and goes better with what is around it.
      """,
    remedy: "Put a segmented control at the bottom edge of the view, unless its tabs need icons or badges.",
    history: """
      Only the text of 2013 compares the two. Those of 2022 and 2023 ask no more than that the tabs of a \
      pane leave the other panes alone; since 2024 the text is silent.
      """,
    evidence: .guideline,
    catalogue: ["R39", "R40"],
    examples: [
      .met("in the trailing pane", .inPane(.trailing, titled: "All", "Unread", "Flagged")),
      .broken("in the leading pane", .inPane(.leading, titled: "All", "Unread", "Flagged")),
      .broken("in a popover", .inPane(.popover, titled: "Recent", "All")),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.isInPane, inspection.platform == .iPadOS else {
      return .notApplicable("the bar is in no pane or popover of an iPad")
    }
    let pane = inspection.design.pane
    let count = inspection.design.tabs.count
    guard pane == .leading || pane == .popover else { return .met }
    let measured = [Measurement("tabs", count)]
    return .broken(
      """
      the bar is in \(AffectedView(with: pane).words), where a segmented control of \
      \(counted(count, "part")) often fits better
      """,
      tabs: inspection.allTabs, measured: measured)
  }
}
