import TabBarGuidelines

/// The parts of a report as members of a document.
enum ReportJSON {
  /// Returns a finding with the line that it comes from; its tabs are counted from one.
  static func finding(_ finding: Finding, line: Int?) -> JSONValue { .object(members(finding, line: line)) }

  /// Returns a finding that is accepted, with the reason.
  static func suppressed(_ entry: SuppressedFinding, line: Int?) -> JSONValue {
    .object(
      members(entry.finding, line: line) + [("tab", number(entry.tab)), ("reason", .string(entry.reason))])
  }

  /// Returns a rule that was not checked, with the reason.
  static func notChecked(_ entry: NotChecked) -> JSONValue {
    .members([
      "rule": .string(entry.rule), "verdict": .string(entry.verdict.rawValue), "why": .string(entry.why),
    ])
  }

  /// Returns an allowance that accepts nothing.
  static func unused(_ entry: UnusedAllowance) -> JSONValue {
    .members(["rule": .string(entry.rule), "tab": number(entry.tab), "why": .string(entry.why)])
  }

  private static func members(_ finding: Finding, line: Int?) -> [(name: String, value: JSONValue)] {
    [
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("verdict", .string(finding.verdict.rawValue)), ("message", .string(finding.message)),
      ("tabs", .array(finding.tabs.map { .number($0 + 1) })),
      ("measured", .object(finding.measured.map { ($0.name, .number($0.value)) })),
      ("evidence", .string(finding.evidence.rawValue)), ("source", .string(finding.source)),
      ("catalogue", .strings(finding.catalogue)), ("line", line.map { .number($0) } ?? .null),
    ]
  }

  private static func number(_ tab: Int?) -> JSONValue { tab.map { .number($0 + 1) } ?? .null }
}
