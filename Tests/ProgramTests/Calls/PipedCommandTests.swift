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
      ["--plain"], input: "new bank\ninterview\ny\ns\n2\nq\nremove 4\nsave \(file)\n")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains("y yes · n no · s skip · x never ask · q stop"))
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

  @Test("The first error names line and column, shows the place, and ends with 2")
  func firstError() throws {
    let result = try sandbox.run(input: "add Today\n  bagde Today 3\nadd Games\n")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("standard input:2:3: error: "))
    let lines = result.errors.lines
    let mark = try #require(lines.firstIndex { $0.contains("^^^^^") })
    let (shown, caret) = (lines[mark - 1], lines[mark])
    let from = try #require(shown.range(of: "bagde"))
    let column = shown.distance(from: shown.startIndex, to: from.lowerBound)
    #expect(caret == String(repeating: " ", count: column) + "^^^^^")
    #expect(result.errors.contains("badge"))
    #expect(!result.output.contains("Games"))
    #expect(!result.output.contains("error"))
  }

  @Test("With --keep-going the rest runs, and the status is still 2")
  func keepGoing() throws {
    let result = try sandbox.run(["--keep-going"], input: "nonsense\nadd Today\nadd\nadd Games\n")
    #expect(result.status == 2)
    #expect(result.output.contains("added tab 2 \"Games\""))
    #expect(result.errors.contains("standard input:1:1: error: "))
    #expect(result.errors.contains("standard input:3:4: error: "))
  }

  @Test("An expectation that is not met is said, and ends with 1")
  func expectation() throws {
    let result = try sandbox.run(["--quiet"], input: "add Today\nexpect count 2\nadd Games\nexpect count 2\n")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("standard input:2: "))
    #expect(result.errors.lines.count == 1)
  }

  @Test("quit ends at once, without asking about what is not saved")
  func quit() throws {
    let result = try sandbox.run(input: "add Today\nquit\nadd Games\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(!result.output.contains("Games"))
    #expect(!result.output.contains("saved"))
    #expect(!sandbox.has("state"))
  }

  @Test("--quiet shows what is asked for only")
  func quiet() throws {
    let result = try sandbox.run(["--quiet"], input: "add Today\nshow list\nadd Games\n")
    #expect(result.status == 0)
    #expect(!result.output.contains("added"))
    #expect(result.output.contains("Today"))
    #expect(!result.output.contains("Games"))
  }

  @Test("What was typed undoes, saves and opens as it does at the prompt")
  func wholeSession() throws {
    let result = try sandbox.run(
      ["--quiet"],
      input: """
        add Today icon=star
        add Games
        undo
        save kept.tabs
        new
        expect count 0
        open kept.tabs
        expect count 1
        expect visible Today
        """)
    #expect(result.noise == "")
    #expect(try sandbox.text("kept.tabs").hasPrefix("# tabbar session 1\n"))
    #expect(!(try sandbox.text("kept.tabs").contains("Games")))
  }

  @Test("Every command has help that says its name and gives an example")
  func help() throws {
    let language = try RepositoryRoot.text("docs/language.md")
    let names = language.matches(of: /\n### ([a-z]+)\n/).map { String($0.1) }
    #expect(names.count > 30)
    let input = names.map { "help \($0)\n" }.joined()
    let result = try sandbox.run(input: input)
    #expect(result.status == 0)
    #expect(result.errors == "")
    for name in names { #expect(result.output.contains(name)) }
  }
}
