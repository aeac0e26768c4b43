import TabBarCore

extension Inspection {
  var oneView: Judgement {
    let own = design.pane
    if own != .main, guide.has("affects-other-pane") { return .skipped("in-a-pane") }
    let all = allTabs
    func view(_ index: Int) -> Pane? { allOfTheTabs[index].affectedPane(from: own) }
    let known = all.filter { view($0) != nil }
    let groups = Dictionary(grouping: known, by: view)
    guard groups.count > 1 else {
      return !all.isEmpty && known.count == all.count
        ? .met
        : .question(by: each(.affects, is: .own, orElse: nil))
    }
    // The view that most of them change; of two with as many, the one that comes first.
    let common = groups.values.max { ($0.count, $1[0]) < ($1.count, $0[0]) }?[0] ?? 0
    return .broken(
      known.filter { view($0) != view(common) },
      ["views": groups.count, "common": design.tabNames(of: [common])])
  }

  func oneViewRemedies(_ judgement: Judgement) -> [Remedy] {
    [.setting(.affects, to: .own, on: allTabs)]
  }
}
