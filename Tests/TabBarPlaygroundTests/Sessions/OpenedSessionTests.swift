import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("A session that was opened")
struct OpenedSessionTests {
  private static let start = "# tabbar session 1\n"

  private func opened(_ lines: [String]) throws -> Playground {
    try Playground(SessionFile(SessionFile.text(of: lines), name: "a.tabs"))
  }

  private func lines(of playground: Playground) -> [String] {
    playground.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(
      String.init)
  }

  private static let samples: [String] =
    (try? RepositoryRoot.files())?.filter { path in
      path.hasPrefix("sessions/") && path.hasSuffix(".tabs") && !path.contains("/lessons/")
    } ?? []

  @Test("Every sample is as its file says, also after all was undone and redone", arguments: samples)
  func sample(path: String) throws {
    let text = try RepositoryRoot.text(path)
    let file = try SessionFile(text, name: path)
    var playground = try Playground(file)
    #expect(playground.text == text)
    #expect(try playground.draft == file.draft())
    #expect(!playground.hasUnsavedChanges)
    try playground.run("undo 999")
    #expect(playground.timeline.position == 0 && playground.hasUnsavedChanges)
    try playground.run("redo 999")
    #expect(playground.text == text && !playground.hasUnsavedChanges)
  }

  @Test("undo takes back its steps, the last design step first, and then what open did")
  func undo() throws {
    let file = try SessionFile(
      Self.start + "# About\nadd A\n\n# Two\nadd B\nexpect count 2\n", name: "x.tabs")
    var playground = try Playground(lines: ["add Before"])
    try playground.open(file, by: "open x.tabs")
    #expect(playground.sketch == "[A] B")
    #expect(try playground.sentence("undo") == "undid: add B")
    #expect(playground.text == Self.start + "# About\nadd A\nexpect count 2\n")
    #expect(playground.hasUnsavedChanges)
    try playground.run("undo")
    #expect(playground.sketch == "" && playground.path == "x.tabs")
    #expect(try playground.sentence("undo") == "undid: open x.tabs")
    #expect(playground.sketch == "[Before]" && playground.path == nil)
    try playground.run("redo 3")
    #expect(playground.text == file.text && !playground.hasUnsavedChanges)
  }

  @Test(
    "New steps go before the expectations at the end, with the comments and the gap above those",
    arguments: [
      (["add A", "expect count 1"], ["add A", "NEW", "expect count 1"]),
      (
        ["add A", "", "# Why", "expect count 1", "", "# x"],
        ["add A", "NEW", "", "# Why", "expect count 1", "", "# x"]
      ),
      (
        ["add A", "# A is new", "", "# Why", "EXPECT count 1"],
        ["add A", "# A is new", "NEW", "", "# Why", "EXPECT count 1"]
      ),
      (
        ["add A", "expect count 1", "expect count 1 # recorded"],
        ["add A", "NEW", "expect count 1", "expect count 1 # recorded"]
      ),
      (
        ["add A", "expect visible A # recorded", "# Why", "expect count 1"],
        ["add A", "expect visible A # recorded", "NEW", "# Why", "expect count 1"]
      ),
      (
        ["add A", "expect count 1", "add B", "expect count 2"],
        ["add A", "expect count 1", "add B", "NEW", "expect count 2"]
      ),
      (["add A", "expect count 1", "show", "# x"], ["add A", "expect count 1", "show", "# x", "NEW"]),
      (["add A", "", "# The end"], ["add A", "", "# The end", "NEW"]),
      (["# About", "", "expect count 0"], ["# About", "", "NEW", "expect count 0"]),
      (["# About"], ["# About", "NEW"]),
      ([], ["NEW"]),
    ])
  func promises(file: [String], saved: [String]) throws {
    var playground = try opened(file)
    try playground.run("note NEW")
    #expect(lines(of: playground).map { $0 == "note NEW" ? "NEW" : $0 } == saved)
    try playground.run("undo")
    #expect(lines(of: playground) == file)
  }

  @Test("An expectation that is typed keeps its place among the new steps")
  func typedExpectation() throws {
    var playground = try opened(["add A", "expect unmet count 9"])
    for line in ["add B", "expect count 2", "add C"] { try playground.run(line) }
    #expect(lines(of: playground) == ["add A", "add B", "expect count 2", "add C", "expect unmet count 9"])
    #expect(playground.brokenPromises.isEmpty)
  }

