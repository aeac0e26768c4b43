import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Where no guide is chosen")
struct OwnEditionTests {
  private let six = Design(tabs: ["Today", "Games", "Apps", "Arcade", "Search", "Account"].map { Tab($0) })

  // HIG 2022 and 2023 give a number of tabs on iPhone, HIG 2024 and 2025 give none (R27).
  @Test("each system is judged by its own edition, and with a chosen one all are judged by that")
  func systems() throws {
    let systems = try ["ios16", "ios17", "ios18", "ios26"].map { try #require(System.named($0)) }
    let own = Comparison(of: six, by: nil, .systems(systems))
    #expect(own.columns.flatMap(\.guides) == ["HIG 2022", "HIG 2023", "HIG 2024", "HIG 2025"])
    for column in own.columns {
      let isCounted = ["HIG 2022", "HIG 2023"].contains(column.scene.guide.name)
      #expect(column.scene.report.findings.contains { $0.rule == "too-many-tabs" } == isCounted)
      #expect(!column.scene.isGuideChosen)
    }
    let chosen = Comparison(of: six, by: .hig2022, .systems(systems))
    #expect(Set(chosen.columns.flatMap(\.guides)) == ["HIG 2022"])
    #expect(!chosen.columns.contains { !$0.scene.isGuideChosen })
  }

  @Test("the matrix judges each device by the edition for its system")
  func matrix() throws {
    let devices = try ["iphone-14", "iphone-17"].map { try #require(Device.named($0)) }
    let counted = Matrix(of: six, by: nil, in: Places(devices)).findings.first {
      $0.finding.rule == "too-many-tabs"
    }
    #expect(
      Set(counted?.failing.map(\.device.id) ?? []).count == 1
        && counted?.smallestFailing.device.id == "iphone-14")
    let chosen = Matrix(of: six, by: .hig2022, in: Places(devices)).findings.first {
      $0.finding.rule == "too-many-tabs"
    }
    #expect(Set(chosen?.failing.map(\.device.id) ?? []).count == 2)
  }
}
