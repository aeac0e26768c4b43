import Foundation
import TabBarTestSupport
import Testing

@Suite("check --against")
struct DriftTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func report(_ arguments: [String], to name: String = "base.json") throws {
    let result = try sandbox.run(["check", "--format", "json"] + arguments)
    #expect(result.status != 2, "\(result.errors)")
    try sandbox.write(result.output, to: name)
  }

  @Test(
    "Every sample and real bar is the same as in a report of the same program",
    arguments: ["sessions", "Tests/Corpus"])
  func same(folder: String) throws {
    let path = RepositoryRoot.url(folder).path
    guard FileManager.default.fileExists(atPath: path) else { return }
    try report([path])
    let result = try sandbox.run(["check", path, "--against", "base.json"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains(/^[0-9]+ designs: the same\n$/))
  }

  @Test("A session on all devices is the same on each of them")
  func allDevices() throws {
    let path = RepositoryRoot.url("sessions/music.tabs").path
    try report([path, "--all-devices"])
    let result = try sandbox.run(["check", path, "--all-devices", "--against", "base.json"])
    #expect(result.status == 0 && result.output.hasSuffix(" designs: the same\n"))
  }

  @Test("The status is 1 for what is judged differently, and 0 for a broken rule that was broken before")
  func statuses() throws {
    try sandbox.session((1...6).map { "add T\($0) icon=star" }, to: "six.tabs")
    try report(["six.tabs"])
    #expect(try sandbox.run(["check", "six.tabs"]).status == 1)
    #expect(try sandbox.run(["check", "./six.tabs", "--against", "base.json"]).status == 0)
    let other = try sandbox.run(["check", "six.tabs", "--against", "base.json", "--guide", "hig-2013"])
    #expect(other.status == 1)
    #expect(
      other.output.contains(
        "\nThe session or the call is not the same\n  guide is now hig-2013, was hig-2022; in six.tabs\n"))
    let piped = try sandbox.run(
      ["check", "six.tabs", "--against", "-"], input: try sandbox.text("base.json"))
    #expect(piped.status == 0 && piped.output == "1 design: the same\n")
  }

  @Test("A report that another version wrote is compared by cause")
  func otherVersion() throws {
    try sandbox.session((1...6).map { "add T\($0) icon=star" }, to: "six.tabs")
    try report(["six.tabs"])
    let text = try sandbox.text("base.json")
    try sandbox.write(
      text.replacingOccurrences(
        of: "\"rule\": \"more-tab\",\n            \"severity\": \"warning\"",
        with: "\"rule\": \"more-tab\",\n            \"severity\": \"error\""),
      to: "base.json")
    let result = try sandbox.run(["check", "six.tabs", "--against", "base.json"])
    #expect(result.status == 1)
    #expect(
      result.output.lines == [
        "1 design: 1 judged differently", "",
        "A rule judges differently: tabs, settings and layout are the same",
        "  ~ more-tab is now broken (warning), was broken (error); in six.tabs",
      ])
  }

  @Test(
    "A file that is no report is an error with place, problem and remedy, and status 2",
    arguments: [
      (
        "{\"version\": \"2.1.0\", \"runs\": []}",
        "base.json:1:1: error: this document has no results of a check"
      ),
      ("# tabbar session 1\n", "base.json:1:1: error: expected {, found #"),
      ("{\"schema\": 1, \"results\": []}", "none of the designs that are checked is in this report"),
      ("\u{0}\u{1}", "this is a binary file, not a report of check"),
    ])
  func noReport(text: String, problem: String) throws {
    try sandbox.session(["add Home"], to: "a.tabs")
    try sandbox.write(text, to: "base.json")
    let result = try sandbox.run(["check", "a.tabs", "--against", "base.json"])
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(result.errors.lines.count == 2 && result.errors.lines.last?.hasPrefix("  ") == true)
  }

  @Test("A report from another folder, a bad session and a folder without sessions are status 2")
  func failures() throws {
    try sandbox.session(["add Home"], to: "a.tabs")
    try sandbox.session(["add Home"], to: "b.tabs")
    try report(["a.tabs", "b.tabs"])
    let elsewhere = try sandbox.run(["check", sandbox.path("a.tabs"), "--against", "base.json"])
    #expect(elsewhere.status == 2 && elsewhere.errors.contains("in the same folder, as in a.tabs"))
    try sandbox.session(["ad Home"], to: "b.tabs")
    let bad = try sandbox.run(["check", "a.tabs", "b.tabs", "--against", "base.json"])
    #expect(bad.status == 2 && bad.errors.contains("b.tabs:2:1: error: "))
    #expect(bad.output == "1 design: the same\n")
    #expect(try sandbox.run(["check", "a.tabs", "--against", "none.json"]).status == 2)
    for option in [["--format", "junit"], ["--format", "json"], ["--fail-on", "warning"]] {
      let refused = try sandbox.run(["check", "a.tabs", "--against", "base.json"] + option)
      #expect(refused.status == 2 && refused.output == "")
      #expect(refused.errors.contains("leave out \(option[0])"), "\(refused.errors)")
    }
    #expect(try sandbox.run(["check", "-", "--against", "-"]).status == 2)
  }

  @Test("The list of changes begins with the version of the program, and goes back from there")
  func changes() throws {
    let version = try sandbox.run(["--version"]).output.lines.first?.split(separator: " ").last
    let headings = try RepositoryRoot.text("docs/changes.md").lines.filter { $0.hasPrefix("## ") }
      .map { $0.dropFirst(3) }
    let numbers = headings.map { $0.split(separator: ".").compactMap { Int($0) } }
    #expect(headings.first == version)
    #expect(numbers.allSatisfy { $0.count == 3 })
    for (newer, older) in zip(numbers, numbers.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer))
    }
  }
}
