import TabBarCore
@testable import TabBarPlayground
import Testing

/// What a person types, and the lines that it may mean.
typealias Typed = (line: String, lines: [String])

@Suite("What people type in their own words")
struct PhraseTests {
  /// Lines that are no commands on a bar of four tabs, Home, Search, Inbox with a badge, and Profile, on an iPhone 14.
  fileprivate static let lines: [Typed] = [
    ("add tab Home", ["add Home"]),
    ("rename Home to Start", ["rename Home Start"]),
    ("move Home to 2", ["move Home 2"]),
    ("move Home after Search", ["move Home after=Search"]),
    ("move Home before Search", ["move Home before=Search"]),
    ("move Search left", ["move Search 1"]),
    ("move Search right", ["move Search 3"]),
    ("move Home to the end", ["move Home last"]),
    ("move Profile to the front", ["move Profile first"]),
    ("swap Home and Inbox", ["swap Home Inbox"]),
    ("delete 3", ["remove 3"]),
    ("iphone 15", ["device iphone-15"]),
    ("ios 26", ["system ios26"]),
    ("landscape", ["orientation landscape"]),
    ("german", ["locale de"]),
    ("rtl", ["direction rtl"]),
    ("badge Inbox none", ["badge Inbox off"]),
    ("device tv", ["device apple-tv-4k"]),
    ("guide sap", ["guide sap-fiori"]),
    ("ipad", ["device ipad-a16"]),
    ("device iPad", ["device ipad-a16"]),
    ("rename Profile Profile & Help", ["rename Profile \"Profile & Help\""]),
    ("add Live stream icon=play", ["add \"Live stream\" icon=play"]),
    ("device apple-tv", ["device apple-tv-4k"]),
    ("system tvos", ["device apple-tv-4k"]),
    ("diff", ["history"]),
    ("set picture", ["set picture on", "set picture off"]),
    ("add Home, Search, Inbox", ["add Home Search Inbox"]),
    ("add Live stream, Radio, My Shows", ["add \"Live stream\" Radio \"My Shows\""]),
    ("add Home and Garden", ["add Home Garden", "add \"Home and Garden\""]),
    ("add Home and Search", ["add Home Search"]),
    ("add Profile & Help", ["add \"Profile & Help\""]),
    ("add For You", ["add \"For You\""]),
    ("add a tab called Live stream", ["add \"Live stream\""]),
    ("add tabs A B C", ["add A B C"]),
    ("iphone", ["device iphone-17"]),
    ("iphone se", ["device iphone-se-3"]),
    ("iphone pro max", ["device iphone-17-pro-max"]),
    ("ipad pro", ["device ipad-pro-11-m5"]),
    ("ipad mini", ["device ipad-mini-a17-pro"]),
    ("ipad air", ["device ipad-air-11-m4"]),
    ("apple tv", ["device apple-tv-4k"]),
    ("tv", ["device apple-tv-4k"]),
    ("device ipad-pro-11", ["device ipad-pro-11-m5"]),
    ("device iphone-duo", ["device iphone-duo-outer"]),
    ("device 15", ["device iphone-15"]),
    ("device mini", ["device iphone-13-mini", "device ipad-mini-a17-pro"]),
    ("hig 2025", ["guide hig-2025"]),
    ("sap", ["guide sap-fiori"]),
    ("material", ["guide material-3"]),
    ("guide hig", ["guide hig-2025"]),
    ("icon Inbox none", ["icon Inbox off"]),
    ("system ios", ["system ios27"]),
    ("q", ["quit"]),
    ("put Inbox first", ["move Inbox first"]),
    ("remove the Inbox tab", ["remove Inbox"]),
    ("remove Home, Inbox and Search", ["remove Home Inbox Search"]),
    ("swap 1 and 3", ["swap 1 3"]),
    ("select the second tab", ["select 2"]),
    ("arabic", ["locale ar"]),
    ("right to left", ["direction rtl"]),
    ("undo that", ["undo"]),
    ("title-cut", ["explain title-cut"]),
    ("why is Home cut", ["why Home"]),
    ("create tab Music", ["add Music"]),
    ("insert Music at 2", ["add Music at=2"]),
    ("add Music with icon music.note", ["add Music icon=music.note"]),
    ("add Music icon music.note", ["add Music icon=music.note"]),
    ("add Music with badge 3", ["add Music badge=3"]),
    ("add Music badge 3", ["add Music badge=3"]),
    ("add badge 3 to Home", ["badge Home 3"]),
    ("put a badge 5 on Inbox", ["badge Inbox 5"]),
    ("add Music first", ["add Music at=1"]),
    ("add Music last", ["add Music"]),
    ("add Music at the start", ["add Music at=1"]),
    ("add Music at the end", ["add Music"]),
    ("add Music before Search", ["add Music at=2"]),
    ("add Music after Home", ["add Music at=2"]),
    ("new tab Music", ["add Music"]),
    ("append Music", ["add Music"]),
    ("add tab Music icon=music.note at=2", ["add Music icon=music.note at=2"]),
    ("add tabs Music Radio", ["add Music Radio"]),
    ("add Music & Radio", ["add \"Music & Radio\""]),
    ("add To Do List", ["add \"To Do List\""]),
    ("add Back to School", ["add \"Back to School\""]),
    ("call Home Start", ["rename Home Start"]),
    ("name Home Start", ["rename Home Start"]),
    ("title 1 Start", ["rename 1 Start"]),
    ("rename Home as Start", ["rename Home Start"]),
    ("rename Home -> Start", ["rename Home Start"]),
    ("change title of Home to Start", ["rename Home Start"]),
    ("set the title of Home to Start", ["rename Home Start"]),
    ("rename Inbox All Mail", ["rename Inbox \"All Mail\""]),
    ("put Home last", ["move Home last"]),
    ("move Home to last", ["move Home last"]),
    ("move Home to place 3", ["move Home 3"]),
    ("move Home to the third place", ["move Home 3"]),
    ("move Inbox up", ["move Inbox 2"]),
    ("move Home down", ["move Home 2"]),
    ("place Inbox before Home", ["move Inbox before=Home"]),
    ("move Inbox in front of Home", ["move Inbox before=Home"]),
    ("move Inbox next to Home", ["move Inbox after=Home"]),
    ("drag Home after Inbox", ["move Home after=Inbox"]),
    ("make Inbox first", ["move Inbox first"]),
    ("make Inbox the last tab", ["move Inbox last"]),
    ("switch Home and Search", ["swap Home Search"]),
    ("exchange Home with Inbox", ["swap Home Inbox"]),
    ("combine Home and Search", ["merge Home Search"]),
    ("fold Home Search", ["merge Home Search"]),
    ("exchange 1 2", ["swap 1 2"]),
    ("delete Inbox", ["remove Inbox"]),
    ("del 2", ["remove 2"]),
    ("rm Inbox", ["remove Inbox"]),
    ("drop Home, Search", ["remove Home Search"]),
    ("delete last", ["remove last"]),
    ("delete tab 2", ["remove 2"]),
    ("delete the badge of Inbox", ["badge Inbox off"]),
    ("remove icon from Home", ["icon Home off"]),
    ("delete all", ["clear"]),
    ("clear all", ["clear"]),
    ("clear the bar", ["clear"]),
    ("remove everything", ["clear"]),
    ("choose Inbox", ["select Inbox"]),
    ("tap Inbox", ["select Inbox"]),
    ("go to Inbox", ["select Inbox"]),
    ("click 2", ["select 2"]),
    ("make Inbox selected", ["select Inbox"]),
    ("select Inbox tab", ["select Inbox"]),
    ("badge 5 on Inbox", ["badge Inbox 5"]),
    ("badge Inbox with 5", ["badge Inbox 5"]),
    ("set badge of Inbox to 5", ["badge Inbox 5"]),
    ("no badge on Inbox", ["badge Inbox off"]),
    ("unbadge Inbox", ["badge Inbox off"]),
    ("clear badge of Inbox", ["badge Inbox off"]),
    ("icon house for Home", ["icon Home house"]),
    ("set icon of Home to house", ["icon Home house"]),
    ("give Home an icon house", ["icon Home house"]),
    ("give Home a badge 2", ["badge Home 2"]),
    ("symbol Home house", ["icon Home house"]),
    ("icon Home to house", ["icon Home house"]),
    ("hide Inbox", ["set Inbox visible=no"]),
    ("disable Inbox", ["set Inbox enabled=no"]),
    ("enable Inbox", ["set Inbox enabled=yes"]),
    ("make Search the search tab", ["set Search role=search"]),
    ("ignore more-tab because we like it", ["allow more-tab because \"we like it\""]),
    ("turn to landscape", ["orientation landscape"]),
    ("sideways", ["orientation landscape"]),
    ("portrait", ["orientation portrait"]),
    ("upright", ["orientation portrait"]),
    ("rotate left", ["rotate"]),
    ("orientation sideways", ["orientation landscape"]),
    ("turn it", ["rotate"]),
    ("flip", ["rotate"]),
    ("direction right to left", ["direction rtl"]),
    ("mirror", ["direction rtl"]),
    ("ltr", ["direction ltr"]),
    ("left to right", ["direction ltr"]),
    ("locale german", ["locale de"]),
    ("language french", ["locale fr"]),
    ("in Japanese", ["locale ja"]),
    ("translate to Spanish", ["locale es"]),
    ("deutsch", ["locale de"]),
    ("titles in arabic", ["locale ar"]),
    ("full screen", ["window full"]),
    ("fullscreen", ["window full"]),
    ("show keyboard", ["keyboard on"]),
    ("keyboard", ["keyboard on"]),
    ("hide keyboard", ["keyboard off"]),
    ("scroll down", ["scroll end"]),
    ("scroll up", ["scroll top"]),
    ("bigger text", ["textsize accessibility"]),
    ("judge by sap", ["guide sap-fiori"]),
    ("use material", ["guide material-3"]),
    ("guideline hig 2024", ["guide hig-2024"]),
    ("guides sap", ["guides sap-fiori"]),
    ("set pager", ["set pager on", "set pager off"]),
    ("set pane", ["set pane off", "set pane brief", "set pane full"]),
    ("pane off", ["set pane off"]),
    ("iOS 26.1", ["system ios26"]),
    ("ipados", ["device ipad-a16"]),
    ("visionos", ["device vision-pro"]),
    ("macos", ["system macos27"]),
    ("watchos", ["system watchos27"]),
    ("carplay", ["system carplay"]),
    ("mac", ["system macos27"]),
    ("system mac", ["system macos27"]),
    ("os ios 18", ["system ios18"]),
    ("on iphone 15 pro", ["device iphone-15-pro"]),
    ("use ipad mini", ["device ipad-mini-a17-pro"]),
    ("try an iPad", ["device ipad-a16"]),
    ("show it on an ipad", ["device ipad-a16"]),
    ("switch to ipad", ["device ipad-a16"]),
    ("change to iphone 17", ["device iphone-17"]),
    ("set device to iphone 15", ["device iphone-15"]),
    ("go to ipad", ["device ipad-a16"]),
    ("iphone15", ["device iphone-15"]),
    ("iPhone 15 Pro Max", ["device iphone-15-pro-max"]),
    ("iphone 8", ["device iphone-8"]),
    ("vision pro", ["device vision-pro"]),
    ("phone", ["device iphone-17"]),
    ("tablet", ["device ipad-a16"]),
    ("device pro max", ["device iphone-17-pro-max"]),
    ("device se", ["device iphone-se-3"]),
    ("device ipad pro 13", ["device ipad-pro-13-m5"]),
    ("compare ipad", ["compare ipad-a16"]),
    ("compare with ipad", ["compare ipad-a16"]),
    ("compare iphone 15 and ipad", ["compare iphone-15 ipad-a16"]),
    ("compare iphone se with ipad pro", ["compare iphone-se-3 ipad-pro-11-m5"]),
    ("diff iphone 15 and ipad", ["compare iphone-15 ipad-a16"]),
    ("diff theirs.tabs", ["compare theirs.tabs"]),
    ("diff ours.tabs theirs.tabs", ["compare ours.tabs theirs.tabs"]),
    ("compare with theirs.tabs", ["compare theirs.tabs"]),
    ("compare this to theirs.tabs", ["compare theirs.tabs"]),
    ("compare ours.tabs and theirs.tabs", ["compare ours.tabs theirs.tabs"]),
    ("fit ipad", ["fit ipad-a16"]),
    ("fit on iphone se", ["fit iphone-se-3"]),
    ("fit everywhere", ["fit all"]),
    ("switch to Inbox", ["select Inbox"]),
    ("list", ["show list"]),
    ("list tabs", ["show list"]),
    ("tabs", ["show list"]),
    ("show tabs", ["show list"]),
    ("list devices", ["devices"]),
    ("show all devices", ["devices"]),
    ("list guides", ["guides"]),
    ("list rules", ["rules"]),
    ("show sessions", ["sessions"]),
    ("show history", ["history"]),
    ("show warnings", ["check"]),
    ("show device", ["show screen"]),
    ("show everything", ["show screen"]),
    ("show the picture", ["show"]),
    ("print", ["show"]),
    ("redraw", ["show"]),
    ("status", ["show"]),
    ("view screen", ["show screen"]),
    ("json", ["show json"]),
    ("screen", ["show screen"]),
    ("lint", ["check"]),
    ("validate", ["check"]),
    ("problems", ["check"]),
    ("check everything", ["check all"]),
    ("check full", ["check all"]),
    ("why more-tab", ["explain more-tab"]),
    ("more-tab", ["explain more-tab"]),
    ("why is Inbox cut", ["why Inbox"]),
    ("explain overflow", ["help overflow"]),
    ("what is a badge", ["help badge"]),
    ("how to move", ["help move"]),
    ("voiceover", ["describe"]),
    ("a11y", ["describe"]),
    ("merge Home and Inbox into Start", ["merge Home Inbox Start"]),
    ("put Inbox into Home", ["merge Home Inbox"]),
    ("merge Inbox into Home", ["merge Home Inbox"]),
    ("put a badge on Profile", ["badge Profile 1", "badge Profile new"]),
    ("find an icon for Home", ["icon Home house"]),
    ("the biggest iphone", ["device iphone-17-pro-max"]),
    ("icon all", ["icons"]),
    ("give them all icons", ["icons"]),
    ("suggest icons", ["icons"]),
    ("icons for all tabs", ["icons"]),
    ("icon for Home", ["icon Home house"]),
    ("icon Search", ["icon Search magnifyingglass"]),
    ("give Search an icon", ["icon Search magnifyingglass"]),
    ("badge for Profile", ["badge Profile 1", "badge Profile new"]),
    ("rename Home title.de=Start", ["set Home title.de=Start"]),
    ("set Home title.de=Zu Hause", ["set Home title.de=\"Zu Hause\""]),
    ("small old iphone", ["device iphone-se-1"]), ("little iPhone", ["device iphone-se-3"]),
    ("newest iphone", ["device iphone-17"]),
    ("new iphone", ["device iphone-17"]),
    ("back to apple tv", ["device apple-tv-4k"]),
    ("compare devices iphone-17 ipad", ["compare devices iphone-17 ipad-a16"]),
    ("compare sap hig", ["compare guides sap-fiori hig-2025"]),
    ("compare guides sap apple", ["compare guides sap-fiori hig-2025"]),
    ("compare side by side ours.tabs", ["compare ours.tabs"]),
    ("explain sap-fiori", ["guides sap-fiori"]),
    ("why 605", ["why"]),
    ("badge on Home 3", ["badge Home 3"]),
    ("role Search search", ["set Search role=search"]),
    ("check on ipad", ["device ipad-a16"]),
    ("show it on an old small iPhone", ["device iphone-se-1"]),
    ("check all languages on all devices", ["matrix"]),
    ("check everywhere", ["matrix"]),
    ("translate", ["help locale"]),
    ("make it three", ["fit"]),
    ("our six tabs, make it five", ["fit"]),
    ("use SAP Fiori guidelines", ["guide sap-fiori"]),
    ("reduce to five", ["fit"]),
    ("design a tab bar for a music app", ["new music"]),
    ("News, Live TV, Profile & Help", ["add News \"Live TV\" \"Profile & Help\""]),
    ("add News, Live TV, Profile & Help", ["add News \"Live TV\" \"Profile & Help\""]),
    ("all devices", ["matrix"]),
    ("everywhere", ["matrix"]),
    ("on every device", ["matrix"]),
    ("widths", ["budget"]),
    ("fix it", ["fix"]),
    ("undo last", ["undo"]),
    ("oops", ["undo"]),
    ("back", ["undo"]),
    ("go back", ["undo"]),
    ("undo all", ["undo to 0"]),
    ("undo 2 steps", ["undo 2"]),
    ("back 2", ["undo 2"]),
    ("log", ["history"]),
    ("steps", ["history"]),
    ("checkpoint first try", ["mark \"first try\""]),
    ("load mail.tabs", ["open mail.tabs"]),
    ("save as mail.tabs", ["save mail.tabs"]),
    ("save to mail.tabs", ["save mail.tabs"]),
    ("write mail.tabs", ["save mail.tabs"]),
    ("w", ["save"]),
    ("run mail.tabs", ["replay mail.tabs"]),
    ("ls", ["sessions"]),
    ("files", ["sessions"]),
    ("start over", ["new"]),
    ("new design", ["new"]),
    ("comment hello there", ["note \"hello there\""]),
    ("h", ["help"]),
    ("man add", ["help add"]),
    ("search badge", ["help badge"]),
    ("? move", ["help move"]),
    ("help me", ["help"]),
    ("give every tab an icon", ["icons"]), ("make the icons filled", ["explain filled-icon"]),
    ("guides sap-fiori hig-2025", ["compare guides sap-fiori hig-2025"]),
    ("rules sap apple", ["compare guides sap-fiori hig-2025"]), ("compare", ["compare devices"]),
    ("tutorial", ["tour"]), ("test me", ["quiz"]),
    ("bye", ["quit"]),
    (":q", ["quit"]),
    ("exit now", ["quit"]),
    ("make a tab called Music", ["add Music"]),
    ("add another tab Music", ["add Music"]),
    ("insert tab Music before Search", ["add Music at=2"]),
    ("add the Wall", ["add \"the Wall\""]),
    ("add Live TV & Sports", ["add \"Live TV & Sports\""]),
    ("remove Search and Inbox", ["remove Search Inbox"]),
    ("delete the second tab", ["remove 2"]),
    ("erase tab Home", ["remove Home"]),
    ("move tab 2 to 1", ["move 2 1"]),
    ("move the Home tab to the end", ["move Home last"]),
    ("put Profile at the beginning", ["move Profile first"]),
    ("shift Home later", ["move Home 2"]),
    ("move Profile earlier", ["move Profile 3"]),
    ("interchange Home and Profile", ["swap Home Profile"]),
    ("press Search", ["select Search"]),
    ("switch Home with Profile", ["swap Home Profile"]),
    ("retitle Home Start", ["rename Home Start"]),
    ("label 2 Find", ["rename 2 Find"]),
    ("change the badge on Inbox to 12", ["badge Inbox 12"]),
    ("symbol Home to house", ["icon Home house"]),
    ("accept more-tab because \"two are for testers\"", ["allow more-tab because \"two are for testers\""]),
    ("hold it upright", ["orientation portrait"]),
    ("turn it sideways", ["orientation landscape"]),
    ("guide apple", ["guide hig-2025"]),
    ("guide material", ["guide material-3"]),
    ("guidelines sap", ["guide sap-fiori"]),
    ("hig", ["guide hig-2025"]),
    ("show in german", ["locale de"]),
    ("lang de", ["locale de"]),
    ("brazilian", ["locale pt-BR"]),
    ("traditional chinese", ["locale zh-Hant"]),
    ("maximize", ["window full"]),
    ("show it", ["show"]),
    ("draw", ["show"]),
    ("findings", ["check"]),
    ("what is overflow", ["help overflow"]),
    ("find german", ["help german"]),
    ("compare to ipad mini", ["compare ipad-mini-a17-pro"]),
    ("compare iphone vs ipad", ["compare iphone-17 ipad-a16"]),
    ("fit for ipad", ["fit ipad-a16"]),
    ("revert", ["undo"]),
    ("take that back", ["undo"]),
    ("undo this", ["undo"]),
    ("back 1 step", ["undo 1"]),
    ("changes", ["history"]),
    ("bookmark before icons", ["mark \"before icons\""]),
    ("store as.tabs", ["save as.tabs"]),
    ("restart", ["new"]),
    ("begin again", ["new"]),
    ("new session", ["new"]),
    ("remark later", ["note later"]),
    ("usage", ["help"]),
    ("demo", ["tour"]),
    ("quit now", ["quit"]),
    ("leave", ["quit"]),
    ("close", ["quit"]),
    ("add another tab Music at 1", ["add Music at=1"]),
    ("tvos", ["device apple-tv-4k"]),
    ("icon Home none", ["icon Home off"]),
    ("apple", ["guide hig-2025"]),
  ]

