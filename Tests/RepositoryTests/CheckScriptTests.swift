import Foundation
import TabBarTestSupport
import Testing

@Suite("Scripts that run checks one after the other")
struct CheckScriptTests {
  @Test(
    "Each check is run, and the last lines name those that failed",
    arguments: [
      (["true", "true"], [], 0), (["false", "true"], ["0"], 1),
      (["exit 3", "true", "no-such-program"], ["0", "2"], 1),
    ])
  func report(checks: [String], failed: [String], status: Int) throws {
    let lines = checks.enumerated().map { "check \($0) sh -c '\($1)' 2>/dev/null" }
    let beginning = ["set -euo pipefail", ". '\(RepositoryRoot.url("Tests/checks.sh").path)'"]
    let script = (beginning + lines + ["report"]).joined(separator: "\n")
    let result = try ProgramRunner.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    #expect(Int(result.status) == status)
    #expect(result.output == checks.indices.map { "== \($0)\n" }.joined())
    #expect(result.errors == failed.map { "failed: \($0)\n" }.joined())
  }

  @Test("The soak runs every program that says so, as a check, and reports at its end")
  func soak() throws {
    let script = try RepositoryRoot.text("Tests/soak.sh").split(separator: "\n")
    let folder = RepositoryRoot.url("Tests/Soak").path
    let programs = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      try RepositoryRoot.text("Tests/Soak/\($0)").contains("make soak")
    }
    #expect(programs.count > 6)
    for program in programs {
      let isRun = script.contains { $0.hasPrefix("check ") && $0.contains("Tests/Soak/\(program) ") }
      #expect(isRun, "\(program)")
    }
    #expect(script.last == "report")
  }
}
