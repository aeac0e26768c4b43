import TabBarCore
import TabBarGuidelines
import Testing

@Suite("What goes into a badge")
struct Badges {
  private func scene(_ badge: String?) -> Scene {
    var tabs = sections(3)
    tabs[1].badge = badge
    return Scene(Design(tabs: tabs), by: .standard)
  }

  // HIG 2022, Tab bars, iOS, iPadOS: a number or an exclamation mark that tells of something new (R72, R73).
  @Test(
    "A badge is a number above zero or an exclamation mark",
    arguments: [
      ("1", Verdict.met), ("12", .met), ("99+", .met), ("!", .met), (" 3 ", .met), ("٣", .met),
      ("New", .broken), ("NEW ITEMS!", .broken),
      ("!!", .broken), ("-1", .broken), ("+", .broken), ("1.2K", .needsPerson), ("1,204", .needsPerson),
      ("●", .notApplicable), ("", .notApplicable),
    ])
  func form(badge: String, expected: Verdict) {
    let scene = scene(badge)
    #expect(scene.verdict(of: "badge-form") == expected)
    #expect(scene.finding("badge-form").map { $0.tabs == [1] } ?? true)
  }

  // No documented dot on iOS (B6): worth a remark (C22), not a warning.
  @Test("A plain dot is worth a remark", arguments: ["●", "•", "", "🔴"])
  func dot(badge: String) throws {
    let finding = try #require(scene(badge).finding("dot-badge"))
    #expect(finding.severity == .info && finding.tabs == [1])
  }

  // B6: advice above three characters, in stronger words above four; 99+ instead.
  @Test(
    "A badge longer than three characters is too long",
    arguments: [("99+", Verdict.met), ("999", .met), ("999+", .broken), ("10000", .broken), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", .met)])
  func length(badge: String, expected: Verdict) {
    #expect(scene(badge).verdict(of: "long-badge") == expected)
  }

  @Test("The finding on a long badge names the limit, and 99+ is suggested for numbers")
  func lengthMessages() throws {
    let four = try #require(scene("1204").finding("long-badge")).message
    #expect(
      four
        == "\"1204\" on \"Area 1\" has 4 characters; keep badges to 3: 99+ says enough")
    let five = try #require(scene("12045").finding("long-badge")).message
    #expect(five.contains("has 5 characters; keep badges to 3"))
  }

  // R72: words are what is wrong with NEW ITEMS!, and shorter ones would be as wrong.
  @Test("Words in a badge are found once, and as too long only where words may be")
  func longWords() throws {
    #expect(scene("NEW ITEMS!").report.findings.map(\.rule).filter { $0.contains("badge") } == ["badge-form"])
    var tabs = sections(3)
    tabs[1].badge = "NEW ITEMS!"
    let scene = Scene(Design(tabs: tabs), by: try guide("material-3"))
    #expect(scene.report.findings.map(\.rule) == ["long-badge"])
    #expect(scene.finding("long-badge")?.message.contains("99+") == false)
  }

  // R73: a badge of zero should be none.
  @Test("A badge of zero announces nothing, in whatever form", arguments: ["0", "00", "0+", " 0 ", "٠"])
  func zero(badge: String) throws {
    let scene = scene(badge)
    let finding = try #require(scene.finding("zero-badge"))
    #expect(finding.severity == .warning && finding.tabs == [1])
    #expect(scene.verdict(of: "badge-form") == .notApplicable)
  }

  @Test("Taking a zero away is safe, and settles it")
  func zeroFix() throws {
    let before = scene("0")
    let fix = try #require(before.fixes(of: "zero-badge").first)
    #expect(fix.grade == .safe && fix.edits == [.badge(1, nil)])
    var design = before.design
    for edit in fix.edits { edit.apply(to: &design) }
    #expect(Scene(design, by: .standard).verdict(of: "zero-badge") == .notApplicable)
  }

  @Test("A badge from one on is no zero", arguments: ["1", "10", "100", "!", "New", "●"])
  func notZero(badge: String) { #expect(scene(badge).verdict(of: "zero-badge") == .met) }

  // B13: Material Design caps at 999+, four characters with the plus sign; Apple's world at 99+ (B6).
  @Test(
    "A number that is too long can be capped where the guide caps, if a person wants it",
    arguments: [
      ("hig-2022", "1204", "99+"), ("hig-2022", "1,204", "99+"), ("hig-2022", "1.2K", "99+"),
      ("material-3", "12045", "999+"),
    ])
  func cap(id: String, badge: String, expected: String) throws {
    var tabs = sections(3)
    tabs[1].badge = badge
    let scene = Scene(Design(tabs: tabs), by: try guide(id))
    let fix = try #require(scene.fixes(of: "long-badge").first)
    #expect(fix.grade == .suggestion && fix.edits == [.badge(1, expected)])
  }

  @Test("What is no number above the cap is not capped", arguments: ["NEW!", "0007", "1.25"])
  func noCap(badge: String) throws {
    let scene = scene(badge)
    #expect(scene.fixes(of: "long-badge") == [])
  }

  // R75, C22 and B13: SAP and Material Design have badges without a number.
  @Test(
    "A plain dot is a badge like any other for SAP and Material Design",
    arguments: ["sap-fiori", "material-3"])
  func dotAllowed(id: String) throws {
    #expect(try guide(id)[rule: "dot-badge"] == nil)
    var tabs = sections(3)
    tabs[1].badge = "●"
    #expect(Scene(Design(tabs: tabs), by: try guide(id)).report.findings == [])
  }

  @Test(
    "Without badges there is nothing to judge",
    arguments: ["badge-form", "zero-badge", "dot-badge", "long-badge", "many-badges", "badge-meaning"])
  func none(rule: String) {
    #expect(scene(nil).verdict(of: rule) == .notApplicable)
  }
}
