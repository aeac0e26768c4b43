import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("The startup file")
struct StartupFileTests {
  @Test("sets up the bar and the prompt, and leaves nothing to save or to undo")
  func setsUp() throws {
    let file = StartupFile("# mine\n\ndevice ipad-10\r\nset pane brief\nguide sap-fiori\nset picture off\n")
    #expect(file.warnings.isEmpty)
    #expect(file.settings.map(\.setting) == [.pane, .picture])
    #expect(file.settings.map(\.value) == ["brief", "off"])
    var playground = Playground(file.document)
    #expect(playground.draft.design.device.id == "ipad-10" && playground.draft.guide.id == "sap-fiori")
    #expect(!playground.hasUnsavedChanges && playground.timeline.count == 0)
    // What is saved is complete in itself.
    try playground.run("add Home")
    #expect(try SessionFile(playground.text, name: "x").draft() == playground.draft)
  }

  @Test(
    "may not act outside, and neither looks nor goes back",
    arguments: [
      "save x.tabs", "open x.tabs", "quit", "replay x.tabs", "device my.json", "undo", "new", "check",
      "mark a",
      "tour", "fix", "note x", "expect count 0", "help",
    ])
  func refuses(line: String) {
    let file = StartupFile("add Home\n\(line)\nadd Library")
    #expect(file.warnings.map(\.line) == [2])
    #expect(file.document.draft.design.tabs.map(\.title) == ["Home", "Library"])
    #expect(file.document.body == "add Home\nadd Library\n")
  }

  @Test("goes on after a bad line, and says what is wrong with it")
  func goesOn() {
    let file = StartupFile("devise ipad-10\nset pane loud\nadd \"open\nguide sap-fiori")
    #expect(file.warnings.map(\.line) == [1, 2, 3])
    #expect(file.warnings.first?.text == "there is no command devise: did you mean device?")
    #expect(file.document.draft.guide.id == "sap-fiori")
  }
}
