import TabBarCore

extension Rule {
  static let wayForward = Rule(
    id: "way-forward",
    title: "Say what to do next where there is nothing to show",
    question: .whenEmpty,
    rationale: """
      To hear that there is nothing is better than a blank page, and still the end of the road. A suggestion \
      makes the empty section the start of something.
      """,
    remedy: "Add one thing that people can do: where to find content, what to turn on, whom to invite.",
    history: """
      The texts of 2013 and 2019 show an explanation of how to get content. That of 2022 shows a section \
      that offers suggestions at once.
      """,
    evidence: .guideline,
    catalogue: ["R45"],
    examples: [
      .met(
        "with a next step",
        .of(
          Tab("Library"),
          Tab("Downloads").with(.explanation, "No downloads yet. Browse the catalogue."))),
      .asks(
        "without one",
        .of(Tab("Library"), Tab("Downloads").with(.explanation, "No downloads yet."))),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    var explained = 0
    var bare: [Int] = []
    var unclear: [Int] = []
    for index in design.tabs.indices {
      guard let text = design.tabs[index].details?[.explanation], text.contains(where: { !$0.isWhitespace }),
        !inspection.excludedTabs.contains(index)
      else { continue }
      explained += 1
      guard WordList.nextSteps.covers(design.locale) else { continue }
      switch ExplanationText(text, in: design.locale) {
      case .namesStep: break
      case .saysNothing: bare.append(index)
      case .unclear: unclear.append(index)
      }
    }
    guard explained > 0 else { return .notApplicable("no section is said to explain anything") }
    guard WordList.nextSteps.covers(design.locale) else {
      return .standing("do the explanations in this language say what to do next?")
    }
    let measured = [Measurement("explanations", explained), Measurement("withoutStep", bare.count)]
    // A list of words cannot tell whether other words say it.
    let open = (bare + unclear).sorted()
    guard let first = open.first else { return .met }
    if open.count == 1, bare == open {
      let text = quoted(design.tabs[first].details?[.explanation] ?? "")
      return .needsPerson(
        "would people know what to do next where \(design.name(of: first)) says \(text)?", tabs: open,
        measured: measured)
    }
    return .needsPerson(
      """
      \(open.count == 1 ? "does the explanation" : "do the explanations") of \(design.names(of: open)) say what to \
      do next?
      """,
      tabs: open, measured: measured)
  }
}
