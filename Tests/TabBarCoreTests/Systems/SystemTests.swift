import CTabBarTables
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

  @Test("Each fact is the row of its name")
  func factRows() {
    #expect(
      Fact.allCases.map { "\($0)" } == (0..<tb_fact_count()).map { String(cString: tb_facts()[$0].fact) })
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

  @Test("A system that can be laid out is its own nearest")
  func nearestOfItself() {
    for system in System.all {
      #expect(System.nearest(to: system.version, on: system.platform) == system)
    }
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
  // Sources: swift-snapshot-testing (iOS 12 and 13), dimmmensions (14 to 16.1), flutter_device_preview
  // (26.5 and an earlier run), flutterware (26).

  @Test("iPhone XR and 11 have 44 pt until iOS 13, 48 from iOS 14", arguments: ["iphone-xr", "iphone-11"])
  func xr(id: String) throws {
    let device = try #require(Device.named(id))
    for version in 12...18 {
      let system = try #require(System.named("ios\(version)"))
      let inset: Double = version < 14 ? 44 : 48
      #expect(device.safeArea(in: .portrait, on: system) == Insets(top: inset, bottom: 34))
      #expect(
        device.safeArea(in: .landscape, on: system) == Insets(left: inset, bottom: 21, right: inset))
      let layout = BarLayout(of: Design(device: device, orientation: .landscape), on: system)
      #expect(layout.safeArea.left == inset)
    }
  }

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

  @Test(
    "Later systems move the edges",
    arguments: [
      ("iphone-14", Platform.iOS, 26, Insets(top: 47, bottom: 34), Insets(left: 47, bottom: 20, right: 47)),
      ("iphone-se-3", .iOS, 26, Insets(top: 20), Insets()),
      ("ipad-10", .iPadOS, 16, Insets(top: 24, bottom: 20), Insets(top: 24, bottom: 20)),
      ("ipad-10", .iPadOS, 18, Insets(top: 24, bottom: 25), Insets(top: 24, bottom: 25)),
      ("ipad-10", .iPadOS, 26, Insets(top: 32, bottom: 25), Insets(top: 32, bottom: 25)),
      ("ipad-9", .iPadOS, 18, Insets(top: 20), Insets(top: 20)),
      ("ipad-9", .iPadOS, 26, Insets(top: 32), Insets(top: 32)),
      (
        "apple-tv-4k", .tvOS, 26, Insets(top: 60, left: 80, bottom: 60, right: 80),
        Insets(top: 60, left: 80, bottom: 60, right: 80)
      ),
    ])
  func later(id: String, platform: Platform, version: Int, portrait: Insets, landscape: Insets) throws {
    let device = try #require(Device.named(id))
    let system = System(platform: platform, version: version, bar: DockedBar.phone)
    #expect(device.safeArea(in: .portrait, on: system) == portrait)
    #expect(device.safeArea(in: .landscape, on: system) == landscape)
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
    arguments: [
      ("iphone-14", "ios16", true), ("iphone-14", "ios15", false), ("iphone-14", "ios27", true),
      ("iphone-14", "ipados17", false), ("iphone-17", "ios18", false), ("iphone-17", "ios26", true),
      ("ipad-10", "ipados16", true), ("ipad-10", "ipados15", false), ("ipad-10", "ios16", false),
      ("apple-tv-4k-1", "tvos11", true), ("apple-tv-4k-1", "tvos10", false),
      ("apple-tv-4k-1", "tvos27", false),
      ("apple-tv-4k-2", "tvos13", false), ("apple-tv-4k", "tvos15", false), ("apple-tv-4k", "tvos27", true),
      ("iphone-5s", "ios7", true), ("ipad-2", "ipados7", true), ("vision-pro", "visionos1", true),
      ("iphone-14", "carplay", true), ("ipad-10", "macos14", true), ("iphone-se-1", "watchos4", true),
      ("iphone-14", "tvos16", false),
    ])
  func runs(id: String, system: String, expected: Bool) throws {
    let device = try #require(Device.named(id))
    let system = try #require(System.named(system))
    #expect(device.runs(system) == expected)
    let nearest = try #require(device.nearestSystem(to: system))
    #expect(device.runs(nearest))
    #expect((nearest == system) == expected)
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
