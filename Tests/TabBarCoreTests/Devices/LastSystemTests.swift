import TabBarCore
import TabBarTestSupport
import Testing

@Suite("The last system of a device")
struct LastSystemTests {
  private static func rows(_ heading: String) throws -> [CaseFile.Row] {
    try ReferenceTable.rows(of: "last-systems.txt", below: heading)
  }

  @Test(
    "An old device has the first and last system that Apple's specifications name",
    arguments: try rows("runs from"))
  func old(row: CaseFile.Row) throws {
    let device = try #require(Device.named(row.cells[0]))
    #expect([device.firstVersion, device.lastVersion] == row.cells.dropFirst().map(Int.init))
  }

  @Test(
    "A device that a system dropped ended with the one before, and any other goes on",
    arguments: try rows("ends with"))
  func ended(row: CaseFile.Row) throws {
    for id in row.cells[1].split(separator: " ") {
      let device = try #require(Device.named(String(id)))
      #expect(device.lastVersion == Int(row.cells[0]), "\(id)")
      let newer = System.all.filter {
        $0.platform == device.platform && $0.version > device.lastVersion ?? .max
      }
      #expect(!newer.contains(where: device.runs), "\(id)")
    }
  }

  @Test("No device ended before it began", arguments: Device.all)
  func order(device: Device) {
    #expect(device.firstVersion <= device.lastVersion ?? .max)
  }
}
