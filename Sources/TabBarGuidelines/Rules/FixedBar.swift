import TabBarCore

extension Rule {
  static let fixedBar = Rule(
    "fixed-bar", needs: .bar,
    repair: { inspection, _ in
      guard inspection.design[.hidesOnScroll] == true else { return [] }
      return [Fix(.suggestion, "keep the bar while content scrolls", [.bar(.hidesOnScroll, false)])]
    }
  ) { inspection in
    let collapsed = inspection.layout.collapsed
    guard collapsed.isEmpty else {
      return .broken(
        saying: "the bar shrinks while content scrolls and leaves out \(counted(collapsed.count, "tab"))",
        measured: [Measurement("collapsed", collapsed.count)])
    }
    return inspection.judge(
      .hidesOnScroll, asking: "does the bar stay fixed while content scrolls? (bar hidesOnScroll= says it)"
    ) { hides in hides ? .broken(saying: "the bar goes away while content scrolls") : .met }
  }
}
