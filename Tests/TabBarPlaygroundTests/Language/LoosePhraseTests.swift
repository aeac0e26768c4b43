import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("What people type in any order of words")
struct LoosePhraseTests {
  /// Lines on a bar of Home, Search, Inbox with a badge, and Profile, after `badge Inbox 3`, and what they do.
  static let lines: [Typed] = [
    // Tabs
    ("put search at the very end", ["move Search last"]), ("my boss wants Profile first", ["move 4 first"]),
    ("Profile should be right after Home", ["move 4 after=1"]), ("inbox in the middle", ["move 3 2"]),
    ("search inside home", ["merge 1 2"]), ("home and inbox together as \"News\"", ["merge 1 3 News"]),
    ("home and search make one", ["merge 1 2"]), ("profile out", ["remove 4"]),
    ("we really have no need of it, drop it", ["remove 3"]),
    // Badges and icons
    ("put a red badge with 7 on home", ["badge Home 7"]), ("home has 12 open items", ["badge 1 12"]),
    ("messages: 5 unread in search", ["badge 2 5"]), ("undo the badge on inbox", ["badge 3 off"]),
    ("badge away", ["badge 3 off"]), ("make it 99+", ["badge 3 99+"]), ("just a dot", ["badge 3 •"]),
    ("envelope for inbox", ["icon 3 envelope"]),
    ("profile should have a credit card icon", ["icon Profile creditcard"]),
    ("give it the magnifying glass", ["icon 3 magnifyingglass"]),
    // The tab that the last change was about
    ("move it to the end", ["move 3 last"]), ("move it left of search", ["move 3 before=2"]),
    ("rename it to Post", ["rename 3 Post"]), ("change it to For You", ["rename 3 \"For You\""]),
    ("use Mail instead", ["rename 3 Mail"]),
    // Context
    ("now the biggest text size there is", ["textsize accessibility"]),
    ("font scale 200%", ["textsize accessibility"]),
    ("i need it for apple tv not phone", ["device apple-tv-4k"]), ("we do a sap app", ["guide sap-fiori"]),
    ("check every language and every device please", ["matrix"]), ("focus on the tab Profile", ["select 4"]),
    ("compare fiori and hig on this bar", ["compare guides sap-fiori hig-2025"]),
    // Questions change nothing that they do not name
    ("compare a small old iPhone with the newest iPhone", ["compare iphone-se-1 iphone-17"]),
    ("does it fit on the smallest phone?", ["compare iphone-se-3"]), ("is Inbox cut?", ["why 3"]),
    ("do tabs on a tv need icons?", ["rules icons"]), ("would apple reject this?", ["check"]),
    ("is 3 the minimum?", ["explain too-few-tabs"]), ("which icon would fit Favorites?", ["icons Favorites"]),
    ("are filled icons allowed in fiori?", ["rules sap-fiori filled icons"]),
    // Out of the terminal
    ("does it follow the guidelines?", ["check"]), ("is it according to the rules?", ["check"]),
    ("png or pdf?", ["help export"]), ("make a picture for powerpoint", ["help export"]),
    ("give me the code for the developer", ["show swiftui"]), ("is the contrast good in dark?", ["help bar"]),
  ]

  private static func bar() throws -> Playground {
    var playground = try Playground(lines: ["add Home Search Inbox Profile", "icon Profile person"])
    _ = try playground.perform("badge Inbox 3")
    return playground
  }

  @Test("is carried out as the command that the words are about")
  func meanings() throws {
    let bar = try Self.bar()
    for typed in Self.lines {
      let reading = bar.draft.reading(ofPhrase: typed.line)
      #expect(reading.lines + reading.sequence == typed.lines, "\(typed.line)")
    }
  }

