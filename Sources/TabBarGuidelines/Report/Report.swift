public import TabBarCore

/// What a guide says of a laid out design.
public struct Report: Hashable, Sendable {
  /// The rules that are broken or need a person, in the guide's order.
  public private(set) var findings: [Finding] = []
  /// The findings that are accepted, each with the reason, in the guide's order.
  public private(set) var suppressed: [SuppressedFinding] = []
  /// The identifiers of the rules that are met.
  public private(set) var met: [String] = []
  /// The rules that could not be judged, each with the reason.
  public private(set) var notChecked: [NotChecked] = []
  /// The allowances that accept nothing, because there is nothing to accept.
  public private(set) var unusedAllowances: [UnusedAllowance] = []

  /// Judges a design by each rule of a guide.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - layout: The same design laid out.
  ///   - guide: The guide.
  ///   - isStrict: Whether rules that rest neither on the text of a guideline nor on what a system was
  ///     observed to do are left out; they are listed as not checked.
  ///   - rules: The identifiers of the only rules that are asked, or `nil` for all of the guide.
  public init(
    on design: Design, layout: BarLayout, by guide: Guide, isStrict: Bool = false, only rules: [String]? = nil
  ) {
    // What is judged are the titles that people read, not those that the language has others for.
    let design = design.localized
    let allowances = Allowances(of: design)
    // One for all rules: only the numbers differ, and making it anew would cost more than many rules do.
    var inspection = Inspection(design: design, layout: layout, guide: guide, limits: [:])
    let entries = guide.rules
    met.reserveCapacity(entries.count)
    notChecked.reserveCapacity(entries.count)
    // By index, so that only the fields that are needed are copied.
    for index in entries.indices {
      let rule = entries[index].rule
      if let rules, !rules.contains(rule.id) { continue }
      if isStrict, case let evidence = entries[index].evidence(on: inspection.platform), !evidence.isStrict {
        notChecked.append(
          NotChecked(
            rule: rule.id, verdict: .notApplicable,
            why: "it rests on \(evidence.meaning), which strict evidence leaves out"))
        continue
      }
      inspection.limits = entries[index].limits
      let judgement = rule.judge(inspection, answers: design.answers)
      if let allowances, judgement.isFinding, allowances.mention(rule.id) {
        note(entries[index], judgement, of: inspection, allowed: allowances)
        continue
      }
      note(judgement, by: rule, on: inspection.platform) { entries[index] }
    }
    // An allowance of a rule that was not asked may well accept something.
    guard let allowances, rules == nil else { return }
    unusedAllowances = allowances.unused(in: suppressed, by: guide)
  }

  /// Sorts a judgement under its verdict.
  ///
  /// - Parameter entry: The guide's entry, which only a finding needs.
  private mutating func note(
    _ judgement: Judgement, by rule: Rule, on platform: Platform, entry: () -> GuideRule
  ) {
    switch judgement {
    case .met: met.append(rule.id)
    case .notApplicable(let why):
      notChecked.append(NotChecked(rule: rule.id, verdict: .notApplicable, why: why))
    case .standing(let question):
      notChecked.append(NotChecked(rule: rule.id, verdict: .needsPerson, why: question))
    case .broken, .needsPerson:
      if let finding = Finding(entry(), judgement, on: platform) { findings.append(finding) }
    }
  }

  /// Sorts a judgement that is a finding, or asks a standing question, under what is allowed of it.
  private mutating func note(
    _ entry: GuideRule, _ judgement: Judgement, of inspection: Inspection, allowed: Allowances
  ) {
    if let reason = allowed.reason(for: entry.id) {
      suppress(Finding(entry, judgement, on: inspection.platform), at: nil, reason)
      return
    }
    let tabs = allowed.tabs(for: entry.id)
    // The accepted tabs one by one, so that each keeps its own reason.
    for (tab, reason) in tabs {
      var alone = inspection
      alone.excludedTabs = inspection.design.tabs.indices.filter { $0 != tab }
      let judgement = entry.rule.judge(alone)
      guard judgement.tabs.contains(tab) else { continue }
      suppress(Finding(entry, judgement, on: inspection.platform), at: tab, reason)
    }
    var others = inspection
    others.excludedTabs = tabs.map(\.tab)
    note(
      entry.rule.judge(others, answers: inspection.design.answers), by: entry.rule, on: inspection.platform
    ) { entry }
  }

