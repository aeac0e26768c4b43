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
}
