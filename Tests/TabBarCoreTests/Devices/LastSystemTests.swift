import TabBarCore
import Testing

// Apple's lists of compatible devices: what each system no longer runs on.
@Suite("The last system of a device")
struct LastSystemTests {
  @Test(
    "A device that a system left behind ended with the one before",
    arguments: [
      (
        16,
        [
          "iphone-6s", "iphone-6s-plus", "iphone-7", "iphone-7-plus", "iphone-se-1", "ipad-air-2",
          "ipad-mini-4",
        ]
      ),
      (17, ["iphone-8", "iphone-8-plus", "iphone-x", "ipad-5", "ipad-pro-9-7", "ipad-pro-12-9-1"]),
      (18, ["ipad-6", "ipad-pro-10-5", "ipad-pro-12-9-2"]),
      (26, ["iphone-xr", "iphone-xs", "iphone-xs-max", "ipad-7"]),
    ])
  func ended(version: Int, ids: [String]) throws {
    for id in ids {
      let device = try #require(Device.named(id))
      let left = try #require(System.nearest(to: version, on: device.platform))
      #expect(!device.runs(left), "\(id)")
      let last = try #require(device.nearestSystem(to: left))
      #expect(device.runs(last) && last.version == device.lastVersion, "\(id)")
    }
  }

  @Test(
    "A device that is still in the lists has no last system",
    arguments: ["iphone-11", "iphone-se-2", "ipad-8"])
  func goesOn(id: String) throws {
    #expect(try #require(Device.named(id)).lastVersion == nil)
  }

  @Test("No device ended before it began", arguments: Device.all)
  func order(device: Device) {
    #expect(device.firstVersion <= device.lastVersion ?? .max)
  }
}
