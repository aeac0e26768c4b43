import Foundation
import TabBarTestSupport
import Testing

@Suite("Commands through a pipe")
struct PipedCommandTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("Commands give results without prompt, greeting or escape, and end with 0")
  func results() throws {
    let result = try sandbox.run(input: "add Today\nadd Games\n\n# a remark\nshow list\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(!result.output.contains("tabbar"))
    #expect(!result.output.utf8.contains(0x1B))
    #expect(result.output.hasPrefix("added tab 1 \"Today\"\n"))
    #expect(result.output.contains("added tab 2 \"Games\"\n"))
    #expect(!sandbox.has("state"))
  }

  @Test("The quiz takes the lines after it as answers, whatever they look like, and keeps none of them")
  func quiz() throws {
    let file = sandbox.path("a.tabs")
    let result = try sandbox.run(
      ["--plain"], input: "add A\nquiz 2\n4\nmore-tab\n\ndone\nadd B\nsave \(file)\nquiz names\n4\n")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains("the quiz is over"))
    #expect(!result.output.contains("│"))
    #expect(try sandbox.text("a.tabs").lines.suffix(2) == ["add A", "add B"])
  }

  @Test("The interview takes a line for each answer, and a session keeps the answers as commands")
  func interview() throws {
    let file = sandbox.path("a.tabs")
    let result = try sandbox.run(
      ["--plain"], input: "new bank\ninterview\n1 y\n3 2\ndone\nremove 4\nsave \(file)\n")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains("the interview is over"))
    let kept = try sandbox.text("a.tabs").lines.dropFirst(8)
    #expect(
      Array(kept) == [
        "answer peer-tabs yes", "set Accounts opens=section",
        "set Payments opens=sheet", "set Cards opens=section", "set Savings opens=section", "remove Savings",
      ])
  }

  @Test("No command at all is no error", arguments: ["", "\n", "\u{FEFF}", "# nothing\n"])
  func nothing(input: String) throws {
    #expect(try sandbox.run(input: input).noise == "")
  }

  @Test("A last line without its end, and lines that end as on Windows, are commands as well")
  func lineEnds() throws {
    let result = try sandbox.run(["--quiet"], input: "\u{FEFF}add Today\r\nadd Games\r\nexpect count 2")
    #expect(result.noise == "")
  }
}
