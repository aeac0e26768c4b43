import TabBarCore
import TabBarGuidelines
import Testing

@Suite("A comparison")
struct ComparisonTests {
  private let six = Design(tabs: ["Today", "Games", "Apps", "Arcade", "Search", "Account"].map { Tab($0) })

  @Test("Devices differ in what their width fits: five in compact, eight in regular width")
  func devices() throws {
    let devices = try ["iphone-14", "ipad-9"].map { try #require(Device.named($0)) }
    let comparison = Comparison(of: six, by: .hig2022, .devices(devices))
    #expect(comparison.columns.map(\.names) == [["iPhone 14"], ["iPad (9th generation)"]])
    #expect(comparison.columns.map { $0.scene.layout.visible.count } == [4, 6])
    // 49 + 34 with the home indicator; 50 on an iPad with a home button.
    #expect(comparison.columns.map { $0.scene.layout.frame.height } == [83, 50])
    let same = Comparison(of: six, by: .hig2022, .devices([devices[0], devices[0]]))
    #expect(same.columns.map(\.names) == [["iPhone 14", "iPhone 14"]])
  }

  @Test("Each language is judged by its own titles")
  func languages() {
    var design = six
    design.tabs[0].titles["de"] = "Tagesübersicht und mehr"
    let columns = Comparison(of: design, by: .hig2022, .languages(["en", "de"])).columns
    let cut = columns.map { $0.scene.report.findings.contains { $0.rule == "title-cut" } }
    #expect(cut == [false, true])
  }

  @Test("Every guide has a column")
  func guides() {
    let comparison = Comparison(of: six, by: .hig2022, .guides())
    #expect(comparison.columns.flatMap(\.names) == Guide.all.map(\.name))
  }

  @Test("Each system of the device is in one column, and equal neighbours share one")
  func systems() throws {
    for id in ["iphone-6s", "iphone-14", "ipad-9", "ipad-pro-13-m4", "apple-tv-4k", "vision-pro"] {
      var design = six
      design.device = try #require(Device.named(id))
      let names = Comparison(of: design, by: .hig2022, .systems()).columns.map(\.names)
      let expected = System.all.filter {
        $0.platform == design.device.platform && design.device.runs($0)
      }
      #expect(names.flatMap(\.self) == expected.map(\.name))
    }
    // The floating bar of iOS 26 is the only change that an iPhone 14 has seen.
    #expect(Comparison(of: six, by: .hig2022, .systems()).columns.map(\.names.first) == ["iOS 16", "iOS 26"])
  }
}
