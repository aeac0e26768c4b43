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
      ("0", .broken), ("00", .broken), ("0+", .broken), ("New", .broken), ("NEW ITEMS!", .broken),
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

  @Test("The words on a long badge grow stronger above four characters, and suggest 99+ for numbers")
  func lengthMessages() throws {
    let four = try #require(scene("1204").finding("long-badge")).message
    #expect(
      four
        == "\"1204\" on \"Area 1\" has 4 characters, more than the 3 that a glance takes in; 99+ says enough")
    let five = try #require(scene("12045").finding("long-badge")).message
    #expect(five.contains("has 5 characters, far more than the 3"))
    let words = try #require(scene("NEW ITEMS!").finding("long-badge")).message
    #expect(!words.contains("99+"))
  }

  @Test("Without badges there is nothing to judge", arguments: ["badge-form", "dot-badge", "long-badge"])
  func none(rule: String) {
    #expect(scene(nil).verdict(of: rule) == .notApplicable)
  }
}
