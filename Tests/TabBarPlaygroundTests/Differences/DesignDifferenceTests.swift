import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("What changed between two designs")
struct DesignDifferenceTests {
  private let mail = [
    "add Inbox icon=tray", "add Calendar icon=calendar", "add People icon=person.2", "add Files icon=folder",
  ]

  @Test("is nothing where both sessions end with the same design")
  func same() throws {
    #expect(try DesignDifference(mail, mail).isEmpty)
    #expect(try DesignDifference([], []).isEmpty)
    let remarks = ["note \"A remark.\""] + mail + ["expect count 4", "# a comment", ""]
    #expect(try DesignDifference(mail, remarks).isEmpty)
    #expect(try DesignDifference(mail, mail + ["badge Inbox 3", "badge Inbox off"]).isEmpty)
    #expect(try DesignDifference(mail, mail + ["remove Files", "undo"]).isEmpty)
  }

  @Test(
    "is nothing between equal designs, whatever led to each",
    arguments: [
      (["add X", "rename X \"\""], ["add \"\""]),
      (
        ["add Home role=search", "remove Home", "add Home", "add Home"],
        ["add Home", "add Home role=search", "set 2 role=destination"]
      ),
      (["add A", "add A"], ["add A", "add A", "swap 1 2"]),
      (["add A B"], ["add A B", "remove A", "add A at=1"]),
      (["add A", "add \"\"", "add \"\""], ["add \"\"", "add \"\"", "add A at=1"]),
      (["add A B"], ["add C D", "rename C A", "rename D B"]),
    ])
  func equal(before: [String], after: [String]) throws {
    for (before, after) in [(before, after), (after, before), (["add New"], before), ([], after)] {
      for lines in [after, after + ["clear"] + after] {
        let (old, new) = (try Playground(lines: before).draft, try Playground(lines: lines).draft)
        #expect(try DesignDifference(before, lines).isEmpty == (old.design == new.design), "\(before)")
      }
    }
  }

