import TabBarCore

extension Rule {
  static let selectingOpens = Rule(
    id: "selecting-opens",
    title: "Let a tab light up and show its section",
    question: .whatIsATab,
    rationale: """
      Selecting a tab lights it and shows what it stands for. Where a sheet comes up instead, the old tab \
      stays lit, and people do not know whether they have left the section or not.
      """,
    remedy: """
      Show the content as a section of its own, or take the tab out and open the sheet with a button in the \
      toolbar.
      """,
    misconception: """
      A tab may open a sheet as long as the sheet is useful. Then it is a button: even the prominent tab of \
      iOS 27 is meant for a place to go to, and what opens a sheet is no candidate for it.
      """,
    evidence: .guideline,
    catalogue: ["R09", "R10"],
    examples: [
      .met(
        "each shows a section",
        .of(Tab("Shop").with(.opens, .section), Tab("Cart").with(.opens, .section))),
      .broken(
        "the cart comes up as a sheet",
        .of(Tab("Shop").with(.opens, .section), Tab("Cart").with(.opens, .sheet))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [
        .setting(.opens, to: .section, on: judgement.tabs, "Let \(names) show a section"),
        .takingOut(judgement.tabs, of: inspection.design, "and open the sheet with a button in the toolbar"),
      ].compactMap(\.self)
    }
  ) { inspection in
    inspection.judge(
      .opens, is: .section, asking: "does each tab show a section? (set TAB opens=section says so)",
      counting: "sheets"
    ) { names, isOne in
      """
      \(names) \(isOne ? "opens a sheet" : "open sheets") over another section instead of showing \
      \(isOne ? "its" : "their") own
      """
    }
  }
}
