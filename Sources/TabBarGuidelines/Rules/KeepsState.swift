import TabBarCore

extension Rule {
  /// Sections that people find as they left them.
  static let keepsState = Rule(
    id: "keeps-state",
    title: "Bring people back to where they were in a section",
    question: .whatIsATab,
    rationale: """
      People look something up in another section and come back. If the section starts over each time, every \
      such look costs them their place.
      """,
    remedy: """
      Give each tab a navigation of its own and keep it while another tab is selected. A tap on the tab that \
      is already selected may go back to the first page.
      """,
    misconception: """
      Apple's reference says that a tap on a tab shows its root view, so a section has to start over. The \
      root is the tab's own container: the navigation inside keeps its pages when people come from another \
      tab.
      """,
    evidence: .guideline,
    catalogue: ["R04"],
    examples: [
      .met(
        "both keep their pages",
        .of(
          Tab("Music", details: .told(.keepsState, "yes")), Tab("Radio", details: .told(.keepsState, "yes")))),
      .broken(
        "one starts over",
        .of(Tab("Music", details: .told(.keepsState, "no")), Tab("Radio", details: .told(.keepsState, "yes")))
      ),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.keepsState, to: "yes", on: judgement.tabs, "Let \(names) stay as people left it")]
    }
  ) { inspection in
    guard inspection.design.tabs.count > 1 else {
      return .notApplicable("there is no other tab to come back from")
    }
    switch inspection.told(.keepsState, good: "yes", bad: "no") {
    case .unknown:
      return .standing("do people find each section as they left it? (set TAB keepsState=yes says so)")
    case .good: return .met("every section stays as people left it", measured: [Measurement("startOver", 0)])
    case .bad(let tabs):
      return .broken(
        """
        \(inspection.design.names(of: tabs)) \(tabs.count == 1 ? "starts" : "start") over when people come \
        back
        """,
        tabs: tabs, measured: [Measurement("startOver", tabs.count)])
    }
  }
}
