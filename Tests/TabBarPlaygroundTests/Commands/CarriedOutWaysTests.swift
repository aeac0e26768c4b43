import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Numbers of what was listed")
struct CarriedOutWaysTests {
  /// Bars of every kind that leave tabs out, by what makes them so.
  private static let kinds: [(name: String, lines: [String])] = [
    ("iPhone", ["device iphone-14"]), ("iPhone SE in German", ["device iphone-se-1", "locale de"]),
    ("iOS 26 with search", ["device iphone-17", "guide hig-2025", "add Search role=search"]),
    ("SAP", ["guide sap-fiori"]), ("iPad with More", ["device ipad-9"]),
    ("iPad with a strip", ["device ipad-pro-11-m4", "system ipados18", "guide hig-2024"]),
    ("SAP on an iPad", ["device ipad-pro-11-m4", "system ipados26", "guide sap-fiori"]),
    ("television", ["device apple-tv-4k"]),
    ("television of today", ["device apple-tv-4k", "guide hig-2025"]),
  ]

  private static let more = [
    "Offers", "Events of the week", "Notes", "Photos", "Stories", "Library", "Members and friends", "Archive",
  ]

  /// Bars of apps with at least four tabs.
  private static let bars = Result {
    try RepositoryRoot.names(in: "Tests/Corpus").filter { $0.hasSuffix(".tabs") }
      .map {
        (
          name: $0,
          draft: try SessionFile(RepositoryRoot.text("Tests/Corpus/\($0)"), name: $0).draft()
        )
      }
      .filter { bar in
        bar.draft.design.tabs.count >= 4 && !bar.draft.design.tabs.contains { $0.title.isEmpty }
      }
  }

  @Test(
    "There are two or three kinds of ways on every kind of bar, and each gives the bar that it promised",
    arguments: kinds)
  func ways(kind: (name: String, lines: [String])) throws {
    // Every fourth bar is enough: they differ in their titles.
    for (offset, bar) in try Self.bars.get().enumerated() where offset.isMultiple(of: 4) {
      var playground = try Playground(
        lines: bar.draft.design.tabs.map { "add \(Quoting.quoted($0.title, always: true))" } + kind.lines)
      for title in Self.more where FitWays(of: playground.draft).outside.isEmpty {
        try playground.run("add \"\(title)\"")
      }
      let fit = FitWays(of: playground.draft)
      // Titles beside their icons are whole on an iPad, so that none is to be shortened.
      let least = kind.name == "iPad with More" ? 2 : 3
      #expect(!fit.outside.isEmpty && Set(fit.ways.map(\.kind)).count >= least, "\(kind.name), \(bar.name)")
      for (index, way) in fit.ways.enumerated() {
        try check(way, "fit \(index + 1)", playground, "\(kind.name), \(bar.name), \(way.kind)")
      }
    }
  }

  private func check(_ way: FitWays.Way, _ line: String, _ before: Playground, _ comment: Comment) throws {
    var playground = before
    if let title = way.titles.first {
      let error = playground.refusal(of: line)
      let isOne = way.titles.count == 1
      #expect(
        error?.remedy == (isOne ? line + " title=TITLE" : before.draft.line(for: title) + "TITLE"), comment)
      guard isOne else { return }
      try playground.run(line + " title=Konto")
      #expect(playground.text.hasPrefix(before.text) && playground.text.hasSuffix("Konto\n"), comment)
      return
    }
    try playground.run(line)
    let scene = playground.draft.scene
    #expect(playground.draft.design == way.design, comment)
    #expect(scene.layout.items.map(\.kind) == way.bar.items.map(\.kind), comment)
    #expect(scene.layout.hidden == way.bar.hidden && scene.layout.inSidebar == way.bar.inSidebar, comment)
    // The session has the commands that were chosen.
    let lines = before.draft.lines(for: way.edits)
    #expect(playground.text == before.text + lines.map { $0 + "\n" }.joined(), comment)
    // A tab that is gone is one that the way names.
    let gone = before.draft.design.tabs.count - scene.design.tabs.count
    let edits = way.edits.count { edit in
      switch edit {
      case .remove, .merge: true
      default: false
      }
    }
    #expect(gone == edits && !way.cost.isEmpty, comment)
    try playground.run("undo \(lines.count)")
    #expect(playground.draft == before.draft, comment)
  }

  @Test(
    "A number carries out the fix that is listed under it, on every example of a rule", arguments: Rule.all)
  func fixes(rule: Rule) throws {
    for example in rule.examples where example.verdict == .broken {
      let draft = Draft(design: example.design, guide: example.guide.flatMap(Guide.named) ?? .standard)
      for (number, fix) in draft.listedFixes.flatMap(\.fixes) {
        var playground = Playground(draft)
        try playground.run("fix \(number)")
        var design = draft.design
        for edit in fix.edits { edit.apply(to: &design) }
        #expect(playground.draft.design == design, "\(example.caption) \(fix.summary)")
        #expect(!playground.text.contains("\nfix"))
      }
    }
  }
}

extension FitWays {
  fileprivate init(of draft: Draft) { self.init(of: draft.design, by: draft.guide) }
}
