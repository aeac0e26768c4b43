import TabBarGuidelines

/// The program and its rules as SARIF describes a tool.
enum SARIFTool {
  /// The address of the schema that the documents follow.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The tool, with every rule there is: sessions may choose any guide.
  static var tool: JSONValue {
    .members([
      "driver": .members([
        "name": "tabbar", "semanticVersion": .string(ProgramVersion.text),
        "shortDescription": message("Judges tab bars by the guidelines."),
        "rules": .array(Rule.all.map(rule)),
        "notifications": .array(
          Notification.allCases.map { notification in
            .members([
              "id": .string(notification.rawValue), "shortDescription": message(notification.meaning),
            ])
          }),
      ])
    ])
  }

  /// What a call may have to say besides results.
  enum Notification: String, CaseIterable {
    /// An allowance accepts nothing.
    case unusedAllowance = "unused-allowance"
    /// A session was not judged.
    case unreadSession = "unread-session"

    /// The place among all.
    var index: Int { Notification.allCases.firstIndex(of: self) ?? 0 }

    /// What it means.
    var meaning: String {
      switch self {
      case .unusedAllowance: "An allowance accepts nothing."
      case .unreadSession: "A session could not be judged."
      }
    }
  }

  /// Returns a text as a message.
  static func message(_ text: String) -> JSONValue { .members(["text": .string(text)]) }

  /// Returns the level of a severity.
  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  // MARK: Rules

  private static func rule(_ rule: Rule) -> JSONValue {
    let entries = Guide.all.compactMap { guide in guide[rule: rule.id].map { (guide, $0) } }
    let severity = Guide.standard[rule: rule.id]?.severity ?? entries.first?.1.severity ?? .warning
    return .members([
      "id": .string(rule.id), "name": .string(name(rule.id)), "shortDescription": message(rule.title + "."),
      "fullDescription": message(rule.rationale),
      "help": .members(["text": .string(help(rule, entries)), "markdown": .string(markdown(rule, entries))]),
      "defaultConfiguration": .members(["level": .string(level(severity))]),
      "properties": .members([
        "tags": .strings(["tab-bar", rule.question.rawValue]), "evidence": .string(rule.evidence.rawValue),
        "catalogue": .strings(rule.catalogue),
        "problem.severity": .string(severity == .info ? "recommendation" : severity.rawValue),
        "guides": .object(entries.map { ($0.0.id, .string($0.1.severity.rawValue)) }),
      ]),
    ])
  }

  /// Returns the name for programs: the words of the identifier, each with a capital.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func help(_ rule: Rule, _ entries: [(Guide, GuideRule)]) -> String {
    var paragraphs = [rule.rationale, "Instead: " + rule.remedy]
    if let misconception = rule.misconception { paragraphs.append("Not so: " + misconception) }
    if let history = rule.history { paragraphs.append("How it changed: " + history) }
    let sources = entries.map { "\($0.0.id): \($0.1.severity.rawValue); \($0.1.source)" }
    return (paragraphs + [sources.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private static func markdown(_ rule: Rule, _ entries: [(Guide, GuideRule)]) -> String {
    let options = RenderOptions()
    func plain(_ text: String) -> String { MarkdownText.plain(text, options) }
    var paragraphs = [plain(rule.rationale), "**Instead:** " + plain(rule.remedy)]
    if let misconception = rule.misconception { paragraphs.append("**Not so:** " + plain(misconception)) }
    if let history = rule.history { paragraphs.append("**How it changed:** " + plain(history)) }
    let rows = entries.map { [MarkdownText.code($0.0.id), $0.1.severity.rawValue, plain($0.1.source)] }
    let table = MarkdownText.table(["guide", "severity", "source"], rows).joined(separator: "\n")
    return (paragraphs + [table]).joined(separator: "\n\n")
  }
}
