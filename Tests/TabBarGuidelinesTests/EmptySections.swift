import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Sections that have nothing to show")
struct EmptySections {
  private func scene(_ tabs: Tab..., by id: String = "hig-2022") throws -> Scene {
    Scene(Design(tabs: tabs), by: try guide(id))
  }

  // R42: all four texts; C6: flag each of removing, disabling and hiding as an error.
  @Test(
    "To remove a tab is an error in every guide of Apple's and SAP's",
    arguments: ["hig-2013", "hig-2022", "hig-2023", "hig-2024", "hig-2025", "sap-fiori"])
  func removed(id: String) throws {
    let stays = tab("Library", [.visible: "yes"])
    let finding = try #require(
      try scene(stays, tab("Downloads", [.visible: "no"]), by: id).finding("removed-tab"))
    #expect(finding.severity == .error && finding.tabs == [1])
    #expect(finding.message == "\"Downloads\" is not in the bar at all times")
    #expect(try scene(stays, stays, by: id).verdict(of: "removed-tab") == .met)
    #expect(try scene(stays, Tab("Downloads"), by: id).standingQuestion(of: "removed-tab") != nil)
  }

  // R43: tvOS 2019 and HIG 2024 "don't disable"; 2013 "the best solution", 2022 and 2023 by implication; SAP says nothing.
  @Test("To disable a tab is an error where the text forbids it, and SAP does not speak of it")
  func disabled() throws {
    let all = severities(of: "disabled-tab")
    #expect(Set(all.keys) == ["hig-2013", "tvos-2019", "hig-2022", "hig-2023", "hig-2024", "hig-2025"])
    #expect(Set(all.filter { $0.value == .error }.keys) == ["tvos-2019", "hig-2024", "hig-2025"])
    #expect(Set(all.values) == [.error, .warning])
    let enabled = tab("Library", [.enabled: "yes"])
    let finding = try scene(enabled, tab("Radio", [.enabled: "no"])).finding("disabled-tab")
    #expect(finding?.tabs == [1] && finding?.message == "\"Radio\" cannot be selected")
    #expect(try scene(enabled, enabled).verdict(of: "disabled-tab") == .met)
    #expect(try scene(enabled, Tab("Radio")).standingQuestion(of: "disabled-tab") != nil)
  }

  @Test("On Apple TV the text of 2019 forbids both")
  func television() throws {
    let tabs = [tab("Live", [.visible: "no"]), tab("Library", [.enabled: "no"])]
    let scene = Scene(Design(tabs: tabs, device: try device("apple-tv-4k")), by: try guide("tvos-2019"))
    #expect(scene.finding("removed-tab")?.tabs == [0] && scene.finding("disabled-tab")?.tabs == [1])
  }

  // R44, C39: warn whenever the section is empty or unavailable and nothing is explained.
  @Test("A section without content has to say why", arguments: ["empty", "unavailable"])
  func unexplained(availability: String) throws {
    let bare = tab("Radio", [.availability: availability])
    let blank = tab("Songs", [.availability: availability, .explanation: " \n"])
    let explained = tab(
      "Books", [.availability: availability, .explanation: "No books yet. Visit the store."])
    let finding = try #require(try scene(Tab("Library"), bare, explained).finding("unexplained-tab"))
    #expect(finding.severity == .warning && finding.tabs == [1])
    #expect(finding.value("withoutContent") == 2 && finding.value("unexplained") == 1)
    #expect(finding.message == "\"Radio\" has nothing to show and does not say why")
    #expect(
      try scene(bare, blank).finding("unexplained-tab")?.message
        == "\"Radio\" and \"Songs\" have nothing to show and do not say why")
    let full = tab("Library", [.availability: "ok"])
    #expect(try scene(full, explained).verdict(of: "unexplained-tab") == .met)
    // What the other sections say is not known.
    #expect(
      try scene(Tab("Library"), explained).standingQuestion(of: "unexplained-tab")?.contains("\"Library\"")
        == true)
  }

  @Test("A section with content has nothing to explain, and one without facts is asked about")
  func explained() throws {
    #expect(try scene(tab("Radio", [.availability: "ok"])).verdict(of: "unexplained-tab") == .met)
    #expect(try scene(Tab("Radio")).standingQuestion(of: "unexplained-tab") != nil)
    #expect(try scene(Tab("Radio")).verdict(of: "way-forward") == .notApplicable)
  }

  // R45: HIG 2022 gives a tab that offers suggestions for what to download. C39 and the catalogue's examples.
  @Test(
    "An explanation that names a next step is in order",
    arguments: [
      "No downloads yet. Browse the catalogue.", "No connection. Play what you downloaded.",
      "No songs yet, here is how to get some", "You have no friends here: invite them.",
      "Radio is offline. You can listen to downloads.", "Tap + to add songs.", "Sign in to see your library",
      "Check your connection and try again.",
    ])
  func step(text: String) throws {
    #expect(try scene(tab("Radio", [.explanation: text])).verdict(of: "way-forward") == .met)
  }

  @Test(
    "A short text that only says that there is nothing is asked about, with its words",
    arguments: [
      "Nothing here.", "No downloads yet.", "No search results", "You are offline.",
      "Radio is not available.",
      "This list is empty",
    ])
  func noStep(text: String) throws {
    let finding = try #require(try scene(tab("Radio", [.explanation: text])).finding("way-forward"))
    #expect(finding.verdict == .needsPerson && finding.severity == .info)
    #expect(finding.message == "would people know what to do next where \"Radio\" says \"\(text)\"?")
  }

  @Test(
    "A text that may name one in other words is left to a person",
    arguments: [
      "Songs that you buy appear here.", "No songs on this device yet. The store has millions of them.",
    ])
  func perhaps(text: String) throws {
    let finding = try #require(try scene(tab("Radio", [.explanation: text])).finding("way-forward"))
    #expect(finding.verdict == .needsPerson && finding.tabs == [0])
    #expect(finding.message == "does the explanation of \"Radio\" say what to do next?")
  }

  @Test("Texts in a language that there are no words for are left to a person")
  func otherLanguage() throws {
    let design = Design(tabs: [tab("Radio", [.explanation: "Noch nichts."])], locale: "de")
    let scene = Scene(design, by: .standard)
    #expect(scene.finding("way-forward") == nil && scene.standingQuestion(of: "way-forward") != nil)
  }

  @Test("Only the texts since 2022 speak of a way forward")
  func years() {
    #expect(
      severities(of: "way-forward")
        == ["hig-2022": .info, "hig-2023": .info, "hig-2024": .info, "hig-2025": .info])
    #expect(Set(severities(of: "unexplained-tab").values) == [.warning])
    #expect(severities(of: "unexplained-tab").keys.contains("sap-fiori"))
  }

  @Test("A removed or disabled tab can be put right, which a person has to choose")
  func fixes() throws {
    let design = Design(tabs: [
      tab("Library", [.visible: "yes", .enabled: "no"]), tab("Radio", [.visible: "no", .enabled: "yes"]),
    ])
    for rule in ["removed-tab", "disabled-tab"] {
      let scene = Scene(design, by: .standard)
      let finding = try #require(scene.finding(rule))
      let fix = try #require(scene.fixes(for: finding).first)
      #expect(fix.grade == .suggestion)
      #expect(Scene(design.applying(fix), by: .standard).verdict(of: rule) == .met)
    }
  }
}
