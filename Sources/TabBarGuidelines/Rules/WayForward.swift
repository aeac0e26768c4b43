import TabBarCore

extension Rule {
  static let wayForward = Rule("way-forward") { inspection in
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
    guard explained > 0 else { return .notApplicable(saying: "no section is said to explain anything") }
    guard WordList.nextSteps.covers(design.locale) else {
      return .standing(saying: "do the explanations in this language say what to do next?")
    }
    let measured = [Measurement("explanations", explained), Measurement("withoutStep", bare.count)]
    // A list of words cannot tell whether other words say it.
    let open = (bare + unclear).sorted()
    guard let first = open.first else { return .met }
    if open.count == 1, bare == open {
      let text = quoted(design.tabs[first].details?[.explanation] ?? "")
      return .needsPerson(
        saying: "would people know what to do next where \(design.name(of: first)) says \(text)?", tabs: open,
        measured: measured)
    }
    return .needsPerson(
      saying: """
        \(open.count == 1 ? "does the explanation" : "do the explanations") of \(design.names(of: open)) say what to \
        do next?
        """,
      tabs: open, measured: measured)
  }
}
