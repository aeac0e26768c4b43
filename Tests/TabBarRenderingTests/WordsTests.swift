import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import Testing

@Suite("In words")
struct WordsTests {
  private let options = RenderOptions(columns: 80)

  @Test("findings are new, still there or cleared")
  func findings() {
    let five = Samples.scene(5)
    let six = Samples.scene(6)
    #expect(FindingsBlock.lines(five.report, options) == [])
    #expect(FindingsBlock.lines(five.report, change: DesignDifference(from: five, to: five), options) == [])
    #expect(
      FindingsBlock.lines(six.report, options) == [
        "! too-many-tabs  warning  6 tabs, where 3 to 5 are advised on iPhone",
        "! more-tab       warning  2 of 6 tabs are in the More list: compact width fits 5",
      ])
    #expect(
      FindingsBlock.lines(
        six.report, change: DesignDifference(from: five, to: six), RenderOptions(columns: 200))
        == [
          "+ too-many-tabs  warning  6 tabs, where 3 to 5 are advised on iPhone   explain too-many-tabs",
          "+ more-tab       warning  2 of 6 tabs are in the More list: compact width fits 5",
        ])
    #expect(
      FindingsBlock.lines(six.report, change: DesignDifference(from: six, to: six), options) == [
        "· 2 still there: check"
      ])
    #expect(
      FindingsBlock.lines(five.report, change: DesignDifference(from: six, to: five), options) == [
        "− too-many-tabs  cleared  was: 6 tabs, where 3 to 5 are advised on iPhone",
        "− more-tab       cleared  was: 2 of 6 tabs are in the More list: compact width",
        "                          fits 5",
      ])
  }

  @Test("findings on another device are said as they hold there, and none is cleared")
  func elsewhere() {
    func lines(from before: Scene, to after: Scene) -> [String] {
      FindingsBlock.lines(after.report, change: DesignDifference(from: before, to: after), options)
        .map(\.text)
    }
    let (phone, tablet) = (Samples.scene(6), Samples.scene(6, on: "ipad-10"))
    #expect(lines(from: phone, to: tablet).allSatisfy { !$0.contains("cleared") && !$0.hasPrefix("+") })
    #expect(lines(from: tablet, to: phone).first?.hasPrefix("! ") == true)
  }

  @Test("findings that have no room are cut to a row each, and then counted")
  func room() {
    let (five, six) = (Samples.scene(5), Samples.scene(6))
    func rows(_ scene: Scene, from before: Scene?, _ rows: Int) -> [String] {
      let change = before.map { DesignDifference(from: $0, to: scene) }
      return FindingsBlock.lines(scene.report, change: change, rows: rows, options).map(\.text)
    }
    #expect(rows(five, from: six, 3).count == 3)
    #expect(
      rows(five, from: six, 2) == [
        "− too-many-tabs  cleared  was: 6 tabs, where 3 to 5 are advised on iPhone",
        "− more-tab       cleared  was: 2 of 6 tabs are in the More list: compact width …",
      ])
    #expect(rows(six, from: five, 1) == ["· 2 more changes: check"])
    #expect(rows(six, from: nil, 1) == ["· 2 more changes: check"])
    #expect(rows(six, from: six, 1) == ["· 2 still there: check"])
  }

  @Test("a long finding continues in indented lines")
  func hanging() {
    let six = Samples.scene(6)
    #expect(
      FindingsBlock.lines(six.report, RenderOptions(columns: 56)) == [
        "! too-many-tabs  warning  6 tabs, where 3 to 5 are",
        "                          advised on iPhone",
        "! more-tab       warning  2 of 6 tabs are in the More",
        "                          list: compact width fits 5",
      ])
    #expect(
      FindingsBlock.lines(six.report, RenderOptions(columns: 40)) == [
        "! too-many-tabs  warning",
        "  6 tabs, where 3 to 5 are advised on",
        "  iPhone",
        "! more-tab       warning",
        "  2 of 6 tabs are in the More list:",
        "  compact width fits 5",
      ])
  }

  @Test("tabs enter and leave More")
  func more() {
    let five = Samples.scene(5)
    let six = Samples.scene(6)
    #expect(
      ChangeWords.clause(DesignDifference(from: five, to: six))?.text
        == "Search and Account are now in the More list")
    #expect(ChangeWords.clause(DesignDifference(from: six, to: five))?.text == "Search is back in the bar")
    #expect(ChangeWords.clause(DesignDifference(from: five, to: five))?.text == nil)
    let many = Samples.titled((1...12).map { "Tab \($0)" })
    #expect(
      ChangeWords.clause(DesignDifference(from: Samples.titled(["Tab 1"]), to: many))?.text
        == "Tab 5, Tab 6, Tab 7 and 5 other tabs are now in the More list")
  }

  @Test("without pictures, sentences describe the bar")
  func sentences() {
    let options = RenderOptions(columns: 100, pictures: false)
    #expect(
      BarPicture.lines(Samples.scene(6, selection: 5, badges: [2: "3"]), options) == [
        "iPhone 14, portrait, 390 by 844 pt, compact width, regular height, iOS 16, HIG 2022.",
        "A bottom bar: 5 items, 78 pt a tab, button 74, 49 pt high, and 34 pt home indicator, titles under",
        "the icons.", "No text says that More is lit while the selected tab is in its list.",
        "Item 1 of 5: Listen Now, icon play.circle.fill.",
        "Item 2 of 5: Browse, icon square.grid.2x2.fill.",
        "Item 3 of 5: Radio, badge 3, icon star.fill.",
        "Item 4 of 5: Library, icon books.vertical.fill.",
        "Item 5 of 5: More, perhaps selected.",
        "In the More list: Search.",
        "In the More list: Account, selected.",
      ])
    #expect(
      BarPicture.lines(Samples.scene(0), options).last
        == "There are no tabs yet, so nothing was checked: add TITLE.")
  }

  /// Whatever a picture can show of a tab has a word in the sentences, in the list and in what is heard, and in the names
  /// of the parts of a vector picture.
  @Test("what is seen of a tab is said of it everywhere")
  func marks() throws {
    var design = Samples.design(7, selection: 1, badges: [2: "3"])
    design.tabs[0].title = "Nachrichtenübersicht"
    for (tab, property) in [(2, TabProperty.enabled), (3, .visible)] {
      design.tabs[tab].facts[property] = "no"
    }
    design.tabs[1][.selectedIcon] = "heart.such"
    let scene = Scene(design, by: .hig2022)
    let options = RenderOptions(columns: 120, pictures: false)
    let list = try #require(Format.named("list"))
    let sentences = BarInWords.sentences(scene).map(\.text)
    let picture = try #require(Format.named("svg")).render(scene, RenderOptions()).text
    let heard = SpokenBar(scene)
    let texts = (heard.items + heard.moreList + heard.notes).map(\.text)
    for (tab, words, spoken) in [
      (0, ["title cut", "icon play.circle.fill"], "cut"),
      (1, ["selected", "icon heart.such unknown"], "Selected"),
      (2, ["grey in the app", "badge 3"], "dimmed"), (3, ["not there in the app"], "not heard"),
      (6, ["in the More list"], "More list"),
    ] {
      let title = scene.design.tabs[tab].title
      for place in [sentences, list.render(scene, options).text.components(separatedBy: "\n")] {
        let text = place.first { $0.contains(title) }?.lowercased() ?? ""
        for word in words { #expect(text.contains(word.lowercased())) }
      }
      #expect(texts.contains { $0.contains(spoken) })
      if tab < 3 { for word in words { #expect(picture.contains(word)) } }
    }
    #expect(heard.opening.text == "Tab bar, 4 items")
  }

  @Test("what changed is said, and not the whole bar again")
  func changes() {
    let options = RenderOptions(columns: 100, pictures: false)
    func said(_ before: Scene, _ after: Scene) -> [String] {
      BarInWords.changes(in: after, since: before, options).map(\.text)
    }
    #expect(
      said(Samples.scene(4, selection: 0), Samples.scene(4, selection: 1)) == [
        "Item 1 of 4: Listen Now, icon play.circle.fill.",
        "Item 2 of 4: Browse, selected, icon square.grid.2x2.fill.",
      ])
    #expect(
      said(Samples.scene(4), Samples.scene(4, badges: [3: "9"])) == [
        "Item 4 of 4: Library, badge 9, icon books.vertical.fill."
      ])
    #expect(said(Samples.scene(4), Samples.scene(4)) == [])
  }

  @Test("the list says where each tab is")
  func list() throws {
    let format = try #require(Format.named("list"))
    #expect(
      format.render(Samples.scene(6, selection: 5, badges: [4: "new"]), options) == """
        iPhone 14 · portrait · 390×844 pt · compact × regular · iOS 16 · HIG 2022
           1  ▶  Listen Now
           2  ▣  Browse
           3  ★  Radio
           4  ◧  Library
           5  ⌕  Search      (new)  in the More list
        ▸  6  ⚙  Account            selected, in the More list
        """)
  }
}
