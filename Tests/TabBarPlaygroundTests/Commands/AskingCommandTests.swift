import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Commands that ask for something outside")
struct AskingCommandTests {
  @Test(
    "A command that only asks changes nothing and is not recorded",
    arguments: [
      ("show", "ShowQuery(format: \"bar\")"), ("show screen", "ShowQuery(format: \"screen\")"),
      ("show LIST", "ShowQuery(format: \"list\")"), ("show json", "ShowQuery(format: \"json\")"),
      ("check", "CheckQuery(all: false, rule: nil)"), ("check all", "CheckQuery(all: true, rule: nil)"),
      ("explain", "ExplainQuery(rule: nil, all: false, language: nil)"),
      ("rules", "RulesQuery(rules: nil, guide: nil, all: false)"),
      ("guides", "GuidesQuery(guide: nil, all: false)"), ("anatomy", "AnatomyQuery()"),
      ("describe", "DescribeQuery()"),
      ("matrix", "MatrixQuery(all: false, allSystems: false)"),
      ("matrix all", "MatrixQuery(all: true, allSystems: false)"),
      ("matrix systems all", "MatrixQuery(all: true, allSystems: true)"),
      ("explain all", "ExplainQuery(rule: nil, all: true, language: nil)"),
      ("why", "WhyQuery(tab: nil, hasSources: false)"),
      ("why b", "WhyQuery(tab: Optional(1), hasSources: false)"),
      ("why sources", "WhyQuery(tab: nil, hasSources: true)"),
      ("why b sources", "WhyQuery(tab: Optional(1), hasSources: true)"),
      ("budget", "BudgetQuery(title: nil, all: false)"), ("budget all", "BudgetQuery(title: nil, all: true)"),
      ("budget Mehr", "BudgetQuery(title: Optional(\"Mehr\"), all: false)"),
      ("budget \"all\"", "BudgetQuery(title: Optional(\"all\"), all: false)"),
      ("budget \"all\" all", "BudgetQuery(title: Optional(\"all\"), all: true)"),
      ("fit", "FitQuery(devices: [])"), ("history", "HistoryQuery()"),
      ("help", "HelpQuery(topic: nil, isWhole: false)"),
      ("help MOVE", "HelpQuery(topic: Optional(\"move\"), isWhole: false)"),
      ("help bar all", "HelpQuery(topic: Optional(\"bar\"), isWhole: true)"),
      ("sessions", "sessions"), ("open a.tabs", "open(path: \"a.tabs\")"),
      ("import \"My App\"", "importBar(number: 1, path: \"My App\")"),
      ("import MyApp bar=2", "importBar(number: 2, path: \"MyApp\")"),
      ("save", "save(path: nil, mayReplace: false)"),
      ("save \"my app.tabs\"", "save(path: Optional(\"my app.tabs\"), mayReplace: false)"),
      ("save a.tabs replace", "save(path: Optional(\"a.tabs\"), mayReplace: true)"),
      ("export SVG", "ShowQuery(format: \"svg\")"),
      ("view", "view(path: nil, mayReplace: false)"),
      ("view bar.html", "view(path: Optional(\"bar.html\"), mayReplace: false)"),
      ("view off", "endView"), ("view ./off", "view(path: Optional(\"./off\"), mayReplace: false)"),
      ("replay a.tabs", "replay(path: \"a.tabs\", isByStep: false)"), ("interview", "interview"),
      ("quiz", "quiz(nil)"), ("quiz 3", "quiz(Optional(TabBarPlayground.Chapter.names))"),
      ("quit", "quit"),
    ])
  func effects(line: String, effect: String) throws {
    var playground = Playground(sketch: "A [B]")
    let before = playground
    let outcome = try playground.run(line)
    #expect(outcome.effect.text == effect)
    #expect(outcome.sentence == nil)
    #expect(playground.draft == before.draft && playground.text == before.text)
    #expect(playground.timeline.count == 0)
  }

  @Test("A rule or a guide that is asked about is found by its name, in whatever case")
  func reference() throws {
    var playground = Playground()
    guard case .show(let rule) = try playground.run("explain More-Tab").effect,
      case .show(let guide) = try playground.run("guides HIG-2025").effect
    else {
      Issue.record("nothing is asked")
      return
    }
    #expect((rule as? ExplainQuery)?.rule?.id == "more-tab")
    #expect((guide as? GuidesQuery)?.guide?.id == "hig-2025")
  }

  @Test(
    "Devices are listed by name or platform",
    arguments: [
      ("devices tvos", ["apple-tv-hd", "apple-tv-4k-1", "apple-tv-4k-2", "apple-tv-4k"]),
      ("devices iPhone SE", ["iphone-se-1", "iphone-se-2", "iphone-se-3"]),
      ("devices vision", ["vision-pro"]),
      ("devices iphone 15 pro max", ["iphone-15-pro-max"]),
    ])
  func devices(line: String, ids: [String]) throws {
    var playground = Playground()
    guard case .show(let query) = try playground.run(line).effect else { return }
    #expect((query as? DevicesQuery)?.devices.map(\.id) == ids)
  }

