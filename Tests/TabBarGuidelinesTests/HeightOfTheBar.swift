import TabBarCore
import TabBarGuidelines
import Testing

@Suite("How high is the bar?")
struct HeightOfTheBar {
  // B4: 49 points upright, 32 where both size classes are compact, 49 on a large iPhone in landscape.
  @Test(
    "A height of the app's own is compared with the one that the bar is laid out with",
    arguments: [
      ("iphone-14", Orientation.portrait, "49", Verdict.met), ("iphone-14", .portrait, "50", .broken),
      ("iphone-14", .portrait, "48.5", .broken), ("iphone-se-3", .landscape, "32", .met),
      ("iphone-se-3", .landscape, "49", .broken), ("iphone-14-pro-max", .landscape, "49", .met),
      ("iphone-14-pro-max", .landscape, "32", .broken), ("ipad-10", .portrait, "50", .met),
    ])
  func height(device: String, orientation: Orientation, height: String, expected: Verdict) throws {
    let scene = try scene([.height: height], on: device, held: orientation, by: "hig-2022")
    #expect(scene.verdict(of: "bar-height") == expected)
    #expect(scene.finding("bar-height").map { $0.severity == .info } ?? true)
  }

  @Test("The message has both heights and says which way the bar is wrong")
  func message() throws {
    let high = try scene([.height: "90"], by: "hig-2022")
    let finding = try #require(high.finding("bar-height"))
    #expect(
      finding.message == "the bar is 90 pt high, higher than the 49 pt that iOS 16 gives it in portrait")
    #expect(finding.value("height") == 90 && finding.value("contentHeight") == 49)
    #expect(high.fixes("bar-height").first?.edits == [.bar(.height, nil)])
    let low = try scene([.height: "44"], by: "hig-2022")
    #expect(low.finding("bar-height")?.message.contains("lower than the 49 pt") == true)
  }

  @Test("Without a height it is the system's; an app's own bar is asked about")
  func unknown() throws {
    #expect(try scene([:], by: "hig-2022").verdict(of: "bar-height") == .notApplicable)
    #expect(try scene([.container: "system"], by: "hig-2022").verdict(of: "bar-height") == .met)
    #expect(try scene([.container: "custom"], by: "hig-2022").question("bar-height") != nil)
  }

  // B3, B8: the heights of the strip and of the column are not known exactly.
  @Test("No height is compared where none is known exactly", arguments: ["ipad-pro-11-m4", "vision-pro"])
  func elsewhere(device: String) throws {
    #expect(
      try scene([.height: "90"], on: device, by: "hig-2024").verdict(of: "bar-height") == .notApplicable)
  }

  // R21 with C2: the same in all orientations until iOS 10; since iOS 11 32 points where all is compact.
  @Test(
    "That both orientations have one height holds until iOS 10",
    arguments: [
      ("iphone-se-1", "ios9", Verdict.met), ("iphone-se-1", "ios10", .met), ("iphone-se-1", "ios11", .broken),
      ("iphone-14-pro-max", "ios16", .met), ("ipad-10", "ipados16", .met),
    ])
  func sameHeight(device: String, system: String, expected: Verdict) throws {
    let scene = try scene([:], on: device, as: system, by: "hig-2013")
    #expect(scene.verdict(of: "same-height") == expected)
  }

  @Test("The remark on two heights has both, and only the text of 2013 makes it")
  func sameHeightMessage() throws {
    let scene = try scene([:], on: "iphone-se-1", as: "ios11", by: "hig-2013")
    let finding = try #require(scene.finding("same-height"))
    #expect(finding.severity == .info)
    #expect(finding.message.hasPrefix("the bar is 49 pt high in portrait and 32 pt in landscape"))
    for guide in Guide.all where guide.id != "hig-2013" { #expect(guide[rule: "same-height"] == nil) }
  }
}
