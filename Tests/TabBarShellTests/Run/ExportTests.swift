import Foundation
import TabBarDrawing
import Testing

@Suite("Exporting a design")
struct ExportTests {
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
}
