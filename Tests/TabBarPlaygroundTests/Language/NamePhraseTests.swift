import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("A name of several words")
struct NamePhraseTests {
  @Test("can be copied from the head line, for every device, system and guide")
  func headLine() throws {
    for device in Device.all {
      #expect(try Invocation.parsed(from: "device \(device.name)")?.canonical == "device \(device.id)")
    }
    for guide in Guide.all {
      #expect(try Invocation.parsed(from: "guide \(guide.name)")?.canonical == "guide \(guide.id)")
    }
    for system in System.all {
      // Until version 12 an iPad's system has the name of the iPhone's.
      let id = try #require(try Invocation.parsed(from: "system \(system.name)")).canonical.dropFirst(
        "system ".count)
      #expect(System.named(String(id))?.name == system.name)
    }
  }
}
