import Foundation
import TabBarTestSupport
import Testing

@Suite("What is installed beside the program")
struct InstalledFilesTests {
  private static let files = [
    "completions/tabbar.bash", "completions/_tabbar", "completions/tabbar.fish", "man/tabbar.1",
  ]

  @Test("Completions and the manual page are what the program writes now")
  func isFresh() throws {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(atPath: sandbox.path("docs"), withIntermediateDirectories: true)
    #expect(try sandbox.run(["write-docs", sandbox.path("docs")]).noise == "")
    for file in Self.files {
      let written = try sandbox.text("docs/\(file)")
      #expect(!written.isEmpty)
      #expect(try RepositoryRoot.text("docs/\(file)") == written, "docs/\(file): run make docs")
    }
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
    #expect(!text.contains("write\\-docs"))
    let path = RepositoryRoot.url("docs/man/tabbar.1").path
    let result = try Sandbox().shell(
      "! command -v groff >/dev/null || groff -man -ww -Tutf8 '\(path)' >/dev/null")
    #expect(result.noise == "")
  }
}