  /// Lines on other bars: what was done before, the line, and what it may mean.
  private static let elsewhere: [(before: [String], typed: Typed)] = [
    (["device ipad-10"], ("turn on the sidebar", ["bar sidebar=yes"])),
    ([], ("names: Home, Search", ["add Home Search"])),
    (["add A B C", "add D", "remove D"], ("undo the last two", ["undo 2"])),
    (
      ["add Home"],
      ("yes, people know what Home holds", ["allow home-title because \"people know what Home holds\""])
    ),
    (["add Home"], ("no", ["explain home-title"])),
    ([], ("yes", ["interview"])),
    (["add Home"], ("y, people know it", ["allow home-title because \"people know it\""])),
    (["device apple-tv-4k", "logo 200x68 leading"], ("remove the logo", ["logo off"])),
    (["device apple-tv-4k"], ("focus on the bar", ["focus on"])),
    (["add A B C", "badge A 0"], ("fix the first one", ["fix 1"])),
    (["add A B C", "badge A 0"], ("fix number 1", ["fix 1"])),
    (["add A B C", "badge A 0", "bar hidesWhenPushed=yes"], ("fix 1 and 2", ["fix 1 2"])),
    (["device ipad-10"], ("ios 26", ["system ipados26"])),
    (["device ipad-10"], ("ipados 18", ["system ipados18"])),
    (["device ipad-10"], ("ipados", ["system ipados27"])),
    (["device ipad-10"], ("ios", ["device iphone-17"])),
    (["device ipad-10"], ("split view", ["window 1/2"])),
    (["device ipad-10"], ("window half", ["window 1/2"])),
    (["device ipad-10"], ("window third", ["window 1/3"])),
    (["device ipad-10"], ("slide over", ["window slideover"])),
    (["device ipad-10"], ("slideover", ["window slideover"])),
    (["device apple-tv-4k"], ("tvos", ["system tvos27"])),
    (["device apple-tv-4k"], ("tvos 17", ["system tvos17"])),
    (["device apple-tv-4k"], ("iphone", ["device iphone-17"])),
    (["add A B C", "direction rtl"], ("move B left", ["move B 3"])),
    (["add A B C", "direction rtl"], ("move B right", ["move B 1"])),
    (["add A B C"], ("move B left", ["move B 1"])),
    (["add Home \"Live TV\" Live"], ("remove Live TV", ["remove \"Live TV\""])),
    (["add Home \"Live TV\" Live"], ("swap Live TV and Home", ["swap \"Live TV\" Home"])),
    (["add Home \"Live TV\" Live"], ("move live tv to the front", ["move \"Live TV\" first"])),
    (
      ["add Home \"Live TV\" Live"],
      ("rename Live TV News", ["rename Live \"TV News\"", "rename \"Live TV\" News"])
    ),
    (["add \"The Wall\" Home"], ("remove the wall", ["remove \"The Wall\""])),
    (["add \"3\" Home"], ("delete \"3\"", ["remove \"3\""])),
    (["add Home", "mark here", "add Search"], ("go back to here", ["back here"])),
    (["add Home", "mark here", "add Search"], ("git checkout here", ["back here"])),
    (["add Home", "mark here", "add Search"], ("git reset here", ["back here"])),
    (["add Home", "mark here", "add Search"], ("take version here", ["back here"])),
    (["add Home", "mark here", "add Search"], ("take here", ["back here"])),
    (["add Home", "mark here", "add Search"], ("return to it", ["history"])),
    (["add Home", "locale de"], ("Home = Zu Hause", ["set Home title.de=\"Zu Hause\""])),
    (["add A", "add B", "undo 2"], ("redo it", ["redo"])),
    (["add A", "add B", "undo 2"], ("redo 2 steps", ["redo 2"])),
    ([], ("markdown", ["show markdown"])),
    ([], ("add “Für Dich”", ["add \"Für Dich\""])),
    (["add Home \"Live TV\""], ("rename „Live TV“ to News", ["rename \"Live TV\" News"])),
    ([], ("why more", ["explain more-tab"])),
    (["add Home", "locale de"], ("translate Home Zu Hause", ["set Home title.de=\"Zu Hause\""])),
    (["add Home"], ("put a badge 5 on Home", ["badge Home 5"])),
    ([], ("festival app tabs Lineup Map", ["add Lineup Map"])),
    ([], ("start with News, Radio, Live TV", ["add News Radio \"Live TV\""])),
    ([], ("a festival app with News, Radio, Live TV", ["add News Radio \"Live TV\""])),
    ([], ("our three tabs are News, Radio, Live TV", ["add News Radio \"Live TV\""])),
    ([], ("our app has three tabs: News, Radio, Live TV", ["add News Radio \"Live TV\""])),
    ([], ("our app has the tabs News, Radio, Live TV", ["add News Radio \"Live TV\""])),
    (["add Home Search Radio", "locale de"], ("bring it back", ["undo"])),
    (["add Home"], ("set badge 5 on Home", ["badge Home 5"])),
  ]

