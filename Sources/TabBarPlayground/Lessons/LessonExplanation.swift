package import TabBarCore

/// An explanation that a learner has written for an empty section, as far as a program can see what it says. Whether
/// people understand it only people can tell.
package struct LessonExplanation: Sendable {
  /// The title of the tab.
  package let tab: String
  package let text: String
  /// A good one, from the lesson's shortest way.
  package let example: String
  /// Whether it speaks of something that the lesson's own explanations speak of, or of what is usually missing.
  package let isAboutIt: Bool

  /// Returns the explanations that a lesson's way has and that a design has now, with other words than at the start.
  static func all(in design: Design, of lesson: Lesson) -> [LessonExplanation] {
    let ways = lesson.solutions.map { $0.script.result(on: lesson.startDraft).draft.design }
    guard let way = lesson.shortestSolution?.script.result(on: lesson.startDraft).draft.design else {
      return []
    }
    let known = ways.flatMap(\.tabs).reduce(into: usual) {
      $0.formUnion(stems(of: $1.details?[.explanation] ?? ""))
    }
    return way.tabs.compactMap { tab in
      guard let example = tab.details?[.explanation],
        let text = design.tabs.first(where: { $0.title == tab.title })?.details?[.explanation],
        text != example,
        lesson.startDraft.design.tabs.first(where: { $0.title == tab.title })?.details?[.explanation] != text
      else { return nil }
      return LessonExplanation(
        tab: tab.title, text: text, example: example,
        isAboutIt: !stems(of: text).isDisjoint(with: known.subtracting(steps)))
    }
  }

  /// What sections usually lack.
  private static let usual = stems(
    of:
      "nothing empty offline connection internet network signal wifi available loaded found missing without content"
  )
  /// Words that say what to do, about anything.
  private static let steps = stems(of: "play open save here tap this that your have they there them look")

  private static func stems(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 3 }.map { String($0.prefix(4)) })
  }
}
