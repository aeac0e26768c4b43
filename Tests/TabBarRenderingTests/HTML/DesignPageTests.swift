import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarRendering
import TabBarTestSupport
import Testing

@Suite("A design as a page to send")
struct DesignPageTests {
  private func page(_ scene: Scene, ascii: Bool = false) -> String {
    DesignPage.document(of: [PlayedDesign(named: "my bar", scene)], RenderOptions(ascii: ascii)).text
  }

  private func reader(_ scene: Scene) -> PageReader { PageReader(page(scene)) }

  @Test(
    "is whole markup of the same bytes each time, and asks for nothing, for every system and hard titles",
    arguments: Samples.differentSystems.map(\.id))
  func wellFormed(id: String) throws {
    let system = try #require(System.named(id))
    for (turn, (name, titles)) in Samples.hardTitles.enumerated() {
      let scene = Samples.scene(1 + turn, on: Samples.device(for: system).id, system.id) { design in
        design.situation = Samples.situations[turn % Samples.situations.count]
        design.direction = turn.isMultiple(of: 2) ? .leftToRight : .rightToLeft
        for index in design.tabs.indices {
          design.tabs[index].title = titles[index % titles.count]
          design.tabs[index].badge = titles[(index + 1) % titles.count]
        }
      }
      let text = page(scene)
      let reader = PageReader(text)
      #expect(reader.error == nil, "\(name)")
      #expect(page(scene) == text)
      for word in ["http:", "https:", " src=", "url(", "@import", "<link", "<img", "NaN", "inf\""] {
        #expect(!text.contains(word), "\(word) with titles that are \(name)")
      }
      #expect(text.contains("default-src 'none'"))
      let names = reader.elements.compactMap { $0.attributes["id"] }
      #expect(Set(names).count == names.count)
      #expect(page(scene, ascii: true).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(
    "has what a person typed as text and never as markup",
    arguments: [
      "</script><svg onload=alert(1)>", "\"><img src=x onerror=alert(1)>", "</title></style><b>",
      "&lt;b&amp;",
      "]]><!--", "' onfocus='x", "<bdi>\"",
    ])
  func hostile(title: String) throws {
    let tab = Tab(title, icon: title, badge: title)
    let scene = Scene(Design(tabs: [tab, Tab("Home")]), by: .hig2022)
    let text = DesignPage.document(of: [PlayedDesign(named: title, scene)], RenderOptions()).text
    let reader = PageReader(text)
    #expect(reader.error == nil)
    #expect(reader.texts("title").first == title && reader.texts("h1") == [title])
    let cells = reader.texts("td")
    #expect(Array(cells[1...3]) == [title, title, title])
    let known: Set = [
      "html", "head", "title", "body", "header", "main", "section", "footer", "div", "h1", "h2", "h3", "p",
      "ul",
      "ol", "li", "span", "strong", "code", "bdi", "figure", "figcaption", "details", "summary", "table",
      "thead",
      "tbody", "tr", "th", "td", "svg", "g", "path", "rect", "circle", "polyline", "text",
    ]
    #expect(Set(reader.elements.map(\.name)).subtracting(known) == [])
    let handlers = reader.elements.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") || $0 == "style" }
    #expect(handlers == [])
    #expect(text.components(separatedBy: "<script").count == 2)
  }

  @Test("has the number of each finding on the bar, and in words with its remedy and its source")
  func findings() throws {
    let scene = Samples.scene(6)
    let reader = reader(scene)
    let findings = scene.report.findings
    #expect(findings.count > 1)
    let marks = reader.texts("text").filter {
      Int($0) != nil && reader.texts("span", class: "mark").contains($0)
    }
    for (index, finding) in findings.enumerated() {
      #expect(marks.contains("\(index + 1)"), "\(finding.rule) is not on the bar")
      let card = try #require(reader.all("li").first { $0.attributes["id"] == "finding-\(index + 1)" })
      let rule = try #require(scene.guide[rule: finding.rule]?.rule)
      for words in [
        "Finding \(index + 1): ", finding.message.prefix(1).uppercased() + finding.message.dropFirst(),
        finding.rule, rule.remedy, finding.source,
      ] {
        #expect(card.text.contains(words), "\(words)")
      }
    }
    #expect(reader.texts("h2").contains("More"))
    #expect(reader.texts("ol", class: "titles").first?.split(separator: "\n") == ["Search", "Account"])
  }

  @Test(
    "names each colour that a picture has, in the light and in the dark",
    arguments: Samples.differentSystems.map(\.id))
  func colors(id: String) throws {
    let system = try #require(System.named(id))
    let text = page(
      Samples.scene(4, on: Samples.device(for: system).id, system.id) { $0.situation.isModal = true })
    for look in Set(PageReader(text).all("svg").compactMap { $0.attributes["class"] }) {
      let rules = text.components(separatedBy: "\n.\(look){").dropFirst().map { $0.prefix { $0 != "}" } }
      #expect(rules.count == 1)
      for match in text.matches(of: #/"var\(--([a-z-]+)\)"/#) {
        let isOfPage = text.prefix(text.count / 3).contains(";--\(match.1):")
        let isInBoth = rules.allSatisfy { $0.contains("--\(match.1):light-dark(#") }
        #expect(isInBoth || isOfPage, "\(match.1) of \(look)")
      }
    }
  }

  @Test(
    "has each title in its language, and keeps names that are read from the right apart from what is around them"
  )
  func languages() throws {
    let titles = ["الرئيسية", "مكتبة", "راديو"]
    var design = Design(tabs: (titles + ["Radio"]).map { Tab($0) })
    for tab in titles.indices {
      design.tabs[tab].titles["ar"] = titles[tab]
    }
    design.locale = "ar"
    let reader = reader(Scene(design, by: .hig2022))
    let cells = reader.all("bdi").filter { $0.attributes["lang"] == "ar" }.map(\.text)
    for title in titles { #expect(cells.contains(title)) }
    // Nobody has said the language of a tab's own title.
    #expect(!cells.contains("Radio"))
    // As in a message about two tabs, each name is a part of its own.
    let words = reader.texts("bdi")
    #expect(words.contains(titles[0]) && !words.contains { $0.contains(titles[0]) && $0.contains(titles[1]) })
  }

  @Test("says what there is where there is no bar, no tab, or a sidebar")
  func others() throws {
    let empty = reader(Scene(Design(), by: .hig2022))
    #expect(
      empty.error == nil
        && empty.texts("p").contains("There are no tabs yet, so nothing was checked: add TITLE."))
    var watch = Samples.design(3)
    watch.system = System.named("watchos10")
    let none = reader(Scene(watch, by: .hig2022))
    #expect(
      none.all("svg").isEmpty && none.texts("figcaption").first?.contains("watchOS has no tab bar") == true)
    let system = try #require(System.named("ipados18"))
    var sidebar = Samples.design(4, on: "ipad-10")
    sidebar.system = system
    sidebar.tabs[3][.placement] = .sidebar
    #expect(reader(Scene(sidebar, by: .hig2025)).texts("h2").contains("In the sidebar"))
  }

  @Test("has each idea of a session after the end, and each with every tab selected in every language")
  func ideas() throws {
    let design = Design(tabs: [Tab("Home"), Tab("Search", facts: [:], titles: ["de": "Suche"])])
    var played = PlayedDesign(named: "app", Scene(design, by: .hig2022))
    played.ideas = [PlayedDesign(named: "mark five", Samples.scene(5))]
    let text = DesignPage.document(of: [played], RenderOptions()).text
    let reader = PageReader(text)
    #expect(reader.error == nil && reader.texts("h2") == ["The end", "Mark five", "Step by step"])
    let states = reader.all("div").filter { $0.attributes["class"] == "state" }
    let names = states.prefix(4).map { state in
      ["data-locale", "data-tab", "data-title"].compactMap { state.attributes[$0] }.joined(separator: " ")
    }
    #expect(names == ["en 0 Home", "en 1 Search", "de 0 Home", "de 1 Suche"])
    // What a reader sees without scripts, and on paper.
    #expect(states.count == 4 + 5 && states.count { $0.attributes["hidden"] == nil } == 2)
    let ids = reader.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }
}