  /// Lines that mean a command which cannot be carried out, and why.
  private static let objections = [
    ("delete Foo", "no tab is called Foo"), ("rename Foo to Bar", "no tab is called Foo"),
    ("move Home to 9", "there is no place 9"), ("iphone 99", "\"iphone 99\" is not a device"),

    ("split view", "iPhone 14 gives an app the whole screen"), ("ignore more-tab", "the reason is missing"),
    ("delete Home and Foo", "no tab is called Foo"),
    ("select the Foo tab", "no tab is called \"the Foo tab\""),
    ("titles A, B", "here are 2 texts, and the bar has 4 tabs"), ("no icons", "this would change nothing"),
    ("fill the icons", "this would change nothing"), ("outlined icons", "this would change nothing"),
    ("filled icons", "this would change nothing"), ("capitalize the titles", "this would change nothing"),
    ("make the titles capitalized", "this would change nothing"),
    ("capital letters", "this would change nothing"),
    ("write every title with a capital letter", "this would change nothing"),
    ("make all icons filled", "this would change nothing"),
    ("use the filled version of every icon", "this would change nothing"),
    ("translate Search to Suche", "the language of this title is not known"),
    ("android", "there are no Android or Windows devices here"),
    ("pixel 8", "there are no Android or Windows devices here"),
    ("undo the export", "a file that is written stays"),
    ("clear the screen", "the screen is no part of the design"),
  ]

