import TabBarCore

extension Rule {
  static let affectsOtherPane = Rule(
    "affects-other-pane",
    repair: { inspection, judgement in
      [.setting(.affects, to: .own, on: judgement.tabs, ["own": inspection.design.pane.words])]
    }
  ) { inspection in
    let own = inspection.design.pane
    guard own != .main else { return .skipped() }
    let views = inspection.allOfTheTabs.map { $0.affectedPane(from: own) }
    let judged = inspection.allTabs
    let others = judged.filter { views[$0] ?? own != own }
    guard let view = others.first.flatMap({ views[$0] }) else {
      return judged.allSatisfy { views[$0] == own }
        ? .met : .question(by: inspection.each(.affects, is: .own, orElse: nil))
    }
    return .broken(others, ["otherPanes": others.count, "pane": own.words, "view": view.words])
  }
}
