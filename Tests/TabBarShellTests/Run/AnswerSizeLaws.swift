import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

/// People read an answer with the bar that it is about in sight, on a terminal of 80 columns and 24 rows.
@Suite("Answers and results fit the window")
struct AnswerSizeLaws {
  /// A bar, as the lines that make it.
  struct Bar: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    /// Whether the questions about every device are asked, too, which take their time.
    var isTriedEverywhere: Bool {
      ["none", "in three languages", "by SAP's guide"].contains(testDescription) || lines.count > 13
    }

    init(_ name: String, _ lines: [String]) { (testDescription, self.lines) = (name, lines) }
  }

  private static let titles = [
    "Home", "Search", "Inbox", "Benachrichtigungen", "More", "Einstellungen und Datenschutz", "Favorites",
    "Info",
    "Bibliothek", "Compose", "Profile & Help", "検索と発見",
  ]

  /// Bars of 1 to 12 tabs with much to find, on devices and by guides of every kind.
  static let bars: [Bar] = {
    let places = [
      "device iphone-14", "device iphone-17", "device ipad-10", "device apple-tv-4k", "device iphone-se-1",
      "device ipad-pro-13-m4",
    ]
    return [1, 2, 4, 5, 6, 12].enumerated().map { index, count in
      let tabs = titles.prefix(count).enumerated().map { number, title in
        "add \"\(title)\" \(number.isMultiple(of: 2) ? "icon=star.fill" : "") badge=\((number + 1) * 500)"
      }
      return Bar("\(count) tabs, \(places[index])", tabs + [places[index], "guide auto"])
    } + [
      Bar("none", []),
      Bar("on iOS 26", titles.prefix(7).map { "add \"\($0)\"" } + ["system ios26", "guide hig-2025"]),
      Bar("by SAP's guide", titles.prefix(7).map { "add \"\($0)\"" } + ["guide sap-fiori"]),
      Bar(
        "in a window of an iPad", titles.prefix(8).map { "add \"\($0)\"" } + ["device ipad-10", "window 1/3"]),
      Bar(
        "in three languages",
        titles.prefix(5).flatMap {
          ["add \"\($0)\"", "set last title.de=\"\($0) und mehr\" title.ar=\"\($0)\""]
        }
          + ["locale de"]),
      Bar("accepted", ["add Home", "allow home-title because \"So.\"", "allow more-tab because \"So.\""]),
    ]
  }()

  /// Returns the rows of an output; the line break at its end begins none.
  private static func rows(_ text: String) -> [Substring] {
    text.hasSuffix("\n")
      ? text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) : [Substring(text)]
  }

  /// Returns what a line is answered after others, and its errors.
  private static func answer(to line: String, after lines: [String]) -> (rows: [Substring], errors: String) {
    let before = ShellRun(lines)
    let after = ShellRun(lines + [line])
    #expect(before.errors == "")
    return (rows(String(after.output.dropFirst(before.output.count))), after.errors)
  }

  @Test("A question has at most 20 rows, and says how to have the rest", arguments: bars)
  func questions(bar: Bar) {
    let session = ShellRun(bar.lines, isQuiet: true)
    #expect(session.errors == "")
    let hasTabs = !session.titles.isEmpty
    let questions: [(line: String, rest: String?)] = [
      ("why", "why sources"), (hasTabs ? "why 1" : "why", hasTabs ? "why 1 sources" : "why sources"),
      (hasTabs ? "why last" : "why", nil), ("check", "check all"), ("explain", "rules"), ("fix", nil),
      ("explain home-title", "explain home-title all"), ("rules", "rules all"), ("guides", "guides ID"),
      ("guides hig-2022", "guides hig-2022 all"), ("guides sap-fiori", "guides sap-fiori all"),
    ]
    for (line, rest) in questions + (bar.isTriedEverywhere ? Self.everywhere : []) {
      guard let query = query(line, of: session.shell.playground) else {
        Issue.record("\(line) asks nothing")
        continue
      }
      let shown =
        query.view?.lines(
          in: ViewContext(session.shell.playground.draft, session.shell.playground.timeline, Self.terminal))
        ?? []
      // One more guide is a row more.
      #expect(line == "guides" || (1...20).contains(shown.count), "\(line): \(shown.count) rows")
      if let rest {
        let end = shown.suffix(3).map(\.text).joined(separator: " ")
        #expect(end.contains(rest), "\(line)")
      }
    }
  }

  private static let terminal: RenderOptions = {
    var options = RenderOptions()
    options.rows = 24
    return options
  }()

  private static let everywhere: [(line: String, rest: String?)] = [
    ("budget", "budget all"), ("budget \"Meine Mediathek\"", "all"), ("matrix", "matrix all"),
  ]

  private func query(_ line: String, of playground: Playground) -> (any Query)? {
    var playground = playground
    guard case .show(let query)? = (try? playground.perform(line))?.effect
    else {
      return nil
    }
    return query
  }

  @Test("The explanation of every rule has at most 20 rows", arguments: Rule.all.map(\.id))
  func rules(id: String) {
    let rows = Self.answer(to: "explain \(id)", after: []).rows
    #expect(rows.count <= 20)
    #expect(
      rows.last?.contains("explain \(id) all") == true
        || rows.dropLast().last?.contains("explain \(id) all") == true)
  }

  @Test(
    "Help for a command or a group fits a window of 24 rows with the lines around it",
    arguments: Command.all.map(\.name) + Command.Group.allCases.map(\.rawValue) + [""])
  func help(topic: String) {
    #expect((1...22).contains(Self.answer(to: "help \(topic)", after: []).rows.count))
  }

  @Test("A result has at most 14 rows, with five findings and more standing", arguments: bars)
  func results(bar: Bar) throws {
    let session = ShellRun(bar.lines, isQuiet: true)
    let playground = session.shell.playground
    var lines = [
      "add Podcasts", "add \"One More Thing\" badge=0", "guide hig-2024", "rotate", "direction rtl",
    ]
    if !session.titles.isEmpty { lines += ["rename 1 Start", "badge 1 12345", "select last", "remove 1"] }
    for line in lines {
      var later = playground
      guard let outcome = try? later.perform(line),
        let sentence = outcome.sentence
      else { continue }
      let console = KeptConsole()
      Presenter(console: console, style: RenderOptions())
        .show(sentence(), later.draft.scene, since: ShownBar(playground.draft.scene))
      let rows = Self.rows(console.output)
      #expect(rows.count <= 14, "\(line): \(rows.count) rows:\n\(console.output)")
    }
  }

  @Test(
    "What changes nothing that is seen is one sentence",
    arguments: [
      "device iphone-14", "window full", "allow more-tab because Testers",
      "set 2 affects=own", "locale en",
    ])
  func silent(line: String) {
    let bar = ["add Home Search Inbox Profile Radio More", "window full"]
    let (rows, errors) = Self.answer(to: line, after: bar)
    #expect(errors == "")
    #expect(rows.count <= 2 && !rows.contains { $0.contains("─") || $0.contains("still") }, "\(rows)")
  }

  @Test("Findings that were there already are one row, and many new ones are counted")
  func standing() {
    let bar = Self.bars[4].lines
    let output = Self.answer(to: "rename 1 Start", after: bar).rows
    #expect(output.count { $0.contains("still there: check") } == 1)
    let opened = ShellRun(
      ["open x.tabs"], files: ["x.tabs": "# tabbar session 1\n" + bar.map { $0 + "\n" }.joined()])
    #expect(Self.rows(opened.output).count <= 14)
    #expect(opened.output.contains(" more changes: check"))
  }
}
