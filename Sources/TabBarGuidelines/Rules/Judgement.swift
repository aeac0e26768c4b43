import TabBarCore

/// What a rule says of a design: an outcome, the tabs that it is about, and the values that were measured. The words are
/// on the rule's page.
struct Judgement {
  private(set) var verdict: Verdict
  /// Whether nothing that is known of the design answers the rule's question, which a person therefore has to, whatever
  /// the design.
  var isStanding = false
  /// What answers the standing question; `nil` where only a person's word does.
  private(set) var fact: AskedFact?
  let key: String
  /// The indices of the tabs that it is about, in order.
  var tabs: [Int] = []
  /// What goes into the places of the message. Numbers are measurements.
  var values: [Message.Entry] = []
  /// What the layout that it rests on is not sure of, beside the values.
  private var premises = Estimates(rawValue: 0)
  /// Whether the outcome follows from the values that are stated, and is no surer than they are.
  private var followsFromValues = true
  /// The estimate that keeps it from being stated, or `nil` where none does.
  private(set) var doubt: Estimate?
  /// What it rests on where the texts that the rule rests on do not say it of this design.
  private(set) var ground: Ground?

  static var met: Judgement { Judgement(verdict: .met, key: "") }

  static func broken(_ key: String = "broken", _ tabs: [Int] = [], _ values: Message.Values = [:])
    -> Judgement
  {
    Judgement(verdict: .broken, key: key, tabs: tabs, values: values.map(Message.Entry.init))
  }

  static func broken(_ tabs: [Int], _ values: Message.Values = [:]) -> Judgement {
    broken("broken", tabs, values)
  }

  /// A person has to decide about what was found.
  static func asked(_ key: String = "asked", _ tabs: [Int] = [], _ values: Message.Values = [:]) -> Judgement
  {
    Judgement(verdict: .needsPerson, key: key, tabs: tabs, values: values.map(Message.Entry.init))
  }

  static func asked(_ tabs: [Int], _ values: Message.Values = [:]) -> Judgement {
    asked("asked", tabs, values)
  }

  /// Nothing that is known of the design answers the rule's question.
  ///
  /// - Parameter fact: What would answer it, which is said after the question. Where only a person's word does, the
  ///   question on the page may name other commands in brackets.
  static func question(
    _ tabs: [Int] = [], _ values: Message.Values = [:], by fact: AskedFact? = nil,
    called key: String = "question"
  ) -> Judgement {
    Judgement(
      verdict: .needsPerson, isStanding: true, fact: fact, key: key, tabs: tabs,
      values: values.map(Message.Entry.init))
  }

  /// The rule has nothing to look at in this design.
  static func skipped(_ key: String = "skipped", _ values: Message.Values = [:]) -> Judgement {
    Judgement(verdict: .notApplicable, key: key, values: values.map(Message.Entry.init))
  }

  /// Returns the judgement as somebody's advice, where `author` is not `nil`.
  func advised(by author: String?) -> Judgement {
    var judgement = self
    judgement.ground = author.map(Ground.advice)
    return judgement
  }

  /// Returns the judgement as that of another text, where it is not `nil`.
  func citing(_ text: String?) -> Judgement {
    var judgement = self
    judgement.ground = text.map(Ground.text)
    return judgement
  }

  /// Returns the judgement as one that follows from more than the values that it states.
  func resting(on estimates: Estimates) -> Judgement {
    var judgement = self
    judgement.premises.formUnion(estimates)
    return judgement
  }

  /// Returns the judgement as one that holds whatever the values are that it states.
  func regardlessOfValues() -> Judgement {
    var judgement = self
    judgement.followsFromValues = false
    return judgement
  }

  /// Asks instead of stating what follows from an unpublished number: a judgement is as sure as the layout that it rests on.
  mutating func askWhereNumbersAreEstimates() {
    guard isBroken else { return }
    let stated = followsFromValues ? values : []
    guard let weakest = stated.reduce(premises, { $0.union($1.estimates) }).weakest else { return }
    (verdict, doubt) = (.needsPerson, weakest)
  }

  var isFinding: Bool { verdict == .broken || verdict == .needsPerson }

  var isBroken: Bool { verdict == .broken }

  var measured: [Measurement] {
    values.compactMap { entry in
      switch entry.value {
      case .count(let count): Measurement(entry.name, count)
      case .length(let length): Measurement(entry.name, length)
      case .word, .tabs: nil
      }
    }
  }
}

package struct Measurement: Hashable {
  /// What was measured, in one word or in camel case, such as `titleWidth`.
  package let name: String
  /// The value; lengths are in points.
  package let value: Double

  init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ count: Int) {
    self.init(name, Double(count))
  }
}

/// What a rule says of a design, in one word.
public enum Verdict: String, Sendable, CaseIterable {
  /// The design follows the rule.
  case met
  /// The design breaks the rule.
  case broken
  /// Only a person can tell.
  case needsPerson = "needs a person"
  /// There is nothing in the design that the rule speaks of.
  case notApplicable = "not applicable"
}
