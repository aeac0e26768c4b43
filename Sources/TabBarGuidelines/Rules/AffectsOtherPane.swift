import TabBarCore

extension Inspection {
  var affectsOtherPane: Judgement {
    let own = design.pane
    guard own != .main else { return .skipped() }
    let views = allOfTheTabs.map { $0.affectedPane(from: own) }
    let judged = allTabs
    let others = judged.filter { views[$0] ?? own != own }
    guard let view = others.first.flatMap({ views[$0] }) else {
      return judged.allSatisfy { views[$0] == own }
        ? .met : .question(by: each(.affects, is: .own, orElse: nil))
    }
    return .broken(others, ["otherPanes": others.count, "pane": own.words, "view": view.words])
  }

  func affectsOtherPaneRemedies(_ judgement: Judgement) -> [Remedy] {
    [.setting(.affects, to: .own, on: judgement.tabs, ["own": design.pane.words])]
  }
}
