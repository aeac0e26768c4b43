import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarRendering
import TabBarTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("What check found, in each format")
struct ReportFormatTests {
  /// Returns a report of some designs as a whole.
  private func text(
    _ id: String, _ designs: [CheckedDesign], unread: [UnreadSession] = [], ascii: Bool = false
  ) throws -> String {
    let format = try #require(ReportFormat.named(id))
    let options = RenderOptions(ascii: ascii)
    let parts = (designs.map(ReportFormat.Item.design) + unread.map(ReportFormat.Item.unread))
      .map { format.part($0, options) }
    let end = ReportFormat.End(
      remarks: parts.map(\.remark).filter { !$0.isEmpty }, status: 1, isComplete: unread.isEmpty)
    let body = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: format.separator)
    return [format.beginning("check", options), body, format.ending(end, options)].joined().text
  }

  private func parsed(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func checked(_ design: Design, _ session: String = "a.tabs") -> CheckedDesign {
    let scene = Scene(design, by: .hig2022)
    let lines = Dictionary(uniqueKeysWithValues: scene.report.findings.map { ($0.rule, 7) })
    return CheckedDesign(scene, at: FindingPlaces(session: session, lines: lines))
  }

  @Test("Every file of a format is in the list")
  func listed() throws {
    let ending = "Report.swift"
    let files = try RepositoryRoot.names(in: "Sources/TabBarRendering/Reports")
    let named = files.filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count).lowercased() }
    #expect(Set(named) == Set(ReportFormat.all.map(\.id)))
  }

  @Test(
    "Nothing that a terminal obeys or that turns the reading direction gets out raw",
    arguments: ReportFormat.all.map(\.id), [false, true])
  func harmless(id: String, ascii: Bool) throws {
    let unread = Samples.hostileNames.map {
      UnreadSession(session: $0, line: 3, problem: "bad \u{1B}[2J\u{9B}")
    }
    let text = try text(id, Samples.reported, unread: unread, ascii: ascii)
    #expect(!text.unicodeScalars.contains { $0.isDangerous && $0 != "\n" })
    if ascii { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test("Each format says what was found, what is accepted and why, and which allowance accepts nothing")
  func complete() throws {
    for id in ReportFormat.all.map(\.id) {
      let text = try text(id, [checked(Samples.allowed)])
      #expect(text.contains("too-many-tabs") && text.contains("6 tabs, where 3 to 5 are advised"), "\(id)")
      #expect(text.contains("dot-badge"), "\(id)")
      // What is accepted is no problem of a line.
      guard id != ReportFormat.lines.id else { continue }
      #expect(text.contains("a sixth, until spring"), "\(id)")
      // The escape sequence in the reason is to be seen, as one format or the other writes it.
      #expect(text.contains("readers say so"), "\(id)")
    }
  }

  // MARK: JSON and SARIF

  @Test("JSON has lines, what is accepted, and what an allowance does not accept")
  func json() throws {
    let results = try #require(try parsed(text("json", Samples.reported))["results"] as? [[String: Any]])
    #expect(results.count == Samples.reported.count)
    let allowed = try parsed(text("json", [checked(Samples.allowed)]))["results"] as? [[String: Any]]
    let members = try #require(allowed?.first?["scene"] as? [String: Any])
    let suppressed = try #require(members["suppressed"] as? [[String: Any]])
    #expect(suppressed.map { $0["rule"] as? String } == ["more-tab", "vague-title"])
    #expect(suppressed.first?["tab"] is NSNull && suppressed.last?["tab"] as? Int == 2)
    let unused = try #require(members["unusedAllowances"] as? [[String: Any]])
    #expect(unused.map { $0["rule"] as? String } == ["dot-badge"])
    let findings = try #require(members["findings"] as? [[String: Any]])
    #expect(findings.allSatisfy { $0["line"] as? Int == 7 } && !findings.isEmpty)
    #expect(try parsed(text("json", []))["results"] as? [Int] == [])
  }

  private func run(_ designs: [CheckedDesign], unread: [UnreadSession] = []) throws -> [String: Any] {
    let log = try parsed(text("sarif", designs, unread: unread))
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  // SARIF 2.1.0, 3.27.9 and 3.27.10: a kind other than fail has the level none.
  @Test("SARIF maps severities to levels, questions to reviews, and keeps what is accepted as suppressed")
  func sarif() throws {
    let results = try #require(try run([checked(Samples.allowed)])["results"] as? [[String: Any]])
    let levels = Dictionary(
      results.map { ($0["ruleId"] as? String ?? "", "\($0["kind"] ?? "") \($0["level"] ?? "")") },
      uniquingKeysWith: { first, _ in first })
    #expect(levels["too-many-tabs"] == "fail warning")
    #expect(levels["vague-title"] == "review none")
    let dotted = try #require(
      try run([checked(Samples.design(3, badges: [1: "•"]))])["results"] as? [[String: Any]])
    #expect(dotted.map { "\($0["kind"] ?? "") \($0["level"] ?? "")" } == ["fail note"])
    let suppressed = results.filter { $0["suppressions"] != nil }
    #expect(suppressed.map { $0["ruleId"] as? String } == ["more-tab", "vague-title"])
    let reasons = suppressed.compactMap { ($0["suppressions"] as? [[String: Any]])?.first }
    #expect(reasons.first?["kind"] as? String == "inSource")
    #expect(reasons.first?["justification"] as? String == "a sixth, until spring")

    let asked = try run([checked(Design(tabs: [Tab("", icon: "star"), Tab("", icon: "house"), Tab("")]))])
    for result in try #require(asked["results"] as? [[String: Any]]) {
      #expect((result["kind"] as? String == "fail") == (result["level"] as? String != "none"))
    }
  }

  @Test("SARIF says that a session was not judged")
  func unjudged() throws {
    let run = try run(
      [checked(Samples.allowed)], unread: [UnreadSession(session: "b.tabs", line: 4, problem: "bad")])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  @Test("A finding has the same fingerprint after other changes, and no two have the same")
  func fingerprints() throws {
    func prints(_ designs: [CheckedDesign]) throws -> [String: String] {
      let results = try #require(try run(designs)["results"] as? [[String: Any]])
      let pairs = results.map { result in
        let prints = result["partialFingerprints"] as? [String: String]
        return (prints?["tabbarFinding/v1"] ?? "", "\(result["ruleId"] ?? "")")
      }
      #expect(Set(pairs.map(\.0)).count == pairs.count)
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
    let before = try prints([checked(Samples.allowed)])
    var changed = Samples.allowed
    changed.tabs.append(Tab("One more", icon: "star"))
    changed.tabs.insert(Tab("Before", icon: "book"), at: 0)
    #expect(Set(before.keys).isSubset(of: try prints([checked(changed)]).keys))
    #expect(before == (try prints([checked(Samples.allowed, "./a.tabs")])))
    #expect(Set(before.keys).isDisjoint(with: try prints([checked(Samples.allowed, "b.tabs")]).keys))
    // One that was found is the same one when it is accepted.
    var found = Samples.allowed
    found.allowances = []
    #expect(
      try prints([checked(found)]).filter { $0.value == "more-tab" }
        == before.filter { $0.value == "more-tab" })
  }

  // MARK: Workflow commands

  // docs.github.com, Workflow commands for GitHub Actions: in data %, carriage return and newline are escaped, in
  // properties the colon and the comma as well.
  @Test("Workflow commands escape what would end a property or a line")
  func github() throws {
    var design = Samples.design(6)
    design.tabs[0].title = "100%, a::b"
    design.tabs[5].title = "100%, a::b"
    let text = try text("github", [checked(design, "100%,x:y.tabs")])
    let lines = text.split(separator: "\n")
    #expect(lines.count == Scene(design, by: .hig2022).report.findings.count)
    for line in lines {
      #expect(line.contains(" file=100%25%2Cx%3Ay.tabs,line=7,title="))
      #expect(line.contains("%0A"))
    }
    #expect(text.contains("100%25, a::b"))
    #expect(
      try self.text("github", [checked(Samples.design(6), "-")]).contains("::warning title=too-many-tabs::"))
  }

  // MARK: JUnit

  @Test("JUnit has a case for each rule that was checked: passed, also where it is accepted, or failed")
  func junit() throws {
    let checked = checked(Samples.allowed)
    let report = checked.scene.report
    let parser = XMLCases(try text("junit", [checked]))
    #expect(parser.error == nil)
    let left = Set(report.notChecked.map(\.rule))
    #expect(parser.cases.count == Guide.hig2022.rules.count - left.count + report.unusedAllowances.count)
    for rule in report.met where !report.suppressed.contains(where: { $0.finding.rule == rule }) {
      #expect(parser.cases[rule] == [])
    }
    for finding in report.findings where finding.verdict == .broken && finding.severity >= .warning {
      #expect(parser.cases[finding.rule]?.contains("failure") == true)
    }
    #expect(left.isDisjoint(with: parser.cases.keys) && !parser.cases.values.joined().contains("skipped"))
    #expect(parser.cases["more-tab"]?.contains("failure") == false)
    #expect(parser.cases["vague-title"]?.contains("failure") == false)
    #expect(parser.cases["unused allowance: dot-badge"]?.contains("failure") == true)
  }

  @Test(
    "JUnit is well formed for every design and name, and each suite counts what is in it",
    arguments: [false, true])
  func wellFormed(ascii: Bool) throws {
    let unread = Samples.hostileNames.map {
      UnreadSession(session: $0, line: nil, problem: "<&\u{0}\u{FFFF}")
    }
    let parser = XMLCases(try text("junit", Samples.reported, unread: unread, ascii: ascii))
    #expect(parser.error == nil)
    #expect(parser.suites.count == Samples.reported.count + unread.count)
    #expect(parser.suites.allSatisfy { $0.stated == $0.counted })
  }

  // MARK: Markdown

  @Test("A row of a table has as many cells as its head, whatever the titles hold")
  func markdown() throws {
    let text = try text("markdown", Samples.reported)
    #expect(text.contains("| warning | `too-many-tabs` | standard input:3 | 6 tabs"))
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let bars = line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect([3, 5, 6].contains(bars), "\(line)")
    }
    let row = try #require(ReportFormat.markdown.row?(.design(checked(Samples.design(6))), RenderOptions()))
    #expect(row.text == "| [a.tabs](a.tabs) | iPhone 14, portrait, iOS 16, HIG 2022 | 2 warnings |")
    var options = RenderOptions()
    options.linkPrefix = "https://example.org/blob/main/"
    let linked = ReportFormat.markdown.part(.design(checked(Samples.design(6), "bars/a.tabs")), options).text
      .text
    #expect(linked.contains("](https://example.org/blob/main/bars/a.tabs#L"))
    #expect(!text.contains("@team") && !text.contains("https://") && !text.contains("<b>"))
  }

  @Test("One design as Markdown has its tabs as well")
  func scene() throws {
    let format = try #require(Format.named("markdown"))
    let text = format.render(Samples.scene(6, badges: [5: "1"]), RenderOptions()).text
    #expect(text.contains("| 1 | Listen Now | play.circle.fill |  |  | in the bar, selected | 78 pt |"))
    #expect(text.contains("| 6 | Account | gear | 1 |  | in the More list |  |"))
    #expect(text.contains("| warning | `more-tab` |  | 2 of 6 tabs are in the More list"))
  }
}

