import TabBarCore
import TabBarGuidelines

/// Findings and remarks as SARIF has them.
enum SARIFResult {
  /// Returns a finding.
  static func result(_ finding: Finding, of checked: CheckedDesign) -> JSONValue {
    .object(members(finding, tab: nil, line: checked.places.lines[finding.rule], of: checked))
  }

  /// Returns a finding that is accepted.
  static func result(_ entry: SuppressedFinding, of checked: CheckedDesign) -> JSONValue {
    let line = checked.places.acceptedLines[entry.finding.rule]
    let suppression = JSONValue.members([
      "kind": "inSource", "status": "accepted", "justification": .string(TerminalText.escaped(entry.reason)),
    ])
    return .object(
      members(entry.finding, tab: entry.tab, line: line, of: checked) + [("suppressions", [suppression])])
  }

  /// Returns an allowance that accepts nothing.
  static func notification(_ allowance: UnusedAllowance, of checked: CheckedDesign) -> JSONValue {
    let sentence = AllowanceWords.sentence(allowance, in: checked.scene.design)
    var members = notification(.unusedAllowance, "warning", sentence, checked.places.path, line: nil)
    if let index = Rule.all.firstIndex(where: { $0.id == allowance.rule }) {
      members.append(
        ("associatedRule", .members(["id": .string(allowance.rule), "index": .number(index)])))
    }
    return .object(members)
  }

  /// Returns a session that was not judged.
  static func notification(_ session: UnreadSession) -> JSONValue {
    let places = FindingPlaces(session: session.session)
    let text = "\(places.name): \(session.problem)"
    return .object(notification(.unreadSession, "error", text, places.path, line: session.line))
  }

  // MARK: Members

  private static func members(
    _ finding: Finding, tab: Int?, line: Int?, of checked: CheckedDesign
  ) -> [(name: String, value: JSONValue)] {
    let design = checked.scene.design
    let print = fingerprint(finding.rule, tab: tab, of: checked)
    var members: [(name: String, value: JSONValue)] = [("ruleId", .string(finding.rule))]
    if let index = Rule.all.firstIndex(where: { $0.id == finding.rule }) {
      members.append(("ruleIndex", .number(index)))
    }
    // A kind other than a failure has no level.
    let isBroken = finding.verdict == .broken
    members += [
      ("kind", .string(isBroken ? "fail" : "review")),
      ("level", .string(isBroken ? SARIFTool.level(finding.severity) : "none")),
      ("message", message(finding.message)),
      ("locations", [location(checked.places.path, line: line ?? 1, tabs: finding.tabs, design)]),
      // The second is the name that GitHub looks for.
      (
        "partialFingerprints",
        .members(["tabbarFinding/v1": .string(print), "primaryLocationLineHash": .string(print + ":1")])
      ),
      (
        "properties",
        .members([
          "verdict": .string(finding.verdict.rawValue), "severity": .string(finding.severity.rawValue),
          "device": .string(design.device.id), "orientation": .string(design.orientation.rawValue),
          "system": checked.scene.layout.system.map { .string($0.id) } ?? .null,
          "guide": .string(checked.scene.guide.id), "source": .string(finding.source),
          "evidence": .string(finding.evidence.rawValue), "catalogue": .strings(finding.catalogue),
          "measured": .object(finding.measured.map { ($0.name, .number($0.value)) }),
        ])
      ),
    ]
    return members
  }

  private static func notification(
    _ kind: SARIFTool.Notification, _ level: String, _ text: String, _ path: String?, line: Int?
  ) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = [
      ("descriptor", .members(["id": .string(kind.rawValue), "index": .number(kind.index)])),
      ("level", .string(level)), ("message", message(text)),
    ]
    if let path { members.append(("locations", [.members(["physicalLocation": file(path, line: line)])])) }
    return members
  }

  private static func location(_ path: String?, line: Int, tabs: [Int], _ design: Design) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    if let path { members.append(("physicalLocation", file(path, line: line))) }
    if !tabs.isEmpty {
      let names = tabs.map { tab in
        JSONValue.members([
          "name": .string(TerminalText.escaped(TabNames.name(tab, in: design))),
          "fullyQualifiedName": .string("tab \(tab + 1)"), "kind": "tab",
        ])
      }
      members.append(("logicalLocations", .array(names)))
    }
    return .object(members)
  }

  private static func file(_ path: String, line: Int?) -> JSONValue {
    var artifact: [(name: String, value: JSONValue)] = []
    if path.hasPrefix("/") {
      artifact.append(("uri", .string("file://" + PercentEncoding.path(path))))
    } else {
      artifact.append(("uri", .string(PercentEncoding.path(plain(path)))))
      artifact.append(("uriBaseId", "%SRCROOT%"))
    }
    var members: [(name: String, value: JSONValue)] = [("artifactLocation", .object(artifact))]
    if let line { members.append(("region", .members(["startLine": .number(line)]))) }
    return .object(members)
  }

  /// Returns a text as a message; braces in it would stand for arguments.
  private static func message(_ text: String) -> JSONValue {
    var result = ""
    for character in TerminalText.escaped(text) {
      result.append(character)
      if character == "{" || character == "}" { result.append(character) }
    }
    return SARIFTool.message(result)
  }

  // MARK: Fingerprints

  /// Returns what a finding is known by, whatever else is in the session: there is one of each rule in a design,
  /// and one for each tab for which it is accepted.
  private static func fingerprint(_ rule: String, tab: Int?, of checked: CheckedDesign) -> String {
    var parts = [plain(checked.places.session), rule]
    if checked.isOneOfSeveral { parts.append(checked.scene.design.device.id) }
    if let tab {
      let tabs = checked.scene.design.tabs
      let title = tabs[tab].title
      parts += [title, String(tabs[..<tab].count { $0.title == title })]
    }
    // FNV-1a with 64 bits (draft-eastlake-fnv): the same on every machine and in every run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Returns a path without the dot that only says that it begins here.
  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
