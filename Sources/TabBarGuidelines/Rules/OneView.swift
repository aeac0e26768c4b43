import TabBarCore

extension Rule {
  static let oneView = Rule(
    id: "one-view",
    title: "Let all tabs change the same view",
    question: .whatIsATab,
    rationale: """
      A bar is read as one switch with several positions. If one position changes the whole window and \
      another a part of it, people cannot tell what selecting a tab will leave in place.
      """,
    remedy: """
      Let every tab replace the content of the view that the bar belongs to. What changes another view \
      belongs into that view.
      """,
    evidence: .guideline,
    catalogue: ["R02"],
    examples: [
      .met(
        "both change the window",
        .of(Tab("Mail").with(.affects, .window), Tab("Folders").with(.affects, .window))),
      .broken(
        "one changes the window, one a pane",
        .of(
          Tab("Mail").with(.affects, .window),
          Tab("Folders").with(.affects, .leading))),
    ],
    needs: .tabs,
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
      return .notApplicable("affects-other-pane judges the bar of a pane")
    }
    guard design.tabs.count > 1 else { return .notApplicable("a single tab changes one view") }
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
        return .standing("do all tabs change the same view? (set TAB affects=own says so)")
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
      "the tabs change \(views.count) different views: \(listed(each))", tabs: others,
      measured: [Measurement("views", views.count)])
  }
}
