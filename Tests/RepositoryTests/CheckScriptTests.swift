import Foundation
import TabBarTestSupport
import Testing

@Suite("Scripts that run checks one after the other")
struct CheckScriptTests {
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
