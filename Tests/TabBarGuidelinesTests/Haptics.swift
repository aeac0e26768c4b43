import TabBarCore
import TabBarGuidelines
import Testing

@Suite("What people feel")
struct Haptics {
  private let badged = [Tab("Tasks", badge: "2"), Tab("Profile")]

  // R77: light feedback on a change of tab.
  @Test(
    "SAP asks for a pulse on a change of tab",
    arguments: [("none", Verdict.broken), ("arrival", .broken), ("selection", .met), ("both", .met)])
  func selection(haptics: String, expected: Verdict) throws {
    let scene = try scene([.haptics: haptics], by: "sap-fiori")
    #expect(scene.verdict(of: "selection-haptics") == expected)
    #expect(scene.finding("selection-haptics").map { $0.severity == .info } ?? true)
  }

  // R78: stronger feedback when a message arrives in a tab.
  @Test(
    "SAP asks for a pulse when a message arrives in a tab that has a badge",
    arguments: [("none", Verdict.broken), ("selection", .broken), ("arrival", .met), ("both", .met)])
  func arrival(haptics: String, expected: Verdict) throws {
    #expect(
      try scene([.haptics: haptics], badged, by: "sap-fiori").verdict(of: "arrival-haptics") == expected)
    #expect(try scene([.haptics: haptics], by: "sap-fiori").verdict(of: "arrival-haptics") == .notApplicable)
  }

  // R79: whether it plays is the system's decision, so that a badge has to say it too.
  @Test("A pulse without a badge is worth a remark")
  func alone() throws {
    let alone = try scene([.haptics: "both"], by: "sap-fiori")
    #expect(alone.finding("haptics-alone")?.severity == .info)
    #expect(try scene([.haptics: "both"], badged, by: "sap-fiori").verdict(of: "haptics-alone") == .met)
    #expect(
      try scene([.haptics: "selection"], by: "sap-fiori").verdict(of: "haptics-alone") == .notApplicable)
  }

  @Test("What is not known is asked, and found by no rule")
  func unknown() throws {
    let scene = try scene([:], badged, by: "sap-fiori")
    #expect(scene.question("selection-haptics")?.contains("bar haptics=") == true)
    #expect(scene.question("arrival-haptics") != nil)
    #expect(scene.verdict(of: "haptics-alone") == .notApplicable)
  }

  // C29: SAP's design, not stock behaviour.
  @Test(
    "Haptics are in no guide of Apple's",
    arguments: ["selection-haptics", "arrival-haptics", "haptics-alone"])
  func notApples(rule: String) {
    #expect(Guide.all.filter { $0[rule: rule] != nil }.map(\.id) == ["sap-fiori"])
  }
}
