import TabBarCore
import TabBarDrawing
import TabBarGuidelines

/// What came of a rule, an allowance, an expectation or a record, as services that build software list it.
struct Outcome {
  enum State {
    case met
    /// It counts as a failure of that kind.
    case failed(kind: String)
    /// It is said, and does not count: a question, or how severe it is.
    case noted(String)
    case skipped(why: String)
  }

  /// An annotation beside a line, by its severity.
  enum Level: String { case error, warning, notice }

  var name: String
  var line: Int?
  var state: State
  /// The annotation, if there is one, and its title where that is not the name.
  var level: Level?
  var title: String?
  /// What is said: the problem, what to do about it, and who says so.
  var message: [String] = []
  var accepted: [(text: String, line: Int?)] = []
}

extension ReportFormat.Item {
  var places: FindingPlaces {
    switch self {
    case .design(let design): design.places
    case .session(let session): FindingPlaces(session: session.session)
    case .unread(let session): FindingPlaces(session: session.session)
    }
  }

  /// The mark and the surroundings of a design that is one of several.
  var place: String {
    guard case .design(let design) = self else { return "" }
    let words = [design.mark.map { "mark \($0)" }, design.isOneOfSeveral ? design.surroundings : nil]
    return words.contains { $0 != nil } ? " (\(words.compactMap(\.self).joined(separator: ", ")))" : ""
  }

  /// Why it was not judged, or not played to its end.
  var unread: UnreadSession? {
    switch self {
    case .design: nil
    case .session(let session): session.unread
    case .unread(let session): session
    }
  }

  /// What came of it, a design in the order of the guide's rules, without those that were not checked.
  var outcomes: [Outcome] {
    switch self {
    case .design(let design):
      design.rules.compactMap(design.outcome)
        + design.scene.report.unusedAllowances.map(design.outcome)
    case .session(let session): session.statements.map(session.outcome)
    case .unread: []
    }
  }
}

extension CheckedDesign {
  /// The rules of the guide, and those that another edition has which judges some of the devices.
  fileprivate var rules: [Rule] {
    let rules = scene.guide.rules.map(\.rule)
    let others = scene.report.findings.map(\.rule).filter { id in !rules.contains { $0.id == id } }
    return rules + others.compactMap(Rule.named)
  }

  fileprivate func outcome(of entry: Rule) -> Outcome? {
    let report = scene.report
    let accepted = report.suppressed.filter { $0.finding.rule == entry.id }
    let line = accepted.first.flatMap { places.acceptedLines[$0.finding.rule] }
    var outcome = Outcome(name: entry.id, line: line, state: .met)
    outcome.accepted = accepted.map { ("\($0.finding.message) (\($0.reason))", line) }
    if let finding = report.findings.first(where: { $0.rule == entry.id }) {
      outcome.line = places.lines[entry.id]
      let isQuestion = finding.verdict == .needsPerson
      outcome.level =
        isQuestion || finding.severity == .info ? .notice : finding.severity == .error ? .error : .warning
      outcome.message = [finding.message, entry.remedy, finding.source]
      outcome.state = counts(finding) ? .failed(kind: finding.severity.rawValue) : .noted(finding.word.text)
    } else if report.notChecked.contains(where: { $0.rule == entry.id }) {
      return nil
    }
    return outcome
  }

  fileprivate func outcome(of allowance: UnusedAllowance) -> Outcome {
    let subject = AllowanceWords.subject(allowance.rule, tab: allowance.tab, in: scene.design)
    return Outcome(
      name: "unused allowance: \(subject)",
      state: threshold <= .warning ? .failed(kind: Severity.warning.rawValue) : .noted("warning"),
      level: .warning,
      title: "unused allowance", message: [AllowanceWords.sentence(allowance, in: scene.design).text])
  }
}

extension PlayedSession {
  fileprivate func outcome(of statement: Statement) -> Outcome {
    var outcome = Outcome(
      name: statement.isRecord ? "recorded \(statement.text)" : statement.text, line: statement.line,
      state: .met)
    if let problem = statement.problem {
      outcome.state = .failed(kind: statement.isRecord ? "record" : "expectation")
      (outcome.level, outcome.message) = (.error, [problem])
    } else if statement.outcome == .unreached {
      let cause = unread.map { ": " + ($0.line.map { "line \($0): " } ?? "") + $0.problem }
      outcome.state = .skipped(why: "not reached" + (cause ?? ""))
    }
    return outcome
  }
}
