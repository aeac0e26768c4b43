import TabBarCore
import TabBarGuidelines
import Testing

extension Scene {
  /// Returns the verdict of a rule, or `nil` where the guide does not have it.
  func verdict(of rule: String) -> Verdict? {
    if let finding = finding(rule) { return finding.verdict }
    if report.met.contains(rule) { return .met }
    return report.notChecked.first { $0.rule == rule }?.verdict
  }

  /// Returns what a rule has found, or `nil` where it has found nothing.
  func finding(_ rule: String) -> Finding? { report.findings.first { $0.rule == rule } }

  /// The question that a rule leaves to a person whatever the design, or `nil` where it asks none.
  func standingQuestion(of rule: String) -> String? {
    report.notChecked.first { $0.rule == rule && $0.verdict == .needsPerson }?.why
  }

  /// Returns what would mend what a rule has found; none where it has found nothing.
  func fixes(of rule: String) -> [Fix] { finding(rule).map(fixes) ?? [] }
}

extension Finding {
  /// The value that was measured under a name, or `nil` where there is none.
  func value(_ name: String) -> Double? { measured.first { $0.name == name }?.value }
}

/// Returns as many tabs as asked for, with titles that no rule objects to and, up to fifty, icons of their own.
func sections(_ count: Int) -> [Tab] { (0..<count).map { Tab("Area \($0)", icon: "\($0 % 51).circle") } }

/// Returns the device with an identifier, which has to exist.
func device(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Device {
  try #require(Device.named(id), sourceLocation: sourceLocation)
}

/// Returns the guide with an identifier, which has to exist.
func guide(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Guide {
  try #require(Guide.named(id), sourceLocation: sourceLocation)
}

extension Design {
  /// Returns the design with a property of the bar.
  func with(_ property: BarProperty, _ value: String) -> Design {
    var design = self
    design.facts[property] = value
    return design
  }

  /// Returns the design with the edits of a fix.
  func applying(_ fix: Fix) -> Design {
    var design = self
    for edit in fix.edits { edit.apply(to: &design) }
    return design
  }
}

/// Returns how severe a breach of a rule is in each guide that has it.
func severities(of rule: String) -> [String: Severity] {
  Dictionary(
    uniqueKeysWithValues: Guide.all.compactMap { guide in
      guide[rule: rule].map { (guide.id, $0.severity) }
    })
}

/// The guides of Apple's that a bar on a phone is judged by since 2022.
let higs = ["hig-2022", "hig-2023", "hig-2024", "hig-2025", "hig-2026"]