  private mutating func suppress(_ finding: Finding?, at tab: Int?, _ reason: String) {
    guard let finding else { return }
    suppressed.append(SuppressedFinding(finding: finding, tab: tab, reason: reason))
  }
}

extension Rule {
  /// Judges, where it asks a question whatever the design, by the person's answer.
  fileprivate func judge(_ inspection: Inspection, answers: [String: Bool]) -> Judgement {
    let judgement = judge(inspection)
    guard case .standing(let question) = judgement, let isYes = answers[id] else { return judgement }
    return isYes ? .met : .broken("the answer is no: \(question)")
  }
}

/// A rule that a design breaks, or that a person has to decide.
public struct Finding: Hashable, Sendable {
  /// The rule's identifier.
  public let rule: String
  /// How severe it is in the guide that was followed; at most a warning where a person has to decide.
  public let severity: Severity
  /// Broken, or needs a person.
  public let verdict: Verdict
  /// The measured values and what they mean.
  public let message: String
  /// The indices of the tabs that it is about.
  public let tabs: [Int]
  /// The values that were measured.
  public let measured: [Measurement]
  /// What the rule rests on in the guide that was followed.
  public let evidence: Evidence
  /// Where the guide says so, or whose advice it is where the guide does not.
  public let source: String
  /// The entries of the catalogue of guidelines that the rule decides.
  public let catalogue: [String]

  /// Creates the finding of a judgement; `nil` where it found nothing.
  init?(_ entry: GuideRule, _ judgement: Judgement, on platform: Platform) {
    switch judgement {
    case .met, .notApplicable: return nil
    case .broken(let message, let tabs, let measured):
      (verdict, severity) = (.broken, entry.severity(on: platform))
      (self.message, self.tabs, self.measured) = (message, tabs, measured)
    case .needsPerson(let message, let tabs, let measured):
      (verdict, severity) = (.needsPerson, entry.questionSeverity)
      (self.message, self.tabs, self.measured) = (message, tabs, measured)
    case .standing(let question):
      (verdict, severity) = (.needsPerson, entry.questionSeverity)
      (message, tabs, measured) = (question, [], [])
    }
    rule = entry.id
    evidence = entry.evidence(on: platform)
    source = entry.source(on: platform)
    catalogue = entry.rule.catalogue
  }
}

/// A finding that is accepted.
public struct SuppressedFinding: Hashable, Sendable {
  /// What was found.
  public let finding: Finding
  /// The index of the tab that it is accepted for, or `nil` for the whole bar.
  public let tab: Int?
  /// Why it is accepted.
  public let reason: String
}

/// A rule that could not be judged.
public struct NotChecked: Hashable, Sendable {
  /// The rule's identifier.
  public let rule: String
  /// Not applicable, or needs a person.
  public let verdict: Verdict
  /// Why it could not be judged; where a person has to, the question to ask.
  public let why: String
}

/// An allowance that accepts nothing.
public struct UnusedAllowance: Hashable, Sendable {
  /// The identifier of the rule.
  public let rule: String
  /// The index of the tab that it is for, or `nil` for the whole bar.
  public let tab: Int?
  /// Why there is nothing to accept, as a clause without a full stop.
  public let why: String
}

extension Evidence {
  /// What it is, in words.
  public var meaning: String {
    switch self {
    case .guideline: "the text of a guideline"
    case .observed: "what the system has been observed to do"
    case .derived: "arithmetic on other numbers"
    case .convention: "common practice or the advice of others"
    }
  }
}
