package import TabBarCore

/// What a guide says of a laid out design.
public struct Report: Hashable, Sendable {
  /// The rules that are broken or need a person, in the guide's order.
  public private(set) var findings: [Finding] = []
  /// The findings that are accepted, each with the reason, in the guide's order.
  package private(set) var suppressed: [SuppressedFinding] = []
  package private(set) var met: [String] = []
  /// Whether there are findings beside these that were known before.
  package private(set) var leavesOut = false
  /// The rules that could not be judged, each with the reason.
  public private(set) var notChecked: [NotChecked] = []
  /// The allowances that accept nothing, because there is nothing to accept.
  package private(set) var unusedAllowances: [UnusedAllowance] = []

  /// Judges a design by each rule of a guide, in each language that its titles are given in.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - layout: The same design laid out.
  ///   - guide: The guide.
  ///   - isStrict: Whether rules that rest neither on the text of a guideline nor on what a system was
  ///     observed to do are left out; they are listed as not checked.
  ///   - rules: The identifiers of the only rules that are asked, or `nil` for all of the guide.
  ///   - facts: What is known of the design's tabs, where that was worked out before.
  package init(
    on design: Design, layout: BarLayout, by guide: Guide, isStrict: Bool = false,
    only rules: [String]? = nil,
    facts: TabFacts? = nil
  ) {
    let isAsked = { (rule: Rule) in rules?.contains(rule.id) ?? true }
    let facts = facts ?? TabFacts(about: design)
    let allowances = Allowances(of: design)
    self.init(of: design, layout, facts, by: guide, isStrict, allowances, where: isAsked)
    let others = design.languages.dropFirst().map { locale in
      var design = design
      design.locale = locale
      let layout = BarLayout(of: design, on: layout.system)
      return Report(
        of: design, layout, facts.titled(in: design), by: guide, isStrict, allowances
      ) { $0.inEachLanguage && isAsked($0) }
    }
    if !others.isEmpty { join(others, in: design.languages, by: guide) }
    // An allowance of a rule that was not asked may well accept something.
    if rules == nil, let allowances {
      unusedAllowances = allowances.unused(in: suppressed, by: guide)
    }
  }

  /// Judges a design by rules of a guide in the language that it shows.
  private init(
    of design: Design, _ layout: BarLayout, _ facts: TabFacts, by guide: Guide, _ isStrict: Bool,
    _ allowances: Allowances?, where isAsked: (Rule) -> Bool
  ) {
    // What is judged are the titles that people read, not those that the language has others for.
    var design = design.localized
    design.isJudgedAsShown = true
    let answers = design.answers
    // One for all rules: only the numbers differ, and making it anew would cost more than many rules do.
    let inspection = Inspection(
      design: design, layout: layout, guide: guide, facts: facts)
    let entries = guide.rules
    met.reserveCapacity(entries.count)
    notChecked.reserveCapacity(entries.count)
    // By index, so that only the fields that are needed are copied.
    for index in entries.indices {
      let rule = entries[index].rule
      guard isAsked(rule) else { continue }
      if isStrict, case let evidence = entries[index].evidence(on: inspection.platform), !evidence.isStrict {
        notChecked.append(
          NotChecked(
            verdict: .notApplicable,
            said: Message(
              .skipped("strict", ["evidence": Prose(listed: evidence.meaning)]), of: rule.id,
              in: inspection.allOfTheTabs)))
        continue
      }
      inspection.entry = entries[index]
      let judgement = rule.judge(inspection, answers: answers)
      if let allowances, judgement.isFinding, allowances.mention(rule.id) {
        note(entries[index], judgement, of: inspection, allowed: allowances)
        continue
      }
      note(judgement, by: rule, of: inspection) { entries[index] }
    }
  }

  /// Joins what was found in the other languages: of a rule that finds something in several, the first one's finding is
  /// kept, or the first breach, with the languages that have the same; none where these are all.
  private mutating func join(_ others: [Report], in languages: [String], by guide: Guide) {
    let reports = [self] + others
    func joined(_ found: [(String, Finding)]) -> Finding? {
      guard var worst = (found.first { $0.1.verdict == .broken } ?? found.first)?.1 else { return nil }
      let same = found.filter { $0.1.verdict == worst.verdict }.map(\.0)
      worst.locales = same.count == languages.count || !worst.isInEachLanguage ? [] : same
      return worst
    }
    let found = zip(languages, reports).flatMap { locale, report in report.findings.map { (locale, $0) } }
      .grouped { $0.1.rule }
    let accepted = zip(languages, reports).flatMap { locale, report in report.suppressed.map { (locale, $0) }
    }
    .grouped { [$0.1.finding.rule, $0.1.tab.map(String.init) ?? ""] }
    findings = guide.rules.compactMap { entry in
      found.first { $0.key == entry.id }.flatMap { joined($0.elements) }
    }
    suppressed = guide.rules.flatMap { entry in
      accepted.filter { $0.key[0] == entry.id }.map { _, same in
        var first = same[0].1
        first.finding = joined(same.map { ($0.0, $0.1.finding) }) ?? first.finding
        return first
      }
    }
    met.removeAll { rule in found.contains { $0.key == rule } }
    notChecked.removeAll { entry in found.contains { $0.key == entry.rule } }
  }

