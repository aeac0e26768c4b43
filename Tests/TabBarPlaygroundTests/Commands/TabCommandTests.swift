import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Commands that change the tabs")
struct TabCommandTests {
  /// A bar, a line, and the bar that it leaves.
  static let states: [(before: String, line: String, after: String)] = [
    ("", "add A", "[A]"),
    ("[A] B", "add C", "[A] B C"),
    ("[A] B", "add C at=1", "C [A] B"),
    ("A [B]", "add C at=2", "A C [B]"),
    ("A [B]", "add C at=3", "A [B] C"),
    ("A [B]", "add C before=B", "A C [B]"),
    ("A [B]", "add C after=A", "A C [B]"),
    ("A [B]", "add C D after=last", "A [B] C D"),
    ("A [B]", "add C at=first", "C A [B]"),
    ("A [B]", "add C D at=last", "A [B] C D"),
    ("A [B] C", "order C A", "C A [B]"),
    ("A [B] C", "order 3 selected first", "C [B] A"),
    ("A [B] C D", "keep D A", "A [D]"),
    ("A B [C] D", "keep C A", "A [C]"),
    ("A [B] C", "rename A=B B=A", "B [A] C"),
    ("A [B] C", "rename 3=\"For You\" \"A\"=X", "X [B] For You"),
    ("A [B] C", "move C left", "A C [B]"),
    ("A [B] C", "move A right 2", "[B] C A"),
    ("A [B] C", "merge A into=C", "[B] C"),
    ("A [B] C", "merge B into=A", "[A] C"),
    ("[A] B C", "rename 2 X", "[A] X C"),
    ("[A] B C", "rename c X", "[A] B X"),
    ("A [B] C D", "move 1 last", "[B] C D A"),
    ("A [B] C D", "move B 4", "A C D [B]"),
    ("A [B] C D", "move D first", "D A [B] C"),
    ("A [B] C D", "move D 2", "A D [B] C"),
    ("A [B] C D", "move D 3", "A [B] D C"),
    ("A [B] C D", "move A 2", "[B] A C D"),
    ("A [B] C D", "move A after=C", "[B] C A D"),
    ("A [B] C D", "move A before=C", "[B] A C D"),
    ("A [B] C D", "move D before=B", "A D [B] C"),
    ("A [B] C D", "move D after=B", "A [B] D C"),
    ("A [B] C D", "move B before=B", "A [B] C D"),
    ("A [B] C D", "move B after=B", "A [B] C D"),
    ("A [B] C D", "move selected last", "A C D [B]"),
    ("[A]", "move 1 1", "[A]"),
    ("A [B] C", "swap 1 3", "C [B] A"),
    ("A [B] C", "swap B C", "A C [B]"),
    ("A [B] C", "swap 1 selected", "[B] A C"),
    ("A [B] C", "swap 2 2", "A [B] C"),
    ("A [B] C D", "merge A C", "A [B] D"),
    ("A [B] C D", "merge A B", "[A] C D"),
    ("A [B] C D", "merge D A", "[B] C D"),
    ("A B C [D]", "merge d 1 X", "B C [X]"),
    ("A [B] C D", "merge last selected \"first\"", "A C [first]"),
    ("A B [C] D", "remove 1", "B [C] D"),
    ("A B [C] D", "remove C", "A B [D]"),
    ("A B C [D]", "remove last", "A B [C]"),
    ("A B [C] D", "remove 3 4", "A [B]"),
    ("A B [C] D", "remove D 3", "A [B]"),
    ("A B [C] D", "remove 1 2", "[C] D"),
    ("A B [C] D", "remove 3 1", "B [D]"),
    ("[A]", "remove A", ""),
    ("A [B]", "remove 1 2", ""),
    ("A [B] C", "clear", ""),
    ("", "clear", ""),
    ("[A] B C", "select 3", "A B [C]"),
    ("[A] B C", "select b", "A [B] C"),
  ]

  @Test("The bar is drawn before and after", arguments: states)
  func beforeAndAfter(before: String, line: String, after: String) throws {
    var playground = Playground(sketch: before)
    let start = playground.draft
    #expect(!(try playground.sentence(line)).isEmpty)
    #expect(playground.sketch == after)
    let end = playground.draft
    // What leaves the bar as it was is no step.
    guard end != start else { return }
    try playground.run("undo")
    #expect(playground.draft == start && playground.sketch == before)
    try playground.run("redo")
    #expect(playground.draft == end && playground.sketch == after)
  }

