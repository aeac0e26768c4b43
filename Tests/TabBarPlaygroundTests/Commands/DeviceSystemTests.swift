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

  @Test("Every device runs each system of its platform from the one that it was sold with to its last")
  func everySystem() throws {
    for device in Device.all {
      var playground = try Playground(lines: ["device \(device.id)"])
      for system in System.all where !system.platform.hasNoDevices {
        // iOS of an iPad is iPadOS.
        let isOwn =
          system.platform == device.platform || (system.platform, device.platform) == (.iOS, .iPadOS)
        let isRun =
          isOwn
          && (device.firstVersion...(device.lastVersion ?? .max)).contains(system.version)
        let isTaken = (try? playground.run("system \(system.id)")) != nil
        #expect(isTaken == isRun, "\(device.id) \(system.id)")
      }
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
