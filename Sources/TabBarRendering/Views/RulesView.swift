import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension RulesQuery: View {
  package var isLong: Bool { all }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    guard let rules else {
      return all || context.isCall
        ? RulesView.lines(by: context.guide, context.options)
        : RulesView.questions(by: context.guide ?? .standard, context.options)
    }
    return RulesView.lines(of: rules, by: guide ?? context.guide ?? .standard, context.options)
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

  /// Returns how many rules a guide has, with the names of some for each question.
  static func questions(by guide: Guide, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    page.heading(guide.name, counted(guide.rules.count, "rule"))
    page.questions(of: guide)
    page.paragraph("rules icons lists those about icons, rules all lists all; explain RULE says why.", .faint)
    return page.text
  }

  /// Returns some rules with what a guide says of each; those that it does not have come last, by their names.
  static func lines(of rules: [Rule], by guide: Guide, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    let known = rules.filter { guide[rule: $0.id] != nil }
    page.heading(guide.name, known.isEmpty ? "no rule about this" : counted(known.count, "rule"))
    let widest = known.map { $0.id.utf8.count }.max() ?? 0
    let entries = known.map { rule in
      var entry = Page(options)
      let facts = guide[rule: rule.id].map { [ExplainView.severity($0)] + ExplainView.limits($0) } ?? []
      entry.hanging(
        TerminalText.padded(rule.id, to: widest + 2), "\(rule.title) (\(facts.joined(separator: "; ")))",
        labelStyle: .plain)
      return entry
    }
    let others = rules.filter { guide[rule: $0.id] == nil }.map(\.id)
    page.append(entries) { left, page in
      if left > 0 { page.paragraph("\(left) more: guides \(guide.id) all", .faint) }
      if !others.isEmpty { page.hanging("only in other guides  ", abridged(others, most: 5), .faint) }
      page.paragraph("explain RULE says why, and who says so.", .faint)
    }
    return page.text
  }

  package static func document() -> JSONValue {
    .members(["schema": 1, "rules": .array(Rule.all.map { json($0) })])
  }

  /// Returns a rule with what each guide says about it, and its examples.
  static func json(_ rule: Rule, in language: String = RulePage.standardLanguage) -> JSONValue {
    let page = rule.page(in: language)
    let guides: [JSONValue] = Guide.all.compactMap { guide in
      guard let entry = guide[rule: rule.id] else { return nil }
      return GuidesView.entry(entry, under: "guide", guide.id)
    }
    return .members([
      "id": .string(rule.id), "title": .string(page.title), "question": .string(rule.question.rawValue),
      "rationale": .string(page.prose(.why) ?? ""), "remedy": .string(page.prose(.instead) ?? ""),
      "misconception": .optional(page.misconception), "history": .optional(page.prose(.changed)),
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

extension Page {
  /// Appends each question with the names of the rules that a guide has for it, as many as its row has room for.
  mutating func questions(of guide: Guide) {
    for question in Rule.Question.allCases {
      let rules = guide.rules.filter { $0.rule.question == question }.map(\.id)
      guard !rules.isEmpty else { continue }
      let label = question.rawValue + "  "
      let texts = (1...rules.count).map { abridged(rules, most: $0) }
      if let fitting = texts.last(where: { fits(label + $0) }) {
        hanging(label, fitting, labelStyle: .plain)
      } else {
        paragraph(question.rawValue)
        paragraph(abridged(rules, most: 2), .plain, indentation: 2)
      }
    }
  }
}
