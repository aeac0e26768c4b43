import TabBarCore
import TabBarTestSupport
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

  @Test("Nothing else is a size", arguments: try ReferenceTable.rows(of: "sizes.txt", below: "none"))
  func others(row: CaseFile.Row) { #expect(Device(size: row.text) == nil) }

  @Test(
    "Size classes follow known devices", arguments: try ReferenceTable.rows(of: "sizes.txt", below: "classes")
  )
  func classes(row: CaseFile.Row) throws {
    let device = try #require(Device(size: row.cells[0]))
    let classes = Orientation.allCases.map { device.sizeClasses(in: $0)?.letters }
    #expect(device.platform.rawValue == row.cells[1] && classes == row.cells.dropFirst(2).map(Optional.init))
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
