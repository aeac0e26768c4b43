import TabBarCore

extension Rule {
  static let fixedBar = Rule(
    id: "fixed-bar",
    title: "Keep the bar fixed while content scrolls",
    question: .whereIsTheBar,
    rationale: """
      SAP's apps show long lists and forms. A bar that stays put is a way out of each of them that needs no \
      scrolling back.
      """,
    remedy: "Let content scroll behind the bar, and the bar stay whole.",
    misconception: """
      The minimized bar of iOS 26 is the system's, so it is fine in every guide. SAP's text asks for a bar that \
      is always fixed.
      """,
    evidence: .guideline,
    catalogue: ["R17"],
    examples: [
      .met("it stays", .bar(.hidesOnScroll, false)),
      .broken("the app hides it", .bar(.hidesOnScroll, true)),
      .broken(
        "the system shrinks it", .bar(on: .example("iphone-17")).during { $0.isMinimized = true }),
    ],
    needs: .bar,
    repair: { inspection, _ in
      guard inspection.design[.hidesOnScroll] == true else { return [] }
      return [Fix(.suggestion, "keep the bar while content scrolls", [.bar(.hidesOnScroll, false)])]
    }
  ) { inspection in
    let collapsed = inspection.layout.collapsed
    guard collapsed.isEmpty else {
      return .broken(
        "the bar shrinks while content scrolls and leaves out \(counted(collapsed.count, "tab"))",
        measured: [Measurement("collapsed", collapsed.count)])
    }
    return inspection.judge(
      .hidesOnScroll, asking: "does the bar stay fixed while content scrolls? (bar hidesOnScroll= says it)"
    ) { hides in hides ? .broken("the bar goes away while content scrolls") : .met }
  }
}
