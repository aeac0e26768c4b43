import Foundation
import TabBarTestSupport
import Testing

@Suite("Marks of a session, without a prompt")
struct MarkTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.session(
      [
        "add A icon=star", "add B icon=star", "mark both", "remove B", "rename A Home", "mark one",
        "back both",
        "add C icon=star", "add D icon=star", "add E icon=star", "add F icon=star", "rename C Cc",
      ], to: "ideas.tabs")
  }

  @Test(
    "show --mark shows the design of a mark in any format, and names the marks where there is none of that name"
  )
  func show() throws {
    for format in ["list", "json", "svg", "html"] {
      let result = try sandbox.run(["show", "ideas.tabs", "--mark", "ONE", "--format", format])
      #expect(result.status == 0 && !result.output.contains("Cc"), "\(format)")
    }
    let none = try sandbox.run(["show", "ideas.tabs", "--mark", "two"])
    #expect(none.status == 2 && none.errors.contains("there is no mark two\n  the marks are both, one"))
  }

  @Test("check --marks judges each mark and the end, each finding with the line that brought it")
  func check() throws {
    let text = try sandbox.run(["check", "ideas.tabs", "--marks"])
    #expect(text.status == 1)
    let names = text.output.split(separator: "\n").filter { $0.hasPrefix("ideas.tabs") }
    #expect(names == ["ideas.tabs@both", "ideas.tabs@one", "ideas.tabs"])
    let run = try sandbox.run(["check", "ideas.tabs", "--marks", "--format", "json"])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try #require(report["results"] as? [[String: Any]])
    #expect(results.map { $0["mark"] as? String } == ["both", "one", nil] && results[2]["mark"] is NSNull)
    // Lines 5 and 6 made one of the ideas, and line 8 goes back to where it began.
    let lines = results.map { result -> [Int] in
      let findings = (result["scene"] as? [String: Any])?["findings"] as? [[String: Any]] ?? []
      return findings.compactMap { $0["line"] as? Int }
    }
    #expect(lines[1].contains(6) && lines[2].contains(12), "\(lines)")
    #expect(!lines[2].contains { (5...8).contains($0) }, "\(lines)")
  }

  @Test("FILE@NAME is a mark for diff, unless a file is called so")
  func diff() throws {
    let marks = try sandbox.run(["diff", "ideas.tabs@both", "ideas.tabs@one"])
    #expect(marks.status == 1 && marks.output.contains("- \"B\" removed (was tab 2)"))
    #expect(try sandbox.run(["diff", "ideas.tabs@one", "ideas.tabs@one"]).status == 0)
    try sandbox.session(["add Z"], to: "ideas.tabs@one")
    #expect(try sandbox.run(["diff", "ideas.tabs@both", "ideas.tabs@one"]).output.contains("\"Z\" added"))
    let none = try sandbox.run(["diff", "ideas.tabs@both", "ideas.tabs@two"])
    #expect(none.status == 2 && none.errors.contains("there is no mark two"))
  }
}
