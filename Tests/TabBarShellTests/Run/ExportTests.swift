import TabBarRendering
@testable import TabBarShell
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

  @Test("without a file is the same as show")
  func withoutFile() {
    let lines = ["add Home icon=house.fill", "export svg"]
    let run = ShellRun(lines, isQuiet: true)
    #expect(run.output == ShellRun([lines[0], "show svg"], isQuiet: true).output)
    #expect(run.store.writes == 0)
  }

  @Test("replaces a file only where that is said, and writes nothing for -")
  func replaces() {
    let files = ["a.svg": "old"]
    let refused = ShellRun(["add Home", "export svg a.svg"], files: files)
    #expect(refused.store.files == files && refused.status == .failed)
    let replaced = ShellRun(["add Home", "export svg a.svg replace"], files: files)
    #expect(replaced.store.files["a.svg"]?.hasPrefix("<svg ") == true && replaced.status == .fine)
    let dash = ShellRun(["add Home", "export svg -"])
    #expect(dash.store.writes == 0 && dash.errors.contains("export svg alone shows the answer here"))
  }

  @Test("is skipped in a session that is opened or replayed")
  func inSessions() {
    let files = ["a.tabs": "# tabbar session 1\nadd Home\nexport svg a.svg\n"]
    for command in ["open", "replay"] {
      let run = ShellRun(["\(command) a.tabs"], files: files)
      #expect(run.store.writes == 0 && run.store.files == files)
    }
  }
}
