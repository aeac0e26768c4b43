import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Edits as lines")
struct EditLineLaws {
  private static let titles = [
    "Library", "2", "off", "", "Listen Now", "a=b", "it's \"so\"", "設定", "Library", "last", "because",
    "#x", "A title that is too long to be typed again", "\u{1B}[31m", "back\\slash",
  ]

  private static func edits(_ count: Int) -> [Edit] {
    let texts = ["99+", "off", "3", "a b", "none", "\"", "x=y", "#", "\u{202E}"]
    var edits: [Edit] = []
    for tab in 0..<count {
      for text in texts {
        edits += [.rename(tab, text), .badge(tab, text), .icon(tab, text)]
        edits += [.set(tab, .explanation, text), .set(tab, .alternatives, text), .set(tab, .group, text)]
      }
      edits += [.badge(tab, nil), .badge(tab, ""), .icon(tab, nil), .remove(tab), .rename(tab, "")]
      edits += [
        .set(tab, .placement, .sidebar), .set(tab, .placement, nil), .set(tab, .iconRegular, word: "25x25"),
      ]
      edits += TabRole.allCases.map { .role(tab, $0) }
      edits += (0..<count).map { .move(tab, to: $0) }
      edits += (0..<count).filter { $0 != tab }.flatMap { other in
        [.merge(tab, into: other), .merge(tab, into: other, title: texts[other % texts.count])]
      }
    }
    return edits + [.bar(.hidesWhenPushed, false), .bar(.height, 90), .bar(.container, nil)]
  }

  @Test("Applying an edit and carrying out its line give the same design")
  func sameDesign() throws {
    var design = Design(tabs: Self.titles.map { Tab($0, icon: "star", badge: "1") })
    design.selection = 3
    for edit in Self.edits(design.tabs.count) {
      var applied = design
      edit.apply(to: &applied)
      var playground = Playground(Draft(design: design))
      let line = try #require(edit.line(in: playground.draft))
      try playground.run(line)
      #expect(playground.draft.design == applied, "\(line)")
      #expect(try Invocation.parsed(from: line)?.canonical == line)
    }
  }

  @Test("Lines are for the design that the lines before them leave")
  func inOrder() throws {
    let edits: [Edit] = [.rename(0, "Z"), .remove(1), .badge(1, "3"), .move(1, to: 0)]
    var playground = Playground(sketch: "A B C")
    let lines = playground.draft.lines(for: edits)
    #expect(lines == ["rename A Z", "remove B", "badge C 3", "move C 1"])
    var applied = playground.draft.design
    for edit in edits { edit.apply(to: &applied) }
    for line in lines { try playground.run(line) }
    #expect(playground.draft.design == applied)
  }

  @Test("An edit of a tab that is not there has no line and does nothing")
  func absent() {
    let draft = Draft(design: Design(tabs: [Tab("A")]))
    for edit: Edit in [
      .rename(1, "x"), .badge(-1, nil), .remove(4), .move(0, to: 1), .role(2, .search), .merge(0, into: 0),
      .merge(1, into: 0),
    ] {
      var design = draft.design
      edit.apply(to: &design)
      #expect(design == draft.design && edit.line(in: draft) == nil)
    }
  }
}
