import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("A page")
struct PagesTests {
  private func pages(_ options: RenderOptions) -> [String] {
    RulesPage.lines(by: .hig2022, options) + RulesPage.lines(options) + GuidesPage.lines(options)
      + DevicesPage.lines(Device.all, options) + SystemsPage.lines(options)
      + Rule.all.flatMap { RulePage.lines($0, options) }
      + CheckPage.lines(Samples.scene(6), options)
      + CheckPage.lines(Samples.scene(6, on: "apple-tv-4k"), options)
      + FindingsBlock.lines(Samples.scene(6).report, options)
  }

  @Test("fits every width", arguments: Array(stride(from: 40, through: 200, by: 7)))
  func fits(columns: Int) {
    for line in pages(RenderOptions(columns: columns)) {
      #expect(TerminalText.columns(of: line) <= columns, "\(line)")
    }
    for line in pages(RenderOptions(columns: columns, ascii: true)) {
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
    }
  }

  @Test("explains everything that a rule carries", arguments: Rule.all.map(\.id))
  func explains(id: String) throws {
    let rule = try #require(Rule.named(id))
    // At 200 columns lines still break, so words are compared.
    let words = RulePage.lines(rule, RenderOptions(columns: 200)).flatMap { $0.split(separator: " ") }
    let page = words.joined(separator: " ")
    let texts =
      [rule.id, rule.title, rule.rationale, rule.remedy, rule.misconception ?? ""]
      + rule.examples.map(\.caption)
    for text in texts { #expect(page.contains(text.split(separator: " ").joined(separator: " "))) }
    for guide in Guide.all {
      guard let entry = guide[rule: id] else { continue }
      #expect(page.contains("\(guide.id) \(entry.severity.rawValue)"))
      #expect(page.contains(entry.source))
    }
  }

  @Test("has the reasons of what was not checked in one column")
  func aligned() throws {
    let report = Samples.scene(3).report
    let lines = CheckPage.lines(Samples.scene(3), RenderOptions(columns: 200))
    #expect(report.notChecked.count > 1)
    let starts = try report.notChecked.map { entry in
      let line = try #require(lines.first { $0.hasPrefix("  \(entry.rule) ") })
      return line.utf8.count - entry.why.utf8.count
    }
    #expect(Set(starts).count == 1)
  }

  @Test("lists every device and every rule")
  func lists() {
    for columns in [40, 80] {
      let devices = DevicesPage.lines(Device.all, RenderOptions(columns: columns))
      for device in Device.all {
        #expect(devices.contains { $0.hasPrefix(device.id + " ") }, "\(device.id) at \(columns)")
      }
    }
    let rules = RulesPage.lines(RenderOptions()).joined(separator: "\n")
    for rule in Rule.all { #expect(rules.contains(rule.id)) }
  }

  @Test("says what was found, met and not checked")
  func check() {
    #expect(
      CheckPage.lines(Samples.scene(6), RenderOptions()).prefix(5) == [
        "iPhone 14 · portrait · 390×844 pt · compact × regular · iOS 16 · HIG 2022",
        "",
        "! too-many-tabs  warning",
        "  6 tabs, where at most 5 are advised on iPhone",
        "  HIG 2022, Tab bars, Best practices · explain too-many-tabs",
      ])
  }
}
