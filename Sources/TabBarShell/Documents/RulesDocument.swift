import TabBarCore
import TabBarGuidelines
import TabBarRendering

extension ReferenceDocument {
  /// The rules and the guides.
  static let rules = ReferenceDocument(name: "rules.md") {
    var page = Markdown()
    page.heading(1, "Rules and guides")
    page.paragraph(origin)
    page.paragraph(
      """
      A rule looks at a bar that has been laid out and gives a verdict. A guide says which rules hold, how \
      severe a breach is, and with which numbers. `explain RULE` shows the same at the prompt. [Statements](statements.md) \
      lists what the texts say and which rules decide it.
      """)
    page.addWords()
    page.addList()
    for question in Rule.Question.allCases {
      let rules = Rule.all.filter { $0.question == question }
      guard !rules.isEmpty else { continue }
      page.heading(2, question.rawValue)
      for rule in rules { page.add(rule) }
    }
    page.addGuides()
    page.addRealBars()
    return page
  }
}

extension Markdown {
  /// Adds how right the rules are about the bars of real apps.
  fileprivate mutating func addRealBars() {
    heading(2, "How right they are about real apps")
    paragraph(
      """
      The bars of \(RealBars.count) apps, as their public sources or general knowledge give them, were checked by \
      \(Self.code(Guide.standard.id)), and people judged every finding. Precision is the share of right ones among those \
      that are right or wrong; what can be doubted either way counts for neither. A rule that is not listed found nothing. \
      Nothing that was found wrongly was an error.
      """)
    table(
      ["rule", "right", "a question, rightly", "doubtful", "wrong", "precision"],
      RealBars.judged.map { judged in
        let sure = judged.right + judged.wrong.count
        return [
          "[\(Self.code(judged.rule))](#\(judged.rule))", String(judged.right), String(judged.asked),
          String(judged.doubtful.count), String(judged.wrong.count),
          sure == 0 ? "–" : "\(judged.right * 100 / sure) %",
        ]
      })
    bullets(
      RealBars.judged.flatMap { judged in
        (judged.wrong.map { ("Wrong", $0) } + judged.doubtful.map { ("Doubtful", $0) }).map { word, doubt in
          "\(word): \(Self.code(judged.rule)) on \(Self.code(doubt.bar)). \(Self.plain(doubt.reason))."
        }
      })
  }

  fileprivate mutating func addWords() {
    heading(2, "How to read it")
    table(["verdict", "means"], Verdict.allCases.map { [$0.rawValue, $0.meaning] })
    table(["severity", "means"], Severity.allCases.reversed().map { [$0.rawValue, $0.meaning] })
    table(["rests on", "means"], Evidence.allCases.map { [$0.rawValue, $0.meaning] })
  }

  fileprivate mutating func addList() {
    heading(2, "All rules")
    table(
      ["rule", "asks for"] + Guide.all.map(\.name),
      Rule.all.map { rule in
        ["[\(Self.code(rule.id))](#\(rule.id))", Self.plain(rule.title)]
          + Guide.all.map { $0[rule: rule.id]?.severity.rawValue ?? "–" }
      })
  }

  fileprivate mutating func add(_ rule: Rule) {
    heading(3, rule.id)
    paragraph("**\(Self.plain(rule.title)).**")
    paragraph("Why: \(Self.plain(rule.rationale))")
    paragraph("What to do: \(Self.plain(rule.remedy))")
    if let misconception = rule.misconception {
      paragraph("What people believe that is not so: \(Self.plain(misconception))")
    }
    paragraph("What changed: \(Self.plain(rule.history ?? RuleWords.unchanged))")
    paragraph("Rests on: \(rule.evidence.meaning). Needs: \(RuleWords.needs(rule)).")
    let entries = Guide.all.compactMap { guide in guide[rule: rule.id].map { (guide, $0) } }
    if entries.isEmpty {
      paragraph("No guide has it at present.")
    } else {
      table(
        ["guide", "severity", "numbers", "source", "note"],
        entries.map { guide, entry in
          [
            Self.code(guide.id), entry.severity.rawValue,
            RulePage.limits(entry).joined(separator: "; "), Self.plain(entry.source),
            Self.plain(
              ((entry.evidence == rule.evidence ? [] : ["Rests on \(entry.evidence.meaning) here."])
                + [entry.note].compactMap(\.self)).joined(separator: " ")),
          ]
        })
    }
    let boundary = RuleWords.boundary(of: rule)
    for (index, example) in rule.examples.enumerated() {
      let mark = index == boundary?.met ? "just met" : index == boundary?.broken ? "just broken" : nil
      add(example, of: rule, mark: mark)
    }
    let fixes = RuleWords.fixes(of: rule)
    guard !fixes.isEmpty else { return }
    paragraph("What `fix` would do about the examples:")
    bullets(
      fixes.map { "\($0.grade == .safe ? "by itself" : "if you choose it"): \(Self.plain($0.summary))" })
  }

  private mutating func add(_ example: Example, of rule: Rule, mark: String?) {
    var line = "\(mark ?? example.verdict.rawValue): \(Self.plain(example.caption))"
    if let guide = RulePage.guide(for: example, of: rule) { line += " (\(guide.name))" }
    paragraph(line)
    // Characters of seven bits are as wide as one another in every font.
    let drawing = RulePage.drawing(of: example, of: rule, RenderOptions(columns: 72, ascii: true))
    if !drawing.isEmpty { fence(drawing) }
    if let message = RulePage.message(of: example, of: rule) { bullets([Self.plain(message)]) }
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
        "Systems that were current then: \(versions.joined(separator: ", "))",
        "Rules: " + guide.rules.map { "[\(Self.code($0.id))](#\($0.id))" }.joined(separator: ", "),
      ])
    }
  }
}

extension Verdict {
  /// What it says of a design.
  fileprivate var meaning: String {
    switch self {
    case .met: "the design follows the rule"
    case .broken: "it does not"
    case .needsPerson: "the program cannot tell; the message puts the question"
    case .notApplicable: "there is nothing in the design that the rule speaks of; the message says why"
    }
  }
}

extension Severity {
  /// What it says of a rule.
  fileprivate var meaning: String {
    switch self {
    case .info: "only an older or a house guideline says so, or it is taste"
    case .warning: "the guideline says to avoid it"
    case .error: "the platform will not do it, or every generation of the guideline forbids it"
    }
  }
}
