import TabBarCore
import TabBarGuidelines
import Testing

@Suite("A bar in words")
struct SpokenBarTests {
  private func bar(_ change: (inout Design) -> Void = { _ in }) -> SpokenBar {
    var design = Design(
      tabs: ["Today", "Games", "Apps", "Library", "Search", "Account"].map { Tab($0, icon: "star.fill") })
    change(&design)
    return SpokenBar(Scene(design, by: .hig2022))
  }

  @Test("Positions count the items that are there, More among them")
  func positions() {
    let bar = bar { $0.tabs[3].badge = "3" }
    #expect(
      bar.items.map(\.text) == [
        "Selected, Today, tab, 1 of 5", "Games, tab, 2 of 5", "Apps, tab, 3 of 5",
        "Library, tab, 4 of 5, 3 new items", "More, tab, 5 of 5",
      ])
    #expect(bar.moreList.map(\.text) == ["Search", "Account"])
    #expect(self.bar { $0.tabs.removeLast() }.items.last?.text == "Search, tab, 5 of 5")
  }

  @Test("A selected tab in the More list highlights More")
  func moreList() {
    let bar = bar {
      $0.selection = 5
      $0.tabs[5].badge = "1"
    }
    #expect(bar.items.last?.text == "Selected, More, tab, 5 of 5")
    #expect(bar.moreList.map(\.text) == ["Search", "Selected, Account, 1 new item"])
    #expect(bar.notes.map(\.text).contains("A badge in the More list is not heard in the bar."))
  }

  @Test(
    "A badge is heard in words",
    arguments: [
      ("1", "1 new item"), ("12", "12 new items"), ("99+", "more than 99 new items"),
      ("!", "exclamation mark"), ("", "badge without words"), ("New", "New"), ("1.2K", "1.2K"),
    ])
  func badges(badge: String, words: String) {
    #expect(bar { $0.tabs[1].badge = badge }.items.dropFirst().first?.text == "Games, tab, 2 of 5, " + words)
  }

  @Test("Without a title the symbol is heard, and where there is none nothing is")
  func titles() {
    let bar = bar {
      $0.tabs[0].title = ""
      $0.tabs[1] = Tab(" ")
    }
    #expect(
      bar.items.prefix(2).map(\.text) == ["Selected, star, tab, 1 of 5", "tab without a name, tab, 2 of 5"])
  }

  @Test("From right to left the order stays and the side changes")
  func rightToLeft() {
    let bar = bar { $0.direction = .rightToLeft }
    #expect(bar.items == self.bar().items)
    #expect(bar.notes.map(\.text).contains("The first item is at the right, and swiping moves to the left."))
  }

  @Test("Where there is no bar it says so")
  func absent() {
    for change in [
      { (design: inout Design) in design.situation.isModal = true },
      { (design: inout Design) in design.situation.isKeyboardUp = true },
      { (design: inout Design) in design.system = System.named("macos15") },
    ] {
      let bar = bar(change)
      #expect(bar.opening.text.hasPrefix("VoiceOver finds no tab bar. ") && bar.items.isEmpty)
      #expect(bar.opening.text.hasSuffix("."))
    }
    #expect(bar { $0.tabs = [] }.opening.text == "The tab bar is empty.")
  }
}
