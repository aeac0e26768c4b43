import TabBarCore
import Testing

// Apple's lists of compatible devices, and public lists of June 2026 for version 27: what each system no longer runs on.
@Suite("The last system of a device")
struct LastSystemTests {
  @Test(
    "An old device has the first and last system that Apple's specifications name",
    arguments: [
      ("iphone-3gs", 3, 6), ("iphone-4", 4, 7), ("ipod-touch-4", 4, 6), ("ipod-touch-5", 6, 9),
      ("ipod-touch-6", 8, 12), ("ipod-touch-7", 12, 15), ("iphone-4s", 5, 9), ("iphone-5", 6, 10),
      ("iphone-5c", 7, 10), ("iphone-5s", 7, 12),
      ("iphone-6", 8, 12), ("iphone-6-plus", 8, 12), ("ipad-2", 4, 9), ("ipad-3", 5, 9), ("ipad-4", 6, 10),
      ("ipad-air", 7, 12), ("ipad-mini", 6, 9), ("ipad-mini-2", 7, 12), ("ipad-mini-3", 8, 12),
    ])
  func old(id: String, first: Int, last: Int) throws {
    let device = try #require(Device.named(id))
    #expect(device.firstVersion == first && device.lastVersion == last)
  }

  @Test(
    "A device that a system dropped ended with the one before",
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
      (
        27,
        [
          "ipad-8", "ipad-air-3", "ipad-mini-5", "ipad-pro-11-1", "ipad-pro-12-9-3", "apple-tv-hd",
          "apple-tv-4k-1",
        ]
      ),
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
    arguments: ["iphone-11", "iphone-se-2", "ipad-9", "apple-tv-4k-2", "apple-tv-4k"])
  func goesOn(id: String) throws {
    #expect(try #require(Device.named(id)).lastVersion == nil)
  }

  @Test("No device ended before it began", arguments: Device.all)
  func order(device: Device) {
    #expect(device.firstVersion <= device.lastVersion ?? .max)
  }
}
