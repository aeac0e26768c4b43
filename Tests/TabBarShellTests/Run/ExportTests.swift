import Foundation
import TabBarDrawing
import Testing

@Suite("Exporting a design")
struct ExportTests {
  @Test(
    "writes what show shows, whatever the terminal", arguments: ["svg", "svg-screen", "json", "markdown"])
  func writes(format: String) throws {
    let run = ShellRun(
      ["add Home icon=house.fill", "show \(format)", "export \(format) out.txt"], isQuiet: true,
      options: RenderOptions(columns: 50))
    let written = try #require(run.store.files["out.txt"])
    #expect(written.hasSuffix("\n") && run.output == written)
    let coloured = ShellRun(
      ["add Home icon=house.fill", "export \(format) out.txt"],
      options: RenderOptions(columns: 160, ascii: true, color: true))
    #expect(coloured.store.files["out.txt"] == written)
    #expect(coloured.output.hasSuffix("wrote out.txt\n"))
  }

  @Test("puts it again into a file that it wrote, and never over what somebody else has written there since")
  func again() throws {
    var store: MemoryStore?
    let run = ShellRun(
      [
        .line("add Home"), .line("export svg a.svg"), .line("add Radio"), .line("export svg a.svg"),
        .line("export markdown a.svg"), .line("export json b.json"),
        .event { store?.files["a.svg"] = "mine" }, .line("export svg a.svg"), .line("export svg c.svg"),
        .line("save a.tabs"), .line("add Search"), .line("save"), .line("undo"), .line("save"),
        .event { store?.files["a.tabs"]? += "add Theirs\n" }, .line("undo"), .line("save"),
      ], keepsGoing: true, files: ["b.json": "{}"], prepare: { store = $1 })
    #expect(run.store.files["a.svg"] == "mine" && run.store.files["b.json"] == "{}")
    let texts = run.store.texts(of: "a.svg")
    #expect(texts.count == 3 && texts[1].contains("Radio") && !texts[0].contains("Radio"))
    #expect(run.store.texts(of: "a.tabs").map { $0.contains("Search") } == [false, true, false])
    #expect(run.store.files["a.tabs"]?.hasSuffix("add Radio\nadd Theirs\n") == true)
  }

  @Test("goes on with a page that follows the session, and the page with it")
  func followedPage() throws {
    let run = ShellRun(
      ["add Home", "view a.html", "export html a.html", "add Last", "export html a.html", "view off"],
      isInteractive: true)
    #expect(run.console.errors.isEmpty && run.store.files["a.html"]?.contains("Last") == true)
    #expect(run.store.texts(of: "a.html").count > 3)
  }

  @Test("as a page has the steps, as many as somebody looks at")
  func page() throws {
    let lines = ["note Start", "add Home", "expect count 1", "add Home", "expect count 9", "remove 2"]
    let run = ShellRun(lines + ["export html a.html"], keepsGoing: true)
    let page = try #require(run.store.files["a.html"])
    for words in [
      "<strong>Start</strong>", "<code>add Home</code>",
      "added tab 1 &quot;Home&quot;".replacing("&quot;", with: "\""),
      "As expected: <code>count 1</code>", "Not as expected: expected 9 tabs",
      "<strong>New warning: </strong>",
      "<strong>Cleared: </strong><code>duplicate-titles</code>",
    ] { #expect(page.contains(words), "\(words)") }
    #expect(page.components(separatedBy: "\"number\">Step ").count - 1 == 3)
    let many = ShellRun(["add Home"] + (1...250).map { "badge 1 \($0)" } + ["export html a.html"])
    let long = try #require(many.store.files["a.html"])
    #expect(long.contains("The first 151 commands of the session are left out here."))
    #expect(long.components(separatedBy: "\"number\">Step ").count - 1 == 100)
    let without = ShellRun(["add Home", "export html"])
    #expect(
      without.errors.contains("a page is a file for a browser")
        && without.errors.contains("export html bar.html"))
  }
}