/// The test cases of a document, each with the names of the elements in it.
private final class XMLCases: NSObject, XMLParserDelegate {
  /// The numbers that a suite states, and those that are counted in it.
  struct Suite {
    static let kinds: Set = ["tests", "failures", "errors", "skipped"]

    var stated: [String: Int] = [:]
    var counted: [String: Int] = Dictionary(uniqueKeysWithValues: kinds.map { ($0, 0) })
  }

  private(set) var cases: [String: Set<String>] = [:]
  private(set) var suites: [Suite] = []
  private(set) var error: String?
  private var name = ""

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = "\(String(describing: parser.parserError))" }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch element {
    case "testsuites": break
    case "testsuite":
      let stated = attributes.filter { Suite.kinds.contains($0.key) }.compactMapValues { Int($0) }
      suites.append(Suite(stated: stated))
    case "testcase":
      name = attributes["name"] ?? ""
      cases[name] = []
      count("tests")
    default:
      // Of what a case has several of, one counts.
      if cases[name]?.insert(element).inserted == true { count(element + (element == "skipped" ? "" : "s")) }
    }
  }

  private func count(_ kind: String) {
    guard Suite.kinds.contains(kind), !suites.isEmpty else { return }
    suites[suites.count - 1].counted[kind, default: 0] += 1
  }
}
