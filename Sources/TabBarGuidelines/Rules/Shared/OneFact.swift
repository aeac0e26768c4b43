import TabBarCore

extension Rule {
  /// Creates a rule whose findings all have the same remedy: a suggestion that makes some edits.
  convenience init(
    _ id: String, needs: Need = .tabs, suggesting edits: [Edit],
    decide: @escaping @Sendable (Inspection) -> Judgement
  ) {
    self.init(id, needs: needs, repair: { _, _ in [Remedy(.suggestion, making: edits)] }, decide: decide)
  }

  /// Creates a rule that judges one fact about the bar: a person is asked where it is not known, and any value but the
  /// right ones breaks the rule.
  ///
  /// - Parameters:
  ///   - wrong: The value that a no says; `nil` where a person chooses among all.
  ///   - count: The name of the number of tabs, where all of them are what is wrong.
  ///   - mends: Whether there is a suggestion to give it the first right value.
  convenience init<Value>(
    _ id: String, needs: Need = .tabs, fact: BarFact<Value>, is right: Value...,
    orElse wrong: Value? = nil, counting count: String? = nil, mends: Bool = false
  ) {
    var repair: (@Sendable (Inspection, Judgement) -> [Remedy])?
    if mends {
      let edit = Edit.bar(fact, right.first)
      repair = { _, _ in [Remedy(.suggestion, making: [edit])] }
    }
    // It is the same whatever the design.
    let asked = AskedFact.bar(fact, is: right[0], orElse: wrong)
    self.init(id, needs: needs, repair: repair) { inspection in
      inspection.judge(fact, by: asked) { value in
        if right.contains(where: { $0.word == value.word }) { return .met }
        return count.map { .broken(inspection.allTabs, [$0: inspection.tabCount]) } ?? .broken()
      }
    }
  }

  /// Creates a rule that judges one fact about each tab: a person is asked where it is not known of some tab and wrong of
  /// none.
  ///
  /// - Parameters:
  ///   - count: The name of the number of wrong tabs.
  ///   - repair: Returns what would mend it, where that is more than the right value.
  ///   - mends: Whether there is a suggestion to give the wrong tabs the right value.
  convenience init<Value>(
    _ id: String, needs: Need = .tabs, everyTab fact: TabFact<Value>, is right: Value, orElse wrong: Value,
    counting count: String,
    repair: (@Sendable (Inspection, Judgement) -> [Remedy])? = nil, mends: Bool = false
  ) {
    var repair = repair
    if mends {
      repair = { _, judgement in
        [.setting(fact, to: right, on: judgement.tabs)]
      }
    }
    self.init(id, needs: needs, repair: repair) { $0.judge(fact, is: right, orElse: wrong, counting: count) }
  }
}

extension Inspection {
  /// Judges by one fact about the bar; a person is asked where it is not known.
  func judge<Value>(
    _ fact: BarFact<Value>, is right: Value, orElse wrong: Value?, decide: (Value) -> Judgement
  ) -> Judgement {
    judge(fact, by: .bar(fact, is: right, orElse: wrong), decide: decide)
  }

  fileprivate func judge<Value>(
    _ fact: BarFact<Value>, by asked: @autoclosure () -> AskedFact, decide: (Value) -> Judgement
  ) -> Judgement {
    design[fact].map(decide) ?? .question(by: asked())
  }

  /// Judges by a fact about the tabs that has one right value; a person is asked where it is not known of some tab.
  /// `count` names the number of wrong tabs.
  func judge<Value>(
    _ fact: TabFact<Value>, is right: Value, orElse wrong: Value, counting count: String
  ) -> Judgement {
    switch answer(fact, is: right) {
    case .unknown(let tabs): .question(by: .tabs(tabs, fact.property, yes: right.word, no: wrong.word))
    case .right: .met
    case .wrong(let tabs): .broken(tabs, [count: tabs.count])
    }
  }

  /// Judges what the system settles for its own bar, where nothing else is known of it: a person is asked about a bar
  /// that the app draws.
  func judgeUnknown(_ values: Message.Values = [:], by fact: AskedFact? = nil) -> Judgement {
    switch design[.container] {
    case .system: .met
    case .custom: .question([], values, by: fact)
    case nil: .skipped("system-settles")
    }
  }

  /// The guide gives no number for the rule.
  var lacksNumber: Judgement { .skipped("no-number", ["guide": guide.name]) }

  var lacksWords: Judgement { .skipped("no-words", ["locale": design.locale]) }
}
