import TabBarCore
import TabBarPlayground
import Testing

@Suite("Devices that are not listed")
struct CustomDeviceTests {
  private func device(_ line: String) throws -> Device {
    try Playground(lines: [line]).draft.design.device
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
