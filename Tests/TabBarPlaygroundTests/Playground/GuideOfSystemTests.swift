import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("The guide that is auto")
struct GuideOfSystemTests {
  // The years of the texts and of the systems: HIG of 2013 and iOS 7, 2022 and iOS 16, 2023 and iOS 17, 2024 and iOS 18,
  // 2025 and iOS 26; the tvOS text of 2019 and tvOS 13. A system between two is judged by the later text.
  @Test(
    "follows the system",
    arguments: [
      ([], "hig-2022"), (["device iphone-5", "system ios7"], "hig-2013"), (["device iphone-8"], "hig-2022"),
      (["system ios17"], "hig-2023"), (["device iphone-16"], "hig-2024"), (["device iphone-17"], "hig-2025"),
      (["device iphone-17", "system ios27"], "hig-2026"),
      (["device ipad-10", "system ipados18"], "hig-2024"),
      (["device apple-tv-4k"], "hig-2022"), (["device apple-tv-4k-1", "system tvos13"], "tvos-2019"),
      (["device vision-pro"], "hig-2023"), (["system macos26"], "hig-2025"), (["system carplay"], "hig-2022"),
    ])
  func follows(lines: [String], guide: String) throws {
    let draft = try Playground(lines: lines).draft
    #expect(draft.guide.id == guide && draft.chosenGuide == nil)
    #expect(draft.scene.guide.id == guide && !draft.scene.isGuideChosen)
  }

  @Test("is one that the device's system is laid out by, too", arguments: Device.all)
  func agrees(device: Device) {
    var draft = Draft()
    draft.use(device)
    // Whoever has only the guide, such as an analysis, lays out the same system.
    #expect(draft.guide.system(for: device)?.id == draft.system?.id)
    #expect(draft.scene.layout.system?.id == draft.system?.id)
  }

  @Test("says that it is another one now, and how to keep the one before")
  func says() throws {
    var playground = Playground()
    #expect(
      try playground.sentence("device iphone-17")
        == "laid out for iPhone 17; the guide is auto, so it is HIG 2025 now (guide hig-2022 keeps HIG 2022)")
    #expect(
      try playground.sentence("guide hig-2022") == "judged by HIG 2022")
    #expect(
      try playground.sentence("device iphone-16")
        == "laid out for iPhone 16; judged by HIG 2022, as chosen (guide auto follows the system)")
    #expect(try playground.sentence("guide auto") == "the guide follows the system: HIG 2024")
    #expect(
      try playground.sentence("system ios26")
        == "laid out as iOS 26 does; the guide is auto, so it is HIG 2025 now (guide hig-2024 keeps HIG 2024)"
    )
    #expect(playground.text.hasSuffix("guide auto\nsystem ios26\n"))
  }

  @Test("is no guide that can be described")
  func noGuide() {
    var playground = Playground()
    #expect(playground.refusal(of: "guides auto")?.problem == "auto is not a guide")
  }
}
