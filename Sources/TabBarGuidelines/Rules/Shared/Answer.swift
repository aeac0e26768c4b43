import TabBarCore

/// The state of a fact about the tabs that a rule looks at.
enum Answer {
  /// The indices of the tabs for which it is known to be wrong.
  case wrong([Int])
  /// It is right for every tab.
  case right
  /// It is not known for some tab, and wrong for none.
  case unknown
}

extension Inspection {
  /// Returns whether the guide leaves to people what a rule judges, or says nothing of it on the platform.
  func asks(_ rule: Rule) -> Bool {
    guide[rule].map { $0.asks || $0.isAdvice(on: platform) } ?? false
  }

  /// Returns what the guide says about the rule that is asked.
  func entry(of rule: Rule) -> GuideRule? {
    guard case .limits(let row) = limits.cell else { return guide[rule] }
    return GuideRule(rule, row: row, guide: guide.column)
  }

  func answer<Value>(_ fact: TabFact<Value>, is right: Value) -> Answer {
    var wrong: [Int] = []
    var isComplete = true
    for index in design.tabs.indices where !excludedTabs.contains(index) {
      if let value = design.tabs[index].details?[fact] {
        if value != right { wrong.append(index) }
      } else {
        isComplete = false
      }
    }
    guard wrong.isEmpty else { return .wrong(wrong) }
    return isComplete ? .right : .unknown
  }
}
