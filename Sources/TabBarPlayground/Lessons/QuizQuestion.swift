package import TabBarCore
package import TabBarGuidelines

/// A question of the quiz with its answer, which is worked out from the layout and the rules.
package struct QuizQuestion: Sendable {
  package let topic: QuizTopic
  /// The bar that it is about, with the guide that judges it.
  package let draft: Draft
  package let solution: Solution

  /// What answers a question.
  package enum Solution: Sendable {
    /// The number of tabs that the bar shows, and why it is that many.
    case count(Int, because: Reason?)
    /// The findings of the rules that the bar breaks; the one that the example is of comes first.
    case rules([Finding])
    /// The finding, and the shortest command that clears it.
    case change(Finding, line: String)
    /// The rule, and a finding of each edition that says so.
    case editions(Rule, [(guide: Guide, finding: Finding)])
  }

  /// Works out a question; `nil` where there is none about a topic, such as a rule without an example that breaks it.
  package init?(_ topic: QuizTopic) {
    self.topic = topic
    if case .count(let index) = topic {
      guard QuizBar.all.indices.contains(index), let draft = QuizBar.all[index].draft else { return nil }
      let scene = draft.scene
      self.draft = draft
      solution = .count(
        scene.layout.visible.count, because: scene.reasons.first { $0.subject == .overflow })
      return
    }
    guard let rule = topic.rule, let example = rule.boundary.map({ rule.examples[$0.broken] }),
      let guide = rule.guide(breaking: example)
    else { return nil }
    let draft = Draft(design: example.design.withOrigins, guide: guide)
    let scene = draft.scene
    guard let finding = scene.brokenFindings.first(where: { $0.rule == rule.id }) else { return nil }
    self.draft = draft
    let hasBar = scene.layout.placement != .none
    switch topic {
    case .count: return nil
    case .rule, .finding:
      if case .rule = topic, !hasBar { return nil }
      let others = scene.brokenFindings.filter { $0.rule != rule.id }
      // One question about a bar is enough, where two rules have it as an example.
      if case .rule = topic, others.contains(where: { rule.comesAfter($0.rule, with: example) }) {
        return nil
      }
      if case .rule = topic { solution = .rules([finding] + others) } else { solution = .rules([finding]) }
    case .change:
      guard hasBar, let line = QuizChange(draft, rule: rule).shortest(clearing: finding, in: scene) else {
        return nil
      }
      solution = .change(finding, line: line)
    case .edition:
      let editions = Guide.all.compactMap { guide -> (guide: Guide, finding: Finding)? in
        let scene = Scene(draft.design, by: guide, only: [rule.id])
        guard let finding = scene.brokenFindings.first, scene.says(rule) else { return nil }
        return (guide, finding)
      }
      guard !editions.isEmpty else { return nil }
      solution = .editions(rule, editions)
    }
  }

  /// The question, in a sentence or two.
  package var text: String {
    switch solution {
    case .count:
      return "How many of these \(draft.design.tabs.count) tabs does the bar show? More does not count."
    case .rules(let findings):
      if case .finding = topic { return "Which rule has found this?" }
      return findings.count == 1 ? "Which rule does this bar break?" : "Name a rule that this bar breaks."
    case .change(let finding, _):
      return "This bar breaks \(finding.rule), \"\(title(of: finding))\". Which command clears that?"
    case .editions(let rule, _): return "\"\(rule.title)\": name a guide that says so of this bar."
    }
  }

  /// What to type, in a few words.
  package var form: String {
    switch solution {
    case .count: "a number"
    case .rules: "a rule: name, title or part of it"
    case .change: "a command, for a copy of this bar"
    case .editions: "a guide, by name or year"
    }
  }

  /// A help that does not give the answer away.
  package var hint: String {
    switch solution {
    case .count(_, let reason): reason?.rule ?? form
    case .rules(let findings):
      Rule.named(findings[0].rule).map { "It answers the question: \($0.question.rawValue)" } ?? form
    case .change(let finding, _): Rule.named(finding.rule)?.remedy ?? form
    case .editions(let rule, let editions):
      (rule.history.map { $0 + " " } ?? "") + "\(editions.count) of \(Guide.all.count) guides say so here."
    }
  }

  /// The rule that it is about, or `nil`.
  package var rule: Rule? { topic.rule }

  private func title(of finding: Finding) -> String { Rule.named(finding.rule)?.title ?? finding.rule }
}

extension QuizTopic {
  /// The rule that it is about, or `nil`.
  fileprivate var rule: Rule? {
    switch self {
    case .count: nil
    case .rule(let id), .change(let id), .edition(let id), .finding(let id): Rule.named(id)
    }
  }
}

extension QuizBar {
  /// The bar as its commands set it, with tabs from the longest example of a rule about their number.
  var draft: Draft? {
    let example = Rule.named("too-many-tabs")?.examples.max { $0.design.tabs.count < $1.design.tabs.count }
    guard var draft = Trial(lines).draft else { return nil }
    draft.design.tabs = Array((example?.design.tabs ?? []).prefix(tabs))
    return draft.design.tabs.count == tabs ? draft : nil
  }
}

extension Rule {
  /// Returns whether another rule comes earlier in the chapters and has the same bar as its example.
  fileprivate func comesAfter(_ other: String, with example: Example) -> Bool {
    let names = Chapter.allCases.flatMap(\.ruleNames)
    guard let rule = Rule.named(other), let boundary = rule.boundary, let place = names.firstIndex(of: id),
      let otherPlace = names.firstIndex(of: other)
    else { return false }
    return otherPlace < place && rule.examples[boundary.broken].design == example.design
  }

  /// Returns the guide that an example is shown with, or another one where that says nothing of its device.
  fileprivate func guide(breaking example: Example) -> Guide? {
    ([guide(for: example)].compactMap(\.self) + Guide.all).first {
      !Scene(example.design, by: $0, only: [id]).brokenFindings.isEmpty
    }
  }
}

extension Scene {
  /// The findings of rules that are broken, without those that a person has to decide.
  var brokenFindings: [Finding] { report.findings.filter { $0.verdict == .broken } }

  /// Whether the guide itself says a rule, and does not only pass on somebody's advice.
  fileprivate func says(_ rule: Rule) -> Bool {
    guard let entry = guide[rule: rule.id] else { return false }
    return !entry.isAdvice(on: layout.system?.platform ?? design.device.platform)
  }
}

extension Design {
  /// The same design, with an origin of its own for each tab, so that each is found again after a change.
  fileprivate var withOrigins: Design {
    var design = self
    design.tabs = []
    design.insert(tabs, at: 0)
    return design
  }
}
