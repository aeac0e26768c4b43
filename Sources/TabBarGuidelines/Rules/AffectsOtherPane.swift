import TabBarCore

extension Rule {
  static let affectsOtherPane = Rule(
    "affects-other-pane",
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      let own = AffectedView(with: inspection.design.pane)
      return [.setting(.affects, to: .own, on: judgement.tabs, "Let \(names) change \(own.words) only")]
    }
  ) { inspection in
    let design = inspection.design
    guard design.pane != .main else { return .notApplicable(saying: "the bar is the window's own") }
    let own = AffectedView(with: design.pane)
    var others: [Int] = []
    var isComplete = true
    for index in design.tabs.indices where !inspection.excludedTabs.contains(index) {
      guard let view = AffectedView(of: design.tabs[index], in: design.pane) else {
        isComplete = false
        continue
      }
      if view != own { others.append(index) }
    }
    guard let first = others.first else {
      guard isComplete else {
        return .standing(
          saying: "do the tabs change nothing but their own pane? (set TAB affects=own says so)")
      }
      return .met
    }
    let measured = [Measurement("otherPanes", others.count)]
    guard others.count == 1, let view = AffectedView(of: design.tabs[first], in: design.pane) else {
      return .broken(
        saying: "\(design.names(of: others)) are in \(own.words) and change other views", tabs: others,
        measured: measured)
    }
    return .broken(
      saying: "\(design.name(of: first)) is in \(own.words) and changes \(view.words)", tabs: others,
      measured: measured)
  }
}
