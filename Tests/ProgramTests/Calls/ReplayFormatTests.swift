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

  @Test("Each format ends with the same status, names every problem and every file", arguments: formats)
  func status(format: String) throws {
    try bars()
    let calls: [([String], Int32)] = [
      (["good.tabs"], 0), (["plain.tabs"], 0), (["bad.tabs", "good.tabs"], 1),
      (["stuck.tabs", "bad.tabs"], 2), (["none.tabs", "good.tabs"], 2), (["."], 2),
    ]
    for (paths, status) in calls {
      let result = try sandbox.run(["replay", "--format", format] + paths)
      #expect(result.status == status, "\(paths)")
      let text = result.output + result.errors
      for path in paths where path != "." { #expect(text.contains(path) || format == "github", "\(paths)") }
      if paths.contains("bad.tabs") { #expect(text.contains("expected 7 tabs, and there is 1")) }
      if paths.contains("stuck.tabs") {
        #expect(result.errors.contains("stuck.tabs:3:8: error: no tab is called Zebra"))
        if format != "text" { #expect(result.output.contains("no tab is called Zebra")) }
      }
    }
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
    #expect(suites.counts["bad.tabs"] == ["tests": "3", "failures": "1", "errors": "0", "skipped": "0"])
    #expect(suites.counts["stuck.tabs"] == ["tests": "2", "failures": "0", "errors": "1", "skipped": "1"])
  }

  @Test("GitHub has an annotation at the line of each problem, and the sum in the log")
  func github() throws {
    try bars()
    let lines = try sandbox.run(["replay", "--format", "github", "."]).output.lines
    #expect(
      lines == [
        "::error file=bad.tabs,line=5,title=expect count 7::expected 7 tabs, and there is 1",
        "::error file=stuck.tabs,line=3,col=8,title=not played to its end::no tab is called Zebra"
          + "%0Athe tabs are 1 A",
        "4 files, 5 expectations: 3 met, 1 not, 1 not reached; 1 file without expectations: plain.tabs; "
          + "1 file not played to the end: stuck.tabs",
      ])
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

  @Test("A folder stands for its sessions, for check as well, and one without any is said")
  func folders() throws {
    try FileManager.default.createDirectory(
      at: sandbox.folder.appendingPathComponent("bars/empty"), withIntermediateDirectories: true)
    try sandbox.session(["add A icon=star", "add B icon=book", "add C icon=house"], to: "bars/one.tabs")
    let replay = try sandbox.run(["replay", "bars"])
    #expect(replay.status == 0)
    #expect(
      replay.output
        == "bars/one.tabs: no expectations\n1 file, no expectations; 1 file without expectations: bars/one.tabs\n"
    )
    let check = try sandbox.run(["check", "bars/"])
    #expect(check.status == 0 && check.output.lines.first == "bars/one.tabs")
    for subcommand in ["replay", "check"] {
      let result = try sandbox.run([subcommand, "bars/empty", "bars"])
      #expect(result.status == 2 && result.output.contains("bars/one.tabs"), "\(subcommand)")
      #expect(result.errors.hasPrefix("bars/empty: error: there is no session in this folder\n"))
    }
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

  @Test(
    "Options that do not go together are refused, with the reason",
    arguments: [
      (["--record", "-"], "--record"), (["--update", "-"], "--update"),
      (["--name", "x", "a.tabs"], "--name"),
      (["--record", "--device", "ipad-10", "a.tabs"], "--device"),
      (["--update", "--format", "json", "a.tabs"], "--format"), (["--with-steps", "a.tabs"], "--with-steps"),
      (["--format", "sarif", "a.tabs"], "sarif"),
    ])
  func refused(arguments: [String], word: String) throws {
    let result = try sandbox.run(["replay"] + arguments)
    #expect(result.status == 2 && result.output == "" && result.errors.contains(word))
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
