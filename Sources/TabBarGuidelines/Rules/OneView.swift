import TabBarCore

extension Rule {
  static let oneView = Rule(
    "one-view",
    repair: { inspection, judgement in
      [
        .setting(
          .affects, to: .own, on: inspection.allTabs,
          "Let every tab change the view that the bar belongs to")
      ]
    }
  ) { inspection in
    let design = inspection.design
    if design.pane != .main, inspection.guide.has(.affectsOtherPane) {
      return .notApplicable(saying: "affects-other-pane judges the bar of a pane")
    }
    guard design.tabs.count > 1 else { return .notApplicable(saying: "a single tab changes one view") }
    var views: [(view: AffectedView, first: Int, count: Int)] = []
    var isComplete = true
    for index in design.tabs.indices where !inspection.excludedTabs.contains(index) {
      guard let view = AffectedView(of: design.tabs[index], in: design.pane) else {
        isComplete = false
        continue
      }
      if let known = views.firstIndex(where: { $0.view == view }) {
        views[known].count += 1
      } else {
        views.append((view, index, 1))
      }
    }
    guard views.count > 1 else {
      guard isComplete, let view = views.first?.view else {
        return .standing(saying: "do all tabs change the same view? (set TAB affects=own says so)")
      }
      return .met
    }
    // The view that most of them change; of two with as many, the one that comes first.
    let most = views.map(\.count).max()
    let common = views.first { $0.count == most }?.view
    let others = inspection.tabs {
      guard let view = AffectedView(of: $0, in: design.pane) else { return false }
      return view != common
    }
    let each = views.map { "\(design.name(of: $0.first)) changes \($0.view.words)" }
    return .broken(
      saying: "the tabs change \(views.count) different views: \(listed(each))", tabs: others,
      measured: [Measurement("views", views.count)])
  }
}