  @Test("is said tab by tab")
  func oneOfEach() throws {
    let later =
      mail + [
        "remove Calendar", "add Search icon=magnifyingglass", "badge Inbox 3", "rename Files Docs",
        "move Docs 2",
      ]
    let difference = try DesignDifference(mail, later)
    #expect(
      difference.sketch == [
        "- Calendar", "+ Search", "Inbox badge: nothing, 3", "Files called Docs", "Docs from 4 to 2",
      ])
    #expect(difference.context.isEmpty)
  }

  @Test("is the same the other way round")
  func backwards() throws {
    let later = mail + ["remove Calendar", "add Search icon=magnifyingglass", "rename Files Docs"]
    #expect(
      try DesignDifference(later, mail).sketch == ["- Search", "+ Calendar", "Docs called Files"])
  }

  @Test("follows a tab of a session that goes on, whatever becomes of it")
  func followed() throws {
    let later = ["rename Inbox Mail", "icon Mail envelope", "move Mail last", "set Mail role=prominent"]
    #expect(
      try DesignDifference(mail, mail + later).sketch == [
        "Inbox called Mail", "Mail from 1 to 4", "Mail icon: tray, envelope",
        "Mail role: destination, prominent",
      ])
    #expect(
      try DesignDifference(mail, mail + ["swap Inbox Files", "rename Inbox Mail"]).sketch.contains(
        "Inbox called Mail"))
    #expect(
      try DesignDifference(mail, mail + ["merge Inbox People Mail"]).sketch == [
        "- People", "Inbox called Mail",
      ])
  }

  @Test("never takes a tab that was removed and a new one for the same")
  func newTab() throws {
    let alike = mail + ["remove Files", "add Files icon=folder badge=1"]
    #expect(try DesignDifference(mail, alike).sketch == ["- Files", "+ Files"])
    let again = mail + ["clear"] + mail + ["badge Inbox 1"]
    #expect(try DesignDifference(mail, again).sketch.count == 8)
  }

  @Test("knows a tab in lines that a person edited by the line that adds it")
  func editedLines() throws {
    let alike = ["add Home icon=house", "add Home icon=house badge=1", "add Search icon=house"]
    #expect(
      try DesignDifference(alike, [alike[1], "add New icon=star", alike[2], alike[0]]).sketch == [
        "+ New", "Home from 1 to 4",
      ])
    #expect(
      try DesignDifference(mail, ["device iphone-se-3"] + mail).sketch.isEmpty)
  }

  @Test("knows it by its title, or by its icon where another tab shows that the bars belong together")
  func mostAlike() throws {
    var edited = mail
    edited[0] = "add Inbox icon=envelope badge=2"
    edited[3] = "add Docs icon=folder"
    #expect(
      try DesignDifference(mail, edited).sketch == [
        "Inbox icon: tray, envelope", "Inbox badge: nothing, 2", "Files called Docs",
      ])
    let other = ["add Home icon=tray", "add Away icon=calendar"]
    #expect(try DesignDifference(mail, other).sketch.count == 6)
    let icons = ["house", "star", "gear"].map { "add \"\" icon=\($0)" }
    let changed = [icons[0], "add \"\" icon=heart", icons[2]]
    #expect(try DesignDifference(icons, changed).sketch == [" icon: star, heart"])
    let plain = ["add One", "add Two", "add Three"]
    #expect(try DesignDifference(plain, ["add One", "add Zwei", "add Three"]).sketch == ["- Two", "+ Zwei"])
  }

  @Test("names the fewest moves")
  func moves() throws {
    let six = (1...6).map { "add T\($0)" }
    #expect(try DesignDifference(six, six + ["move T1 last"]).sketch == ["T1 from 1 to 6"])
    #expect(try DesignDifference(six, six + ["move T6 first"]).sketch == ["T6 from 6 to 1"])
    #expect(try DesignDifference(six, six + ["remove T1"]).sketch == ["- T1"])
    #expect(try DesignDifference(six, six + ["add New at=1"]).sketch == ["+ New"])
    #expect(try DesignDifference(six, six.reversed()).sketch.count == 5)
  }

  /// A line of each command that changes the context or a fact, and what it changes.
  private static let settings = [
    ("device ipad-10", "device: iphone-14, ipad-10"),
    ("orientation landscape", "orientation: portrait, landscape"),
    ("rotate", "orientation: portrait, landscape"),
    ("sizeclass regular regular", "sizeclass: auto, regular regular"),
    ("system ios17", "system: auto (ios16), ios17"),
    ("guide hig-2013", "guide: auto (hig-2022), hig-2013"),
    ("locale de", "locale: en, de"),
    ("locale ar", "direction: auto (ltr), auto (rtl)"),
    ("direction rtl", "direction: auto (ltr), rtl"),
    ("keyboard on", "keyboard: off, on"),
    ("modal on", "modal: off, on"),
    ("scroll middle", "scroll: top, middle"),
    ("textsize accessibility", "textsize: standard, accessibility"),
    ("bar level=modal", "bar level: nothing, modal"),
    ("allow too-few-tabs because \"Two will do.\"", "allow too-few-tabs: nothing, Two will do."),
    ("answer peer-tabs no", "answer peer-tabs: nothing, no"),
    ("select People", "selected: Inbox, People"),
  ]

  @Test("says what is not about one tab", arguments: settings)
  func context(line: String, change: String) throws {
    let difference = try DesignDifference(mail, mail + [line])
    #expect(difference.tabs.isEmpty)
    #expect(difference.context.map(\.sketch).contains(change))
  }

  @Test("leaves no command without a difference that changes the design")
  func everyCommand() throws {
    let bars = [
      ["device ipad-10"], ["device ipad-pro-11-m4", "system ipados26"], ["device apple-tv-4k"],
      ["device iphone-17"], [],
    ]
    let tabs =
      ["Home", "Library", "Radio", "Search", "Games", "Arcade", "Mediathek", "Compose"].map { "add \($0)" }
    var tried: Set<String> = []
    for command in Command.all where [.tabs, .context].contains(command.group) {
      for (example, bar) in command.examples.flatMap({ example in bars.map { (example.line, $0) } }) {
        guard
          let before = try? Playground(lines: bar + tabs), var after = Optional(before),
          let invocation = try Invocation.parsed(from: example), invocation.command.isRecorded,
          (try? after.perform(invocation)) != nil, after.draft != before.draft
        else { continue }
        tried.insert(command.name)
        #expect(try !DesignDifference(bar + tabs, bar + tabs + [example]).isEmpty, "\(example) after \(bar)")
      }
    }
    let untried = Command.all.filter { [.tabs, .context].contains($0.group) && $0.isRecorded }.map(\.name)
      .filter { !tried.contains($0) }
    #expect(untried == [])
  }

  @Test("does not speak of a selection that went on because its tab is gone")
  func selection() throws {
    #expect(try DesignDifference(mail, mail + ["remove Inbox"]).context.isEmpty)
    #expect(try DesignDifference([], mail).context.isEmpty)
    #expect(try DesignDifference(mail, mail + ["move Inbox last"]).context.isEmpty)
    #expect(try DesignDifference(mail, mail.reversed()).context.isEmpty)
  }

  // An iPhone's bar has room for five tabs (UITabBarController's documentation).
  @Test("says which findings came, went or count differently")
  func findings() throws {
    func rules(_ difference: DesignDifference) -> (added: [String], removed: [String]) {
      var (added, removed): ([String], [String]) = ([], [])
      for finding in difference.findings {
        if case .added(let finding) = finding { added.append(finding.rule) }
        if case .removed(let finding) = finding { removed.append(finding.rule) }
      }
      return (added, removed)
    }
    let six = mail + ["add Notes icon=note.text", "add Tasks icon=checklist"]
    #expect(rules(try DesignDifference(mail, six)).added.contains("more-tab"))
    #expect(rules(try DesignDifference(six, mail)).removed.contains("more-tab"))
    let accepted = six + ["allow more-tab because \"The last ones are for testers.\""]
    let acceptance = try DesignDifference(six, accepted)
    #expect(rules(acceptance).removed == [] && acceptance.clearedFindings.isEmpty)
    #expect(acceptance.acceptedFindings.map(\.finding.rule) == ["more-tab"])
  }

  @Test("is found with as many tabs as there can be, each of which is another")
  func manyTabs() throws {
    let tabs = (1...1_000).map { "add T\($0) icon=star" }
    let renamed = (1...1_000).map { "add U\($0) icon=star" }
    #expect(try DesignDifference(tabs, [tabs[0]] + renamed.dropFirst()).tabs.count == 999)
  }

  @Test(
    "Of two files, ideas that only one has or that are others now are named, though both end alike",
    arguments: [
      (["add C", "mark two", "back one"], ["add C", "mark two", "back one"], []),
      (["add C", "mark two", "back one"], ["add E", "mark two", "back one"], ["two: - C + E"]),
      (["add C", "mark two", "back one"], [], ["two is gone"]), ([], ["mark two"], ["two is new"]),
    ])
  func ideas(before: [String], after: [String], ideas: [String]) throws {
    func state(_ lines: [String]) throws -> EndState {
      let text = SessionFile.text(of: ["add A B", "mark one"] + lines + ["add D"])
      return try EndState(SessionFile(text, name: "x.tabs"))
    }
    let difference = DesignDifference(from: try state(before), to: try state(after))
    #expect(difference.tabs.isEmpty)
    #expect(
      difference.ideas.map { name, isNew, change in
        change.map { "\(name): \($0.sketch.joined(separator: " "))" }
          ?? "\(name) is \(isNew ? "new" : "gone")"
      } == ideas)
  }
}
