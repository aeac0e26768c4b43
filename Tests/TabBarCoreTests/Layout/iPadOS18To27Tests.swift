import TabBarCore
import Testing

@Suite("The strip of iPadOS 18 to 27")
struct iPadOS18To27Tests {
  // A published listing of UIKit's classes: the content of one item is at most 224 wide, between margins of 16.
  @Test("A title in the strip gets at most 224 pt", arguments: ["ipados18", "ipados26"])
  func greatestTitle(system: String) throws {
    let tabs = [Tab(String(repeating: "Recommended ", count: 6)), Tab("Films")]
    let device = try #require(Device.named("ipad-10"))
    let layout = BarLayout(of: Design(tabs: tabs, device: device), on: System.named(system))
    let item = try #require(layout.items.first)
    #expect(item.titleRoom == 224 && item.frame.width == 224 + 2 * 16)
    #expect(item.title.state == .cut)
  }

  @Test("A page has the tabs that show while one of them is selected", arguments: ["ipados18", "ipados26"])
  func pages(system: String) throws {
    let device = try #require(Device.named("ipad-10"))
    for count in [9, 12, 20] {
      var design = Design(tabs: LayoutLaws.tabs(count), device: device)
      design.tabs[0].role = .search
      let pages = BarLayout(of: design, on: System.named(system)).pages
      #expect(pages.count > 1)
      for page in pages {
        for tab in page {
          design.selection = tab
          let layout = BarLayout(of: design, on: System.named(system))
          #expect(layout.visible == page && layout.pages == pages)
        }
      }
    }
  }

  // Apple, UISearchTab: a search tab is pinned unless its placement says otherwise, so it is on the last page.
  @Test("A search tab that comes first is on the last page")
  func searchFirst() throws {
    let titles = [
      "Search", "Listen Now", "Browse", "Radio", "Library", "Podcasts", "Audiobooks", "Playlists", "Concerts",
      "Friends", "Charts",
    ]
    let tabs = titles.map { Tab($0, role: $0 == "Search" ? .search : .destination) }
    let design = Design(tabs: tabs, selection: 1, device: try #require(Device.named("ipad-pro-11-m4")))
    let layout = BarLayout(of: design, on: System.named("ipados18"))
    #expect(layout.pages.count == 3 && layout.page(of: 0) == 3 && layout.page(of: 6) == 2)
  }

  @Test("A badge is beside its title, within the item, and covers no letter", arguments: ["3", "12", "new"])
  func badge(text: String) throws {
    let device = try #require(Device.named("ipad-pro-11-m4"))
    for direction in LayoutDirection.allCases {
      for (titles, selection) in [
        (["Inbox"], 0), (["Inbox", "Radio"], 1), (["Recommended for You", "Films"], 0),
      ] {
        let tabs = titles.map { Tab($0, badge: text) }
        let design = Design(tabs: tabs, selection: selection, device: device, direction: direction)
        for item in BarLayout(of: design, on: System.named("ipados18")).items {
          let badge = try #require(item.badgeFrame)
          let title = try #require(item.titleFrame)
          #expect(badge.minX >= title.maxX || badge.maxX <= title.minX)
          #expect(item.frame.minX <= badge.minX && badge.maxX <= item.frame.maxX)
          #expect(item.title.state == .whole)
        }
      }
    }
  }
}
