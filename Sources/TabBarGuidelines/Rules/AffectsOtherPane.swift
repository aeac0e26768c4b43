import TabBarCore

extension Rule {
  static let affectsOtherPane = Rule(
    "affects-other-pane",
    repair: { inspection, judgement in
      let own = AffectedView(with: inspection.design.pane).words
      return [.setting(.affects, to: .own, on: judgement.tabs, ["own": own])]
    }
  ) { inspection in
    guard inspection.design.pane != .main else { return .skipped() }
    let own = AffectedView(with: inspection.design.pane)
    let views = inspection.allOfTheTabs.map { AffectedView(of: $0, in: inspection.design.pane) }
    let judged = inspection.allTabs
    let others = judged.filter { views[$0] ?? own != own }
    guard let view = others.first.flatMap({ views[$0] }) else {
      return judged.allSatisfy { views[$0] == own }
        ? .met : .question(by: inspection.each(.affects, is: .own, orElse: nil))
    }
    return .broken(others, ["otherPanes": others.count, "pane": own.words, "view": view.words])
  }
}
