import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import Testing

@Suite("The language of an answer")
struct OneLanguageTests {
  private func page(_ blocks: [Block]) -> [String] {
    var options = RenderOptions()
    options.language = "de"
    return blocks.lines(options).map(\.text)
  }

  @Test(
    "is one: what has one text in English alone is English as a whole, with its labels and what is drawn in it"
  )
  func whole() {
    let head = Block.drawn { [StyledText($0.said("warning"))] }
    #expect(page([head, .entry("why", "`\("undo")` takes it back")]).first == "Warnung")
    #expect(page([head, .rows([.entry("why", "“\("A")”")])]) == ["Warnung", "warum  „A“"])
    #expect(page([head, .rows([.entry("why", .english("so it is"))])]) == ["warning", "why  so it is"])
    #expect(page([head, .more([.paragraph("no table has this")])]) == ["warning", "no table has this"])
  }

  @Test(
    "is German as a whole where all of it is translated", arguments: [["add A B C D E F"], ["add A B C"], []])
  func check(lines: [String]) {
    let draft = Trial(lines).draft
    var options = RenderOptions()
    options.language = "de"
    let rows = CheckView.lines(draft.scene, options).map(\.text)
    #expect(rows[0].contains("Hochformat"))
    #expect(!rows.contains { $0.contains("not applicable") || $0.contains("warning") })
  }

  @Test("is that of a page, in what it labels and in its headings", arguments: [2, 7])
  func pages(tabs: Int) throws {
    let played = PlayedDesign(named: "1", Samples.scene(tabs, badges: [0: "3", 1: "1204"]))
    let texts = ["en", "de"].map { language in
      var options = RenderOptions()
      options.language = language
      let page = DesignPage.document(of: [played], options).text
      return Set(
        page.matches(of: /(?:aria-label="|<h\d>|<th scope="col">|<summary>|<figcaption>)([^"<]*)/).map(
          \.output.1))
    }
    #expect(
      texts[0].intersection(texts[1]).subtracting(["Tab", "Tabs"]).allSatisfy { !$0.contains(/[a-z]{2}/) },
      "\(texts[0].intersection(texts[1]))")
  }
}
