import TabBarCore
package import TabBarGuidelines

/// What a learner has written in words of their own. Whether people understand it only people can tell.
package struct LessonText: Sendable {
  package enum Use: Hashable, Sendable {
    case title
    /// The titles of a bar that is all the learner's own.
    case titles
    /// What an empty section says.
    case explanation
    /// Why a finding is accepted.
    case reason
  }

  package let kind: Use
  /// What it is about: the number or the title of a tab, or a rule.
  package let place: Prose
  package let text: String
  /// A good one, from one of the lesson's ways.
  package private(set) var example = ""
  /// What it is about in every bar of the lesson: the icon of a tab stays with it.
  private let subject: String

  /// Returns the texts that a design has in other words than the ways of a lesson.
  static func all(in design: Design, of lesson: Lesson) -> [LessonText] {
    // Titles are free where all tabs are the learner's own, and judged where the goal asks for good ones.
    let hasOwnTabs = lesson.beginsEmpty
    let start = Set(texts(of: lesson.startDraft.design).map(\.text))
    let ways = lesson.solutions.flatMap { texts(of: Trial($0.script, on: lesson.startDraft).draft.design) }
      .filter { !start.contains($0.text) }
    let titles = design.tabs.map(\.title)
    if hasOwnTabs, lesson.goal.contains(where: { $0.text == "expect met vague-title" }),
      !Set(titles).isSubset(of: ways.map(\.text))
    {
      let text = titles.joined(separator: ", ")
      return [LessonText(kind: .titles, place: "", text: text, subject: "")]
    }
    return texts(of: design).compactMap { text in
      if text.kind == .title, hasOwnTabs { return nil }
      let good = ways.filter { $0.kind == text.kind }
      guard let example = good.first(where: { $0.subject == text.subject }), !start.contains(text.text),
        !good.contains(where: { $0.text == text.text })
      else { return nil }
      var text = text
      text.example = example.text
      return text
    }
  }

  private static func texts(of design: Design) -> [LessonText] {
    let tabs = design.tabs.enumerated().flatMap { index, tab in
      let number = "tab \(index + 1)"
      let title = LessonText(
        kind: .title, place: "tab \(index + 1)", text: tab.title, subject: tab.icon ?? number)
      guard let text = tab.details?[.explanation] else { return [title] }
      return [title, LessonText(kind: .explanation, place: "\(tab.title)", text: text, subject: tab.title)]
    }
    return tabs
      + design.allowances.map {
        LessonText(kind: .reason, place: "\($0.rule)", text: $0.reason, subject: $0.rule)
      }
  }
}
