import CTabBarTables
import TabBarTestSupport
import Testing

@testable import TabBarCore

@Suite("Systems")
struct SystemTests {
  @Test("Identifiers are the platform's name and the version, and unique")
  func identifiers() {
    #expect(Set(System.all.map(\.id)).count == System.all.count)
    for system in System.all {
      let number = system.platform == .carPlay ? "" : "\(system.version)"
      #expect(system.id == system.platform.rawValue.lowercased() + number)
      #expect(System.named(system.id) == system)
      #expect(System.named(system.id.uppercased()) == system)
    }
    #expect(System.named("ios") == nil)
    #expect(System.named("ios5") == nil)
    #expect(System.named("ios19") == nil, "iOS 26 followed iOS 18")
  }

  @Test("Each fact and each estimate is the row of its name")
  func factRows() {
    #expect(
      Fact.allCases.map { "\($0)" } == (0..<tb_fact_count()).map { String(cString: tb_facts()[$0].fact) })
    #expect(
      Estimate.allCases.map { "\($0)" }
        == (0..<tb_estimate_count()).map { String(cString: tb_estimates()[$0].estimate) })
  }

  @Test(
    "Every platform has the versions that Apple shipped, up to 27",
    arguments: [
      (Platform.iOS, Array(6...18) + [26, 27]), (.iPadOS, Array(6...18) + [26, 27]),
      (.tvOS, Array(9...18) + [26, 27]), (.visionOS, [1, 2, 26, 27]), (.macOS, Array(11...15) + [26, 27]),
      (.watchOS, Array(4...11) + [26, 27]), (.carPlay, [1]),
    ])
  func coverage(platform: Platform, versions: [Int]) {
    #expect(System.all.filter { $0.platform == platform }.map(\.version) == versions)
  }

  @Test("Below the oldest the nearest is the oldest, above the newest the newest")
  func nearestOutside() {
    for platform in Platform.allCases {
      let all = System.all.filter { $0.platform == platform }
      #expect(System.nearest(to: 0, on: platform) == all.first)
      #expect(System.nearest(to: 1000, on: platform) == all.last)
    }
    #expect(System.nearest(to: 5, on: .iOS)?.id == "ios6")
    #expect(System.nearest(to: 20, on: .iOS)?.id == "ios26")
  }

  @Test("Every number of a bar names its source, and its name is unique")
  func facts() {
    for system in System.all {
      let facts = system.bar.facts
      #expect(facts.allSatisfy { $0.source.count > 8 && $0.value > 0 }, "\(system.id)")
      #expect(Set(facts.map(\.name)).count == facts.count, "\(system.id)")
      #expect(!facts.isEmpty || system.bar is NoBar, "\(system.id)")
    }
  }

  @Test("A number that is not to be trusted makes an estimate of what rests on it")
  func weakFacts() {
    for system in System.all {
      for fact in system.bar.facts where fact.confidence == .low {
        #expect(fact.estimate != nil, "\(fact.name) of \(system.id)")
      }
    }
  }

  @Test("A device on a system older than itself is marked as an estimate", arguments: Device.all.map(\.id))
  func stoodIn(id: String) throws {
    let device = try #require(Device.named(id))
    for system in System.all where system.platform == device.platform {
      let layout = BarLayout(of: Design(tabs: [Tab("A")], device: device), on: system)
      #expect(layout.estimates.contains(.system) == (system.version < device.firstVersion))
    }
  }
}

@Suite("Safe areas by system")
struct SafeAreaTests {
  @Test("No other phone changes until iOS 18")
  func others() {
    for device in Device.all where device.platform == .iOS && !["iphone-xr", "iphone-11"].contains(device.id)
    {
      for system in System.all where system.platform == .iOS && system.version <= 18 {
        for orientation in Orientation.allCases {
          #expect(device.safeArea(in: orientation, on: system) == device.safeArea(in: orientation))
        }
      }
    }
  }

  @Test("Without a system it is the one that the device was sold with")
  func noSystem() {
    for device in Device.all {
      for orientation in Orientation.allCases {
        #expect(device.safeArea(in: orientation, on: nil) == device.safeArea(in: orientation))
      }
    }
  }
}

@Suite("Systems that a device runs")
struct DeviceSystemTests {
  @Test(
    "A device runs its first system and later ones of its platform",
    arguments: try ReferenceTable.rows(of: "runs.txt"))
  func runs(row: CaseFile.Row) throws {
    let device = try #require(Device.named(row.cells[0]))
    let system = try #require(System.named(row.cells[1]))
    #expect(device.runs(system) == (row.cells[2] == "yes"))
    let nearest = try #require(device.nearestSystem(to: system))
    #expect(device.runs(nearest) && (nearest == system) == device.runs(system))
  }

  @Test("The nearest system is the one asked for, else the next newer one, else the newest")
  func nearest() throws {
    let phone = try #require(Device.named("iphone-14"))
    #expect(phone.nearestSystem(to: 17)?.id == "ios17")
    #expect(phone.nearestSystem(to: 9)?.id == "ios16")
    #expect(phone.nearestSystem(to: 19)?.id == "ios26")
    #expect(phone.nearestSystem(to: 99) == System.all.last { $0.platform == .iOS && phone.runs($0) })
    let pad = try #require(Device.named("ipad-10"))
    #expect(pad.nearestSystem(to: try #require(System.named("ios17")))?.id == "ipados17")
    for device in Device.all {
      // No bar before iOS 6 can be laid out.
      let first = device.platform == .tvOS || device.platform == .visionOS ? 0 : 6
      #expect(device.nearestSystem(to: 0)?.version == max(first, device.firstVersion))
    }
  }

  @Test("A system of another platform does not move a device's safe area")
  func otherPlatform() throws {
    let pad = try #require(Device.named("ipad-10"))
    let mac = try #require(System.named("macos26"))
    #expect(pad.safeArea(in: .portrait, on: mac) == pad.safeArea(in: .portrait))
  }
}
