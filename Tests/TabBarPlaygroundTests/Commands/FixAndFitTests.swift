import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Mending and fitting")
struct FixAndFitTests {
  @Test("fix leaves alone what another rule finds, and what is accepted")
  func limited() throws {
    var playground = try Playground(lines: ["add A badge=0", "add B", "add C"])
    try playground.run("fix more-tab")
    #expect(playground.draft.design.tabs.first?.badge == "0")
    for rule in Set(playground.draft.scene.report.findings.map(\.rule)) {
      try playground.run("allow \(rule) because \"A zero is news here.\"")
    }
    try playground.run("fix")
    #expect(playground.draft.design.tabs.first?.badge == "0")
  }

  @Test("Several numbers carry out several fixes of one list, whatever the first ones change")
  func several() throws {
    let lines = ["add A", "add B badge=0", "add C", "set C group=A", "bar hidesWhenPushed=yes"]
    for numbers in [[1, 2, 3], [3, 2, 1], [2, 3]] {
      var playground = try Playground(lines: lines)
      let listed = playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary)
      let chosen = try numbers.map { try #require($0 <= listed.count ? listed[$0 - 1] : nil) }
      try playground.run("fix " + numbers.map(String.init).joined(separator: " "))
      let left = playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary)
      #expect(Set(left).isDisjoint(with: chosen) && left.count <= listed.count - chosen.count, "\(left)")
    }
  }

  @Test("A session has the commands that were chosen, and is refused with the ones that choose")
  func inFiles() throws {
    for line in ["fix", "fix 1", "fit 1"] {
      let text = "# tabbar session 1\nadd A badge=0\n" + "BCDEF".map { "add \($0)\n" }.joined() + line + "\n"
      let file = try SessionFile(text, name: "x")
      let error = #expect(throws: SessionError.self) { try file.draft() }
      #expect(error?.line == 8 && error?.error.remedy?.hasPrefix("here: ") == true)
    }
    // Looking for plans changes nothing, so a file may contain it.
    #expect(throws: Never.self) {
      try SessionFile("# tabbar session 1\nadd A\nfit\n", name: "x").draft()
    }
  }
}
