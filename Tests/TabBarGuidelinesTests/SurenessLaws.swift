import TabBarCore
@testable import TabBarGuidelines
import Testing

@Suite("A finding and why the bar is so")
struct SurenessLaws {
  /// What `why` says of the numbers that rules state.
  static let subjects: [String: Reason.Subject] = [
    "more-tab": .overflow, "ipad-more": .overflow, "same-tabs-everywhere": .overflow,
    "crowded-tabs": .itemWidth, "tiny-tabs": .itemWidth, "title-cut": .titleRoom,
    "title-tightened": .titleRoom,
    "faded-tabs": .itemWidth, "search-place": .search,
  ]

  @Test("What why calls a low number, check does not state", arguments: Device.all)
  func asSure(device: Device) {
    for orientation in Orientation.allCases {
      for count in [3, 6, 7, 9] {
        var tabs = sections(count)
        tabs[1] = Tab("Search", role: .search)
        tabs[2].title = "Announcements"
        let design = Design(tabs: tabs, device: device, orientation: orientation).with(.height, "40")
        let scene = Scene(design)
        for finding in scene.report.findings where finding.verdict == .broken {
          guard let subject = Self.subjects[finding.rule] else { continue }
          let reasons = scene.reasons + finding.tabs.flatMap { scene.reasons(tab: $0) }
          #expect(
            !reasons.contains { $0.subject == subject && $0.confidence == .low },
            "\(device.id) \(orientation), \(count) tabs: \(finding)")
        }
      }
    }
  }
}
