import CTabBarTables
import TabBarCore

/// A question that guides answer differently. Its words, and what guides say whose rules do not tell, are rows of
/// `conflicts.inc`.
package struct Conflict: Sendable, Identifiable {
  /// The name, such as `how-many`.
  package let id: String
  /// Returns whether a scene gives a reason to ask.
  let touches: @Sendable (Scene) -> Bool
  /// Returns what a guide says for a design that is laid out by it, from its rules and its stance on the question, if
  /// it has one; `nil` where it is silent.
  private let weigh: @Sendable (Scene, _ stance: Answer?) -> Answer?

  /// Creates a conflict; without `answer` a guide says what its stance is.
  init(
    _ id: String, touches: @escaping @Sendable (Scene) -> Bool,
    answer: @escaping @Sendable (Scene, _ stance: Answer?) -> Answer? = { $1 }
  ) {
    self.id = id
    self.touches = touches
    weigh = answer
  }

  package var question: String { words(\.question) }
  /// How to live with it, in a sentence or two.
  package var advice: String { words(\.advice) }
  /// The entries of the list of contradictions that it comes from, such as `C3`.
  package var catalogue: [String] { words(\.catalogue).split(separator: " ").map(String.init) }

  private func words(_ column: KeyPath<tb_conflict_row, UnsafePointer<CChar>?>) -> String {
    row.flatMap { tb_conflict_rows()[$0][keyPath: column] }.map { String(cString: $0) } ?? ""
  }

  /// The number of the row that it begins with.
  var row: Int? {
    (0..<tb_conflict_row_count()).first { row in
      tb_conflict_rows()[row].id.map { String(cString: $0) == id } ?? false
    }
  }

  /// Returns what a guide says for a design that is laid out by it; `nil` where it is silent.
  func answer(in scene: Scene) -> Answer? { weigh(scene, stance(in: scene)) }

  /// Returns what the table has a guide say, with the place in the guide.
  private func stance(in scene: Scene) -> Answer? {
    guard let row else { return nil }
    for next in (row + 1)..<tb_conflict_row_count() {
      guard let says = tb_conflict_rows()[next].says else { return nil }
      guard tb_conflict_rows()[next].guides >> scene.guide.column & 1 == 1 else { continue }
      let rule = tb_conflict_rows()[next].rule.map { String(cString: $0) } ?? ""
      return Answer(
        String(cString: says), scene.guide[rule: rule]?.source(on: scene.platform) ?? scene.guide.page)
    }
    return nil
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

/// A conflict with the answers that guides give for one design.
package struct Disagreement: Sendable {
  package let conflict: Conflict
  /// The different answers, in the order in which the guides first give them.
  package let positions: [Position]
  /// The guides that speak of the platform and say nothing about the question.
  package let silent: [String]

  /// An answer with the guides that give it.
  package struct Position: Sendable {
    package let says: String
    package let guides: [String]
    /// Where each says so.
    package let sources: [String]
  }

  /// Asks some guides, each by the design laid out for it; `nil` where they agree.
  ///
  /// - Parameter touched: Whether the question has to touch the design, or must not.
  init?(_ conflict: Conflict, _ scenes: [Scene], touched: Bool = true) {
    guard scenes.contains(where: conflict.touches) == touched else { return nil }
    let answers = scenes.map { (guide: $0.guide.name, answer: conflict.answer(in: $0)) }
    positions = answers.filter { $0.answer != nil }.grouped { $0.answer?.says ?? "" }.map { says, given in
      Position(says: says, guides: given.map(\.guide), sources: given.compactMap(\.answer?.source))
    }
    guard positions.count > 1 else { return nil }
    self.conflict = conflict
    silent = answers.filter { $0.answer == nil }.map(\.guide)
  }
}

extension Scene {
  var platform: Platform { layout.system?.platform ?? design.device.platform }

  /// Whether the guide says anything about the platform.
  package var isSpokenOf: Bool { guide.versions[platform] != nil }
}