  /// Joins what is found of a design on several devices, at least one: each rule's finding once, a breach before a question and
  /// the most severe first, with words for the devices that have it. Met, accepted and not checked is what is so on all of them.
  package init(joining reports: [Report], devices: (_ numbers: [Int]) -> String) {
    self = reports[0]
    leavesOut = reports.contains(where: \.leavesOut)
    let found = reports.enumerated().flatMap { number, report in report.findings.map { (number, $0) } }
      .grouped(by: \.1.rule)
    findings = found.compactMap { _, same in
      let isWorse = { (one: Finding, other: Finding) in
        one.verdict == other.verdict ? one.severity > other.severity : one.verdict == .broken
      }
      guard var worst = same.min(by: { isWorse($0.1, $1.1) })?.1 else { return nil }
      let sure = same.filter { $0.1.verdict == worst.verdict }.map(\.0)
      let asked = same.map(\.0).filter { !sure.contains($0) }
      worst.devices =
        devices(sure) + (asked.isEmpty ? "" : "; a person has to tell \(devices(asked))")
      return worst
    }
    func isEverywhere(_ holds: (Report) -> Bool) -> Bool { reports.allSatisfy(holds) }
    met.removeAll { rule in !isEverywhere { $0.met.contains(rule) } }
    notChecked.removeAll { entry in !isEverywhere { $0.notChecked.contains { $0.rule == entry.rule } } }
    unusedAllowances.removeAll { entry in
      !isEverywhere { $0.unusedAllowances.contains { $0.rule == entry.rule && $0.tab == entry.tab } }
    }
    suppressed = reports.flatMap(\.suppressed).grouped { [$0.finding.rule, "\($0.tab ?? -1)"] }
      .map { $0.elements[0] }
  }

  /// Leaves out allowances of the whole bar that accept nothing, as where they are made for other designs, too.
  package mutating func forget(_ allowances: [Allowance]) {
    unusedAllowances.removeAll { entry in
      entry.tab == nil && allowances.contains { $0.rule == entry.rule }
    }
  }

  /// Leaves out what some rules find, as it was known before.
  package mutating func forget(_ rules: Set<String>) {
    let count = findings.count
    findings.removeAll { rules.contains($0.rule) }
    if findings.count < count { leavesOut = true }
  }

  /// Sorts a judgement under its verdict; only a finding needs the guide's entry.
  private mutating func note(
    _ judgement: Judgement, by rule: Rule, of inspection: Inspection, entry: () -> GuideRule
  ) {
    if judgement.verdict == .met {
      met.append(rule.id)
    } else if judgement.isFinding, !judgement.isStanding {
      findings.append(Finding(entry(), judgement, of: inspection))
    } else {
      let said = Message(judgement, of: rule.id, in: inspection.allOfTheTabs)
      notChecked.append(NotChecked(verdict: judgement.verdict, said: said, fact: judgement.fact))
    }
  }

  /// Sorts a judgement that is a finding, or asks a standing question, under what is allowed of it.
  private mutating func note(
    _ entry: GuideRule, _ judgement: Judgement, of inspection: Inspection, allowed: Allowances
  ) {
    if let reason = allowed.reason(for: entry.id) {
      suppress(Finding(entry, judgement, of: inspection), at: nil, reason)
      return
    }
    let tabs = allowed.tabs(for: entry.id)
    // The accepted tabs one by one, so that each keeps its own reason.
    defer { inspection.excludedTabs = [] }
    for (tab, reason) in tabs {
      inspection.excludedTabs = inspection.design.tabs.indices.filter { $0 != tab }
      let judgement = entry.rule.judge(inspection)
      guard judgement.isFinding, judgement.tabs.contains(tab) else { continue }
      suppress(Finding(entry, judgement, of: inspection), at: tab, reason)
    }
    inspection.excludedTabs = tabs.map(\.tab)
    note(entry.rule.judge(inspection, answers: inspection.design.answers), by: entry.rule, of: inspection) {
      entry
    }
  }

