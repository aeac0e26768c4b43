import TabBarTestSupport
import Testing

@testable import TabBarCore

@Suite("Devices")
struct DeviceTests {
  @Test("Each phone has the numbers of its screen", arguments: try ScreenClass.phones.get())
  func phones(expected: ScreenClass) throws {
    for id in expected.models {
      let device = try #require(Device.named(id))
      #expect(device.platform == .iOS)
      check(device, expected)
      #expect(device.safeArea(in: .landscape).top == 0, "the status bar leaves no inset in landscape")
    }
  }

  @Test("Each iPad has the numbers of its screen", arguments: try ScreenClass.pads.get())
  func pads(expected: ScreenClass) throws {
    for id in expected.models {
      let device = try #require(Device.named(id))
      #expect(device.platform == .iPadOS)
      check(device, expected)
      #expect(device.safeArea(in: .landscape).top == expected.top, "as upright")
    }
  }

  private func check(
    _ device: Device, _ expected: ScreenClass, at location: SourceLocation = #_sourceLocation
  ) {
    let upright = device.safeArea(in: .portrait)
    let aside = device.safeArea(in: .landscape)
    let found: [Double] = [
      device.screen(in: .portrait).width, device.screen(in: .portrait).height,
      device.screen(in: .landscape).width, device.screen(in: .landscape).height, Double(device.scale),
      upright.top, upright.bottom, upright.left, upright.right, aside.left, aside.right, aside.bottom,
    ]
    let wanted: [Double] = [
      expected.width, expected.height, expected.height, expected.width, Double(expected.scale),
      expected.top, expected.bottom, 0, 0, expected.sides, expected.sides, expected.landscapeBottom,
    ]
    #expect(found == wanted, "\(device.id)", sourceLocation: location)
    let classes = [Orientation.portrait, .landscape].map { device.sizeClasses(in: $0)?.letters }
    #expect(
      classes == [expected.classes.portrait, expected.classes.landscape], "\(device.id)",
      sourceLocation: location)
    #expect(device.hasHomeIndicator == expected.hasHomeIndicator, "\(device.id)", sourceLocation: location)
  }

  @Test("An Apple TV has one canvas of 1920 × 1080 pt, whatever its resolution (HIG, July 2025)")
  func televisions() {
    let all = Device.all.filter { $0.platform == .tvOS }
    #expect(all.map(\.id) == ["apple-tv-hd", "apple-tv-4k-1", "apple-tv-4k-2", "apple-tv-4k"])
    #expect(all.map(\.scale) == [1, 2, 2, 2])
    for device in all {
      for orientation in Orientation.allCases {
        #expect(device.screen(in: orientation) == Size(width: 1920, height: 1080))
        #expect(device.safeArea(in: orientation) == Insets(top: 60, left: 80, bottom: 60, right: 80))
        #expect(device.sizeClasses(in: orientation) == nil)
      }
      #expect(!device.hasHomeIndicator)
    }
  }

  @Test("Apple Vision Pro opens windows of 1280 × 720 pt (HIG, July 2025)")
  func vision() throws {
    let device = try #require(Device.named("vision-pro"))
    #expect(device.screen(in: .portrait) == Size(width: 1280, height: 720))
    #expect(device.screen(in: .landscape) == Size(width: 1280, height: 720))
    #expect(!device.hasHomeIndicator)
  }

  @Test("The tables of these tests name every device once")
  func tablesAreComplete() throws {
    let named =
      try (ScreenClass.phones.get() + ScreenClass.pads.get()).flatMap(\.models) + ScreenClass.ofTheirOwn
      + ["apple-tv-hd", "apple-tv-4k-1", "apple-tv-4k-2", "apple-tv-4k"]
    #expect(named.sorted() == Device.all.map(\.id).sorted())
  }

  @Test("Identifiers and names are unique, and identifiers are lower case, digits and hyphens")
  func identifiers() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    let odd = Device.all.map(\.id).filter { id in
      !id.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) } || id.hasPrefix("-")
        || id.hasSuffix("-")
    }
    #expect(odd == [])
  }

  @Test("A device is found by its identifier in any case, and nothing by another one")
  func lookUp() {
    for device in Device.all {
      #expect(Device.named(device.id) == device)
      #expect(Device.named(device.id.uppercased()) == device)
    }
    #expect(Device.named("iphone") == nil)
    #expect(Device.named("") == nil)
    #expect(Device.standard.id == "iphone-14")
  }

  @Test("Each device names its source in whole words")
  func sources() {
    for device in Device.all {
      #expect(device.source.count >= 10, "\(device.id)")
      #expect(!device.source.contains("- ") && !device.source.contains("  "), "\(device.id)")
      #expect(!device.source.contains("\n"), "\(device.id)")
    }
  }

  @Test("No listed device rests on one weak source")
  func confidence() {
    #expect(Device.all.allSatisfy { $0.confidence != .low })
  }
}
