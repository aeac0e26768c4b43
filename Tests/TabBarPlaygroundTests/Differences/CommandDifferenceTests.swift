import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("What a command changes")
struct CommandDifferenceTests {
  private func design(_ titles: String...) -> Design { Design(tabs: titles.map { Tab($0) }) }

  private func change(_ before: Design, _ after: Design) -> DesignDifference {
    DesignDifference(from: Scene(before, by: .standard), to: Scene(after, by: .standard))
  }

  @Test("The sixth tab sends two to More and brings two findings")
  func sixthTab() {
    let before = design("Today", "Games", "Apps", "Arcade", "Search")
    let after = design("Today", "Games", "Apps", "Arcade", "Search", "Account")
    let forth = change(before, after)
    #expect(forth.enteredMore == ["Search", "Account"] && forth.leftMore == [])
    #expect(forth.newFindings.map(\.rule) == ["too-many-tabs", "more-tab"])
    #expect(forth.clearedFindings.isEmpty && forth.remainingFindings.isEmpty)
    let back = change(after, before)
    // Account is no longer in the design: it has not left More for the bar.
    #expect(back.leftMore == ["Search"] && back.enteredMore == [])
    #expect(back.clearedFindings.map(\.rule) == ["too-many-tabs", "more-tab"])
    #expect(back.newFindings.isEmpty)
  }

  // tvOS draws titles alone (HIG 2022, Tab bars, tvOS).
  @Test("An icon that a bar of titles does not show is news once")
  func icons() {
    var phone = design("Live", "Films", "Kids")
    phone.tabs[0].icon = "play.tv"
    var television = phone
    television.device = Device.named("apple-tv-4k") ?? phone.device
    #expect(television.device != phone.device && change(phone, television).dropsIcons)
    #expect(!change(television, phone).dropsIcons && !change(television, television).dropsIcons)
    var later = television
    later.tabs.removeLast()
    #expect(!change(television, later).dropsIcons)
    later.tabs[1].icon = "film"
    #expect(change(television, later).dropsIcons)
    // Without a title it is the icon that is shown.
    later.tabs[1].title = ""
    #expect(!change(television, later).dropsIcons)
  }

  @Test("Turning a large iPhone brings tabs back into the bar")
  func turning() throws {
    var upright = design("A", "B", "C", "D", "E", "F")
    upright.device = try #require(Device.named("iphone-14-pro-max"))
    var turned = upright
    turned.orientation = .landscape
    let change = change(upright, turned)
    #expect(change.leftMore == ["E", "F"] && change.enteredMore.isEmpty)
    #expect(change.remainingFindings.map(\.rule) == ["too-many-tabs", "same-tabs-everywhere"])
    // Held upright it is still there.
    #expect(change.isElsewhere && change.clearedFindings.isEmpty)
    #expect(change.goneFindings.map(\.rule) == ["more-tab"])
  }

  @Test(
    "Nothing is cleared where only something else is looked at",
    arguments: ["device iphone-14", "window 1/2", "system ipados17", "locale de", "guide hig-2013"])
  func elsewhere(line: String) throws {
    var playground = try Playground(
      lines: ["device ipad-10", "add \"An overlong title for a tab\"", "set 1 title.de=Kurz"])
    let before = playground.draft
    try playground.run(line)
    try #require(playground.draft != before)
    let change = DesignDifference(from: before.scene, to: playground.draft.scene)
    #expect(change.isElsewhere && change.clearedFindings.isEmpty)
    let scene = playground.draft.scene
    try playground.run("rename 1 Home")
    #expect(!DesignDifference(from: scene, to: playground.draft.scene).isElsewhere)
  }
}