  @Test(
    "A list of tabs may say more of them, and stand after something else",
    arguments: [
      (
        "Apple TV app with Films, live TV, Kids and News",
        ["device apple-tv-4k", "add Films", "add \"live TV\"", "add Kids", "add News"]
      ),
      (
        "tabs are Start, Approvals with badge 5, Reports",
        ["add Start", "add Approvals badge=5", "add Reports"]
      ),
      (
        "My transit app has five tabs called Departures, Map and Alerts, please.",
        ["add Departures", "add Map", "add Alerts"]
      ),
      (
        "I want make tab bar for news app: Home, Politics, Sport",
        ["add Home", "add Politics", "add Sport"]
      ),
      (
        "can you make 3 tabs for a festival app? lineup, map, food",
        ["add lineup", "add map", "add food"]
      ),
      (
        "new SAP Fiori app with tabs orders, customers, reports",
        ["guide sap-fiori", "add orders", "add customers", "add reports"]
      ),
      (
        "a bank with tabs Accounts, Cards, Messages and Profile, with icons",
        ["add Accounts", "add Cards", "add Messages", "add Profile", "icons"]
      ),
      ("a bank: Accounts, Cards, Loans", ["add Accounts", "add Cards", "add Loans"]),
      ("The tabs should be Home, Live, Kids.", ["add Home", "add Live", "add Kids"]),
      (
        "Hi! I'm working on a shop and need a tab bar with Home, Deals and Cart. Can you put a 2 on the cart badge?",
        ["add Home", "add Deals", "add Cart", "badge 3 2"]
      ),
      (
        "The application shall contain Accounts, Payments and Profile",
        ["add Accounts", "add Payments", "add Profile"]
      ),
      (
        "I'm building a music app, start with Home, Songs and Search",
        ["add Home", "add Songs", "add Search"]
      ),
      (
        "our bank: Cards with a credit card icon, Pay, Help",
        ["add Cards icon=creditcard", "add Pay", "add Help"]
      ),
    ])
  func list(line: String, lines: [String]) {
    #expect(Draft().reading(ofPhrase: line).sequence == lines)
  }

