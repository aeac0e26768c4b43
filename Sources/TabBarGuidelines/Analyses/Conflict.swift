import TabBarCore

/// A question that guides answer differently.
public struct Conflict: Sendable, Identifiable {
  /// The name, such as `how-many`.
  public let id: String
  /// The question.
  public let question: String
  /// How to live with it, in a sentence or two.
  public let advice: String
  /// The entries of the list of contradictions that it comes from, such as `C3`.
  public let catalogue: [String]
  /// Returns whether a scene gives a reason to ask.
  let touches: @Sendable (Scene) -> Bool
  /// Returns what a guide says for a design that is laid out by it, from its rules and its stance on the question, if
  /// it has one; `nil` where it is silent.
  private let weigh: @Sendable (Scene, _ stance: Answer?) -> Answer?

  /// Creates a conflict; without `answer` a guide says what its stance is.
  init(
    id: String, question: String, advice: String, catalogue: [String],
    touches: @escaping @Sendable (Scene) -> Bool,
    answer: @escaping @Sendable (Scene, _ stance: Answer?) -> Answer? = { $1 }
  ) {
    self.id = id
    self.question = question
    self.advice = advice
    self.catalogue = catalogue
    self.touches = touches
    weigh = answer
  }

  /// Returns what a guide says for a design that is laid out by it; `nil` where it is silent.
  func answer(in scene: Scene) -> Answer? {
    weigh(scene, scene.guide.stances.last { $0.conflict.id == id }?.answer(in: scene))
  }

  /// What a guide says.
  struct Answer: Hashable {
    /// The answer, as a clause without a full stop.
    let says: String
    /// Where it says so.
    let source: String

    init(_ says: String, _ source: String) {
      self.says = says
      self.source = source
    }
  }
}

/// What a guide says on a question that guides answer differently.
struct Stance: Sendable {
  let conflict: Conflict
  private let says: String
  /// The rule whose section says so, or `nil` where the text has no rule about it.
  private let rule: Rule?

  /// Creates a stance in words: a clause without a full stop.
  init(_ conflict: Conflict, _ says: String, _ rule: Rule? = nil) {
    self.conflict = conflict
    self.says = says
    self.rule = rule
  }

  /// Returns the stance with the place in the guide of a scene.
  fileprivate func answer(in scene: Scene) -> Conflict.Answer {
    let source = rule.flatMap { scene.guide[rule: $0.id]?.source(on: scene.platform) }
    return Conflict.Answer(says, source ?? scene.guide.page)
  }
}

/// A conflict with the answers that guides give for one design.
public struct Disagreement: Sendable {
  /// The conflict.
  public let conflict: Conflict
  /// The different answers, in the order in which the guides first give them.
  public let positions: [Position]
  /// The guides that speak of the platform and say nothing about the question.
  public let silent: [String]

  /// An answer with the guides that give it.
  public struct Position: Sendable {
    /// What they say.
    public let says: String
    /// The names of the guides.
    public let guides: [String]
    /// Where each says so.
    public let sources: [String]
  }

  /// Asks some guides, each by the design laid out for it; `nil` where they agree.
  ///
  /// - Parameter touched: Whether the question has to touch the design, or must not.
  init?(_ conflict: Conflict, _ scenes: [Scene], touched: Bool = true) {
    guard scenes.contains(where: conflict.touches) == touched else { return nil }
    var positions: [Position] = []
    var silent: [String] = []
    for scene in scenes {
      guard let answer = conflict.answer(in: scene) else {
        silent.append(scene.guide.name)
        continue
      }
      if let place = positions.firstIndex(where: { $0.says == answer.says }) {
        positions[place] = Position(
          says: answer.says, guides: positions[place].guides + [scene.guide.name],
          sources: positions[place].sources + [answer.source])
      } else {
        positions.append(Position(says: answer.says, guides: [scene.guide.name], sources: [answer.source]))
      }
    }
    guard positions.count > 1 else { return nil }
    self.conflict = conflict
    self.positions = positions
    self.silent = silent
  }
}

extension Scene {
  /// The platform that is judged.
  var platform: Platform { layout.system?.platform ?? design.device.platform }

  /// Whether the guide says anything about the platform.
  public var isSpokenOf: Bool { guide.versions[platform] != nil }
}
