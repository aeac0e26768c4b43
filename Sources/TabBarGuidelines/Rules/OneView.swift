import TabBarCore

extension Rule {
  static let oneView = Rule(
    "one-view", needs: .severalTabs,
    repair: { inspection, judgement in
      [.setting(.affects, to: .own, on: inspection.allTabs)]
    }
  ) { inspection in
    let own = inspection.design.pane
    if own != .main, inspection.guide.has(.affectsOtherPane) { return .skipped("in-a-pane") }
    let all = inspection.allTabs
    func view(_ index: Int) -> Pane? { inspection.allOfTheTabs[index].affectedPane(from: own) }
    let known = all.filter { view($0) != nil }
    let groups = Dictionary(grouping: known, by: view)
    guard groups.count > 1 else {
      return !all.isEmpty && known.count == all.count
        ? .met
        : .question(by: inspection.each(.affects, is: .own, orElse: nil))
    }
    // The view that most of them change; of two with as many, the one that comes first.
    let common = groups.values.max { ($0.count, $1[0]) < ($1.count, $0[0]) }?[0] ?? 0
    return .broken(
      known.filter { view($0) != view(common) },
      ["views": groups.count, "common": inspection.design.tabNames(of: [common])])
  }
}
