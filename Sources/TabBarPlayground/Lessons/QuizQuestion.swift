import TabBarCore
package import TabBarGuidelines

/// A question about an example from a rule's page: how many of its tabs can be seen, or what is wrong with it.
package struct QuizQuestion {
  package let topic: Topic
  package let rule: Rule
  package let example: Example
  package let draft: Draft
  package let prediction: Lesson.Prediction

  /// One of the two examples beside the boundary of a rule.
  package struct Topic: Hashable {
    let rule: String
    package let isMet: Bool

    /// Returns what there is to ask about a chapter, or about all of them: about each rule once, and then about the other
    /// side of its boundary.
    package static func all(about chapter: Chapter?) -> [Topic] {
      // The last chapter is about the rules of all the others.
      let isOne = chapter?.ruleNames.isEmpty == false
      let lists = Chapter.allCases.filter { !isOne || $0 == chapter }.map(\.ruleNames)
      // The first of each chapter, then the second of each.
      let rules = lists.flatMap { $0.enumerated() }.sorted { $0.offset < $1.offset }.map(\.element)
      let first = rules.enumerated().map { Topic(rule: $1, isMet: $0 % 3 == 1) }
      return first + first.map { Topic(rule: $0.rule, isMet: !$0.isMet) }
    }
  }

  /// Makes a question; `nil` where there is none, such as for an example without a bar, or one that only a person can judge.
  package init?(_ topic: Topic) {
    guard let rule = Rule.named(topic.rule), let boundary = rule.boundary,
      case let example = rule.examples[topic.isMet ? boundary.met : boundary.broken],
      let guide = rule.guide(for: example)
    else { return nil }
    let draft = Draft(design: example.design, guide: guide)
    let scene = draft.scene
    let found = scene.report.findings
    guard scene.layout.placement != .none,
      topic.isMet ? found.isEmpty : found.contains(where: { $0.rule == rule.id })
    else { return nil }
    (self.topic, self.rule, self.example, self.draft) = (topic, rule, example, draft)
    guard scene.layout.hidden.isEmpty else {
      prediction = Lesson.Prediction(
        kind: "visible",
        question: "Which of these tabs does the bar show? More does not count.")
      return
    }
    // As many as are read at a glance, from the chapter of the rule, and one of them at most is right.
    let rules = Chapter.allCases.map(\.ruleNames).first { $0.contains(rule.id) } ?? []
    let place = rules.firstIndex(of: rule.id) ?? 0
    let others = (rules[place...] + rules[..<place]).dropFirst().filter { other in
      !found.contains { $0.rule == other }
    }
    prediction = Lesson.Prediction(
      kind: "finding", question: "What is wrong with this bar?",
      rules: ([rule.id] + others.prefix(Self.decoys)).compactMap(Rule.named).sorted { $0.title < $1.title })
  }

  private static let decoys = 3

  /// Whether the tabs are to be counted, so that the bar itself would be the answer.
  package var isAboutNumber: Bool { prediction.kind == "visible" }

  package var hint: String {
    isAboutNumber
      ? "Count the places in the bar, and what More takes."
      : "It answers the question: \(rule.question.rawValue)"
  }
}
