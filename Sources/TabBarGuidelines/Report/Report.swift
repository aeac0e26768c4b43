public import TabBarCore

/// What a guide says of a laid out design.
public struct Report: Hashable, Sendable {
  /// The rules that are broken or need a person, in the guide's order.
  public let findings: [Finding]
  /// The identifiers of the rules that are met.
  public let met: [String]
  /// The rules that could not be judged, each with the reason.
  public let notChecked: [NotChecked]

  /// Judges a design by each rule of a guide.
  public init(on design: Design, layout: BarLayout, by guide: Guide) {
    var findings: [Finding] = []
    var met: [String] = []
    var notChecked: [NotChecked] = []
    // What is judged are the titles that people read, not those that the language has others for.
    let design = design.localized
    for entry in guide.rules {
      let judgement = entry.rule.judge(
        Inspection(design: design, layout: layout, guide: guide, limits: entry.limits))
      switch judgement.verdict {
      case .met: met.append(entry.id)
      case .notApplicable: notChecked.append(NotChecked(rule: entry.id, why: judgement.message))
      case .broken, .needsPerson:
        findings.append(Finding(entry, judgement))
      }
    }
    self.findings = findings
    self.met = met
    self.notChecked = notChecked
  }
}

/// A rule that a design breaks, or that a person has to decide.
public struct Finding: Hashable, Sendable {
  /// The rule's identifier.
  public let rule: String
  /// How grave it is in the guide that was followed; at most a warning where a person has to decide.
  public let severity: Severity
  /// Broken, or needs a person.
  public let verdict: Verdict
  /// The measured values and what they mean.
  public let message: String
  /// The indices of the tabs that it is about.
  public let tabs: [Int]
  /// The values that were measured.
  public let measured: [Measurement]
  /// What the rule rests on.
  public let evidence: Evidence
  /// Where the guide says so.
  public let source: String
  /// The entries of the catalogue of guidelines that the rule decides.
  public let catalogue: [String]

  init(_ entry: GuideRule, _ judgement: Judgement) {
    rule = entry.id
    // What may well be in order is no error, however grave it would be if it were not.
    severity = judgement.verdict == .needsPerson ? min(entry.severity, .warning) : entry.severity
    verdict = judgement.verdict
    message = judgement.message
    tabs = judgement.tabs
    measured = judgement.measured
    evidence = entry.rule.evidence
    source = entry.source
    catalogue = entry.rule.catalogue
  }
}

/// A rule that had nothing to look at.
public struct NotChecked: Hashable, Sendable {
  /// The rule's identifier.
  public let rule: String
  /// Why it could not be judged.
  public let why: String
}
