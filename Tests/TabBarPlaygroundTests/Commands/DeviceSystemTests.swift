import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Devices and their systems")
struct DeviceSystemTests {
  @Test("Systems without devices go with any device, and stay with the next", arguments: Device.all)
  func anyDevice(device: Device) throws {
    for system in System.all where system.platform.hasNoDevices {
      var playground = try Playground(lines: ["device \(device.id)"])
      let sentence = try playground.sentence("system \(system.id)")
      #expect(sentence.prefix { $0 != ";" } == "laid out as \(system.name) does")
      try playground.run("device iphone-se-1")
      #expect(playground.draft.system == system)
    }
  }

  @Test("A guide that is auto lays out the same system that the device has", arguments: Device.all)
  func agrees(device: Device) {
    var draft = Draft()
    draft.use(device)
    // Whoever has only the guide, such as an analysis, lays out the same system.
    #expect(draft.guide.system(for: device)?.id == draft.system?.id)
    #expect(draft.scene.layout.system?.id == draft.system?.id)
  }
}