  private mutating func suppress(_ finding: Finding, at tab: Int?, _ reason: String) {
    suppressed.append(SuppressedFinding(finding: finding, tab: tab, reason: reason))
  }
}

extension Rule {
  /// Judges, where it asks a question whatever the design, by the person's answer.
  fileprivate func judge(_ inspection: Inspection, answers: [String: Bool]) -> Judgement {
    let judgement = judge(inspection)
    guard judgement.isStanding, let isYes = answers[id] else { return judgement }
    return isYes ? .met : .broken("no")
  }
}

/// A rule that a design breaks, or that a person has to decide.
public struct Finding: Hashable, Sendable {
  /// Broken, or needs a person.
  public let verdict: Verdict
  /// How severe it is in the guide that was followed; at most a warning where a person has to decide.
  public let severity: Severity
  /// The indices of the tabs that it is about.
  public let tabs: [Int]
  package let measured: [Measurement]
  /// The languages that it holds in; empty where it holds in each one that titles are given in.
  package fileprivate(set) var locales: [String] = []
  /// Where it holds, in words, of a design that is judged on several devices; else `nil`.
  fileprivate(set) var devices: String?
  private let said: Message
  private let entry: GuideRule
  private let platform: Platform
  private let ownGround: Ground?

  init(_ entry: GuideRule, _ judgement: Judgement, of inspection: Inspection) {
    verdict = judgement.verdict
    platform = inspection.platform
    ownGround = judgement.ground
    var severity = entry.severity(on: platform)
    if case .advice = ownGround { severity = .info }
    self.severity = judgement.isBroken ? severity : min(severity, entry.questionSeverity)
    tabs = judgement.tabs
    measured = judgement.measured
    said = Message(judgement, of: entry.id, in: inspection.allOfTheTabs)
    self.entry = entry
  }

  /// The rule's identifier.
  public var rule: String { entry.id }
  /// The measured values and what they mean.
  public var message: String { message(in: RulePage.standardLanguage) }
  /// Returns the message in a language, or in English where the rule's page in it has none, with the languages of the
  /// design that it holds in.
  package func message(in language: String) -> String {
    prose.text(in: language)
  }
  package var prose: Prose {
    let found: Prose =
      locales.isEmpty ? "\(said)" : "\(said) (in \(Prose.shortlisted(locales) { "\($0)" }))"
    return devices.map { "\(found) (\($0))" } ?? found
  }
  fileprivate var isInEachLanguage: Bool { entry.rule.inEachLanguage }
  /// What the rule rests on in the guide that was followed.
  package var evidence: Evidence { ownGround.map { entry.evidence(of: $0) } ?? entry.evidence(on: platform) }
  /// Where the guide says so, or whose advice it is where the guide does not.
  package var source: String { citation.text }
  package var citation: Prose {
    entry.citation(of: ownGround ?? entry.ground(on: platform))
  }
  /// The address of the page that says so, or `nil` where it has none.
  package var url: String? { ownGround == nil ? entry.url(on: platform) : nil }
  /// The entries of the catalogue of guidelines that the rule decides.
  package var catalogue: [String] { entry.rule.catalogue }
}

extension Finding: CustomStringConvertible {
  /// What a failed test prints of it.
  public var description: String { "\(severity.rawValue) \(rule): \(message)" }
}

package struct SuppressedFinding: Hashable {
  package fileprivate(set) var finding: Finding
  /// The index of the tab that it is accepted for, or `nil` for the whole bar.
  package let tab: Int?
  package let reason: String
}

/// A rule that could not be judged.
public struct NotChecked: Hashable, Sendable {
  /// The rule's identifier.
  public var rule: String { said.rule }
  /// Not applicable, or needs a person.
  public let verdict: Verdict
  let said: Message
  /// What answers the question; `nil` where only a person's word does.
  package var fact: AskedFact?

  /// Why it could not be judged; where a person has to, the question to ask, and what would answer it.
  public var why: String { prose.text }
  package var prose: Prose { fact.map { "\(question) (\($0.hint))" } ?? question }
  /// The question alone.
  package var question: Prose { "\(said)" }
}

package struct UnusedAllowance: Hashable {
  package let rule: String
  /// The index of the tab that it is for, or `nil` for the whole bar.
  package let tab: Int?
  /// Why there is nothing to accept, as a clause without a full stop.
  package let why: String
}

extension Evidence {
  package var meaning: String {
    switch self {
    case .guideline: "the text of a guideline"
    case .observed: "what the system has been observed to do"
    case .derived: "a conclusion from other texts or numbers"
    case .convention: "common practice or the advice of others"
    }
  }
}
