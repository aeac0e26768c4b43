import TabBarCore
import TabBarGuidelines

extension ReferenceDocument {
  static let ruleIndex = ReferenceDocument(
    name: "rules/README.md",
    parts: [
      (
        "evidence",
        {
          Markdown { $0.table(["rests on", "means"], Evidence.allCases.map { [$0.rawValue, $0.meaning] }) }
            .text
        }
      ),
      ("rules", { Markdown { $0.addIndex() }.text }),
      ("guides", { Markdown { $0.addGuides() }.text }),
    ])
}

extension Rule.Question {
  fileprivate var rules: [Rule] { Rule.all.filter { $0.question == self } }
}

extension Rule {
  fileprivate var link: String { "[\(Markdown.code(id))](\(id).md)" }
}

extension Markdown {
  fileprivate mutating func addIndex() {
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
