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
}
