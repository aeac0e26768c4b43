import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Mending titles with the words that a person gave")
struct TitleFixes {
  private func tab(_ title: String, _ alternatives: String) -> Tab {
    var details = TabDetails()
    details[.alternatives] = alternatives
    return Tab(title, details: details)
  }

  private func fixes(_ tabs: [Tab], _ rule: String, by id: String = "hig-2022", locale: String = "en") throws
    -> [Fix]
  {
    let scene = Scene(Design(tabs: tabs, locale: locale), by: try guide(id))
    #expect(scene.finding(rule) != nil)
    return scene.fixes(of: rule)
  }

  // B5: the width decides. Five items on an iPhone 14 leave 76 pt for a title.
  @Test("A title that is cut gives way to the first of its alternatives that fits, which is safe")
  func cut() throws {
    let tabs = [
      Tab("Heute"), Tab("Spiele"), Tab("Apps"), Tab("Suchen"),
      tab("Benachrichtigungen", "Alle Benachrichtigungen| Hinweise |Neues"),
    ]
    let fix = try #require(try fixes(tabs, "title-cut", locale: "de").first)
    #expect(fix.grade == .safe && fix.edits == [.rename(4, "Hinweise")])
    #expect(fix.summary == "rename \"Benachrichtigungen\" to \"Hinweise\"")
  }

  @Test("No title is made up: without alternatives there is nothing to suggest")
  func none() throws {
    #expect(try fixes([Tab("Home"), Tab("Games"), Tab("Search")], "home-title") == [])
    let long = ["Heute", "Spiele", "Apps", "Suchen", "Benachrichtigungen"].map { Tab($0) }
    #expect(try fixes(long, "title-cut", locale: "de") == [])
  }

  @Test("An alternative that another rule finds something in is passed over")
  func passedOver() throws {
    let tabs = [tab("Home", "Content|games|More|Today"), Tab("Games"), Tab("Search")]
    #expect(try fixes(tabs, "home-title").first?.edits == [.rename(0, "Today")])
  }

  @Test("Where whether anything is wrong is a question, the answer is a suggestion")
  func question() throws {
    let tabs = [Tab("Today"), tab("Music and Video", "Clips"), Tab("Search")]
    let fix = try #require(try fixes(tabs, "overloaded-title").first)
    #expect(fix.grade == .suggestion && fix.edits == [.rename(1, "Clips")])
  }

  @Test("All tabs with the same trouble are mended at once, each by its own words")
  func several() throws {
    let tabs = [tab("Content", "Shows"), tab("Feed", "Shows|News"), Tab("Videos"), Tab("Search")]
    #expect(try fixes(tabs, "vague-title").first?.edits == [.rename(0, "Shows"), .rename(1, "News")])
  }

  @Test("A tab without a title takes one of its alternatives")
  func missing() throws {
    var untitled = tab("", "Cells")
    untitled.icon = "hexagon.fill"
    let fix = try #require(try fixes([untitled, Tab("Library"), Tab("Search")], "missing-title").first)
    // The text has titles or icons, so that a title is a choice.
    #expect(fix.grade == .suggestion && fix.edits == [.rename(0, "Cells")])
    let needed = try #require(
      try fixes([untitled, Tab("Library"), Tab("Search")], "missing-title", by: "hig-2025").first)
    #expect(needed.grade == .safe && needed.edits == [.rename(0, "Cells")])
  }

  @Test("A title that the language has another for is not replaced: the change would not be seen")
  func translated() throws {
    var home = tab("Overview", "Heute")
    home.details?[titleIn: "de"] = "Startseite"
    #expect(try fixes([home, Tab("Karte"), Tab("Profil")], "home-title", locale: "de") == [])
  }

  @Test("A long phrase gives way to a shorter one of the person's own")
  func wordy() throws {
    let tabs = [tab("Find More Movies", "Find Good Movies|Movies"), Tab("Library"), Tab("Search")]
    #expect(try fixes(tabs, "wordy-title", by: "hig-2025").first?.edits == [.rename(0, "Movies")])
  }
}
