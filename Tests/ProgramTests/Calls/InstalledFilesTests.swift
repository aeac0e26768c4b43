import Foundation
import TabBarTestSupport
import Testing

@Suite("What is installed beside the program")
struct InstalledFilesTests {
  @Test(
    "The completions can be read by their shells, as far as those are here",
    arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let sandbox = try Sandbox()
    let written = try sandbox.run(["--generate-completion-script", shell])
    #expect(written.status == 0 && written.output.contains("tabbar"))
    try sandbox.write(written.output, to: "completions")
    let path = sandbox.path("completions")
    let result = try sandbox.shell("! command -v \(shell) >/dev/null || \(shell) -n '\(path)'")
    #expect(result.noise == "")
  }

  @Test("The manual page has its sections, each subcommand and nothing that its program complains about")
  func manualPage() throws {
    let sandbox = try Sandbox()
    let description = try sandbox.run(["--experimental-dump-help"]).output
    let written = try ProgramRunner.run(ProgramRunner.built("tabbar-tools"), ["manual"], input: description)
    #expect(written.status == 0)
    for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "EXIT STATUS", "FILES", "ENVIRONMENT"] {
      #expect(written.output.contains("\n.SH \(section)\n"))
    }
    for name in ["play", "replay", "check", "show", "matrix", "describe"] {
      #expect(written.output.contains("\n.SS \"tabbar \(name)\"\n"))
    }
    try sandbox.write(written.output, to: "tabbar.1")
    let path = sandbox.path("tabbar.1")
    let result = try sandbox.shell(
      "! command -v groff >/dev/null || groff -man -ww -Tutf8 '\(path)' >/dev/null")
    #expect(result.noise == "")
  }
}
