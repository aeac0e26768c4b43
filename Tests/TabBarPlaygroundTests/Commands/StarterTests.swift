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

  @Test("The person's own settings hold for new, with a starter and without one")
  func ownSettings() throws {
    var playground = Playground()
    playground.blank = StartupFile("device iphone-17\nlocale de\n").document
    try playground.run("add Home")
    #expect(try playground.sentence("new").hasPrefix("started a session with your own settings"))
    #expect(playground.draft.design.device.id == "iphone-17" && playground.draft.design.tabs.isEmpty)
    #expect(playground.text == "# tabbar session 1\ndevice iphone-17\nlocale de\n")
    try playground.run("new music")
    #expect(playground.draft.design.device.id == "iphone-17" && playground.draft.design.tabs.count == 5)
    #expect(playground.draft.guide.id == "hig-2025")
    try playground.run("undo 2")
    #expect(playground.draft.design.tabs.map(\.title) == ["Home"])
  }

  @Test("Tabs of the startup file are not the starter's")
  func ownTabs() throws {
    var playground = Playground()
    playground.blank = StartupFile("add Home\n").document
    try playground.run("new fitness")
    #expect(playground.draft.design.tabs.map(\.title) == ["Activity", "Workouts", "Friends"])
    try playground.run("new")
    #expect(playground.draft.design.tabs.map(\.title) == ["Home"])
  }

  @Test("A session file keeps the commands of a starter, not its name")
  func inSession() throws {
    let file = try SessionFile("# tabbar session 1\nnew news\n", name: "a.tabs")
    let error = #expect(throws: SessionError.self) { try file.draft() }
    #expect(error?.line == 2)
    #expect(error?.error.remedy?.hasPrefix("here: add Today icon=newspaper.fill · ") == true)
  }

  @Test("A starter that there is none of names the nearest, and help lists all")
  func unknown() throws {
    var playground = Playground()
    #expect(playground.refusal(of: "new musik")?.remedy == "did you mean music?")
    #expect(playground.refusal(of: "new zzz")?.remedy == "help new lists them")
    let discussion = try #require(Command.named("new")?.discussion)
    for starter in Starter.all { #expect(discussion.contains("\(starter.name) (\(starter.summary))")) }
  }
}
