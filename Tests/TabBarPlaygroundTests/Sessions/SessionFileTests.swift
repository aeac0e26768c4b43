import TabBarCore
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Session files")
struct SessionFileTests {
  private static let header = "# tabbar session 1\n"

  @Test("Lines keep their text and their number, comments and gaps too")
  func lines() throws {
    let file = try SessionFile(
      Self.header + "# why\n\n  add  A # first\nnote \"six\"\nexpect count 1\n", name: "a.tabs")
    #expect(file.lines.map(\.text) == ["# why", "", "  add  A # first", "note \"six\"", "expect count 1"])
    #expect(file.lines.map(\.number) == [2, 3, 4, 5, 6])
    let canonical = try file.lines.map { try file.invocation(of: $0)?.canonical }
    #expect(canonical == [nil, nil, "add A", "note six", "expect count 1"])
  }

  @Test(
    "Line ends, a byte order mark and a missing last newline make no difference; CRLF and the first line stay",
    arguments: [
      "# tabbar session 1\nadd A\n\nadd B\n", "# tabbar session 1\nadd A\n\nadd B",
      "# tabbar session 1\r\nadd A\r\n\r\nadd B\r\n", "\u{FEFF}# tabbar session 1\nadd A\n\nadd B\n",
      "\u{FEFF}# tabbar session 1\r\nadd A\r\n\r\nadd B", "# tabbar session 1  \nadd A\n\nadd B\n",
      "# tabbar session  1\t owner=ann\nadd A\n\nadd B\n",
    ])
  func sameLines(text: String) throws {
    let end = text.contains("\r\n") ? "\r\n" : "\n"
    let file = try SessionFile(text, name: "a.tabs")
    #expect(file.lines.map(\.text) == ["add A", "", "add B"])
    #expect(file.lines.map(\.number) == [2, 3, 4])
    #expect(try file.draft().design.tabs.map(\.title) == ["A", "B"])
    // As bytes, because CRLF is one character.
    let first = String(decoding: text.utf8.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    let saved = [first, "add A", "", "add B", ""].joined(separator: end)
    #expect(try Playground(file).text == saved)
  }

  @Test("A file that mixes line ends keeps that of each line; a new line ends as the one above it")
  func mixedLineEnds() throws {
    let text = "# tabbar session 1\nadd A\r\n\nadd B\n\r\n# End\r\n"
    var playground = try Playground(SessionFile(text, name: "a.tabs"))
    #expect(Array(playground.text.utf8) == Array(text.utf8))
    try playground.run("add C")
    #expect(Array(playground.text.utf8) == Array((text + "add C\r\n").utf8))
    let tidied = try TidiedSession(
      SessionFile(
        "# tabbar session 1\r\ndevice iphone-14\nadd A\nadd B\r\nrename A X\nnote x\r\n", name: "a.tabs"))
    let lines = "# tabbar session 1\r\ndevice iphone-14\nadd X\nadd B\r\nnote x\r\n"
    #expect(Array(tidied.text.utf8) == Array(lines.utf8))
  }

  @Test("The first line may say more as KEY=VALUE, which is kept")
  func properties() throws {
    let text = "# tabbar session 1 owner=ann x=\nadd A\n"
    var playground = try Playground(SessionFile(text, name: "a.tabs"))
    try playground.run("add B")
    #expect(playground.text == text + "add B\n")
  }

  @Test("A file with only its first line is an empty session", arguments: ["# tabbar session 1", header])
  func onlyHeader(text: String) throws {
    let playground = try Playground(SessionFile(text, name: "a.tabs"))
    #expect(playground.draft == Draft() && playground.text == Self.header)
  }

  @Test(
    "A file in which git has left two versions is refused at the first of its marks, wherever that is",
    arguments: [
      ("# tabbar session 1\nadd A\n<<<<<<< HEAD\nadd B\n=======\nadd C\n>>>>>>> theirs\n", 3),
      ("# tabbar session 1\nadd A\n||||||| 1a2b3c4\n=======\n", 3),
      ("# tabbar session 1\r\nremove B\r\n=======\r\n", 3),
      ("# tabbar session 1\nadd A\n>>>>>>> what's mine\n", 3),
      ("<<<<<<< HEAD\n# tabbar session 1\n=======\n# tabbar session 1 owner=ann\n>>>>>>> theirs\n", 1),
    ])
  func unfinishedMerge(text: String, line: Int) throws {
    let error = #expect(throws: SessionError.self) {
      _ = try Playground(try SessionFile(text, name: "a.tabs"))
    }
    #expect(error?.line == line && error?.error.range == 0..<7)
    #expect(error?.error.problem == "this is a mark of an unfinished merge")
    #expect(
      error?.error.lines == [] && error?.error.remedy?.contains("keep the lines that are meant") == true)
  }

  @Test("Such signs are text where they begin no line, or are more or fewer than seven")
  func noMerge() throws {
    let text = Self.header + "note \"======= x\"\n# <<<<<<< HEAD\nadd \"<<<<<<< HEAD\"\n"
    #expect(
      try SessionFile(text, name: "a.tabs").draft().design.tabs.map(\.title) == ["<<<<<<< HEAD"])
    let file = try SessionFile(Self.header + "========\n", name: "a.tabs")
    let error = #expect(throws: SessionError.self) { try file.draft() }
    #expect(error?.error.problem.contains("there is no command") == true)
  }

  @Test(
    "What is not a session of this version is refused in its first line",
    arguments: try CaseFile.rows(of: "Tests/TabBarPlaygroundTests/Cases/Tables/first-lines.txt"),
    ["\n", "\r\n# tabbar session 1\n"])
  func firstLine(row: CaseFile.Row, rest: String) throws {
    let expected = MarkedLine(row.cells[1])
    let error = #expect(throws: SessionError.self) { try SessionFile(expected.line + rest, name: "a.tabs") }
    #expect(error?.file == "a.tabs" && error?.line == 1)
    #expect(error?.text == expected.line)
    #expect(error?.error.range == expected.range)
    #expect(error?.error.problem == row.cells[0])
    #expect(error?.error.remedy != nil)
  }

  @Test(
    "A bad line in the middle is named with its place",
    arguments: ["\n", "\r\n"])
  func badLine(end: String) throws {
    let text = ["# tabbar session 1", "add 日本", "", "add \"X\" icn=y", "add B", ""].joined(separator: end)
    let error = #expect(throws: SessionError.self) { try SessionFile(text, name: "a.tabs").checkLines() }
    #expect(error?.line == 4 && error?.text == "add \"X\" icn=y")
    #expect(error?.error.range == 8..<13)
  }

  @Test("A saved session keeps what was opened line by line, and adds what was typed in canonical form")
  func commentsAreKept() throws {
    let text = Self.header + "# Music\n\nadd  Home   # keep me\nnote hi\n\tnote ho\n"
    var playground = try Playground(SessionFile(text, name: "a.tabs"))
    #expect(playground.text == text)
    try playground.run("ADD 'Listen Now'  # dropped")
    try playground.run("note \"two now\"")
    _ = playground.refusal(of: "select Zebra")
    try playground.run("show")
    #expect(playground.text == text + "add \"Listen Now\"\nnote \"two now\"\n")
  }

  @Test("A session that is printed reads as itself, and ends with the same draft", arguments: 41...46)
  func printAndParse(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    var playground = Playground()
    for _ in 0..<150 {
      let (line, _) = GeneratedText.line(using: &numbers)
      // Many of them name tabs that there are not.
      _ = Result { () throws in try playground.run(line.hasPrefix("save") ? "undo" : line) }
    }
    let text = playground.text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || GeneratedText.isHarmless($0) })
    let file = try SessionFile(text, name: "a.tabs")
    #expect(SessionFile.text(of: file.lines.map(\.text)) == text)
    let again = try Playground(file)
    #expect(again.draft == playground.draft && again.text == text)
    #expect(try file.lines.allSatisfy { try file.invocation(of: $0)?.canonical == $0.text })
  }
}