  /// A line, what it sets that a drawn bar does not show, and the value.
  static let details: [(line: String, fact: @Sendable (Design) -> String?, value: String)] = [
    ("badge 2 7", { $0.tabs[1].badge }, "7"), ("badge A=1 B=9", { $0.tabs[1].badge }, "9"),
    ("icon 2 star", { $0.tabs[1].icon }, "star"),
    ("set 2 opens=sheet", { $0.tabs[1].details?[word: .opens] }, "sheet"),
    ("bar height=90", { $0.barDetails?[word: .height] }, "90"),
    ("allow more-tab because reasons", { $0.allowances.first?.reason }, "reasons"),
    ("answer peer-tabs no", { $0.answers["peer-tabs"].map(String.init) }, "false"),
  ]

  @Test("What is set is there afterwards, and not before or after undo", arguments: details)
  func detail(line: String, fact: @Sendable (Design) -> String?, value: String) throws {
    var playground = Playground(sketch: "[A] B")
    #expect(fact(playground.draft.design) == nil)
    try playground.run(line)
    #expect(fact(playground.draft.design) == value)
    try playground.run("undo")
    #expect(fact(playground.draft.design) == nil)
  }

  @Test(
    "A command says what it changed",
    arguments: [
      ("add D", "added tab 4 \"D\""), ("add \"\"", "added tab 4, without a title"),
      ("rename 2 X", "renamed tab 2 from \"B\" to \"X\""),
      ("rename A=X C=Y", "renamed tab 1 from \"A\" to \"X\", tab 3 from \"C\" to \"Y\""),
      ("badge 2 7", "put badge \"7\" on tab 2 \"B\""),
      ("badge A=1 B=off", "put badge \"1\" on tab 1 \"A\", took the badge off tab 2 \"B\""),
      ("order C", "ordered the tabs: \"C\", \"A\", \"B\""), ("keep B", "removed \"A\", \"C\""),
      ("icon 2 star", "gave tab 2 \"B\" the icon star"),
      ("move 1 3", "moved \"A\" from place 1 to place 3"), ("swap 1 2", "swapped \"A\" and \"B\""),
      ("merge 1 2", "folded \"B\" into \"A\"; its title is gone"),
      ("merge C A \"C and A\"", "folded \"A\" into \"C\", now called \"C and A\"; its title is gone"),
      ("remove 1 3", "removed \"A\", \"C\""), ("clear", "took out all 3 tabs"),
      ("select 3", "selected tab 3 \"C\""),
      ("set 1 role=search category=live", "set role=search, category=live on tab 1 \"A\""),
    ])
  func sentences(line: String, sentence: String) throws {
    var playground = Playground(sketch: "A [B] C")
    #expect(try playground.sentence(line) == sentence)
  }

  @Test(
    "A command that leaves all as it was says so, and is no step: undo takes back what was done before it",
    arguments: [
      "rename 2 B", "rename A=A B=B", "order A", "keep C B A", "badge 2 off", "badge 3 \"\"", "icon 2 off",
      "move 1 1", "move 2 after=1", "swap 3 3",
      "select B", "set 1 role=off",
    ])
  func nothingChanged(line: String) throws {
    var playground = Playground(sketch: "A [B] C")
    try playground.run("badge 1 5")
    let before = playground
    #expect(try playground.sentence(line) == "nothing changed: already set")
    #expect(playground.draft == before.draft && playground.text == before.text)
    #expect(try playground.sentence("undo") == "undid: badge A 5")
    #expect(try playground.sentence(line) == "nothing changed: already set")
    #expect(try playground.sentence("redo") == "redid: badge A 5")
  }

  @Test(
    "What a design is for is kept in the session, also where it is so without being said",
    arguments: [
      "device iphone-14", "orientation portrait", "sizeclass auto", "system auto", "guide hig-2022",
    ])
  func saidOutright(line: String) throws {
    var playground = Playground(sketch: "A [B] C")
    let before = playground.draft
    #expect(try playground.sentence(line) == "already set; recorded in the session")
    #expect(playground.draft == before && playground.text.contains("\n\(line)\n"))
  }

  @Test("A design holds so many tabs that no bar is without room, and says where it ends")
  func mostTabs() throws {
    var playground = try Playground(lines: (1...1_000).map { "add T\($0)" })
    #expect(throws: CommandError.self) { try playground.run("add \"One more\"") }
    #expect(playground.draft.design.tabs.count == 1_000)
    try playground.run("remove last")
    try playground.run("add \"One more\"")
  }

