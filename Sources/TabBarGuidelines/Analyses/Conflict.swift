import CTabBarTables
package import TabBarCore

/// A question that guides answer differently. Its words, and what guides say whose rules do not tell, are rows of
/// `conflicts.inc`.
package struct Conflict: Sendable, Identifiable {
  /// The name, such as `how-many`.
  package let id: String
  package let question: String
  /// How to live with it, in a sentence or two.
  package let advice: String
  /// The entries of the list of contradictions that it comes from, such as `C3`.
  package let catalogue: [String]
  /// What the table has guides say, each with the rule whose section says so.
  private let stances: [(guides: UInt32, says: String, rule: String)]
  /// Returns whether a scene gives a reason to ask.
  let touches: @Sendable (Scene) -> Bool
  /// Returns what a guide says for a design that is laid out by it, from its rules and its stance on the question, if
  /// it has one; `nil` where it is silent.
  private let weigh: @Sendable (Scene, _ stance: Answer?) -> Answer?

  /// Creates the conflict of that name; without `answer` a guide says what its stance is.
  init(
    _ id: String, touches: @escaping @Sendable (Scene) -> Bool,
    answer: @escaping @Sendable (Scene, _ stance: Answer?) -> Answer? = { $1 }
  ) {
    func text(_ cell: UnsafePointer<CChar>?) -> String { cell.map { String(cString: $0) } ?? "" }
    let rows = UnsafeBufferPointer(start: tb_conflict_rows(), count: tb_conflict_row_count())
      .drop { text($0.id) != id }
    self.id = id
    question = text(rows.first?.question)
    advice = text(rows.first?.advice)
    catalogue = text(rows.first?.catalogue).split(separator: " ").map(String.init)
    stances = rows.dropFirst().prefix { $0.says != nil }.map {
      (UInt32($0.guides), text($0.says), text($0.rule))
    }
    self.touches = touches
    weigh = answer
  }

  /// Returns what a guide says for a design that is laid out by it; `nil` where it is silent.
  func answer(in scene: Scene) -> Answer? {
    let guide = scene.guide
    let stance = stances.first { $0.guides >> guide.column & 1 == 1 }.map { stance in
      Answer(says: stance.says, source: guide[rule: stance.rule]?.source(on: scene.platform) ?? guide.page)
    }
    return weigh(scene, stance)
  }

  struct Answer: Hashable {
    /// The answer, as a clause without a full stop.
    let says: String
    let source: String
  }
}

/// A conflict with the answers that guides give for one design.
package struct Disagreement: Sendable {
  package let conflict: Conflict
  /// The different answers, in the order in which the guides first give them.
  package let positions: [Position]
  /// The guides that speak of the platform and say nothing about the question.
  package let silent: [String]

  /// An answer with the guides that give it, and where each says so.
  package typealias Position = (says: String, guides: [String], sources: [String])

  /// Asks some guides, each by the design laid out for it; `nil` where they agree. `touched` is whether the question
  /// has to touch the design, or must not.
  init?(_ conflict: Conflict, _ scenes: [Scene], touched: Bool = true) {
    guard scenes.contains(where: conflict.touches) == touched else { return nil }
    let answers = scenes.map { (guide: $0.guide.name, answer: conflict.answer(in: $0)) }
    positions = answers.filter { $0.answer != nil }.grouped { $0.answer?.says ?? "" }.map { says, given in
      (says, given.map(\.guide), given.compactMap(\.answer?.source))
    }
    guard positions.count > 1 else { return nil }
    self.conflict = conflict
    silent = answers.filter { $0.answer == nil }.map(\.guide)
  }
}

extension Scene {
  package var platform: Platform { layout.system?.platform ?? design.device.platform }

  /// Whether the guide says anything about the platform.
  package var isSpokenOf: Bool { guide.versions[platform] != nil }
}
