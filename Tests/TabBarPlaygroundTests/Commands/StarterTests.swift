import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Bars to begin with")
struct StarterTests {
  @Test("There are the usual apps, each named once by a word, in alphabetical order")
  func names() {
    let names = Starter.all.map(\.name)
    #expect(Set(["bank", "music", "news", "shop", "television"]).isSubset(of: names) && names.count >= 8)
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLetter && $0.isLowercase } })
  }

  @Test("The lines of a starter are those that a session keeps", arguments: Starter.all)
  func canonical(starter: Starter) throws {
    for line in starter.lines { #expect(try Invocation.parsed(from: line)?.canonical == line) }
    var playground = Playground()
    try playground.run("new \(starter.name)")
    #expect(playground.text == SessionFile.text(of: starter.lines))
    #expect(!playground.hasUnsavedChanges)
    #expect(try SessionFile(playground.text, name: "x").draft() == playground.draft)
  }

  @Test("Nothing is found in a starter on any phone, tablet or Apple TV that is sold", arguments: Starter.all)
  func sound(starter: Starter) throws {
    var playground = Playground()
    try playground.run("new \(starter.name)")
    let isTelevision = playground.draft.design.device.platform == .tvOS
    for device in Device.all where isTelevision ? device.platform == .tvOS : device.platform.rotates {
      try playground.run("device \(device.id)")
      let scene = playground.draft.scene
      #expect(scene.report.findings.isEmpty, "\(device.id): \(scene.report.findings.map(\.rule))")
      #expect(scene.layout.hidden.isEmpty, "\(device.id)")
    }
  }

  @Test("help lists all")
  func help() throws {
    let discussion = try #require(Command.named("new")?.discussion)
    for starter in Starter.all { #expect(discussion.contains("\(starter.name) (\(starter.summary))")) }
  }
}