  @Test("left and right are those of the picture, also where the bar is read from the right")
  func mirrored() throws {
    var playground = Playground(sketch: "[A] B C")
    try playground.run("direction rtl")
    try playground.run("move A left 2")
    #expect(playground.sketch == "B C [A]")
    #expect(playground.refusal(of: "move A left")?.remedy == "move 3 last goes as far as there are tabs")
  }

  @Test("A value that was automatic and is set by hand is a step, though the picture stays")
  func pinned() throws {
    var playground = Playground(sketch: "A")
    let system = playground.draft.scene.layout.system?.id
    #expect(try playground.sentence("system ios16") == "laid out as iOS 16 does")
    #expect(playground.draft.scene.layout.system?.id == system)
    #expect(playground.text.hasSuffix("\nsystem ios16\n"))
    #expect(try playground.sentence("undo") == "undid: system ios16")
  }

  @Test("A tab without a title is named by its number, and a removed part is reported")
  func nameless() throws {
    var playground = Playground(sketch: "A [B] C")
    try playground.run("add \"\" badge=1 icon=star")
    #expect(try playground.sentence("badge 4 off") == "took the badge off tab 4")
    #expect(try playground.sentence("icon 4 off") == "took the icon off tab 4")
    #expect(try playground.sentence("swap 4 1") == "swapped tab 4 and \"A\"")
    #expect(try playground.sentence("move 1 last") == "moved tab 1 from place 1 to place 4")
    #expect(try playground.sentence("remove 4 1") == "removed tab 4, \"B\"")
  }

