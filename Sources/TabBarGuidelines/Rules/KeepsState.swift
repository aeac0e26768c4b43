import TabBarCore

extension Rule {
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
          Tab("Music").with(.keepsState, true), Tab("Radio").with(.keepsState, true))),
      .broken(
        "one starts over",
        .of(Tab("Music").with(.keepsState, false), Tab("Radio").with(.keepsState, true))
      ),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.keepsState, to: true, on: judgement.tabs, "Let \(names) stay as people left it")]
    }
  ) { inspection in
    guard inspection.design.tabs.count > 1 else {
      return .notApplicable("there is no other tab to come back from")
    }
    return inspection.judge(
      .keepsState, is: true,
      asking: "do people find each section as they left it? (set TAB keepsState=yes says so)",
      counting: "startOver"
    ) { names, isOne in "\(names) \(isOne ? "starts" : "start") over when people come back" }
  }
}
