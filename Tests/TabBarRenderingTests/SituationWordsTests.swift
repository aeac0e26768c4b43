import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import Testing

@Suite("In words, every kind of bar")
struct SituationWordsTests {
  private func words(_ scene: Scene) -> [String] {
    Array(BarPicture.lines(scene, RenderOptions(columns: 200, pictures: false)).map(\.text).dropFirst())
  }

  private func places(_ scene: Scene) -> [String] {
    let text = Format.named("list")?.render(scene, RenderOptions(columns: 100)).text ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  @Test("tells of a minimized bar with its accessory")
  func minimized() {
    let scene = Samples.scene(4, on: "iphone-17", "ios26") {
      $0.tabs[3].role = .search
      $0.situation.isMinimized = true
      $0.situation.hasAccessory = true
    }
    #expect(
      words(scene) == [
        "A bar shrunk to a circle: 2 items, about 44 pt a tab, accessory about 252 by 44 pt, about 21 pt above the edge, the accessory is beside it.",
        "Item 1 of 2: Listen Now, selected, icon play.circle.fill.",
        "Item 2 of 2: Library, icon books.vertical.fill.",
        "Hidden while the bar is minimized: Browse.", "Hidden while the bar is minimized: Radio, badge 3.",
      ])
    #expect(
      places(scene).contains { $0.contains("Browse") && $0.hasSuffix("hidden while the bar is minimized") })
  }

  @Test("tells on which page a tab is, and which are in the sidebar")
  func strip() {
    let scene = Samples.scene(8, on: "ipad-pro-11-m4", "ipados18") { design in
      design.tabs[7][.placement] = .sidebar
    }
    let words = words(scene)
    #expect(words[0].hasSuffix("titles alone, buttons turn the page, there are more tabs after these."))
    #expect(words.contains("On page 2: Account."))
    #expect(words.last == "In the sidebar: Browse.")
    let list = places(scene)
    #expect(list.contains { $0.contains("Account") && $0.hasSuffix("on page 2") })
    #expect(list.last?.hasSuffix("in the sidebar") == true)
  }

  @Test("tells what a television leaves out")
  func television() {
    let scene = Samples.scene(8, on: "apple-tv-4k", "tvos17") {
      $0.situation.isFocused = true
      $0.situation.logo = Logo(size: Size(width: 200, height: 60), isLeading: false)
    }
    let words = words(scene)
    #expect(
      words.first
        == "A row of tabs at the top: 7 items, about 147 to 197 pt a tab, centred, 68 pt high, 46 pt from the top, logo 200 by 60 pt, focused, 80 pt safe area, titles alone, the logo is at the right."
    )
    #expect(words.last == "Not shown: Browse.")
    #expect(places(scene).last?.hasSuffix("not shown") == true)
  }

  @Test("tells why there is no bar, and what comes back")
  func absence() {
    let scene = Samples.scene(1, on: "iphone-14", "ios17") { $0.situation.isModal = true }
    #expect(
      words(scene) == [
        "A modal view covers the bar; it comes back when the task is done.", "When it is back:",
        "A bottom bar: 1 item, 390 pt a tab, button 386, 49 pt high, and 34 pt home indicator, titles under the icons.",
        "Item 1 of 1: Listen Now, selected, icon play.circle.fill.",
      ])
  }
}
