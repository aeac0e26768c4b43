import Foundation
import TabBarTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The formats of replay, and its records")
struct ReplayFormatTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let formats = ["text", "github", "junit", "json"]

  @Test("The formats are those that replay names to whoever asks for another one")
  func named() throws { #expect(try Sandbox.formats(of: "replay") == Self.formats) }

  /// Two expectations that are met and one that is not, in line 5.
  private func bars() throws {
    try sandbox.session(["add A", "expect count 1", "expect count 1", "expect count 7"], to: "bad.tabs")
    try sandbox.session(["add A", "select Zebra", "expect count 1"], to: "stuck.tabs")
    try sandbox.session(["add A"], to: "plain.tabs")
    try sandbox.session(["add A", "expect count 1"], to: "good.tabs")
  }

  @Test(
    "JSON has every expectation with its line, and what there is instead; the steps where they are asked for")
  func json() throws {
    try bars()
    let document = try JSON(sandbox.run(["replay", "--format", "json", "."]).output)
    #expect(document["schema"] == .number(1))
    let results = document["results"]?.elements ?? []
    #expect(results.map { $0["session"]?.string } == ["bad.tabs", "good.tabs", "plain.tabs", "stuck.tabs"])
    let expectations = results.first?["expectations"]?.elements ?? []
    #expect(expectations.map { $0["line"] } == [.number(3), .number(4), .number(5)])
    #expect(expectations.map { $0["met"] } == [.bool(true), .bool(true), .bool(false)])
    #expect(expectations.last?["text"]?.string == "expect count 7")
    #expect(expectations.last?["found"]?.string == "1")
    #expect(expectations.last?["message"]?.string == "expected 7 tabs, and there is 1")
    #expect(expectations.first?["found"] == .null && expectations.first?["message"] == .null)
    #expect(results.last?["expectations"]?.elements.first?["met"] == .null)
    #expect(results.allSatisfy { $0["steps"] == nil })
    let unread = document["unread"]?.elements ?? []
    #expect(unread.map { $0["session"]?.string } == ["stuck.tabs"])
    #expect(unread.first?["line"] == .number(3) && unread.first?["column"] == .number(8))
    #expect(unread.first?["remedy"]?.string == "the tabs are 1 A")
    let sum = document["sum"]
    #expect(sum?["files"] == .number(4) && sum?["expectations"]?["unmet"] == .number(1))
    #expect(sum?["withoutExpectations"]?.elements == [.string("plain.tabs")])

    let steps =
      try JSON(
        sandbox.run(["replay", "--format", "json", "--with-steps", "bad.tabs"]).output)["results"]?.elements
      .first?["steps"]?.elements ?? []
    #expect(steps.map { $0["line"] } == [.number(2)] && steps.first?["command"]?.string == "add A")
    let scene = try JSON(sandbox.run(["show", "--format", "json", "plain.tabs"]).output)
    #expect(steps.first?["scene"]?["items"] == scene["items"])
    #expect(try sandbox.run(["replay", "--with-steps", "bad.tabs"]).status == 2)
  }

  @Test("JUnit has a case for each expectation, each with a name of its own, and is read by an XML parser")
  func junit() throws {
    try bars()
    let suites = try JUnitSuites(sandbox.run(["replay", "--format", "junit", "."]).output)
    #expect(suites.names == ["bad.tabs", "good.tabs", "plain.tabs", "stuck.tabs"])
    #expect(
      suites.cases == [
        "bad.tabs:3 expect count 1", "bad.tabs:4 expect count 1 (2)",
        "bad.tabs:5 expect count 7 failure expected 7 tabs, and there is 1", "good.tabs:3 expect count 1",
        "plain.tabs: session skipped no expectations",
        "stuck.tabs:4 expect count 1 skipped not reached: line 3: no tab is called Zebra",
        "stuck.tabs:3 session error no tab is called Zebra",
      ])
    #expect(
      suites.counts["bad.tabs"] == ["tests": "3", "failures": "1", "errors": "0", "skipped": "0"])
    #expect(
      suites.counts["stuck.tabs"] == ["tests": "2", "failures": "0", "errors": "1", "skipped": "1"])
  }

  @Test("Nothing after a line that is no command is lost, in no format", arguments: formats)
  func unreached(format: String) throws {
    let lines = ["add A", "expect count 1", "frob", "expect count 2", "expect visible A # recorded"]
    try sandbox.session(lines, to: "typo.tabs")
    let result = try sandbox.run(["replay", "--format", format, "typo.tabs"])
    #expect(result.status == 2 && result.errors.hasPrefix("typo.tabs:4:1: error: there is no command frob"))
    switch format {
    case "json":
      let document = try JSON(result.output)
      let results = document["results"]?.elements.first
      #expect(results?["expectations"]?.elements.map { $0["line"] } == [.number(3), .number(5)])
      #expect(results?["expectations"]?.elements.map { $0["met"] } == [.null, .null])
      #expect(results?["records"]?.elements.map { $0["line"] } == [.number(6)])
      #expect(document["sum"]?["expectations"]?["unreached"] == .number(2))
    case "junit":
      #expect(
        try JUnitSuites(result.output).cases == [
          "typo.tabs:3 expect count 1 skipped not reached: line 4: there is no command frob",
          "typo.tabs:5 expect count 2 skipped not reached: line 4: there is no command frob",
          "typo.tabs:6 recorded visible A skipped not reached: line 4: there is no command frob",
          "typo.tabs:4 session error there is no command frob",
        ])
      #expect(result.output.contains("typo.tabs:4:1: there is no command frob\n"))
    default: #expect(result.output.contains("2 not reached") || result.output.contains("2 of 2 expectations"))
    }
    let stopped = try sandbox.run(["replay", "--format", format, "--until", "3", "typo.tabs"])
    #expect(stopped.status == 0 && stopped.errors == "")
  }

  @Test("Titles and names cannot do anything in any format", arguments: formats, [false, true])
  func hostile(format: String, ascii: Bool) throws {
    let title = #""a\u{202E}b\u{1B}[31m ##[group]x""#
    try sandbox.session(
      [
        "add \(title)", "expect visible \u{1B}[2J\u{202E}]]>&<x # recorded",
        "expect visible \(title) \"::error::%0A\"",
      ],
      to: "%0A,a:b\u{1B}.tabs")
    let result = try sandbox.run(
      ["replay", "--format", format, "%0A,a:b\u{1B}.tabs"] + (ascii ? ["--ascii"] : []))
    #expect(result.status == 1)
    let text = result.output + result.errors
    #expect(text.dangers == [] && !text.contains("##[group]"))
    if ascii { #expect(text.is7Bit) }
    for line in text.lines where line.hasPrefix("::") {
      #expect(line.hasPrefix("::error file=%250A%2Ca%3Ab"))
    }
    if format == "json" { _ = try JSON(result.output) }
    if format == "junit" { #expect(try JUnitSuites(result.output).cases.count > 1) }
  }

  @Test("The document about CI shows what replay writes")
  func document() throws {
    try FileManager.default.createDirectory(
      at: sandbox.folder.appendingPathComponent("bars"), withIntermediateDirectories: true)
    let met = ["expect count 0", "expect visible none"]
    try sandbox.session(met + met, to: "bars/bank.tabs")
    let six = (1...6).map { "add T\($0)" }
    try sandbox.session(met + ["# six tabs", ""] + six + ["expect count 5"], to: "bars/shop.tabs")
    try sandbox.session(["add A"], to: "bars/wallet.tabs")
    let text = try RepositoryRoot.text("docs/ci.md")
    let many = try sandbox.run(["replay", "bars"])
    #expect(text.contains("```text\n\(many.output)```\n"), "\(many.output)")
    #expect(text.contains("`\(many.errors.lines[0])`"), "\(many.errors)")

    let titles = ["Keypad", "Recents", "Favorites", "Voicemail", "\"My Card\"", "Contacts"]
    let icons = ["circle.grid.3x3", "clock", "star", "recordingtape", "person.crop.circle", "person"]
    let lines = zip(titles, icons).map { "add \($0) icon=\($1)" + ($1 == "recordingtape" ? "" : ".fill") }
    try sandbox.session(lines, to: "bars/phone.tabs")
    #expect(try sandbox.run(["replay", "--record", "bars/phone.tabs"]).status == 0)
    let recorded = try sandbox.text("bars/phone.tabs")
    #expect(
      text.contains("```text\n" + recorded.lines.suffix(4).joined(separator: "\n") + "\n```\n"), "\(recorded)"
    )
    try sandbox.write(
      recorded.replacingOccurrences(of: "add Recents", with: "add Calls"), to: "bars/phone.tabs")
    let changed = try sandbox.run(["replay", "bars/phone.tabs"]).errors
    #expect(text.contains("```text\n\(changed.lines[0])\n```\n"), "\(changed)")
    #expect(try sandbox.run(["replay", "--update", "bars/phone.tabs"]).status == 0)
    #expect(try sandbox.run(["replay", "--quiet", "bars/phone.tabs"]).noise == "")
  }
}

/// JUnit's XML as Foundation's parser reads it.
private final class JUnitSuites: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  /// The numbers that each suite states.
  private(set) var counts: [String: [String: String]] = [:]
  /// `FILE:LINE NAME`, and where it has not passed what it is instead, and why.
  private(set) var cases: [String] = []

  struct Unreadable: Error {}

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Unreadable() }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch element {
    case "testsuites": break
    case "testsuite":
      let name = attributes["name"] ?? ""
      names.append(name)
      counts[name] = attributes.filter { $0.key != "name" }
    case "testcase":
      cases.append("\(attributes["file"] ?? ""):\(attributes["line"] ?? "") \(attributes["name"] ?? "")")
    default: cases[cases.count - 1] += " \(element) \(attributes["message"] ?? "")"
    }
  }
}