  @Test(
    "Help finds commands and rules that are about a word",
    arguments: [
      ("help overflow", "explain more-tab"), ("help badge", "help badge"), ("help rtl", "help direction"),
      ("help what is a badge", "explain badge-form"), ("help cut titles", "explain title-cut"),
    ])
  func search(line: String, found: String) throws {
    var playground = Playground()
    guard case .show(let query) = try playground.run(line).effect else { return }
    if let topic = (query as? HelpQuery)?.topic {
      #expect(found == "help \(topic)")
    } else {
      let lines = (query as? HelpSearchQuery)?.entries.map(\.line) ?? []
      #expect(lines.contains(found) && lines.count <= 12)
      for line in lines { #expect(throws: Never.self) { try playground.run(line) } }
    }
  }

  /// A line, and what it asks for besides being kept.
  static let remarks: [(line: String, effect: String)] = [
    ("note Six tabs", "NoteQuery(text: \"Six tabs\")"), ("note \"a  b\" c", "NoteQuery(text: \"a  b c\")"),
    ("lesson goal", "none"),
    ("mark here", "MarkQuery(name: \"here\", isOff: false)"),
    ("expect count 2", "expect(count 2)"),
    ("expect overflow none", "expect(overflow none)"),
    ("expect overflow \"none\"", "expect(overflow \"none\")"),
    ("expect visible A B B", "expect(visible A B B)"),
    ("expect visible A Zzz", "expect(visible A Zzz)"),
    ("expect truncated none", "expect(truncated none)"),
    ("expect finding More-Tab", "expect(finding more-tab)"),
    ("expect no-finding title-cut", "expect(no-finding title-cut)"),
  ]

  @Test("A remark is kept in the session and can be undone", arguments: remarks)
  func remark(line: String, effect: String) throws {
    var playground = Playground(sketch: "A [B]")
    let before = playground
    #expect(try playground.run(line).effect.text == effect)
    #expect(playground.draft == before.draft)
    #expect(playground.text == before.text + line + "\n")
    try playground.run("undo")
    #expect(playground.text == before.text)
  }

  @Test(
    "What cannot be asked is refused",
    arguments: [
      (
        "show «poster»",
        "poster is not one of bar, screen, list, json, markdown, svg, svg-screen, swiftui, uikit, xcstrings",
        nil
      ),
      ("explain «more-tabs»", "more-tabs is not a rule", "did you mean more-tab?"),
      ("explain «zzz»", "zzz is not a rule", "rules lists them"),
      ("compare «\"custom\"»", "there is no mark or device \"custom\"", nil),
      ("rules «zzz»", "no rule is about this", "rules lists all"),
      ("help «mov»", "mov is not a command", "did you mean move?"),
      ("help «zzz»", "zzz is not a command", "help lists them"),
      ("save a.tabs «over»", "over is not one of replace", nil),
      (
        "export «pdf» a.pdf",
        "pdf is not one of bar, screen, list, json, markdown, svg, svg-screen, swiftui, uikit, xcstrings, cast, html",
        nil
      ),
      (
        "view «screen»", "screen is not the name of a page",
        "view screen.html names its file; show shows the bar here"
      ),
      ("undo «0»", "0 is not a number from 1 up", nil),
      ("undo «-1»", "-1 is not a number from 1 up", nil),
      ("redo «x»", "x is not a number from 1 up", nil),
      ("undo«»", "there is nothing to undo", nil),
      ("undo 3«»", "there is nothing to undo", nil),
      ("redo«»", "there is nothing to redo", "only what was just undone can be redone"),
      ("quit «now»", "quit takes no more than this", nil),
      ("expect visible«»", "expect visible needs TAB…", "expect visible TAB…|none"),
      ("expect «seen» A", nil, nil),
      ("expect count «five»", "five is not a number from 0 up", nil),
      ("expect count «-1»", "-1 is not a number from 0 up", nil),
      ("expect count 5 «6»", "expect count takes one value", "leave this out"),
      ("expect finding «more-tb»", "more-tb is not a rule", "did you mean more-tab?"),
      ("expect visible «A=B»", "expect has no option A=", "a text with = needs quotes"),
      ("note «a=b»", "note has no option a=", "a text with = needs quotes"),
    ] as [(String, String?, String?)])
  func refusals(marked: String, problem: String?, remedy: String?) {
    let expected = MarkedLine(marked)
    var playground = Playground(sketch: "A [B]")
    let before = playground
    let error = playground.refusal(of: expected.line)
    #expect(error?.range == expected.range)
    if let problem { #expect(error?.problem == problem) }
    if let remedy { #expect(error?.remedy == remedy) }
    #expect(playground.text == before.text)
  }
}

extension Effect {
  /// The effect, or the query of one that shows something.
  fileprivate var text: String {
    if case .show(let query) = self { "\(query)" } else { "\(self)" }
  }
}
