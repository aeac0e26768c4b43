import TabBarCore

/// The state of a fact about the tabs that a rule looks at.
enum Answer {
  /// The indices of the tabs for which it is known to be wrong.
  case wrong([Int])
  /// It is right for every tab.
  case right
  /// It is not known for some tabs, by their indices, and wrong for none.
  case unknown([Int])
}

extension Inspection {
  /// Returns the tabs among some of which a fact is not known.
  func lacking<Value>(_ fact: TabFact<Value>, among tabs: [Int]) -> [Int] {
    func isKnown(_ index: Int) -> Bool { design.tabs[index][fact] != nil }
    return hasFacts && tabs.contains(where: isKnown) ? tabs.filter { !isKnown($0) } : tabs
  }

  func answer<Value>(_ fact: TabFact<Value>, is right: Value) -> Answer {
    let all = allTabs
    let wrong =
      hasFacts ? all.filter { design.tabs[$0][fact].map { $0.word != right.word } ?? false } : []
    guard wrong.isEmpty else { return .wrong(wrong) }
    let unknown = lacking(fact, among: all)
    return unknown.isEmpty ? .right : .unknown(unknown)
  }
}
