import TabBarCore
import TabBarDrawing
import TabBarGuidelines

extension ReportFormat {
  /// The format of OASIS that GitHub's code scanning and many other tools read.
  static let sarif = ReportFormat(
    id: "sarif", separator: ",\n",
    beginning: { _, options in
      let tool = SARIF.tool.text(ascii: options.ascii, indentation: 6)
      return """
        {
          "$schema": "\(SARIF.schema)",
          "version": "2.1.0",
          "runs": [
            {
              "tool": \(tool),
              "columnKind": "unicodeCodePoints",
              "originalUriBaseIds": {
                "%SRCROOT%": {"description": {"text": "The folder in which tabbar was called."}}
              },
              "results": [

        """
    },
    ending: { end, _ in
      let isWhole = end.isComplete ? "true" : "false"
      return """

              ],
              "invocations": [
                {
                  "executionSuccessful": \(isWhole),
                  "exitCode": \(end.status)
                }
              ]
            }
          ]
        }

        """
    }
  ) { item, options in
    guard case .design(let checked) = item else { return Portion("") }
    let (report, places) = (checked.scene.report, checked.places)
    let results =
      report.findings.map { SARIF.result($0, line: places.lines[$0.rule], of: checked) }
      + report.suppressed.map { entry in
        let line = places.acceptedLines[entry.finding.rule]
        let suppression = JSONValue([
          "kind": "inSource", "status": "accepted", "justification": TerminalText.escaped(entry.reason),
        ])
        return SARIF.result(entry.finding, tab: entry.tab, line: line, of: checked)
          + JSONValue(["suppressions": [suppression]])
      }
    return Portion(
      results.map { "        \($0.text(ascii: options.ascii, indentation: 8))" }.joined(separator: ",\n"))
  }
}

enum SARIF {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  fileprivate static func result(
    _ finding: Finding, tab: Int? = nil, line: Int?, of checked: CheckedDesign
  ) -> JSONValue {
    let design = checked.scene.design
    let print = fingerprint(finding.rule, tab: tab, of: checked)
    let index = Rule.all.firstIndex { $0.id == finding.rule }
    // A kind other than a failure has no level.
    let isBroken = finding.verdict == .broken
    return JSONValue(["ruleId": finding.rule]) + index.map { JSONValue(["ruleIndex": $0]) }
      + JSONValue([
        "kind": isBroken ? "fail" : "review",
        "level": isBroken ? level(finding.severity) : "none", "message": message(finding.message),
        "locations": [location(checked.places.path, line: line ?? 1, tabs: finding.tabs, design)],
        // The second is the name that GitHub looks for.
        "partialFingerprints": JSONValue([
          "tabbarFinding/v1": print, "primaryLocationLineHash": print + ":1",
        ]),
        "properties": JSONValue([
          "verdict": finding.verdict.rawValue, "severity": finding.severity.rawValue,
          "device": design.device.id, "orientation": design.orientation.rawValue,
          "system": checked.scene.layout.system?.id, "guide": checked.scene.guide.id,
          "source": finding.source, "evidence": finding.evidence.rawValue, "catalogue": finding.catalogue,
          "measured": JSONValue.object(finding.measured.map { ($0.name, $0.value.json) }),
        ]),
      ])
  }

  private static func location(_ path: String?, line: Int, tabs: [Int], _ design: Design) -> JSONValue {
    let names = tabs.map { tab in
      JSONValue([
        "name": TerminalText.escaped(design.plainName(of: tab)), "fullyQualifiedName": "tab \(tab + 1)",
        "kind": "tab",
      ])
    }
    return JSONValue([:]) + path.map { JSONValue(["physicalLocation": file($0, line: line)]) }
      + (names.isEmpty ? nil : JSONValue(["logicalLocations": names]))
  }

  private static func file(_ path: String, line: Int) -> JSONValue {
    let artifact =
      path.hasPrefix("/")
      ? JSONValue(["uri": "file://" + PercentEncoding.path(path)])
      : JSONValue(["uri": PercentEncoding.path(PlainPath.text(of: path)), "uriBaseId": "%SRCROOT%"])
    return JSONValue(["artifactLocation": artifact, "region": JSONValue(["startLine": line])])
  }

  /// Returns a text as a message; single braces would mean arguments.
  private static func message(_ text: String) -> JSONValue {
    JSONValue(["text": TerminalText.escaped(text).replacing("{", with: "{{").replacing("}", with: "}}")])
  }

  /// Returns the fingerprint of a finding, whatever else is in the session. A design has one finding of each rule,
  /// and one more for each tab for which it is accepted.
  private static func fingerprint(_ rule: String, tab: Int?, of checked: CheckedDesign) -> String {
    var parts = [PlainPath.text(of: checked.places.session), rule]
    if let mark = checked.mark { parts.append("@\(mark)") }
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

  /// The tool, with every rule: sessions may choose any guide.
  static var tool: JSONValue {
    JSONValue([
      "driver": JSONValue([
        "name": "tabbar", "semanticVersion": ProgramVersion.text,
        "shortDescription": message("Judges tab bars by the guidelines."), "rules": Rule.all.map(rule),
      ])
    ])
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func rule(_ rule: Rule) -> JSONValue {
    let entries = Guide.all.compactMap { guide in guide[rule: rule.id].map { (guide, $0) } }
    var options = RenderOptions()
    // A viewer breaks the lines.
    options.columns = .max
    let help = ExplainView.help(of: rule)
    // Of several editions a reader wants the newest, and no other text where that one has no address.
    let newest = Guide.editions.last { $0.versions[.iOS] != nil && $0[rule: rule.id] != nil }
    let url = (newest?[rule: rule.id] ?? entries.first?.1)?.url
    let severity = Guide.standard[rule: rule.id]?.severity ?? entries.first?.1.severity ?? .warning
    return JSONValue([
      "id": rule.id, "name": name(rule.id), "shortDescription": message(rule.title + "."),
      "fullDescription": message(rule.rationale),
    ])
      + url.map { JSONValue(["helpUri": $0]) }
      + JSONValue([
        "help": JSONValue([
          "text": help.lines(options).joined(separator: "\n").text,
          "markdown": MarkdownText.document(help, options).joined(separator: "\n").text,
        ]),
        "defaultConfiguration": JSONValue(["level": level(severity)]),
        "properties": JSONValue([
          "tags": ["tab-bar", rule.question.rawValue], "evidence": rule.evidence.rawValue,
          "catalogue": rule.catalogue,
          "problem.severity": severity == .info ? "recommendation" : severity.rawValue,
          "guides": JSONValue.object(entries.map { ($0.0.id, $0.1.severity.json) }),
        ]),
      ])
  }

  /// Returns the name for programs: the words of the identifier, capitalized.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
