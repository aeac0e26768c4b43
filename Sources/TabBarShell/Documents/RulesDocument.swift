import TabBarCore
import TabBarGuidelines
import TabBarRendering

extension ReferenceDocument {
  static let ruleIndex = ReferenceDocument(name: "rules/README.md") {
    var page = Markdown()
    page.heading(1, "Rules and guides")
    page.paragraph(origin)
    page.paragraph(
      """
      A rule looks at a laid-out bar and gives a verdict. A guide says which rules apply, how severe each \
      one is, and which numbers hold. `explain RULE` shows the text of a rule at the prompt.
      """)
    page.addWords()
    page.addIndex()
    page.addGuides()
    return page
  }

  static func rules(answering question: Rule.Question) -> ReferenceDocument {
    ReferenceDocument(name: "rules/\(question.page)") {
      var page = Markdown()
      page.heading(1, question.rawValue)
      page.paragraph(origin)
      page.paragraph("[All rules and guides](README.md)")
      for rule in question.rules { page.add(rule) }
      return page
    }
  }
}

extension Rule.Question {
  /// The file name of the document with the rules that answer it: the question up to a comma.
  fileprivate var page: String {
    let words = rawValue.prefix { $0 != "," }.lowercased().split(separator: " ")
    return words.map { $0.filter(\.isLetter) }.joined(separator: "-") + ".md"
  }

  fileprivate var rules: [Rule] { Rule.all.filter { $0.question == self } }
}

extension Rule {
  fileprivate var link: String { "[\(Markdown.code(id))](\(question.page)#\(id))" }
}

extension Markdown {
  fileprivate mutating func addWords() {
    heading(2, "How to read it")
    table(["verdict", "means"], Verdict.allCases.map { [$0.rawValue, $0.meaning] })
    table(["severity", "means"], Severity.allCases.reversed().map { [$0.rawValue, $0.meaning] })
    table(["rests on", "means"], Evidence.allCases.map { [$0.rawValue, $0.meaning] })
  }

  fileprivate mutating func addIndex() {
    heading(2, "All rules")
    bullets(
      Rule.Question.allCases.map { question in
        "[\(question.rawValue)](\(question.page)): "
          + counted(question.rules.count, "rule")
      })
    paragraph(
      """
      [What the sources say](../statements.md) lists the rules for each statement of a guide; \
      [real apps](real-apps.md) says how often the rules are right.
      """)
    for question in Rule.Question.allCases {
      heading(3, question.rawValue)
      table(
        ["rule", "asks for"] + Guide.all.map(\.name),
        question.rules.map { rule in
          [rule.link, Self.plain(rule.title)]
            + Guide.all.map { $0[rule: rule.id]?.severity.rawValue ?? "–" }
        })
    }
  }

  fileprivate mutating func add(_ rule: Rule) {
    heading(2, rule.id)
    paragraph("**\(Self.plain(rule.title)).**")
    paragraph("Why: \(Self.plain(rule.rationale))")
    paragraph("What to do: \(Self.plain(rule.remedy))")
    if let misconception = rule.misconception {
      paragraph("A common misconception: \(Self.plain(misconception))")
    }
    paragraph("What changed: \(Self.plain(rule.history ?? RuleWords.unchanged))")
    paragraph("Rests on: \(rule.evidence.meaning). Needs: \(RuleWords.needs(rule)).")
    let entries = Guide.all.compactMap { guide in guide[rule: rule.id].map { (guide, $0) } }
    if entries.isEmpty {
      paragraph("No guide contains it at present.")
    } else {
      table(
        ["guide", "severity", "numbers", "source", "note"],
        entries.map { guide, entry in
          [
            Self.code(guide.id), ExplainView.severity(entry),
            ExplainView.limits(entry).joined(separator: "; "), Self.plain(entry.source),
            Self.plain(
              ((entry.evidence == rule.evidence || entry.advice != nil
                ? [] : ["Rests on \(entry.evidence.meaning) here."])
                + [entry.note].compactMap(\.self)).joined(separator: " ")),
          ]
        })
    }
    let boundary = rule.boundary
    let pictures = RulePictures(of: rule).paths
    for (index, example) in rule.examples.enumerated() {
      let mark = index == boundary?.met ? "just met" : index == boundary?.broken ? "just broken" : nil
      add(example, of: rule, mark: mark, picture: pictures[index])
    }
    let fixes = RuleWords.fixes(of: rule)
    guard !fixes.isEmpty else { return }
    paragraph("Fixes for the examples:")
    bullets(
      fixes.map { "\($0.grade == .safe ? "by itself" : "if you choose it"): \(Self.plain($0.summary))" })
  }

  private mutating func add(_ example: Example, of rule: Rule, mark: String?, picture: String?) {
    var line = "\(mark ?? example.verdict.rawValue): \(Self.plain(example.caption))"
    if let guide = rule.guide(for: example) { line += " (\(guide.name))" }
    paragraph(line)
    if let picture, let guide = rule.guide(for: example) { image(picture, Scene(example.design, by: guide)) }
    let facts = ExplainView.facts(of: example)
    if !facts.isEmpty { paragraph("Facts: \(facts.map(Self.code).joined(separator: ", "))") }
    if let message = ExplainView.message(of: example, of: rule) { bullets([Self.plain(message)]) }
  }

  fileprivate mutating func addGuides() {
    heading(2, "Guides")
    for guide in Guide.all {
      heading(3, guide.id)
      paragraph("**\(Self.plain(guide.name)).** \(Self.plain(guide.summary))")
      let versions = Platform.allCases.compactMap { platform in
        guide.versions[platform].map { "\(platform.rawValue) \($0)" }
      }
      bullets([
        "Source: \(Self.plain(guide.source))",
        "Systems that were current at the time: \(versions.joined(separator: ", "))",
        "Rules: " + guide.rules.map(\.rule.link).joined(separator: ", "),
      ])
    }
  }
}

extension Verdict {
  fileprivate var meaning: String {
    switch self {
    case .met: "the design follows the rule"
    case .broken: "the design breaks the rule"
    case .needsPerson: "the program cannot tell; the message asks the question"
    case .notApplicable: "the rule does not concern this design; the message says why"
    }
  }
}

extension Severity {
  fileprivate var meaning: String {
    switch self {
    case .info: "only an older guideline or a company's own says so, or it is a matter of taste"
    case .warning: "the guideline says to avoid it"
    case .error: "the platform will not do it, or every generation of the guideline forbids it"
    }
  }
}
