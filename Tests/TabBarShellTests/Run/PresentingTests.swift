import TabBarDrawing
import TabBarPlayground
import Testing

@testable import TabBarShell

@Suite("Sessions and lessons page by page")
struct PresentingTests {
  private static let lines = [
    "# A bar with three tabs.", "add One", "add Two  # the second", "note \"Now the third.\"", "add Three",
    "expect count 3", "mark end", "expect visible One Two Three # recorded", "badge One 1",
    "expect visible One Two Three # recorded",
  ]

  /// The pages of a session as text, and what came of it.
  private func pages(_ lines: [String] = lines, _ settings: Replay.Settings = Replay.Settings()) throws -> (
    [String], Result<TabBarShell.ExitStatus, any Error>
  ) {
    let presenter = Presenter(console: KeptConsole(), style: RenderOptions())
    let played = ReplayPages(
      try SessionFile(SessionFile.text(of: lines), name: "x.tabs"), settings, presenter)
    let texts = played.pages.map { page in
      let console = KeptConsole()
      Presenter(console: console, style: RenderOptions()).say(page, of: Playground())
      return console.output
    }
    return (texts, played.result)
  }

  @Test(
    "Each command is a page with its comments, what it says and the bar that it changed; a mark has its name")
  func session() throws {
    let (pages, result) = try pages()
    #expect(pages.count == 7)
    #expect(try result.get() == .fine)
    #expect(pages[0].hasPrefix("# A bar with three tabs.\n> add One\n  added tab 1 \"One\"\n"))
    #expect(pages[1].hasPrefix("# the second\n> add Two\n") && pages[1].contains("[One]"))
    #expect(pages[2].contains("Now the third.") && pages[5].hasPrefix("> mark end\n"))
    #expect(!pages.joined().contains("visible"))
  }

  @Test("A line that is no command is refused before a page is shown, one that cannot be done at its place")
  func errors() throws {
    let (none, bad) = try pages(["add A", "frob"])
    #expect(none.isEmpty)
    #expect(throws: SessionError.self) { try bad.get() }
    let (some, late) = try pages(["add A", "remove B", "add C"])
    #expect(some.first?.contains("added tab 1") == true && !some.joined().contains("added tab 2"))
    #expect(throws: SessionError.self) { try late.get() }
  }

  @Test("A record that does not hold is said on the page of the command above it")
  func records() throws {
    let (pages, _) = try pages(["add A", "expect visible B # recorded", "add C"])
    #expect(pages[0].contains("expected B to be visible") && !pages[1].contains("to be visible"))
  }
}
