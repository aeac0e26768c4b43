import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension RulesQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    guard let rules else {
      return all || context.isCall
        ? RulesView.lines(by: context.guide, context.options)
        : RulesView.questions(by: context.guide ?? .standard, context.options)
    }
    return RulesView.lines(
      of: rules, by: question?.draft.guide ?? context.guide ?? .standard,
      answering: isAnswer ? question : nil,
      isWhole: all, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue { RulesView.document() }
}

package enum RulesView {
  /// Returns the list; with a guide, the severity of each rule in it.
  package static func lines(by guide: Guide? = nil, _ options: RenderOptions) -> [HarmlessText] {
    let blocks = byQuestion(Rule.all) { rule in
      let severity = guide.map { " (\($0[rule: rule.id]?.severity.rawValue ?? "not in \($0.name)"))" } ?? ""
      return .english(rule.title + severity)
    }
    return (blocks + [.paragraph("`explain RULE` tells why, who says so and what it looks like.", .faint)])
      .lines(options)
  }

  /// Returns rules with a text for each, below the questions that they answer.
  static func byQuestion(_ rules: [Rule], text: (Rule) -> Prose) -> [Block] {
    let columns = rules.map { $0.id.utf8.count }.max() ?? 0
    return Rule.Question.allCases.flatMap { question -> [Block] in
      let entries = rules.filter { $0.question == question }.map { rule in
        Block.entry("  \(TerminalText.padded(rule.id, to: columns + 2))", text(rule), labelStyle: .plain)
      }
      return entries.isEmpty ? [] : [.heading([Prose(question)])] + entries + [.gap]
    }
  }

  /// Returns how many rules a guide has, with the names of some for each question.
  static func questions(by guide: Guide, _ options: RenderOptions) -> [HarmlessText] {
    let last: Prose =
      "`rules icons` lists those about icons, `rules all` lists all; `explain RULE` says why."
    return
      ([.heading(["\(guide.name)", "\(counted: guide.rules.count, "rule")"])] + questions(of: guide, options)
      + [.paragraph(last, .faint)]).lines(options)
  }

  /// Returns questions with the names of the rules that a guide has for each, as many as its row has room for.
  static func questions(
    of guide: Guide, among questions: [Rule.Question] = Rule.Question.allCases, _ options: RenderOptions
  ) -> [Block] {
    questions.flatMap { question -> [Block] in
      let rules = guide.rules.filter { $0.rule.question == question }.map(\.id)
      guard !rules.isEmpty else { return [] }
      let label = question.rawValue + "  "
      let texts = (1...rules.count).map { abridged(rules, most: $0) }
      if let fitting = texts.last(where: { (label + $0).columns <= options.columns }) {
        return [.entry("\(Prose(question))  ", "\(fitting)", labelStyle: .plain)]
      }
      return [.paragraph(Prose(question)), .entry("  ", "\(abridged(rules, most: 2))")]
    }
  }

  /// Returns some rules with what a guide says of each, and where they answer a question, of the design that it asks
  /// about; those that the guide does not have come last, with the guides that do.
  static func lines(
    of rules: [Rule], by guide: Guide, answering question: Question?, isWhole: Bool, _ options: RenderOptions
  ) -> [HarmlessText] {
    let known = rules.compactMap { guide[rule: $0.id] }
    // What a question is about is a guess, and whether a guide has a rule is a fact.
    let head: Prose =
      !known.isEmpty
      ? "\(counted: known.count, "rule")"
      : question != nil
        ? "says nothing about \(Prose.joined(rules.map { "\($0.id)" }, by: ", "))" : "no such rule found"
    let rows = known.map { entry in
      let facts: Prose = "\(ExplainView.facts(of: entry)); \(entry.evidence.rawValue)"
      let judged = question.flatMap { verdict(of: entry.rule, in: $0) }
      let below: [Block] = judged.map { [.paragraph($0)] } ?? []
      return Block.entry(
        "\(entry.id)", "\(Prose.english(entry.rule.title)) (\(facts))", labelStyle: .plain, below: below)
    }
    var last: [Block] = rules.filter { guide[rule: $0.id] == nil }.map { rule in
      let guides = Guide.all.filter { $0[rule: rule.id] != nil }.map(\.name)
      return .entry("\(rule.id) only in  ", "\(abridged(guides, most: 4))", .faint)
    }
    if question != nil, known.isEmpty {
      last += Self.questions(of: guide, among: rules.map(\.question), options)
    }
    last.append(.paragraph("`explain RULE` says why, and who says so.", .faint))
    let blocks: [Block] =
      [.heading(["\(guide.name)", head])] + (question.map(premises) ?? []) + [.rows(rows)]
    return blocks.lines(options, isWhole: isWhole) { left in
      (left > 0 ? [.paragraph("\(left) more: `guides \(guide.id) all`", .faint)] : []) + last
    }
  }

  /// Returns what a question is taken for: the commands that make the design that it asks about.
  private static func premises(of question: Question) -> [Block] {
    var blocks: [Block] = []
    if !question.lines.isEmpty {
      let lines = question.lines.map { "`\($0)`" as Prose }
      blocks.append(.paragraph("judged after \(Prose.joined(lines, by: ", "))", .faint))
    }
    if let problem = question.problem { blocks.append(.paragraph(problem.said, .warning)) }
    return blocks
  }

  /// Returns what a rule says of the design that a question asks about; `nil` where it does not judge it.
  private static func verdict(of rule: Rule, in question: Question) -> Prose? {
    // Of what is asked nothing may be in the bar.
    let subject: Prose = question.changesBar ? "" : "this bar: "
    if let finding = question.findings.first(where: { $0.rule == rule.id }) {
      return "\(subject)\(Prose(finding.verdict)): \(finding.prose)"
    }
    return question.met.contains(rule.id) ? "\(subject)\(Prose(Verdict.met))" : nil
  }

  package static func document() -> JSONValue {
    JSONValue(["schema": 1, "rules": Rule.all.map { json($0) }])
  }

  /// Returns a rule with what each guide says about it, and its examples.
  static func json(_ rule: Rule, in language: String = RulePage.standardLanguage) -> JSONValue {
    let page = rule.page(in: language)
    let guides: [JSONValue] = Guide.all.compactMap { guide in
      guard let entry = guide[rule: rule.id] else { return nil }
      return GuidesView.entry(entry, under: "guide", guide.id)
    }
    return JSONValue([
      "id": rule.id, "title": page.title, "question": rule.question.rawValue,
      "rationale": page.prose(.why) ?? "", "remedy": page.prose(.instead) ?? "",
      "misconception": page.misconception, "history": page.prose(.changed),
      "evidence": rule.evidence, "catalogue": rule.catalogue, "guides": guides,
      "examples": rule.examples.map { example in
        JSONValue([
          "caption": example.caption, "verdict": example.verdict, "guide": example.guide,
          "device": example.design.device.id, "orientation": example.design.orientation,
          "tabs": example.design.tabs.map { tab in
            JSONValue([
              "title": tab.title, "icon": tab.icon, "badge": tab.badge, "role": tab.role.rawValue,
            ])
          },
        ])
      },
    ])
  }
}
