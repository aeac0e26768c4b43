import TabBarCore
import Testing

@Suite("Sizes given by hand")
struct CustomDeviceTests {
  @Test(
    "A size is read in either order",
    arguments: [
      ("375x812@3", "375x812@3"), ("812x375@3", "375x812@3"), ("1024X768@2", "768x1024@2"),
      ("100x100@1", "100x100@1"), ("5000x5000@4", "5000x5000@4"), ("0375x812@3", "375x812@3"),
    ])
  func read(text: String, id: String) throws {
    let device = try #require(Device(size: text))
    #expect(device.id == id && device.year == 0 && device.confidence == .low)
    #expect(Device(size: device.id) == device)
    #expect(device.portrait.width <= device.portrait.height)
  }

  @Test(
    "Nothing else is a size",
    arguments: [
      "", "@", "x@", "375x812", "375x812@", "375@3", "x812@3", "375x@3", "375x812x3", "375x812@3@3",
      "99x812@3", "375x5001@3", "375x812@0", "375x812@5", "-375x812@3", "+375x812@3", "375.5x812@3",
      "375 x 812@3", "٣٧٥x812@3", "99999999999999999999x812@3", "iphone-14", "375x812@03333333333",
    ])
  func others(text: String) { #expect(Device(size: text) == nil) }

  // The rule by known devices: the narrowest iPad is 744 wide; 402 × 874 is compact on its side, 414 × 736
  // regular (HIG layout tables).
  @Test(
    "Size classes follow known devices",
    arguments: [
      ("375x812@3", Platform.iOS, "cr", "cc"), ("402x874@3", .iOS, "cr", "cc"),
      ("414x736@3", .iOS, "cr", "rc"), ("440x956@3", .iOS, "cr", "rc"), ("320x568@2", .iOS, "cr", "cc"),
      ("414x700@3", .iOS, "cr", "cc"), ("599x900@2", .iOS, "cr", "rc"), ("600x900@2", .iPadOS, "rr", "rr"),
      ("744x1133@2", .iPadOS, "rr", "rr"), ("1032x1376@2", .iPadOS, "rr", "rr"),
    ])
  func classes(size: String, platform: Platform, portrait: String, landscape: String) throws {
    let device = try #require(Device(size: size))
    #expect(device.platform == platform)
    #expect(device.sizeClasses(in: .portrait)?.letters == portrait)
    #expect(device.sizeClasses(in: .landscape)?.letters == landscape)
  }

  @Test("The rule gives every measured phone and iPad its own classes")
  func knownDevices() throws {
    for device in Device.all where device.platform.rotates && !device.id.hasPrefix("iphone-duo") {
      let custom = try #require(
        Device.custom(
          width: Int(device.portrait.width), height: Int(device.portrait.height), scale: device.scale))
      #expect(custom.platform == device.platform, "\(device.id)")
      for orientation in Orientation.allCases {
        #expect(
          custom.sizeClasses(in: orientation) == device.sizeClasses(in: orientation), "\(device.id)")
      }
    }
  }

  @Test("No safe area is known, every layout is an estimate, and every system runs")
  func layouts() throws {
    for size in ["375x812@3", "5000x100@1", "100x100@4", "800x600@2", "5000x5000@1"] {
      let device = try #require(Device(size: size))
      #expect(device.safeArea(in: .portrait) == Insets() && !device.hasHomeIndicator)
      for system in System.all where device.platform == system.platform {
        #expect(device.runs(system))
        for orientation in Orientation.allCases {
          for number in [0, 1, 5, 6, 20] {
            let design = Design(
              tabs: LayoutLaws.tabs(number), selection: max(0, number - 1), device: device,
              orientation: orientation)
            let layout = BarLayout(of: design, on: system)
            #expect(layout.estimates.contains(.device))
            #expect(
              LayoutLaw.broken(by: layout, design) == [], "\(size) \(system.id) \(orientation) \(number)")
          }
        }
      }
    }
  }
}