  @Test("Several settings may be said in one line, and languages are all looked at")
  func settings() throws {
    var playground = try Playground(lines: [
      "add Home Search Inbox", "set Home title.de=Start", "set Home title.ar=x",
    ])
    #expect(
      playground.draft.reading(ofPhrase: "does it fit in all languages on iPhone and iPad?").lines
        == ["compare languages ar de en iphone-17 ipad-a16"])
    #expect(
      playground.draft.reading(ofPhrase: "does it fit in all languages?").sequence
        == ["ar", "de", "en"].flatMap { ["locale \($0)", "matrix"] })
    _ = try playground.perform("show it on the iPad in landscape with the biggest text")
    let design = playground.draft.design
    #expect(design.device.platform == .iPadOS && design.orientation == .landscape)
    _ = try playground.perform("go back to the iPhone in portrait")
    let later = playground.draft.design
    #expect(later.device.id == "iphone-14" && later.orientation == .portrait)
  }

  @Test("is refused where a word of a wish is not understood, and nothing changes")
  func notUnderstood() throws {
    for line in [
      "delete Home and Foo", "move Foo to the front", "remove the hamburger", "put purple elephants on Home",
      "swap Home and Foo", "rename Foo to Bar", "iphone 99", "german food",
      "merge Home with Foo and drop Inbox",
    ] {
      var playground = try Self.bar()
      let before = playground.text
      #expect(throws: CommandError.self, "\(line)") { try playground.perform(line) }
      #expect(playground.text == before, "\(line)")
    }
  }

  /// Whole sentences on the same bar, in which other words do not matter.
  static let sentences: [Typed] = [
    ("save this as version B, then go back to version A", ["mark B", "back A"]),
    ("rename Home to Zebra and add icons", ["rename Home Zebra", "icons"]),
    ("move Inbox into Home and remove it from the bar", ["merge Home Inbox"]),
    ("show it while somebody is watching a film", ["modal on"]),
    ("does the bar stay while a film plays full screen?", ["compare \"modal on\""]),
    ("what happens with the bar when I scroll?", ["compare \"scroll middle\""]),
    ("show it to my colleagues as something they can open", ["export html bar.html"]),
    ("give Search a magnifying glass instead of text", ["icon 2 magnifyingglass", "rename Search \"\""]),
    ("for idea B merge Inbox into Home", ["merge Home Inbox", "mark \"idea B\""]),
    ("new films, series, live", ["new", "add films series live"]),
    ("make a web page I can send to my colleagues", ["export html bar.html"]),
    ("create a web page tab", ["add \"web page\""]),
    ("may Inbox have a badge?", ["rules badges"]), ("which icons should I use?", ["compare \"icons\""]),
    ("what about merging Inbox into Home?", ["compare \"merge Home Inbox\""]),

    ("play a film", ["modal on"]),

    ("show idea A and idea B side by side", ["compare \"idea A\" \"idea B\""]),
    (
      "show only a magnifying glass for search, no text",
      ["icon 2 magnifyingglass", "rename Search \"\""]
    ),
    ("is everything all right by SAP rules now?", ["check"]),
    ("rename Home to Save and share", ["rename Home \"Save and share\""]),

    ("stop the film", ["modal off"]),
    ("give the others icons too", ["icons"]),

    ("save idea A", ["save \"idea A\""]),
    ("compare idea A and idea B", ["compare \"idea A\" \"idea B\""]),
    (
      "this is not an app for homes",
      ["allow home-title because \"this is not an app for homes\"", "explain home-title"]
    ),

    ("hide the bar during playback", ["modal on"]), ("make the badge just a red dot", ["badge 3 •"]),
    ("is a red badge for new offers okay by the guidelines?", ["rules badges"]),
    ("is the badge on Inbox critical enough for iPhone 17?", ["explain badge-meaning"]),
    ("show idea A and idea B next to each other", ["compare \"idea A\" \"idea B\""]),
    ("Customers with two unread messages should see that as a badge on the Search tab.", ["badge 2 2"]),
    ("No, the badge on Inbox should simply read 7.", ["badge 3 7"]),
    ("can I show that 8 new letters are waiting on the inbox tab?", ["badge 3 8"]),
    ("oops, the last one should just be called \"Me\" without the mark", ["rename last Me"]),
    ("I want the tab at the end to have the title Me instead of profile.", ["rename 4 Me"]),
    ("Now let me look at the bar when the focus is on the Search tab.", ["select 2"]),
    ("Compare this with the same tabs on an iPad.", ["compare ipad-a16"]),
    ("Why does the iPhone complain about search-place?", ["explain search-place"]),
    ("Earlier there was a warning about the badge, what does Apple say about that?", ["rules badges"]),
    ("is there an icon that fits for inbox?", ["icons Inbox"]),
    ("I meant on the iPhone SE, please.", ["device iphone-se-3"]),
    ("what about profile before search", ["move 4 before=2"]),
    ("what's the max number of tabs on an iphone?", ["explain too-many-tabs"]),
    ("Inbox has to stay visible, we promised that", ["set 3 visible=yes"]),
    ("give them icons that fit a music app", ["icons"]),
    ("which of my tabs break filled-icon on an old phone?", ["check filled-icon"]),
    ("undo that, put Search first and mark it v2", ["undo", "put Search first", "mark it v2"]),
    (
      "compare removing Search with merging Inbox into Home",
      ["compare \"remove Search\" \"merge Home Inbox\""]
    ),
    ("compare without Search or without Inbox", ["compare \"remove Search\" \"remove Inbox\""]),
    ("slap a red dot on home", ["badge 1 •"]), ("and now on my old iphone 8", ["device iphone-8"]),
    ("in German: Home Start, Search Suche", ["set Home title.de=Start", "set Search title.de=Suche"]),
    ("badges: Home 2, Inbox 7", ["badge Home 2", "badge Inbox 7"]),
    ("open idea A", ["open \"idea A\""]), ("open the old idea", ["open \"the old idea\""]),
    (
      "check in landscape and with the biggest text",
      ["textsize accessibility", "orientation landscape", "check"]
    ),
    (
      "move Search to the end and check on iPhone 17 and iPad",
      ["move Search last", "compare iphone-17 ipad-a16"]
    ),
    ("put Profile first and give Inbox a badge of 4", ["move Profile first", "badge Inbox 4"]),
    ("what would it cost to merge Inbox into Profile?", ["compare \"merge Profile Inbox\""]),
    ("arabic on iphone and ipad", ["locale ar", "compare iphone-17 ipad-a16"]),
    ("compare iPhone 17 and iPad in Arabic", ["locale ar", "compare iphone-17 ipad-a16"]),
    (
      "compare iPhone 17 and iPad in landscape",
      ["orientation landscape", "compare iphone-17 ipad-a16"]
    ),
    ("give Inbox an i icon", ["icon 3 info.circle"]), ("give Home a purple flying icon", ["icons Home"]),
    ("I want to have a magnifier for Search", ["icon 2 magnifyingglass"]),
    ("Inbox is much too long, name it In", ["rename 3 In"]),
    ("Home looks long, shorten it to Top", ["rename 1 Top"]),
    ("my phone is an old iPhone SE", ["device iphone-se-3"]),
    ("nah, squeeze Home and Search together", ["merge 1 2"]), ("new gardening", ["help new"]),
    ("idea two: Profile away", ["remove 4", "mark \"idea two\""]),
    ("customers also need Cards and Help", ["add Cards Help"]),
    ("and manuals and parts", ["add Manuals Parts"]),
    ("we want Live TV and Kids too", ["add \"Live TV\" Kids"]),
    ("put a music note on Home", ["icon Home music.note"]),
    ("today's iPhone with the newest iOS", ["device iphone-17", "system ios27"]),
    ("what doesn't fit on this phone?", ["fit"]), ("what is still wrong?", ["check"]),
    (
      "now on a phone, iPhone 17, check in German and Arabic",
      ["compare languages de ar iphone-17"]
    ),
    ("does that break the home-title rule?", ["check home-title"]),
    ("save it so my colleague can open it", ["save"]), ("does it fit on all phones?", ["matrix"]),
    ("save idea B", ["save \"idea B\""]),
    ("idea A: merge Search into Home", ["merge Home Search", "mark \"idea A\""]),
    (
      "option B: remove Search and rename Home to Start",
      ["remove Search", "rename Home Start", "mark \"option B\""]
    ),
    ("show it in german and arabic", ["locale de", "show", "locale ar"]),
    ("check german and arabic", ["compare languages de ar"]),
    (
      "is it good in German and Arabic on iPhone 17 and iPad?", ["compare languages de ar iphone-17 ipad-a16"]
    ),
    ("languages en de ar", ["locale de", "show", "locale ar"]), ("check it against the TV rules", ["check"]),

    ("music app for phone and tablet", ["new music", "compare iphone-17 ipad-a16"]),
    ("call it Offers and deals", ["rename 3 \"Offers and deals\""]),
    ("put Home and Search together and give Profile a star", ["merge Home Search", "icon 3 star"]),
    ("does it satisfy SAP on iPhone and iPad?", ["compare guides hig-2022 sap-fiori"]),
    ("what do SAP's rules say about my bar?", ["compare guides hig-2022 sap-fiori"]),
    ("try merging Search into Home", ["compare \"merge Home Search\""]),
    ("what does removing Search cost?", ["compare \"remove Search\""]),
    ("tvos 17", ["device apple-tv-4k", "system tvos17"]),
    ("show it on an iPad with iPadOS 17", ["device ipad-10", "system ipados17"]),
    ("second idea: four tabs Today, Map, Food, Tickets", ["clear", "add Today Map Food Tickets"]),
    ("new variant B with Today, Map, Food", ["clear", "add Today Map Food"]),
    (
      "add Today, Map, Food with icons in landscape",
      ["add Today", "add Map", "add Food", "icons", "orientation landscape"]
    ),
    (
      "clear, add Live, Library, Kids, device apple tv",
      ["clear", "add Live Library Kids", "device apple-tv-4k"]
    ),
    ("check largest text on small phones", ["device iphone-se-3", "textsize accessibility", "check"]),
    ("Remove Profile, it belongs in the settings screen", ["remove Profile"]),
    ("Please pick a suitable symbol for each of them.", ["icons"]),
    ("Many customers still own an iPhone SE, so please switch to that one", ["device iphone-se-3"]),
    ("an i in a circle for Profile", ["icon 4 info.circle"]),
    ("profile gets a stack of books", ["icon 4 books.vertical"]),
    ("give it a filled envelope", ["icon 3 envelope.fill"]),
    (
      "Show me the same thing upright on the smallest iPhone, the SE.",
      ["device iphone-se-3", "orientation portrait"]
    ),
    (
      "Call the first tab \"Live TV\" and the last tab \"Me\".",
      ["rename first \"Live TV\"", "rename last Me"]
    ),
    (
      "Inbox still has the wrong icon, please give it an envelope and use filled icons everywhere.",
      ["icon 3 envelope", "icon 3 envelope.fill", "icon 4 person.fill"]
    ),
  ]

  @Test("is carried out in a whole sentence, whatever else it says")
  func sentences() throws {
    let bar = try Self.bar()
    for typed in Self.sentences {
      let reading = bar.draft.reading(ofPhrase: typed.line)
      #expect(reading.lines + reading.sequence == typed.lines, "\(typed.line)")
    }
  }

  @Test("A command that saves or looks is carried out as far as it can be read, and the rest is named")
  func beginning() throws {
    for (line, meant, rest) in [
      ("save idea-a \"orders go into account\"", "save idea-a", "\"orders go into account\"")
    ] {
      let reading = try Self.bar().draft.reading(ofPhrase: line)
      #expect(
        reading.lines == [meant] && reading.unread == [rest], "\(line): \(reading.lines) \(reading.unread)")
    }
  }

  @Test(
    "A question that help finds nothing about is answered by what it speaks of",
    arguments: [("what does merging cost", "help merge"), ("what does ◇ mean", "help picture")])
  func topic(line: String, meant: String) throws {
    var playground = try Self.bar()
    #expect(try playground.perform(line)?.line == meant)
  }

  @Test("What nobody can read is answered with lines that it may be about, and none is carried out")
  func guesses() throws {
    for (line, meant) in [
      ("the people from marketing hate Search", "remove Search"),
      ("marketing wants my Inbox gone this week", "remove Inbox"),
      ("put Inbox into the tool box instead", "remove Inbox"),
      ("put Inbox inside the Home screen as a list", "merge Home Inbox"),
    ] {
      var playground = try Self.bar()
      let before = playground
      let error = #expect(throws: CommandError.self, "\(line)") { try playground.perform(line) }
      #expect(error?.lines.contains(meant) == true, "\(line): \(String(describing: error?.lines))")
      #expect(playground.text == before.text && playground.draft == before.draft)
    }
  }

  @Test(
    "A question, a place that moves, and half a sentence change no tab",
    arguments: [
      "what happens if I remove Home and clear", "how do I remove Home and clear everything",
      "I was thinking to remove Home, then clear",
      "can you tell me how to rename Home to Start and remove Search",
      "remove 1 and rename the second to Foo", "remove the first and rename 3 to Foo",
      "remove 1, 2 and rename 3 to Foo",
      "keep Home and never remove the rest", "never remove Home",
    ])
  func harmless(line: String) throws {
    var playground = try Self.bar()
    let tabs = playground.draft.design.tabs
    let result = Result { try playground.perform(line) }
    #expect(playground.draft.design.tabs == tabs)
    if case .success(let response) = result { #expect(response?.rest.isEmpty != false) }
    if case .failure(let error as CommandError) = result, line.contains("never") {
      #expect(!error.lines.contains { $0.hasPrefix("remove") })
    }
  }

  @Test("Icons that nobody knows are no tab")
  func unknownIcons() throws {
    var playground = try Playground(lines: ["add Qwx Zyv"])
    #expect(throws: CommandError.self) { try playground.perform("add icons") }
    let response = try? playground.perform("rename 1 to Vbn and add icons")
    for line in response?.rest ?? [] { _ = try? playground.perform(line) }
    #expect(playground.draft.design.tabs.map(\.title) == ["Vbn", "Zyv"])
  }

  // Each part of a part was taken apart again, and five of them took a minute.
  @Test("Many wishes in one line take no longer each")
  func many() throws {
    var playground = try Self.bar()
    let line = Array(repeating: "swap Home and Search", count: 7).joined(separator: " and ")
    _ = try? playground.perform(line)
    #expect(playground.draft.design.tabs.count == 4)
  }

  @Test("What nobody understands of a line is named")
  func unread() throws {
    var playground = try Self.bar()
    let response = try playground.perform("purple elephants dance here, put profile before search")
    #expect(response?.unread == ["purple elephants dance here"])
    #expect(playground.draft.design.tabs.map(\.title) == ["Home", "Profile", "Search", "Inbox"])
  }

  @Test("What is said of a tab may answer what is asked about it, and else shows what is known of the tab")
  func lastResort() throws {
    var playground = try Self.bar()
    let answer = "allow home-title because \"home is clear, people know what it holds\""
    let error = #expect(throws: CommandError.self) {
      try playground.perform("home is clear, people know what it holds")
    }
    #expect(error?.lines == [answer, "why Home"])
    let response = try playground.perform("Inbox holds everything that people get")
    #expect(response?.line == "why Inbox" && response?.unread == ["Inbox holds everything that people get"])
    let denial = #expect(throws: CommandError.self) { try playground.perform("no, everybody knows it here") }
    #expect(denial?.lines == ["allow home-title because \"everybody knows it here\"", "explain home-title"])
    let look = try playground.perform("show the final bar for my colleague")
    #expect(look?.line == "show" && look?.unread == ["show the final bar for my colleague"])
    #expect(try playground.perform("open idea A")?.unread == [])
    // A slip in a command is mended instead.
    let slip = #expect(throws: CommandError.self) { try playground.perform("renmae Home to Start") }
    #expect(slip?.lines == ["rename Home Start"])
    #expect(playground.text == (try Self.bar()).text)
  }

  @Test("Whoever asks which is better sees two side by side: the marks, or the ways that fit listed")
  func choices() throws {
    var playground = try Playground(lines: ["add Home Search Inbox Shop Bank Profile"])
    #expect(try playground.perform("which one is best?")?.line == "help compare")
    var small = try Playground(lines: ["add Home Search Inbox"])
    _ = try small.perform("fit")
    #expect(try small.perform("which one is best?")?.line == "help compare")
    _ = try playground.perform("fit")
    #expect(try playground.perform("which one is best?")?.line == "compare fit 1 fit 2")
    for line in ["mark A", "remove Profile", "mark B"] { _ = try playground.perform(line) }
    for line in ["which is better, A or B?", "what is the better one?", "keep the better one"] {
      #expect(try playground.perform(line)?.line == "compare A B")
    }
  }

  @Test("A mark may be named by its last word, among what is not taken, and where it is already")
  func marksByLastWord() throws {
    var playground = try Playground(lines: [
      "add Home Search", "mark \"variant one\"", "add Inbox", "mark two", "add Profile",
    ])
    for (line, meant) in [
      ("keep variant one, drop two", "back \"variant one\""), ("no, I want two back", "back two"),
      ("keep two", "back two"), ("variant one was better, restore it", "back \"variant one\""),
      ("I like variant one more, go back to this", "back \"variant one\""),
      ("show me both next to each other", "compare \"variant one\" two"),
      ("two wins", "back two"), ("compare the two variants", "compare \"variant one\" two"),
      ("compare one and two", "compare \"variant one\" two"),
    ] {
      #expect(try playground.perform(line)?.line == meant, "\(line)")
    }
    #expect(playground.draft.design.tabs.map(\.title) == ["Home", "Search", "Inbox"])
    _ = try playground.perform("mark \"before icons\"")
    _ = try playground.perform("add Profile")
    #expect(try playground.perform("I want icons")?.line == "icons")
  }

  @Test("A title with an and in it is one name")
  func joinedTitles() throws {
    for (line, lines) in [
      ("move News and Food & Drinks into Info", ["merge Info News", "merge Info \"Food & Drinks\""]),
      (
        "fold News, Info and food & drinks into one tab called Info",
        ["merge News Info Info", "merge Info \"Food & Drinks\" Info"]
      ),
      ("put Food & Drinks first", ["move \"Food & Drinks\" first"]),
    ] {
      let draft = try Playground(lines: ["add Map News Info \"Food & Drinks\""]).draft
      let reading = draft.reading(ofPhrase: line)
      #expect(reading.lines + reading.sequence == lines, "\(line)")
    }
  }

  @Test("Icons in a list are no tabs")
  func icons() throws {
    var playground = try Self.bar()
    _ = try playground.perform("add icons: house, magnifyingglass, tray, person")
    #expect(playground.draft.design.tabs.map(\.icon) == ["house", "magnifyingglass", "tray", "person"])
  }

  @Test("A number is one of the list that was shown last, whatever was done since")
  func numbers() throws {
    var playground = try Playground(lines: ["add A B C", "set B keepsState=no", "bar hidesWhenPushed=yes"])
    let listed = playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary)
    try #require(listed.count == 2)
    _ = try playground.perform("fix")
    _ = try playground.perform("do the first fix")
    #expect(playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary) == [listed[1]])
    #expect(try playground.perform("fix 2")?.line == "fix 1")
    #expect(playground.draft.listedFixes.flatMap(\.fixes).isEmpty)
    let error = #expect(throws: CommandError.self) { try playground.perform("fix 2") }
    #expect(error?.remedy == "fix lists what is left")
    _ = try playground.perform("add D E F G")
    _ = try playground.perform("fit")
    for line in ["accept the number one please", "I'd take the first suggestion there", "take proposal 1"] {
      var copy = playground
      #expect(try copy.perform(line)?.line == "fit 1", "\(line)")
    }
  }

  @Test(
    "An app of a kind that there is a starter for begins with it, and for another one the starters are listed"
  )
  func starters() throws {
    for (line, meant) in [
      ("banking app", "new bank"), ("i want an app for our street festival", "new festival"),
      ("We need something for the telly", "new television"),
      ("six tabs: Home Search Offers Cart Orders Account", "add Home Search Offers Cart Orders Account"),
      ("a shop's app, many orders", "new shop"),
      ("a gardening app", "help new"),
    ] {
      var playground = Playground()
      #expect(try playground.perform(line)?.line == meant, "\(line)")
    }
  }

  @Test("A mark is gone back to and compared by its name, whatever stands before it")
  func marks() throws {
    var playground = try Playground(lines: ["add Home", "mark \"idea A\"", "add Search"])
    #expect(try playground.perform("compare with idea A")?.line == "compare \"idea A\"")
    _ = try playground.perform("mark \"idea B\"")
    #expect(try playground.perform("compare idea A and idea B")?.line == "compare \"idea A\" \"idea B\"")
    #expect(try playground.perform("take idea A")?.line == "back \"idea A\"")
  }

  @Test("While titles of another language are shown, a sentence is about those")
  func shownTitles() throws {
    let playground = try Playground(lines: ["add Home Search", "locale de"])
    #expect(
      playground.draft.reading(ofPhrase: "search should be \"Suche\"").lines == ["set 2 title.de=Suche"])
  }

  @Test("Commas of other scripts are between the titles of a list")
  func commas() throws {
    let playground = try Playground(lines: ["add Home Search"])
    #expect(
      playground.draft.reading(ofPhrase: "arabic: لك، بحث").sequence == [
        "set 1 title.ar=لك", "set 2 title.ar=بحث",
      ])
  }

  @Test("Commands with the marks of a shell between them are carried out in turn, also those that go back")
  func turns() throws {
    var playground = try Playground(lines: ["add A B C D E F", "mark six"])
    let response = try playground.perform("fit 1; mark merged; undo 2; fit 2")
    #expect(response?.line == "fit 1" && response?.rest == ["mark merged", "undo 2", "fit 2"])
  }

  @Test("Whoever goes back to a device goes back to the one that was used")
  func earlierDevice() throws {
    var playground = try Self.bar()
    for line in ["iphone se", "ipad mini"] { _ = try playground.perform(line) }
    #expect(try playground.perform("back to the iPhone")?.line == "device iphone-se-3")
    #expect(try playground.perform("go back to my iPad")?.line == "device ipad-mini-a17-pro")
  }

  @Test(
    "changes no tab where it is not wished for, or only on a condition",
    arguments: [
      "do not remove Home", "please do not move Home last", "don't remove Home", "never delete Home",
      "if Home is cut, remove it", "you should not rename Home to Start", "we won't merge Home and Search",
      "do not start over with News, Radio, Live", "don't make an app with News, Radio, Live",
    ])
  func notWished(line: String) throws {
    var playground = try Self.bar()
    let tabs = playground.draft.design.tabs
    _ = try? playground.perform(line)
    #expect(playground.draft.design.tabs == tabs)
  }

  @Test("is refused in files and through pipes with the line to type")
  func strict() throws {
    var playground = try Self.bar()
    let error = #expect(throws: CommandError.self) {
      try playground.perform("put search at the very end", takesPhrases: false)
    }
    #expect(error?.lines == ["move Search last"])
  }

  @Test(
    "Options as a shell has them are written as here, and a title that ends in Now is one",
    arguments: [
      ("add Radio --icon star", "add Radio icon=star"), ("add Radio --icon=star", "add Radio icon=star"),
      ("add Watch Now", "add \"Watch Now\""),
    ])
  func options(line: String, meant: String) throws {
    var playground = try Self.bar()
    #expect(try playground.perform(line)?.line == meant)
  }

  @Test("An answer to which line is meant is its number")
  func number() throws {
    var playground = try Self.bar()
    let error = #expect(throws: CommandError.self) { try playground.perform("add Home and Garden") }
    playground.offer(error?.lines ?? [])
    _ = try playground.perform("2")
    #expect(playground.draft.design.tabs.last?.title == "Home and Garden")
  }
}
