import TabBarCore
import TabBarGuidelines
import TabBarRendering
import TabBarShell

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
}

extension Rule.Question {
  fileprivate var rules: [Rule] { Rule.all.filter { $0.question == self } }
}

extension Rule {
  fileprivate var link: String { "[\(Markdown.code(id))](\(id).md)" }
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
    case .needsPerson:
      "the program cannot tell; the message asks a question, and `answer` or `interview` takes the answer"
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
