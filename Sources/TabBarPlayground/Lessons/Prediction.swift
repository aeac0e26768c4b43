import TabBarCore
package import TabBarGuidelines

extension Lesson.Prediction {
  package func draft(on start: Draft) -> Draft {
    Trial(line.map { [$0] } ?? [], on: Playground(start)).draft
  }

  /// Whether the number that is typed is the answer itself, and not the place of a choice.
  private var isNumber: Bool { ["count", "findings"].contains(kind) }

  /// What can be chosen, by numbers from 1 up; nothing where a number is the answer itself.
  private func choices(in scene: Scene) -> [String] {
    isNumber ? [] : rules.isEmpty ? scene.design.tabs.indices.map(scene.design.plainName) : rules.map(\.title)
  }

  /// The choices with their numbers: tabs in one row, rules in a row each.
  package func rows(in scene: Scene) -> [Prose] {
    let choices = choices(in: scene)
    guard !choices.isEmpty else { return [] }
    let rows = choices.enumerated().map { "\($0 + 1) \($1)" as Prose } + [.joined(["0", "none"], by: " ")]
    return rules.isEmpty ? [.joined(rows, by: " · ")] : rows
  }

  package var advice: Prose {
    isNumber
      ? "Type a number; Return shows it"
      : "Type numbers from the list (2 5), or 0 for none; Return shows it"
  }

  /// Returns what is so in a scene, in the words of the choices.
  private func answer(in scene: Scene) -> [String] {
    let found = ExpectationKind.named(kind)?.found?(scene) ?? []
    switch kind {
    case "count": return ["\(scene.design.tabs.count)"]
    case "findings": return ["\(found.count)"]
    default:
      return rules.isEmpty
        ? found.compactMap { title in
          scene.design.tabs.firstIndex { $0.title == title }.map(scene.design.plainName)
        } : rules.filter { found.contains($0.id) }.map(\.title)
    }
  }

  /// Returns what the numbers of a line choose, whether it is right, and what to say; `nil` for a line that has anything
  /// but numbers of choices. An empty line chooses nothing and asks for the answer.
  package func answer(
    to line: String, about scene: Scene
  ) -> (guess: String?, isRight: Bool, says: Prose)? {
    let right = answer(in: scene)
    func listed(_ words: [String]) -> Prose {
      words.isEmpty ? "none" : .listed(words.map { "\($0)" })
    }
    let words = line.split { $0.isWhitespace || $0 == "," }
    guard !words.isEmpty else { return (nil, false, "It is \(listed(right)).") }
    let (numbers, choices) = (words.compactMap { Int($0) }, choices(in: scene))
    guard numbers.count == words.count, numbers.count == 1 || !isNumber,
      isNumber || numbers == [0] || numbers.allSatisfy((1...max(1, choices.count)).contains)
    else { return nil }
    let chosen = isNumber ? ["\(numbers[0])"] : numbers == [0] ? [] : numbers.map { choices[$0 - 1] }
    // Only what is visible has an order.
    let isRight = kind == "visible" ? chosen == right : chosen.sorted() == right.sorted()
    return (
      listed(chosen).text, isRight,
      isRight
        ? "That is right: \(listed(right))." : "You said \(listed(chosen)). It is \(listed(right))."
    )
  }
}