  @Test("Folding says what is lost, and undo brings it back")
  func merging() throws {
    var playground = try Playground(
      lines: [
        "add Feed icon=star badge=New", "add Shop icon=cart badge=3 role=prominent",
        "set Shop keepsState=yes",
        "add Cart icon=star badge=2",
      ])
    let before = playground.draft
    #expect(
      try playground.sentence("merge Feed Shop")
        == "folded \"Shop\" into \"Feed\"; its title, its icon cart, its role prominent, its badge 3 and what "
        + "set and allow said about it are gone")
    try playground.run("undo")
    #expect(playground.draft == before)
    #expect(
      try playground.sentence("merge Shop Cart")
        == "folded \"Cart\" into \"Shop\"; its title and its icon star are gone")
    #expect(playground.draft.design.tabs[1].badge == "5")
  }

  @Test("An added tab has what it was given")
  func addEverything() throws {
    let playground = try Playground(lines: ["add \"Listen Now\" icon=play badge=3 role=SEARCH"])
    #expect(playground.draft.design.tabs == [Tab("Listen Now", icon: "play", badge: "3", role: .search)])
  }

  @Test(
    "off and nothing mean none, and off in quotes is a text",
    arguments: [
      ("add A icon=off badge=off", nil, nil), ("add A icon=\"\" badge=''", nil, nil),
      ("add A icon=OFF badge=Off", nil, nil), ("add A icon=\"off\" badge='off'", "off", "off"),
    ] as [(String, String?, String?)])
  func off(line: String, icon: String?, badge: String?) throws {
    let playground = try Playground(lines: [line])
    #expect(playground.draft.design.tabs == [Tab("A", icon: icon, badge: badge)])
    let steps = line.split(separator: " ").dropFirst(2).map {
      String($0).replacing("=", with: " 1 ")
    }
    let later = try Playground(lines: ["add A icon=x badge=x"] + steps)
    #expect(later.draft == playground.draft)
  }

  @Test(
    "set keeps facts and off forgets them",
    arguments: [
      ("availability=unavailable", TabProperty.availability, "unavailable"), ("enabled=no", .enabled, "no"),
      ("explanation=\"No connection.\"", .explanation, "No connection."), ("visible=no", .visible, "no"),
      ("affects=window", .affects, "window"), ("category=live", .category, "live"),
      ("icon.kind=bitmap", .iconKind, "bitmap"), ("icon.variant=filled", .iconVariant, "filled"),
      ("icon.shape=circle", .iconShape, "circle"), ("icon.regular=25x25", .iconRegular, "25x25"),
      ("icon.compact=18x18", .iconCompact, "18x18"), ("icon.2x=50x50", .icon2x, "50x50"),
      ("icon.3x=75x75", .icon3x, "75x75"), ("selectedIcon=star.fill", .selectedIcon, "star.fill"),
      ("placement=pinned", .placement, "pinned"),
    ])
  func setFacts(option: String, property: TabProperty, value: String) throws {
    var playground = Playground(sketch: "[A] B")
    try playground.run("set 2 \(option)")
    #expect(playground.draft.design.tabs.last?.details?[word: property] == value)
    #expect(playground.draft.design.tabs.first.map { $0.details == nil } == true)
    try playground.run("set 2 \(property.rawValue)=off")
    #expect(playground.draft.design.tabs.last.map { $0.details == nil } == true)
  }

  @Test("set takes roles, titles in languages, and several keys at once")
  func setMore() throws {
    var playground = Playground(sketch: "[A] B")
    try playground.run("set B title.pt-BR=Biblioteca role=settings title.de=\"Die Mediathek\"")
    let tab = try #require(playground.draft.design.tabs.last)
    #expect(tab.role == .settings)
    #expect(tab.details?.titleLocales == ["de", "pt-BR"])
    #expect(tab.details?[titleIn: "de"] == "Die Mediathek")
    try playground.run("set B role=off title.de=off title.pt-BR=off")
    #expect(playground.draft.design.tabs.last == Tab("B"))
  }

  @Test(
    "What cannot be done is refused at its place, with the problem and what to do",
    arguments: [
      ("add A «at=9»", "there is no place 9", "at=4 is the place after the last tab"),
      (
        "add A «at=9223372036854775807»", "there is no place 9223372036854775807",
        "at=4 is the place after the last tab"
      ),
      ("add A «at=0»", "0 is not a number from 1 up", nil),
      ("add A «at=x»", "x is not a number from 1 up", nil),
      ("add A «at=99999999999999999999»", "99999999999999999999 is not a number from 1 up", nil),
      ("add A «role=boss»", "boss is not one of destination, action, search, settings, prominent", nil),
      ("add A «role=serch»", nil, "did you mean search?"),
      ("add «rol=b»", "add has no option rol=", "did you mean role=? a text with = needs quotes"),
      ("add A «icn=star»", "add has no option icn=", "did you mean icon=? a text with = needs quotes"),
      (
        "add «zzz=b»", nil,
        "its options are icon=, badge=, role=, at=, before=, after=; a text with = needs quotes"
      ),
      ("add A icon=a «icon=b»", "icon= is given twice", "leave one out"),
      (
        "add Listen Now «icon=star»", "icon= is for one tab, and here are 2",
        "a title of several words needs quotes"
      ),
      ("«ad» A", "there is no command ad", "did you mean add?"),
      ("«frobnicate» A", "there is no command frobnicate", "help lists the commands"),
      ("«add=A»", "there is no command add=A", nil),
      (
        "add C at=1 «after=A»", "more than one place is given",
        "give one of: at=N, first, last, before=TAB, after=TAB"
      ),
      ("add C «before=Z»", "no tab is called Z", nil),
      ("add C «at=middle»", "middle is not a number from 1 up", nil),
      ("add C D first «at=2»", "at= is given twice", "leave one out"),
      ("add Maps «right» before A", "right is no title of its own here", nil),
      ("add Maps «--icon»", "icon needs a value", "write icon=SYMBOL"),
      ("add Maps «--icon» --badge 3", "icon needs a value", nil),
      (
        "add Maps «--icn» star", "add has no option --icn",
        "did you mean icon=? a text that begins with -- needs quotes"
      ),
      ("rename 1«»", "rename needs TITLE", "rename TAB TITLE or TAB=TITLE…"),
      ("rename 1«»=", "rename needs TITLE", nil),
      ("rename A «title.de=X»", "rename has no option title.de=", "a text with = needs quotes"),
      ("rename A=X B«»", "rename needs TITLE", nil),
      ("rename A=X B «Y»", "rename takes no more than this", nil),
      ("rename A X «B=Y»", "rename has no option B=", "a text with = needs quotes"),
      ("rename A X «B»", "rename takes no more than this", nil),
      ("rename A=X «1»=Y", "tab 1 \"A\" is named twice", "leave one out"),
      ("badge A=1 B=«none»", "none is not a value here", nil),
      ("order A «1»", "tab 1 \"A\" is named twice", "leave one out"),
      ("order A «Z»", "no tab is called Z", nil),
      ("keep A «Z»", "no tab is called Z", nil),
      ("keep B «2»", "tab 2 \"B\" is named twice", "leave one out"),
      ("rename «Z» Y", "no tab is called Z", "the tabs are 1 A, 2 B, 3 C"),
      (
        "move 1«»", "where to is missing",
        "give one of: a number, first, last, left, right, before=TAB, after=TAB"
      ),
      (
        "move 1 2 «after=3»", "more than one place is given",
        "give one of: a number, first, last, left, right, before=TAB, after=TAB"
      ),
      ("move 1 before=2 «after=3»", "more than one place is given", nil),
      (
        "move 1 «4»", "there is no place 4",
        "a number from 1 to 3, first, last, left, right, before=TAB or after=TAB"
      ),
      ("move 1 «0»", "there is no place 0", nil),
      ("move 1 «B»", "there is no place B", nil),
      ("move 1 «\"last\"»", "there is no place \"last\"", nil),
      ("move 1 «after=Z»", "no tab is called Z", nil),
      ("move B left «2»", "\"B\" cannot go 2 to the left", "move 2 first goes as far as there are tabs"),
      ("move C «right»", "\"C\" cannot go 1 to the right", nil),
      ("move A left «0»", "0 is not a number from 1 up", nil),
      ("move A 2 «1»", "only left and right take a number", nil),
      ("move A left «after=C»", "more than one place is given", nil),
      ("move «9» 1", "there is no tab 9", "there are tabs 1 to 3"),
      ("swap A «Z»", "no tab is called Z", nil),
      ("swap A«»", "swap needs TAB", "swap TAB TAB"),
      ("merge A «1»", "tab 1 \"A\" is named twice", "name another tab"),
      ("merge A «Z»", "no tab is called Z", nil),
      ("merge A«»", "merge needs two tabs", "merge TAB TAB, or merge TAB into TAB"),
      ("merge A «into=1»", "tab 1 \"A\" is named twice", nil),
      ("merge A into=B «X»", "into= is for one tab", "merge TAB TAB TITLE gives another title"),
      ("merge A B C «D»", "merge takes no more than this", nil),
      ("«mereg» A B", "there is no command mereg", "did you mean merge?"),
      ("remove 1 «A»", "tab 1 \"A\" is named twice", "leave one out"),
      ("remove 1 «Z» 2", "no tab is called Z", nil),
      ("set 1«»", "set needs at least one key=value", "such as role=action; help set lists the keys"),
      ("set 1 «role»", "role needs a value", "write role=destination|action|search|settings|prominent|off"),
      ("set 1 «title.de»", "title.de needs a value", "write title.de=VALUE"),
      (
        "set 1 «boss»", "set takes no more than this",
        "set TAB KEY=VALUE…; help set lists the keys; a title with spaces needs quotes"
      ),
      ("add A «icon»", "icon needs a value", "write icon=SYMBOL"),
      ("add A «badge»", "badge needs a value", "write badge=VALUE"),
      ("clear «all»", "clear takes no more than this", "clear takes no arguments"),
      ("set 1 role=search «icon.2x=big»", "icon.2x=big is not a size", "write width x height, such as 25x25"),
      ("set 1 «icon.2x=1x2x3»", "icon.2x=1x2x3 is not a size", nil),
      ("set 1 «icon.2x=-1x2»", "icon.2x=-1x2 is not a size", nil),
      ("set 1 «icon.2x=nanx1»", "icon.2x=nanx1 is not a size", nil),
      ("set 1 «icon.2x=1e3xinf»", nil, nil),
      ("set 1 «enabled=maybe»", "maybe is not one of yes, no, off", nil),
      ("set 1 «title.=x»", "set has no option title.=", nil),
      ("set 1 role=off «role=search»", "role= is given twice", "leave one out"),
    ] as [(String, String?, String?)])
  func refusals(marked: String, problem: String?, remedy: String?) {
    let expected = MarkedLine(marked)
    var playground = Playground(sketch: "A [B] C")
    let before = playground
    let error = playground.refusal(of: expected.line)
    #expect(error?.range == expected.range)
    if let problem { #expect(error?.problem == problem) }
    if let remedy { #expect(error?.remedy == remedy) }
    #expect(playground.draft == before.draft)
    #expect(playground.text == before.text)
    #expect(playground.timeline.count == before.timeline.count)
  }
}
