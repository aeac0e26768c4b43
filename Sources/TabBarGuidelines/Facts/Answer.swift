import TabBarCore

/// What is known of a fact about the tabs that a rule looks at.
enum Answer {
  /// It is not as it should be for some tabs; their indices.
  case wrong([Int])
  /// It is as it should be for every tab.
  case right
  /// It is wrong for no tab, and not known for some.
  case unknown
}

extension Inspection {
  /// Returns what is known of a fact about the tabs, of which one value is right.
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

  /// Judges by one fact about the tabs, of which one value is right.
  ///
  /// - Parameters:
  ///   - question: What a person is asked where the fact is not known of every tab.
  ///   - measurement: What the number of tabs is called for which it is wrong.
  ///   - message: What is wrong, from the names of these tabs and whether it is one only.
  func judge<Value>(
    _ fact: TabFact<Value>, is right: Value, asking question: String, counting measurement: String,
    message: (_ names: String, _ isOne: Bool) -> String
  ) -> Judgement {
    switch answer(fact, is: right) {
    case .unknown: .standing(question)
    case .right: .met
    case .wrong(let tabs):
      .broken(
        message(design.names(of: tabs), tabs.count == 1), tabs: tabs,
        measured: [Measurement(measurement, tabs.count)])
    }
  }

  /// Judges by one fact about the bar; a person is asked where it is not known.
  func judge<Value>(
    _ fact: BarFact<Value>, asking question: String, decide: (Value) -> Judgement
  ) -> Judgement {
    guard let value = design[fact] else { return .standing(question) }
    return decide(value)
  }
}