  @Test("The promises that no longer hold are named with their lines")
  func broken() throws {
    var playground = try opened([
      "add A", "add B", "", "# Two", "expect count 2", "expect visible A B", "expect unmet count 9",
    ])
    try playground.run("add C")
    let first = playground.lineOfPromises(in: playground.text)
    #expect(playground.brokenPromises.map { first + $0.index } == [7, 8])
    #expect(
      playground.brokenPromises.map(\.mismatch.sentence.text)
        == ["expected 2 tabs, and there are 3", "expected A and B to be visible, and A, B and C are"])
  }

  @Test("A step that is undone leaves with the lines above it, and looks and records stay where they are")
  func linesAround() throws {
    let file = [
      "note x", "# One", "add A", "expect visible A # recorded", "show", "# Two", "add B",
      "expect visible A B # recorded", "save x", "# End",
    ]
    var playground = try opened(file)
    #expect(lines(of: playground) == file)
    try playground.run("undo")
    #expect(lines(of: playground) == Array(file.prefix(5)) + ["save x", "# End"])
    try playground.run("undo")
    #expect(lines(of: playground) == ["note x", "save x", "# End"])
    try playground.run("redo 2")
    #expect(lines(of: playground) == file)
    #expect(playground.timeline.lines(from: 0, most: 9).map(\.line) == ["note x", "add A", "add B"])
  }

  @Test("What is below the last step stays when that is undone, and new steps go after it")
  func tail() throws {
    var playground = try opened(["add A", "add B", "", "show bar", "# End"])
    try playground.run("undo")
    #expect(lines(of: playground) == ["add A", "", "show bar", "# End"])
    try playground.run("add C")
    #expect(lines(of: playground) == ["add A", "", "show bar", "# End", "add C"])
    for line in ["undo", "redo", "undo 2"] { try playground.run(line) }
    #expect(lines(of: playground) == ["", "show bar", "# End"])
    #expect(try opened(lines(of: playground)).draft == Draft())
    try playground.run("redo")
    #expect(lines(of: playground) == ["add A", "", "show bar", "# End"])
    try playground.open(
      SessionFile(Self.start + "add D\nshow\nexpect count 1\n", name: "d.tabs"), by: "open d.tabs")
    try playground.run("undo")
    #expect(lines(of: playground) == ["show", "expect count 1"])
    try playground.run("undo")
    #expect(lines(of: playground) == ["add A", "", "show bar", "# End"])
  }

  @Test("Comments are kept, by themselves and after a command, and undone as a step")
  func comments() throws {
    var playground = Playground()
    for line in [
      "# The bar of \u{1B}[31mann", "add A icon=star   # the first", "remove 1 # \"gone", "  # end", "",
      "undo # now",
    ] {
      _ = try playground.perform(line)
    }
    #expect(
      lines(of: playground) == [
        "# The bar of \\u{1B}[31mann", "add A icon=star  # the first", "remove A  # \"gone",
      ])
    let saved = try Playground(SessionFile(playground.text, name: "a.tabs"))
    #expect(saved.text == playground.text)
  }

  @Test("A line that cannot be carried out is named, and nothing has changed")
  func refused() throws {
    for (text, line) in [("add A\nselect Zebra\n", 3), ("add A\nexpect count\n", 3), ("select B\nfrob\n", 3)]
    {
      var playground = try Playground(lines: ["add Before"])
      let error = #expect(throws: SessionError.self) {
        try playground.open(SessionFile(Self.start + text, name: "x.tabs"), by: "open x.tabs")
      }
      #expect(error?.line == line)
      #expect(playground.sketch == "[Before]" && playground.timeline.count == 1)
    }
  }

  @Test("A tab is recorded by its title where that names no other")
  func titles() throws {
    let long = String(repeating: "long ", count: 9)
    var playground = try Playground(lines: [
      "add Home Library Search Search \"\(long)\" \"last\" \"\"", "select 2",
    ])
    for line in [
      "badge lib 1", "icon selected star", "move last 1", "move 2 after=3", "swap first 6", "rename 4 X",
      "set \"last\" role=action", "expect visible 3 lib", "expect overflow none",
      "allow more-tab 2 because x",
      "allow more-tab because x", "remove 3 6",
    ] { try playground.run(line) }
    #expect(
      lines(of: playground).dropFirst(2) == [
        "badge Library 1", "icon Library star", "move 7 1", "move Home after=Library", "swap 1 \"\(long)\"",
        "rename 4 X", "set \"last\" role=action", "expect visible Home Library", "expect overflow none",
        "allow more-tab Library because x", "allow more-tab because x", "remove Home 6",
      ])
  }
}
