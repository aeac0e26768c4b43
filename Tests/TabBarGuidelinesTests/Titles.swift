import TabBarCore
import TabBarGuidelines
import Testing

@Suite("What tabs are called")
struct Titles {
  private func scene(_ titles: String..., by id: String = "hig-2022", locale: String = "en") throws -> Scene {
    Scene(Design(tabs: titles.map { Tab($0) }, locale: locale), by: try guide(id))
  }

  // tvOS HIG 2019, Tab Bar Items: the titles to avoid as not specific (R49), and those to consider. The other texts
  // have no such list: HIG 2022 asks for concrete nouns or verbs.
  @Test(
    "The titles that Apple lists as not specific are asked about, whatever their case and spaces",
    arguments: ["Videos", "Audio", "Programming", "Products", "Feed", "Content", "CONTENT", " feed\u{A0}"])
  func vague(title: String) throws {
    let tabs = ["Search", title, "Library"].map { Tab($0) }
    let television = Design(tabs: tabs, device: try device("apple-tv-4k"))
    let finding = try #require(Scene(television, by: try guide("tvos-2019")).finding("vague-title"))
    // A list of words cannot tell what the tab holds.
    #expect(finding.verdict == .needsPerson && finding.tabs == [1] && finding.severity == .warning)
    #expect(finding.source == "tvOS HIG 2019, Tab Bars, Tab Bar Items")
    for id in ["hig-2022", "hig-2025", "sap-fiori"] {
      let asked = try #require(try scene("Search", title, "Library", by: id).finding("vague-title"))
      #expect(asked.verdict == .needsPerson && asked.tabs == [1] && asked.severity == .info)
      #expect(
        asked.source.hasPrefix("Apple's tvOS guidelines of 2019; ")
          && asked.evidence == .convention)
    }
  }

  // The words of the text are English; of others it is not known how much they say.
  @Test("By the text of 2019 a word of another language is asked about")
  func vagueElsewhere() throws {
    let design = Design(
      tabs: ["Films", "Vidéos", "Sport"].map { Tab($0) }, device: try device("apple-tv-4k"), locale: "fr")
    #expect(Scene(design, by: try guide("tvos-2019")).verdict(of: "vague-title") == .needsPerson)
  }

  @Test(
    "The titles that Apple praises are neither vague nor actions",
    arguments: [
      "Movies", "Playlist", "TV Shows", "Sign In", "Library", "Shop", "Games", "Buy Now", "Music", "Networks",
      "Account", "Watch Now", "For You", "Listen Now", "Alarm", "Stopwatch", "Timer", "Sports", "Search",
    ])
  func praised(title: String) throws {
    let scene = try scene("Today", title, "Kids")
    #expect(scene.verdict(of: "vague-title") == .met)
    #expect(scene.verdict(of: "action-tab") == .met)
  }

  @Test("A word is only looked for as the whole title", arguments: ["Feeds", "Video Content", "Homework"])
  func partsDoNotCount(title: String) throws {
    #expect(try scene("Today", title, "Kids").report.findings.isEmpty)
  }

  // They are not among the titles of tvOS HIG 2019, Tab Bar Items, that are to be avoided.
  @Test(
    "Words that no text of Apple's lists are common practice",
    arguments: ["Menu", "Items", "Tools", "Stuff", "Info", "Data", "Other"])
  func notListed(title: String) throws {
    for id in ["hig-2022", "sap-fiori"] {
      let finding = try #require(try scene("Today", title, "Kids", by: id).finding("vague-title"))
      #expect(finding.source.hasPrefix("common practice; ") && finding.evidence == .convention)
    }
    let design = Design(tabs: ["Today", title, "Kids"].map { Tab($0) }, device: try device("apple-tv-4k"))
    let finding = try #require(Scene(design, by: try guide("tvos-2019")).finding("vague-title"))
    #expect(finding.source == "common practice; tvOS HIG 2019 does not say so" && finding.severity == .info)
  }

  @Test("Whether people know what a word like Stuff holds is left to a person")
  func catchAll() throws {
    let finding = try #require(try scene("Today", "Stuff", "Kids").finding("vague-title"))
    #expect(finding.verdict == .needsPerson)
    #expect(finding.message == "would people know what \"Stuff\" holds?")
  }

  // HIG 2022, Tab bars, Best practices (R55). Account is no replacement for Home (R51, C33).
  @Test("Home is too broad, and no rule suggests Account for it")
  func home() throws {
    let scene = try scene("Home", "Games", "Search")
    #expect(scene.report.findings.map(\.rule) == ["home-title"])
    #expect(scene.finding("home-title")?.severity == .warning)
    let rule = try #require(Rule.named("home-title"))
    for text in [rule.remedy, rule.rationale, scene.finding("home-title")?.message ?? ""] {
      #expect(!text.contains("Account"))
    }
  }

  // R49 and C23: an own More tab, and two of them once tabs overflow.
  @Test("A tab of the app's own called More is asked about, with more to ask once the system adds its own")
  func ownMore() throws {
    let alone = try #require(try scene("Dining", "Laundry", "More").finding("own-more-tab"))
    #expect(alone.verdict == .needsPerson && alone.tabs == [2] && !alone.message.contains("two"))
    let inBar = try #require(
      try scene("More", "B", "C", "D", "E", "F").finding("own-more-tab"))
    #expect(inBar.message.hasPrefix("two tabs called More") && inBar.message.contains("in one bar"))
    let inList = try #require(
      try scene("A", "B", "C", "D", "E", "More…").finding("own-more-tab"))
    #expect(inList.message.hasPrefix("two tabs called More") && inList.message.contains("in the list of"))
    #expect(try scene("A", "More", "C").verdict(of: "vague-title") == .met)
  }

  // The tvOS text of 2019 lists More as not specific; a system there adds no such tab (B9).
  @Test("On Apple TV a tab called More is merely vague")
  func moreOnTelevision() throws {
    let design = Design(tabs: ["Movies", "More"].map { Tab($0) }, device: try device("apple-tv-4k"))
    let finding = try #require(Scene(design, by: try guide("tvos-2019")).finding("own-more-tab"))
    #expect(finding.verdict == .needsPerson && finding.severity == .warning && finding.tabs == [1])
    #expect(finding.message == "would people know what \"More\" holds?")
  }

  // iOS HIG 2013: "On iPad, avoid creating a More tab" (R33); of iPhone it only describes the system's.
  @Test("In 2013 the app's own More is warned of on an iPad, and on an iPhone it is advice")
  func ownMoreOfOldIpads() throws {
    func finding(_ name: String) throws -> Finding {
      let design = Design(tabs: ["Dining", "Laundry", "More"].map { Tab($0) }, device: try device(name))
      return try #require(Scene(design, by: try guide("hig-2013")).finding("own-more-tab"))
    }
    let (pad, phone) = (try finding("ipad-air"), try finding("iphone-5s"))
    #expect(pad.verdict == .needsPerson && pad.severity == .warning && pad.evidence == .guideline)
    #expect(phone.verdict == .needsPerson && phone.severity == .info && phone.evidence == .convention)
  }

  // B3, B8, B9: no More in the strip of an iPad, on Apple Vision Pro and on Apple TV.
  @Test(
    "Where the system adds no More, the word is no clash but vague, which is asked",
    arguments: [("ipad-pro-11-m4", "hig-2024"), ("vision-pro", "hig-2023"), ("apple-tv-4k", "hig-2022")])
  func moreInOtherBars(name: String, id: String) throws {
    let tabs = ["Dining", "Laundry", "More"].map { Tab($0, icon: "square.grid.2x2") }
    let scene = Scene(Design(tabs: tabs, device: try device(name)), by: try guide(id))
    #expect(scene.verdict(of: "own-more-tab") == .notApplicable)
    let finding = try #require(scene.finding("vague-title"))
    #expect(finding.verdict == .needsPerson && finding.severity == .info && finding.tabs == [2])
  }

  // Collections of screenshots list the system's More as if it were a tab, the fifth and last.
  @Test("A last More with the system's icon, in a bar that is just full, may be the system's")
  func systemMore() throws {
    func isAskedWhose(_ titles: String..., icon: String) throws -> Bool {
      var tabs = titles.map { Tab($0) }
      tabs[tabs.count - 1].icon = icon
      let finding = try #require(Scene(Design(tabs: tabs), by: .standard).finding("own-more-tab"))
      #expect(finding.verdict == .needsPerson)
      return finding.message == "is \"More\" the system's own More tab, which it adds by itself?"
    }
    #expect(try isAskedWhose("Music", "Movies", "TV Shows", "Search", "More", icon: "ellipsis"))
    #expect(
      try isAskedWhose("Music", "Movies", "TV Shows", "Search", "More", icon: "square.grid.2x2") == false)
    #expect(try isAskedWhose("Music", "Movies", "Search", "More", icon: "ellipsis") == false)
  }

  // B12: too large in scope in 2022, to be avoided in 2019 and 2023, not mentioned since 2024 (R55, C8).
  @Test(
    "Home is worth a warning until 2023 and nothing since",
    arguments: [
      ("hig-2022", Severity.warning), ("hig-2023", .warning), ("hig-2024", nil), ("hig-2025", nil),
    ])
  func homeThroughTheYears(id: String, severity: Severity?) throws {
    #expect(try scene("Home", "Games", "Search", by: id).finding("home-title")?.severity == severity)
  }

  // R54: a label that describes the content.
  @Test("Titles are the same if only case, outer spaces or the coding of accents differ")
  func duplicates() throws {
    #expect(try scene("Lists", "lists ", "Kids").finding("duplicate-titles")?.tabs == [0, 1])
    #expect(try scene("Caf\u{E9}", "Cafe\u{301}", "Kids").finding("duplicate-titles")?.tabs == [0, 1])
    #expect(try scene("List", "Lists", "Kids").verdict(of: "duplicate-titles") == .met)
    #expect(try scene("", "", "Kids").verdict(of: "duplicate-titles") == .met)
    #expect(try scene("", "").verdict(of: "duplicate-titles") == .notApplicable)
  }

  // SAP Fiori for iOS, Tab Bar: no more than 25 characters long including spaces (R53).
  @Test(
    "SAP counts the characters that people see, spaces included",
    arguments: [
      (String(repeating: "a", count: 25), Verdict.met), (String(repeating: "a", count: 26), .broken),
      ("Orders " + String(repeating: "b", count: 18), .met),
      ("Orders " + String(repeating: "b", count: 19), .broken),
      (String(repeating: "e\u{301}", count: 25), .met), (String(repeating: "👩‍👩‍👧", count: 26), .broken),
    ])
  func characters(title: String, expected: Verdict) throws {
    #expect(try scene("Search", title, by: "sap-fiori").verdict(of: "long-title") == expected)
    #expect(try scene("Search", title).verdict(of: "long-title") == nil)
  }

  // HIG 2022, Tab bars, Best practices: avoid titles that the bar truncates (R52). Which do is the layout's
  // to say; the rule must agree with it at every length.
  @Test("A title is found cut exactly where the layout cuts it", arguments: ["i", "m", "あ"])
  func cutAsLaidOut(letter: String) throws {
    var seen: Set<Verdict> = []
    for length in 1...60 {
      var tabs = sections(5)
      tabs[2].title = String(repeating: letter, count: length)
      let scene = Scene(Design(tabs: tabs), by: .standard)
      let verdict = try #require(scene.verdict(of: "title-cut"))
      let title = try #require(scene.layout.items.dropFirst(2).first).title
      let expected: Verdict = title.state == .cut ? .broken : title.state == .mayBeCut ? .needsPerson : .met
      #expect(verdict == expected, "\(length)")
      // 0.3 pt a letter is the rule's own number.
      let isTightened = title.state == .tightened && title.tightening >= 0.3
      #expect(scene.verdict(of: "title-tightened") == (isTightened ? .broken : .met), "\(length)")
      if verdict != .met { #expect(scene.finding("title-cut")?.tabs == [2]) }
      seen.insert(verdict)
    }
    #expect(seen.isSuperset(of: [.met, .broken]))
  }

  @Test("The message on a cut title gives its width and its room in points")
  func cutMessage() throws {
    let scene = try scene("Heute", "Spiele", "Apps", "Suchen", "Benachrichtigungen")
    let finding = try #require(scene.finding("title-cut"))
    #expect(finding.message.hasPrefix("\"Benachrichtigungen\" is cut: it needs "))
    // Five items share the 390 pt of an iPhone 14: 78 each, less 3 pt at each side.
    #expect(finding.message.hasSuffix(" pt and has 72 pt") && finding.value("titleRoom") == 72)
  }

  // A published listing of UIKit's label: up to 1.2 pt a letter closer. By hand: five items of an iPhone SE leave 58;
  // Einstellungen needs about 65.9, 13 letters of 0.62.
  @Test("The message on a tightened title gives the points a letter")
  func tightenedMessage() throws {
    func scene(_ titles: String...) throws -> Scene {
      let device = try #require(Device.named("iphone-se-1"))
      return Scene(Design(tabs: titles.map { Tab($0) }, device: device), by: .standard)
    }
    let one = try #require(
      try scene("Heute", "Spiele", "Apps", "Suchen", "Einstellungen").finding("title-tightened"))
    #expect(one.message == "\"Einstellungen\" is tightened by 0.6 pt a letter to fit")
    #expect(one.severity == .info && one.tabs == [4] && one.evidence == .derived)
    #expect(abs(try #require(one.value("tightening")) - 0.61875) < 1e-9)
    let two = try #require(
      try scene("Heute", "Downloadliste", "Apps", "Suchen", "Einstellungen").finding("title-tightened"))
    #expect(two.tabs == [1, 4] && two.message.hasPrefix("2 of 5 titles are tightened to fit; "))
  }
}
