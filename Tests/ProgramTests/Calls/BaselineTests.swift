import Foundation
import TabBarTestSupport
import Testing

@Suite("check --record and --against")
struct BaselineTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func record(_ arguments: [String]) throws {
    let result = try sandbox.run(["check", "--record", "base.txt"] + arguments)
    #expect(result.status == 0 && result.output.hasSuffix(" recorded\n"), "\(result.errors)")
  }

  @Test("Every sample is the same as it was recorded", arguments: [[], ["--all-devices"]])
  func same(options: [String]) throws {
    let path = RepositoryRoot.url("sessions").path
    try record([path] + options)
    let result = try sandbox.run(["check", path, "--against", "base.txt"] + options)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains(/^[0-9]+ designs: the same\n$/))
  }

  @Test("The status is 1 for what is different, and 0 for a broken rule that was broken before")
  func statuses() throws {
    try sandbox.session((1...6).map { "add T\($0) icon=star" }, to: "six.tabs")
    try record(["six.tabs"])
    #expect(try sandbox.run(["check", "six.tabs"]).status == 1)
    #expect(try sandbox.run(["check", "./six.tabs", "--against", "base.txt"]).status == 0)
    let other = try sandbox.run(["check", "six.tabs", "--against", "base.txt", "--guide", "hig-2013"])
    #expect(other.status == 1)
    #expect(
      other.output.hasPrefix("1 design: 1 different\nsix.tabs\n  ~ guide hig-2013, was guide hig-2022\n"))
    let piped = try sandbox.run(["check", "six.tabs", "--against", "-"], input: try sandbox.text("base.txt"))
    #expect(piped.status == 0 && piped.output == "1 design: the same\n")
    // A record takes the place of a record.
    try sandbox.session((1...5).map { "add T\($0) icon=star" }, to: "six.tabs")
    #expect(try sandbox.run(["check", "six.tabs", "--against", "base.txt"]).status == 1)
    try record(["six.tabs"])
    #expect(try sandbox.run(["check", "six.tabs", "--against", "base.txt"]).status == 0)
  }

  @Test(
    "A file that is no record is an error with place, problem and remedy, and is never written over",
    arguments: [
      ("{\"schema\": 1, \"results\": []}", "base.txt:1:1: error: this is a report in JSON"),
      ("# tabbar session 1\n", "base.txt:1:1: error: this is no record of check"),
      ("\u{0}\u{1}", "this is a binary file, not a record of check"),
    ])
  func noRecord(text: String, problem: String) throws {
    try sandbox.session(["add Home"], to: "a.tabs")
    try sandbox.write(text, to: "base.txt")
    let result = try sandbox.run(["check", "a.tabs", "--against", "base.txt"])
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(result.errors.lines.count == 2 && result.errors.lines.last?.hasPrefix("  ") == true)
    #expect(try sandbox.run(["check", "a.tabs", "--record", "base.txt"]).status == 2)
    #expect(try sandbox.text("base.txt") == text)
  }

  @Test("A record of another folder, a bad session and options that say nothing are status 2")
  func failures() throws {
    try sandbox.session(["add Home"], to: "a.tabs")
    try sandbox.session(["add Home"], to: "b.tabs")
    try record(["a.tabs", "b.tabs"])
    let elsewhere = try sandbox.run(["check", sandbox.path("a.tabs"), "--against", "base.txt"])
    #expect(elsewhere.status == 2 && elsewhere.errors.contains("in the same folder, as in a.tabs"))
    try sandbox.session(["ad Home"], to: "b.tabs")
    let bad = try sandbox.run(["check", "a.tabs", "b.tabs", "--against", "base.txt"])
    #expect(bad.status == 2 && bad.errors.contains("b.tabs:2:1: error: "))
    #expect(bad.output == "1 design: the same\n")
    #expect(try sandbox.run(["check", "a.tabs", "b.tabs", "--record", "new.txt"]).status == 2)
    #expect(try sandbox.run(["check", "a.tabs", "--against", "new.txt"]).status == 2)
    for option in [["--format", "junit"], ["--fail-on", "warning"]] {
      for way in ["--against", "--record"] {
        let refused = try sandbox.run(["check", "a.tabs", way, "base.txt"] + option)
        #expect(refused.status == 2 && refused.output == "")
        #expect(refused.errors.contains("leave out \(option[0])"), "\(refused.errors)")
      }
    }
    for arguments in [
      ["-", "--against", "-"], ["a.tabs", "--record", "-"], ["a.tabs", "--record", "x", "--against", "y"],
    ] {
      #expect(try sandbox.run(["check"] + arguments).status == 2)
    }
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
