import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension RulesQuery: View {
  package var isLong: Bool { true }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    RulesView.lines(by: context.guide, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { RulesView.document() }
}

/// The list of rules, by the question that they answer.
package enum RulesView {
  /// Returns the list; with a guide, the severity of each rule in it.
  package static func lines(by guide: Guide? = nil, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    for question in Rule.Question.allCases {
      let rules = Rule.all.filter { $0.question == question }
      guard !rules.isEmpty else { continue }
      if !page.lines.isEmpty { page.gap() }
      page.heading(question.rawValue)
      let widest = Rule.all.map { $0.id.utf8.count }.max() ?? 0
      for rule in rules {
        let severity = guide.map { " (\($0[rule: rule.id]?.severity.rawValue ?? "not in \($0.name)"))" } ?? ""
        page.hanging(
          "  " + TerminalText.padded(rule.id, to: widest + 2), rule.title + severity, labelStyle: .plain)
      }
    }
    page.gap()
    page.paragraph("explain RULE tells why, who says so and what it looks like.", .faint)
    return page.text
  }

  package static func document() -> JSONValue {
    .members(["schema": 1, "rules": .array(Rule.all.map(json))])
  }

  /// Returns a rule with what each guide says about it, and its examples.
  static func json(_ rule: Rule) -> JSONValue {
    let guides: [JSONValue] = Guide.all.compactMap { guide in
      guard let entry = guide[rule: rule.id] else { return nil }
      return GuidesView.entry(entry, under: "guide", guide.id)
    }
    return .members([
      "id": .string(rule.id), "title": .string(rule.title), "question": .string(rule.question.rawValue),
      "rationale": .string(rule.rationale), "remedy": .string(rule.remedy),
      "misconception": .optional(rule.misconception), "history": .optional(rule.history),
      "evidence": .string(rule.evidence.rawValue),
      "catalogue": .strings(rule.catalogue), "guides": .array(guides),
      "examples": .array(
        rule.examples.map { example in
          .members([
            "caption": .string(example.caption), "verdict": .string(example.verdict.rawValue),
            "guide": .optional(example.guide), "device": .string(example.design.device.id),
            "orientation": .string(example.design.orientation.rawValue),
            "tabs": .array(
              example.design.tabs.map { tab in
                .members([
                  "title": .string(tab.title), "icon": .optional(tab.icon), "badge": .optional(tab.badge),
                  "role": .string(tab.role.rawValue),
                ])
              }),
          ])
        }),
    ])
  }
}