  private static func bar(_ before: [String]? = nil) throws -> Playground {
    try Playground(lines: before ?? ["add Home Search Inbox Profile", "badge Inbox 3"])
  }

  @Test("are tried with at least 150 lines")
  func count() { #expect(Self.lines.count + Self.elsewhere.count >= 150) }

  @Test("is carried out at the prompt as the command that it means, or asked about")
  func prompt() throws {
    for (before, typed) in try Self.all() { try check(typed, on: before) }
  }

  @Test("is refused in files and through pipes with the lines to type, and they do it")
  func strict() throws {
    for (before, typed) in try Self.all() {
      var playground = before
      let error = #expect(throws: CommandError.self, "\(typed.line)") {
        try playground.perform(typed.line, takesPhrases: false)
      }
      #expect(error?.lines == typed.lines, "\(typed.line)")
      #expect(playground.text == before.text && playground.draft == before.draft, "\(typed.line)")
    }
  }

  @Test("is shown while it is typed as what it would do")
  func preview() throws {
    for (before, typed) in try Self.all() {
      let preview = before.preview(of: typed.line)
      guard typed.lines.count == 1 else {
        guard case .says(let text) = preview else {
          Issue.record("\(typed.line) does not ask")
          continue
        }
        for line in typed.lines { #expect(text.contains(line), "\(typed.line)") }
        continue
      }
      if case .change(let draft, let sentence) = preview {
        var later = before
        _ = try later.perform(typed.lines[0])
        #expect(draft == later.draft && sentence().hasPrefix(typed.lines[0] + ": "), "\(typed.line)")
      }
      if case .refused(let error) = preview { Issue.record("\(typed.line) is refused: \(error.problem)") }
      #expect(PartialLine(typed.line, for: before.draft).error == nil, "\(typed.line)")
    }
  }

  private static func all() throws -> [(Playground, Typed)] {
    try (lines + requests + questions + tasks).map { (try bar(), $0) }
      + elsewhere.map { (try bar($0.before), $0.typed) }
  }

  private func check(_ typed: Typed, on before: Playground) throws {
    var playground = before
    guard typed.lines.count == 1 else {
      let error = #expect(throws: CommandError.self, "\(typed.line)") { try playground.perform(typed.line) }
      #expect(error?.lines == typed.lines && error?.range == 0..<typed.line.utf8.count, "\(typed.line)")
      #expect(playground.text == before.text, "\(typed.line)")
      for line in typed.lines { #expect(try Invocation.parsed(from: line)?.canonical == line) }
      return
    }
    let response = try #require(try playground.perform(typed.line), "\(typed.line)")
    #expect(response.line == typed.lines[0], "\(typed.line)")
    var same = before
    let outcome = try same.run(typed.lines[0])
    #expect(playground.text == same.text && playground.draft == same.draft, "\(typed.line)")
    #expect(response.outcome.sentence?() == outcome.sentence?(), "\(typed.line)")
  }

  /// Several commands in one line, and each of them; the bar is the same as above.
  private static let sequences: [Typed] = [
    ("looks good, move Inbox to the front and check", ["move Inbox first", "check"]),
    ("rename Home to Today and put it last", ["rename Home Today", "move 1 last"]),
    ("Inbox is not a good word, call it News", ["rename 3 News"]),
    ("landscape and the biggest text", ["textsize accessibility", "orientation landscape"]),
    ("ipados 18", ["device ipad-a16", "system ipados18"]),
    ("device ipad 26", ["device ipad-a16", "system ipados26"]),
    ("let's try it on an ipad in landscape", ["device ipad-a16", "orientation landscape"]),
    ("iphone se german", ["device iphone-se-3", "locale de"]),
    ("icon Home house; icon Search magnifyingglass", ["icon Home house", "icon Search magnifyingglass"]),
    ("icon Home house, Search magnifyingglass", ["icon Home house", "icon Search magnifyingglass"]),
    ("remove Inbox and rename Profile to Me", ["remove Inbox", "rename Profile Me"]),
    ("iphone 17; landscape", ["device iphone-17", "orientation landscape"]),
    ("languages German and Arabic", ["locale de", "show", "locale ar"]),
    (
      "fold Home, Search and Inbox into one tab called Main",
      ["merge Home Search Main", "merge Main Inbox Main"]
    ),
    ("merge Search, Inbox and Profile into one tab", ["merge Search Inbox", "merge Search Profile"]),
    ("add News; badge News 2", ["add News", "badge News 2"]),
    ("select Inbox then rename Home Start", ["select Inbox", "rename Home Start"]),
    ("delete 1; delete 1", ["remove 1", "remove 1"]),
  ]

  /// Commands that people type for something else, and what they may mean at the prompt.
  private static let doubts: [Typed] = [
    ("add icons", ["icons"]), ("add icons to all tabs", ["icons"]),
    ("add an icon to Home", ["icon Home house"]),
    ("add German and Arabic", ["locale de", "locale ar", "add German Arabic"]),
    ("add German", ["locale de", "add \"German\""]),
    ("add News please", ["add News"]), ("add News Now", ["add \"News Now\""]),
    ("add news too", ["add news", "add \"news too\""]), ("add also News", ["add News"]),
    ("open Search", ["select Search", "open ./Search"]), ("save this", ["save"]),
    ("open bar.html", ["view bar.html"]), ("and fit 2?", ["compare fit 2"]),
    ("badge Profile red", ["badge Profile 1", "badge Profile •"]),
    ("badge Profile", ["badge Profile 1", "badge Profile •"]),
    ("mark Search as the search tab", ["set Search role=search"]),
  ]

  @Test("means another line at the prompt where a command is hardly meant", arguments: doubts)
  func doubt(line: String, lines: [String]) throws {
    let before = try Self.bar()
    #expect(Phrase.doubt(about: line, in: before.draft)?.lines == lines)
    var playground = before
    if lines.count > 1 {
      let error = #expect(throws: CommandError.self) { try playground.perform(line) }
      #expect(error?.lines == lines && playground.text == before.text)
    } else {
      #expect(try playground.perform(line)?.line == lines[0])
    }
    // In files it means what it says.
    var strict = before
    let response = try? strict.perform(line, takesPhrases: false)
    #expect(response == nil || response?.line == line)
  }

  @Test("with a semicolon is a sequence, also where it is a command")
  func semicolon() throws {
    var playground = try Playground(lines: [])
    _ = try playground.perform("add A; add B")
    #expect(playground.draft.design.tabs.map(\.title) == ["A", "B"])
    playground = try Playground(lines: [])
    _ = try playground.perform("add \"A; add B\"")
    #expect(playground.draft.design.tabs.map(\.title) == ["A; add B"])
  }

  @Test(
    "may be several commands, which are carried out one after the other",
    arguments: sequences + wholeBar + series)
  func sequence(line: String, lines: [String]) throws {
    let before = try Self.bar()
    var (typed, same) = (before, before)
    let response = try typed.perform(line)
    for line in response?.rest ?? [] { try typed.run(line) }
    for line in lines { try same.run(line) }
    #expect(typed.text == same.text && typed.draft == same.draft)
    var strict = before
    let error = #expect(throws: CommandError.self) { try strict.perform(line, takesPhrases: false) }
    #expect(error?.lines == lines)
    guard case .change(let draft, _) = before.preview(of: line) else {
      Issue.record("\(line) shows no change")
      return
    }
    #expect(draft == typed.draft)
  }

  @Test("is no sequence if one of the commands cannot be carried out, or is not there")
  func noSequence() throws {
    for line in ["icon Home house; icon Foo star", "icon Home house; what about it"] {
      var playground = try Self.bar()
      let before = playground.text
      #expect(throws: CommandError.self, "\(line)") { try playground.perform(line) }
      #expect(playground.text == before, "\(line)")
    }
  }

  @Test(
    "says what is in the way if the command that it means cannot be carried out",
    arguments: objections)
  func objection(line: String, problem: String) throws {
    var playground = try Self.bar()
    let error = #expect(throws: CommandError.self) { try playground.perform(line) }
    #expect(error?.problem == problem)
    #expect(error?.remedy != nil && error?.lines == [])
  }

  @Test(
    "means nothing if nobody can tell what",
    arguments: [
      "xyzzy", "3", "2024", "x y z", "move", "swap Home", "what", "make it nicer", "delete", "device nokia",
      "show screen > mine.txt", "\"landscape\"", "title=x", "german food", "Home",
    ])
  func nothing(line: String) throws {
    var playground = try Self.bar()
    let error = #expect(throws: CommandError.self) { try playground.perform(line) }
    #expect(error?.lines == [])
  }

  @Test("never changes what a command means")
  func commands() throws {
    for command in Command.all {
      for example in command.examples {
        var playground = try Self.bar(["add Library Search Radio Mediathek Compose Today Games Apps Arcade"])
        guard let response = try? playground.perform(example.line) else { continue }
        #expect(response.line == example.line)
      }
    }
  }

  @Test("Each phrase is what one of these lines is understood by")
  func everyPhraseIsUsed() throws {
    let bar = try Self.bar()
    var lines = try Self.all().map { ($0.draft, $1.line) } + Self.objections.map { (bar.draft, $0.0) }
    lines += (Self.sequences + Self.wholeBar + Self.series).map { (bar.draft, $0.line) }
    lines.append((try Self.bar(["add Home Search Inbox Profile", "locale de"]).draft, "A, B, C, D"))
    var elsewhere = bar
    for line in ["device iphone-se-3", "device ipad-a16"] { _ = try elsewhere.perform(line) }
    lines += ["back to the iphone"].map { (elsewhere.draft, $0) }
    let used = Set(lines.compactMap { $0.reading(ofPhrase: $1).phrase?.words })
    #expect(Phrase.all.map(\.words).filter { !used.contains($0) } == [])
    #expect(Set(Phrase.all.map(\.words)).count == Phrase.all.count)
  }

  @Test("A number alone carries out the entry of the list that was shown last, until the design changes")
  func number() throws {
    var playground = try Playground(lines: ["add A B C D E F"])
    for number in ["1", "way 1"] {
      #expect(throws: CommandError.self) { try playground.perform(number) }
    }
    _ = try playground.perform("fit")
    #expect(try playground.perform("2")?.line == "fit 2")
    #expect(throws: CommandError.self, "the design has changed") { try playground.perform("1") }
    _ = try playground.perform("undo")
    _ = try playground.perform("fit iphone-se-3")
    guard case .refused = playground.preview(of: "1") else {
      #expect(try playground.perform("way 1")?.line == "fit 1 iphone-se-3")
      return
    }
    Issue.record("the preview does not know the list")
  }

  @Test(
    "with a slip in its first word is not carried out, and the line that was meant is ready to take",
    arguments: [
      ("renam Home Start", "rename Home Start"), ("reanme Home to Start", "rename Home Start"),
      ("delte Inbox", "remove Inbox"), ("swpa Home and Search", "swap Home Search"), ("adn News", "add News"),
    ])
  func slip(line: String, meant: String) throws {
    var playground = try Self.bar()
    let before = playground.text
    let error = #expect(throws: CommandError.self) { try playground.perform(line) }
    #expect(error?.lines == [meant] && playground.text == before)
  }

  @Test(
    "never proposes the line that was just refused",
    arguments: ["icons", "back nosuch", "compare \"nosuch\"", "fix 9"])
  func same(line: String) throws {
    var playground = Playground()
    let error = #expect(throws: CommandError.self) { try playground.perform(line) }
    #expect(error?.lines.contains(line) == false && error?.remedy != nil)
  }

  @Test("A word that begins a phrase leads to its command")
  func commandOfAWord() throws {
    for (line, remedy) in [("delete", "did you mean remove?"), ("rm", "did you mean remove?")] {
      var playground = try Self.bar()
      let error = #expect(throws: CommandError.self) { try playground.perform(line) }
      #expect(error?.remedy == remedy)
    }
  }

  @Test("A phrase that is not finished is not marked as wrong")
  func unfinished() throws {
    let draft = try Self.bar().draft
    for line in ["swap Home an", "swap Home and", "delete", "rename Home to Sta", "move Home in fr"] {
      #expect(PartialLine(line, for: draft).error == nil, "\(line)")
    }
    #expect(PartialLine("swap Home wth Inbox", for: draft).error != nil)
  }

  @Test("A long line is no phrase, and is refused as it is")
  func long() throws {
    var playground = try Self.bar()
    let line = "add Home and " + Array(repeating: "word", count: 100).joined(separator: " ")
    let error = #expect(throws: CommandError.self) { try playground.perform(line) }
    #expect(error?.lines == [])
  }
}

@Suite("What is quoted in a list of titles")
struct TitleListTests {
  @Test(
    "Several titles are several tabs",
    arguments: [
      ("add D E", "[A] B C D E"), ("add D E at=1", "D E [A] B C"), ("add D E at=2", "[A] D E B C"),
      ("add D \"and\" E", "[A] B C D and E"), ("add D \"x,\"", "[A] B C D x,"),
    ])
  func several(line: String, bar: String) throws {
    var playground = Playground(sketch: "[A] B C")
    try playground.run(line)
    #expect(playground.sketch == bar)
    let invocation = try #require(try Invocation.parsed(from: line))
    #expect(invocation.canonical == line)
    try playground.run("undo")
    #expect(playground.sketch == "[A] B C")
  }

  @Test(
    "A title in pieces is refused",
    arguments: [
      ("add «For» You", "For is no title of its own here"),
      ("add D «and» E", "and is no title of its own here"),
      ("add «D,» E", "a comma does not separate titles"),
      ("add Live stream «icon=play»", "icon= is for one tab, and here are 2"),
      ("add Live stream «badge=1»", "badge= is for one tab, and here are 2"),
      ("add «tab» D", "tab is no title of its own here"), ("add D «&» E", "& is no title of its own here"),
    ])
  func pieces(marked: String, problem: String) {
    let expected = MarkedLine(marked)
    var playground = Playground(sketch: "[A] B C")
    let error = playground.refusal(of: expected.line)
    #expect(error?.problem == problem && error?.range == expected.range)
  }

  @Test("A single title may be any word", arguments: ["and", "tab", "&", "D,", "first", "1"])
  func single(title: String) throws {
    var playground = Playground(sketch: "[A]")
    try playground.run("add \(title)")
    #expect(playground.draft.design.tabs.last?.title == title)
  }

  @Test("More tabs than a design can have are refused, and none is added")
  func tooMany() {
    var playground = Playground(sketch: "[A]")
    let line = "add " + Array(repeating: "x", count: 1_000).joined(separator: " ")
    #expect(playground.refusal(of: line)?.remedy?.hasPrefix("remove TAB… makes room") == true)
    #expect(playground.draft.design.tabs.count == 1)
  }

  @Test("none is no badge and no icon, unless it is quoted")
  func none() throws {
    var playground = Playground(sketch: "[A]")
    for line in ["badge A none", "icon A none", "add B badge=none"] {
      #expect(playground.refusal(of: line)?.problem == "none is not a value here", "\(line)")
    }
    try playground.run("badge A \"none\"")
    #expect(playground.draft.design.tabs[0].badge == "none")
    #expect(playground.text.hasSuffix("badge A \"none\"\n"))
  }
}
