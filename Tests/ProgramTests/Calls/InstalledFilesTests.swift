import Foundation
import TabBarTestSupport
import Testing

@Suite("What is installed beside the program")
struct InstalledFilesTests {
  @Test(
    "The completions are what the program writes now",
    arguments: ["bash": "tabbar.bash", "zsh": "_tabbar", "fish": "tabbar.fish"])
  func completions(shell: String, file: String) throws {
    let written = try Sandbox().run(["--generate-completion-script", shell])
    #expect(try written.status == 0 && written.output == RepositoryRoot.text("docs/completions/\(file)"))
  }

  @Test("The manual page says what the program says of itself now")
  func manualIsFresh() throws {
    let description = try Sandbox().run(["--experimental-dump-help"]).output
    let written = try ProgramRunner.run(ProgramRunner.built("tabbar-tools"), ["manual"], input: description)
    #expect(try written.status == 0 && written.output == RepositoryRoot.text("docs/man/tabbar.1"))
  }

  @Test(
    "The completions can be read by their shells, as far as those are here",
    arguments: ["bash", "zsh", "fish"])
  func syntax(shell: String) throws {
    let name = ["bash": "tabbar.bash", "zsh": "_tabbar", "fish": "tabbar.fish"][shell] ?? ""
    let path = RepositoryRoot.url("docs/completions/\(name)").path
    let result = try Sandbox().shell("! command -v \(shell) >/dev/null || \(shell) -n '\(path)'")
    #expect(result.noise == "")
  }

  @Test("The manual page has its sections, each subcommand and nothing that its program complains about")
  func manualPage() throws {
    let text = try RepositoryRoot.text("docs/man/tabbar.1")
    for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "EXIT STATUS", "FILES", "ENVIRONMENT"] {
      #expect(text.contains("\n.SH \(section)\n"))
    }
    for name in ["play", "replay", "check", "show", "matrix", "describe"] {
      #expect(text.contains("\n.SS \"tabbar \(name)\"\n"))
    }
    let path = RepositoryRoot.url("docs/man/tabbar.1").path
    let result = try Sandbox().shell(
      "! command -v groff >/dev/null || groff -man -ww -Tutf8 '\(path)' >/dev/null")
    #expect(result.noise == "")
  }
}
