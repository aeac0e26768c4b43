import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Bars that are no ordinary ones")
struct Extremes {
  @Test("An empty bar is quiet: each rule says that there are no tabs yet", arguments: Guide.all)
  func emptyBar(guide: Guide) {
    let report = Scene(Design(), by: guide).report
    #expect(report.findings.isEmpty && report.met.isEmpty)
    #expect(report.notChecked.map(\.rule) == guide.rules.map(\.id))
    let speaksOfPhones = guide.versions[.iOS] != nil
    #expect(
      Set(report.notChecked.map(\.why))
        == [speaksOfPhones ? "there are no tabs yet" : "\(guide.name) says nothing about iOS"])
  }

  // Each device meets each guide in both orientations; the numbers of tabs take turns, so that each number meets
  // every guide and every device.
  @Test("Every rule has a verdict on every device, in both orientations", arguments: Device.all)
  func everyDevice(device: Device) throws {
    let counts = [1, 6, 9]
    var turn = try #require(Device.all.firstIndex(of: device))
    for guide in Guide.all {
      turn += 1
      for (offset, orientation) in Orientation.allCases.enumerated() {
        let count = counts[(turn + offset) % counts.count]
        let design = Design(tabs: sections(count), device: device, orientation: orientation)
        let scene = Scene(design, by: guide)
        let report = scene.report
        let judged = Set(report.met + report.findings.map(\.rule) + report.notChecked.map(\.rule))
        #expect(guide.rules.map(\.id).filter { !judged.contains($0) } == [], "\(guide.id)")
        for finding in report.findings { expectWellFormed(finding, in: scene) }
      }
    }
  }

  // HIG 2022 speaks of iOS, iPadOS and tvOS, SAP Fiori for iOS of the first two only.
  @Test("A guide says nothing on platforms that its text does not mention")
  func silentPlatforms() throws {
    let vision = Scene(Design(tabs: sections(9), device: try device("vision-pro")), by: .standard)
    #expect(vision.report.findings.isEmpty)
    #expect(vision.report.notChecked.first?.why == "HIG 2022 says nothing about visionOS")
    let television = Design(tabs: sections(9), device: try device("apple-tv-4k"))
    #expect(Scene(television, by: try guide("sap-fiori")).report.findings.isEmpty)
    #expect(Scene(television, by: .standard).finding("too-many-tabs") != nil)
    #expect(Scene(television, by: .standard).verdict(of: "more-tab") == .notApplicable)
  }

  @Test(
    "Hostile titles are quoted, shortened and otherwise left as they are",
    arguments: ["hig-2022", "sap-fiori"])
  func hostileTitles(id: String) throws {
    let guide = try guide(id)
    let long = String(repeating: "x", count: 5000)
    let tabs = ["\u{1B}[2J", "\u{1B}[2J", long, "a\nb", "\"", "\u{202E}evil"].map { Tab($0, badge: $0) }
    let scene = Scene(Design(tabs: tabs), by: guide)
    #expect(scene.report.findings.contains { $0.message.contains("\"\u{1B}[2J\"") })
    #expect(scene.report.findings.allSatisfy { $0.message.count < 400 })
  }

  @Test("A thousand tabs are judged, and a message names three of them at most")
  func manyTabs() throws {
    var tabs = (0..<1000).map { Tab("Title \($0 % 500)", icon: "folder", badge: "New") }
    tabs[0].title = "Home"
    let before = Scene(Design(tabs: tabs, device: try device("iphone-14-pro-max")), by: .standard)
    tabs.swapAt(0, 999)
    let after = Scene(
      Design(tabs: tabs, device: before.design.device, orientation: .landscape), by: .standard)
    #expect(before.layout.hidden != after.layout.hidden)
    #expect(after.report.findings.allSatisfy { $0.message.count < 300 })
  }
}
