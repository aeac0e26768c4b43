import TabBarCore
import TabBarPlayground
import Testing

@Suite("Devices that are not listed")
struct CustomDeviceTests {
  private func device(_ line: String) throws -> Device {
    try Playground(lines: [line]).draft.design.device
  }

  @Test("A size makes a phone or a tablet")
  func sizes() throws {
    let phone = try device("device 375x812@3")
    #expect(phone.id == "375x812@3" && phone.platform == .iOS && phone.confidence == .low)
    #expect(phone.portrait == Size(width: 375, height: 812) && phone.scale == 3)
    #expect(phone.portraitSafeArea == Insets() && phone.landscapeSafeArea == Insets())
    #expect(phone.portraitClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(phone.landscapeClasses == SizeClasses(horizontal: .compact, vertical: .compact))
    let tablet = try device("device 600x900@2")
    #expect(tablet.platform == .iPadOS)
    #expect(tablet.portraitClasses == SizeClasses(horizontal: .regular, vertical: .regular))
    #expect(try device("device 599x900@2").platform == .iOS)
    #expect(Device(size: "375x812@3") == phone && Device(size: "375x812") == nil)
  }

  @Test("It runs every system of its platform")
  func systems() throws {
    var playground = try Playground(lines: ["device 375x812@3"])
    for system in System.all where system.platform == .iOS { try playground.run("system \(system.id)") }
    #expect(playground.refusal(of: "system ipados17")?.problem.hasSuffix("does not run iPadOS 17") == true)
  }

  @Test("A line describes a device in full")
  func custom() throws {
    let device = try device(
      """
      device custom id=fold name="Fold 1" size=500x700@4 platform=ipados safe=44,1,34 safeLandscape=0,44,21 \
      classes=compact,regular classesLandscape=regular,compact source="my desk"
      """)
    #expect(device.id == "fold" && device.name == "Fold 1" && device.platform == .iPadOS)
    #expect(device.portraitSafeArea == Insets(top: 44, left: 1, bottom: 34, right: 1))
    #expect(device.landscapeSafeArea == Insets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(device.portraitClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(device.landscapeClasses == SizeClasses(horizontal: .regular, vertical: .compact))
    #expect(device.source == "my desk" && device.scale == 4)
  }
}
