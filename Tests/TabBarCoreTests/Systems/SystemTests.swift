import TabBarTestSupport
import Testing

@testable import TabBarCore

@Suite("Systems")
struct SystemTests {
  @Test("Identifiers are the platform's name and the version, and unique")
  func identifiers() {
    #expect(Set(System.all.map(\.id)).count == System.all.count)
    for system in System.all {
      #expect(system.id == "\(system.platform)".lowercased() + "\(system.version)")
      #expect(System.named(system.id) == system)
      #expect(System.named(system.id.uppercased()) == system)
    }
    #expect(System.named("ios") == nil)
    #expect(System.named("ios10") == nil)
  }

  @Test("Docked bars are laid out for iOS 11 to 18 and iPadOS 11 to 17")
  func coverage() {
    for version in 11...18 { #expect(System.named("ios\(version)") != nil) }
    for version in 11...17 { #expect(System.named("ipados\(version)") != nil) }
  }

  @Test("Each platform's systems are in order")
  func order() {
    for platform in Platform.allCases {
      let versions = System.all.filter { $0.platform == platform }.map(\.version)
      #expect(versions == versions.sorted())
    }
  }

  @Test(
    "The names are Apple's",
    arguments: [
      ("ios16", "iOS 16"), ("ipados17", "iPadOS 17"), ("ipados13", "iPadOS 13"),
      ("ipados12", "iOS 12 on iPad"),
    ])
  func names(id: String, name: String) {
    #expect(System.named(id)?.name == name)
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
    #expect(System.nearest(to: 9, on: .iOS)?.id == "ios11")
  }

  @Test("Every file in the folder is listed")
  func everyFileIsListed() throws {
    let folder = "Sources/TabBarCore/Systems"
    let list = try RepositoryRoot.text("\(folder)/SystemList.swift")
    var families = 0
    for file in try RepositoryRoot.names(in: folder) where file != "SystemList.swift" {
      let text = try RepositoryRoot.text("\(folder)/\(file)")
      let names = declaredNames(ofType: "[System]", in: text)
      for name in names { #expect(list.contains("    \(name),\n"), "\(name) of \(file) is not in the list") }
      families += names.count
      if file.contains("OS") && file.contains(where: \.isNumber) {
        #expect(!names.isEmpty, "\(file) declares no system")
      }
    }
    #expect(families == System.families.count)
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
    let metrics = DockedBarMetrics(
      regularHeight: 49, compactHeight: 32, homeIndicator: .wholeSafeArea, positioning: .fill)
    let system = System(platform: platform, version: version, bar: .docked(metrics))
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
