import TabBarGuidelines

/// The parts of a report as members of a document.
enum ReportJSON {
  /// Returns a finding; its tabs are counted from one.
  static func finding(_ finding: Finding) -> JSONValue {
    .members([
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "verdict": .string(finding.verdict.rawValue), "message": .string(finding.message),
      "tabs": .array(finding.tabs.map { .number($0 + 1) }),
      "measured": .object(finding.measured.map { ($0.name, .number($0.value)) }),
      "evidence": .string(finding.evidence.rawValue), "source": .string(finding.source),
      "catalogue": .strings(finding.catalogue),
    ])
  }

  /// Returns a rule that was not checked, with the reason.
  static func notChecked(_ entry: NotChecked) -> JSONValue {
    .members(["rule": .string(entry.rule), "why": .string(entry.why)])
  }
}
