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

  @Test("A remaining finding has its present words")
  func remaining() {
    let six = design("A", "B", "C", "D", "E", "F")
    let seven = design("A", "B", "C", "D", "E", "F", "G")
    let change = change(six, seven)
    #expect(change.newFindings.isEmpty && change.enteredMore == ["G"])
    #expect(
      change.remainingFindings.last?.message == "3 of 7 tabs are in the More list: compact width fits 5")
  }

  @Test("Moving a tab to the front sends the fourth one to More")
  func moving() {
    let change = change(design("A", "B", "C", "D", "E", "F"), design("F", "A", "B", "C", "D", "E"))
    #expect(change.enteredMore == ["D"] && change.leftMore == ["F"])
    #expect(change.newFindings.isEmpty && change.clearedFindings.isEmpty)
  }

  @Test("Renaming a tab in the More list moves none")
  func renaming() {
    let change = change(design("A", "B", "C", "D", "E", "F"), design("A", "B", "C", "D", "E", "Z"))
    #expect(change.enteredMore.isEmpty && change.leftMore.isEmpty)
  }

  @Test("A tab whose title is already in the More list is counted when it gets there")
  func sameTitleTwice() {
    let change = change(
      design("A", "B", "C", "List", "E", "List"), design("A", "B", "C", "E", "List", "List"))
    #expect(change.enteredMore == ["List"] && change.leftMore == ["E"])
  }

  @Test("A tab without a title is named by its icon")
  func untitled() {
    let five = Design(tabs: (1...5).map { Tab("", icon: "\($0).circle") })
    let six = Design(tabs: (1...6).map { Tab("", icon: "\($0).circle") })
    #expect(change(five, six).enteredMore == ["5.circle", "6.circle"])
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
    let change = DesignDifference(from: before, to: playground.draft)
    #expect(change.isElsewhere && change.clearedFindings.isEmpty)
    let scene = playground.draft
    try playground.run("rename 1 Home")
    #expect(!DesignDifference(from: scene, to: playground.draft).isElsewhere)
  }

  @Test("Nothing is different between a scene and itself")
  func same() {
    let change = change(design("Home", "A", "A"), design("Home", "A", "A"))
    #expect(change.newFindings.isEmpty && change.clearedFindings.isEmpty)
    #expect(change.enteredMore.isEmpty && change.leftMore.isEmpty)
    #expect(change.remainingFindings.count == 2)
  }
}
