import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

/// The rows of the files in `Cases`, whose README says how they are read.
@Suite("Cases of the rules")
struct CaseLaws {
  static let files = Result { try CaseFile.all(in: "Tests/TabBarGuidelinesTests/Cases") }

  @Test("Each row of a file is judged as it says", arguments: try files.get())
  func rows(file: CaseFile) {
    #expect(!file.rows.isEmpty)
    for row in file.rows {
      for text in Self.expanded(row.text) {
        do {
          for fault in try Self.faults(in: text.components(separatedBy: " | ")) {
            Issue.record("\(row.place): \(fault)")
          }
        } catch {
          Issue.record("\(row.place): \(text): \(error)")
        }
      }
    }
  }

  /// Returns the row once for each of the words in `[one or other]`, which `[]` says again without its quotes.
  private static func expanded(_ row: String) -> [String] {
    guard let match = row.firstMatch(of: /\[([^\]]+)\]/) else { return [row] }
    return match.1.components(separatedBy: " or ").flatMap { word in
      let bare = word.hasPrefix("\"") ? String(word.dropFirst().dropLast()) : word
      return expanded(
        (row[..<match.range.lowerBound] + word + row[match.range.upperBound...])
          .replacingOccurrences(of: "[]", with: bare))
    }
  }

  private static func faults(in columns: [String]) throws -> [String] {
    let rule = columns[0]
    guard columns[1] != "severities" else { return severityFaults(rule, columns[2]) }
    try #require(columns.count > 3)
    var faults: [String] = []
    for name in try guides(columns[1], for: rule) {
      let draft = try draft(columns[2], by: name)
      var judgement = Judgement(rule: rule, draft: draft, scene: Scene(draft.design, by: try guide(name)))
      if rule == "findings" {
        judgement.expect(columns[3], judgement.scene.report.findings.map(\.rule).joined(separator: " "))
      } else {
        for word in columns[3].split(separator: " ") { try judgement.expect(String(word)) }
        for text in columns[4...] { judgement.expect(text: text) }
      }
      faults += judgement.faults.map { "by \(name): \(columns[2]): \($0)" }
    }
    return faults
  }

  private static func severityFaults(_ rule: String, _ expected: String) -> [String] {
    let all = severities(of: rule).mapValues(\.rawValue)
    if expected.hasPrefix("all ") {
      return Set(all.values) == [String(expected.dropFirst(4))] ? [] : ["\(all)"]
    }
    var parts = expected.components(separatedBy: ", ")
    let isWhole = parts.last == "only"
    if isWhole { parts.removeLast() }
    let isRight = parts.allSatisfy { part in
      let words = part.split(separator: " ").map(String.init)
      return all[words[0]] == words[1]
    }
    return isRight && (!isWhole || all.count == parts.count) ? [] : ["\(rule) has \(all)"]
  }

  /// The guides that a cell names: `higs` are Apple's since 2022, `phones` those that have the rule and speak of iPhone.
  private static func guides(_ cell: String, for rule: String) throws -> [String] {
    let names = cell.split(separator: " ").flatMap { name in
      switch name {
      case "higs": higs
      case "phones": Guide.all.filter { $0[rule: rule] != nil && $0.versions[.iOS] != nil }.map(\.id)
      default: [String(name)]
      }
    }
    return try #require(names.isEmpty ? nil : names)
  }

  /// Carries commands out after the choice of a guide; `3 tabs` adds tabs that no rule objects to.
  private static func draft(_ commands: String, by guide: String) throws -> Draft {
    var playground = Playground()
    for command in ["guide \(guide)"] + commands.components(separatedBy: "; ") where command != "-" {
      let lines =
        command.wholeMatch(of: /(\d+) tabs?/).map { match in
          sections(Int(match.1) ?? 0).map { "add \"\($0.title)\" icon=\($0.icon ?? "")" }
        } ?? [command]
      for line in lines { _ = try playground.perform(try #require(try Invocation.parsed(from: line))) }
    }
    return playground.draft
  }
}

/// What a guide says of a design by one rule, compared with what a row says.
private struct Judgement {
  let rule: String
  let draft: Draft
  let scene: Scene
  private(set) var faults: [String] = []

  init(rule: String, draft: Draft, scene: Scene) {
    (self.rule, self.draft, self.scene) = (rule, draft, scene)
  }

  private var finding: Finding? { scene.finding(rule) }
  private var fixes: [Fix] { scene.fixes(of: rule) }

  private mutating func expect(_ isSo: Bool, _ word: String, _ actual: String) {
    if !isSo { faults.append("\(word), and it is \(actual)") }
  }

  mutating func expect(_ expected: String, _ actual: String) {
    expect(actual == (expected == "nothing" ? "" : expected), expected, actual)
  }

  mutating func expect(_ word: String) throws {
    let verdict = scene.verdict(of: rule)
    let isOpen = finding == nil && scene.standingQuestion(of: rule) != nil
    let judged = "\(verdict?.rawValue ?? "absent"), \(finding.map { "\($0)" } ?? "no finding")"
    switch word {
    case "met": expect(verdict == .met, word, judged)
    case "broken": expect(finding?.verdict == .broken, word, judged)
    case "asked": expect(finding?.verdict == .needsPerson, word, judged)
    case "open": expect(isOpen, word, judged)
    case "person": expect(verdict == .needsPerson, word, judged)
    case "found": expect(finding != nil, word, judged)
    case "nothing": expect(finding == nil, word, judged)
    case "na": expect(verdict == .notApplicable, word, judged)
    case "absent": expect(scene.guide[rule: rule] == nil && verdict == nil, word, judged)
    case "safe", "suggestion":
      expect(!fixes.isEmpty && fixes.allSatisfy { $0.grade.rawValue == word }, word, "\(fixes)")
    case "mends":
      let after = fixes.map { Scene(draft.design.applying($0), by: scene.guide).verdict(of: rule) }
      expect(!after.isEmpty && after.allSatisfy { $0 == .met }, word, "\(after)")
    case "info", "warning", "error": expect(finding?.severity.rawValue == word, word, judged)
    case "guideline", "observed", "derived", "convention":
      expect(finding?.evidence.rawValue == word, word, judged)
    default:
      let parts = word.split(separator: "=").map(String.init)
      try #require(parts.count == 2, "\(word) is no word of a row")
      let tabs = { (indices: [Int]) in indices.map { "\($0 + 1)" }.joined(separator: ",") }
      switch parts[0] {
      case "tab": expect(finding.map { tabs($0.tabs) } == parts[1], word, judged)
      case "accepted": expect(tabs(scene.report.suppressed.compactMap(\.tab)) == parts[1], word, judged)
      default:
        let (value, expected) = (finding?.value(parts[0]), try #require(Double(parts[1])))
        expect(value.map { abs($0 - expected) < 1e-9 } == true, word, judged)
      }
    }
  }

  mutating func expect(text column: String) {
    let parts = column.firstRange(of: ": ").map { (column[..<$0.lowerBound], column[$0.upperBound...]) }
    let said = finding?.message ?? scene.report.notChecked.first { $0.rule == rule }?.why ?? ""
    switch parts {
    case ("not", let text)?: expect(!said.contains(text), column, said)
    case ("source", let text)?:
      expect(finding.map { matches($0.source, text) } == true, column, "\(finding, default: "")")
    case ("note", let text)?:
      let note = scene.guide[rule: rule]?.note ?? ""
      expect(matches(note, text), column, note)
    case ("summary", let text)?: expect(fixes.contains { $0.summary == text }, column, "\(fixes)")
    case ("fix", let text)?:
      let lines = fixes.map { draft.lines(for: $0.edits).joined(separator: "; ") }
      expect(text == "none" ? fixes.isEmpty : lines.contains(String(text)), column, "\(lines)")
    default: expect(matches(said, column[...]), column, said)
    }
  }

  /// Whether a text has the words of a pattern in their order, with anything where the pattern has `…`.
  private func matches(_ text: String, _ pattern: Substring) -> Bool {
    let pieces = pattern.split(separator: "…", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return text == pattern }
    guard text.hasPrefix(pieces[0]), text.hasSuffix(pieces[pieces.count - 1]) else { return false }
    var rest = text.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
