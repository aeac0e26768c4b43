package import TabBarCore

/// The fact that answers the question of a rule. Few judgements have one, which are handed on several times.
package indirect enum AskedFact: Hashable {
  /// A fact about the bar: the word of a yes, and that of a no, or `nil` where a no may mean several things.
  case bar(BarProperty, yes: String, no: String?)
  /// A fact about the bar that is one of a few words.
  case choice(BarProperty)
  /// A fact that some tabs lack, by their indices: the word of a yes, and that of a no, or `nil` where a no may mean
  /// several things.
  case tabs([Int], TabProperty, yes: String, no: String?)

  /// A fact about the bar with a right and a wrong value; without a wrong one a person chooses a word.
  static func bar<Value>(_ fact: BarFact<Value>, is right: Value, orElse wrong: Value?) -> Self {
    wrong.map { .bar(fact.property, yes: right.word, no: $0.word) } ?? .choice(fact.property)
  }

  /// The command that says it.
  var hint: Prose {
    switch self {
    case .bar(let property, _, _), .choice(let property): "bar \(property.rawValue)= says it"
    case .tabs(_, let property, let yes, _): "set TAB \(property.rawValue)=\(yes) says it"
    }
  }
}

extension Inspection {
  /// A fact that the tabs among some which lack it have to have.
  func each<Value>(
    _ fact: TabFact<Value>, is right: Value, orElse wrong: Value?, among tabs: [Int]? = nil
  ) -> AskedFact {
    .tabs(lacking(fact, among: tabs ?? allTabs), fact.property, yes: right.word, no: wrong?.word)
  }
}
