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
  /// Returns whether the guide leaves to people what a rule judges.
  func asks(_ rule: Rule) -> Bool { guide[rule: rule.id]?.asks == true }

  /// Judges what the system settles for its own bar, where nothing else is known of it.
  ///
  /// - Parameter question: The question to a person about a bar that the app draws.
  func judgeUnknown(asking question: String) -> Judgement {
    switch design[.container] {
    case .system: .met
    case .custom: .standing(saying: question)
    case nil: .notApplicable(saying: "nothing else is known than that the system settles it for its own bar")
    }
  }

  /// Returns the state of a fact that has one right value.
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

  /// Judges by a fact about the tabs that has one right value.
  ///
  /// - Parameters:
  ///   - question: The question to a person if the fact is not known for every tab.
  ///   - measurement: The name of the number of wrong tabs.
  ///   - message: Returns the message from the names of the wrong tabs and whether there is only one.
  func judge<Value>(
    _ fact: TabFact<Value>, is right: Value, asking question: String, counting measurement: String,
    message: (_ names: String, _ isOne: Bool) -> String
  ) -> Judgement {
    switch answer(fact, is: right) {
    case .unknown: .standing(saying: question)
    case .right: .met
    case .wrong(let tabs):
      .broken(
        saying: message(design.names(of: tabs), tabs.count == 1), tabs: tabs,
        measured: [Measurement(measurement, tabs.count)])
    }
  }

  /// Judges by one fact about the bar; a person is asked where it is not known.
  func judge<Value>(
    _ fact: BarFact<Value>, asking question: String, decide: (Value) -> Judgement
  ) -> Judgement {
    guard let value = design[fact] else { return .standing(saying: question) }
    return decide(value)
  }
}
