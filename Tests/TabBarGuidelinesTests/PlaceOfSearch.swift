import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Tabs with a place of their own")
struct PlaceOfSearch {
  private let search = Tab("Search", role: .search)

  // B7 and B12: since 2025 search is at the trailing end; iOS 26 puts it there, an older system does not.
  @Test("Search belongs to the trailing end, by its order or by the system's doing")
  func searchPlace() throws {
    let first = [search] + sections(2)
    let old = try scene([:], first, as: "ios16", by: "hig-2025")
    let finding = try #require(old.finding("search-place"))
    #expect(finding.severity == .info && finding.tabs == [0])
    #expect(
      finding.message == "\"Search\" is tab 1 of 3, and people look for search at the trailing end")
    #expect(old.fixes("search-place").first?.edits == [.move(0, to: 2)])
    #expect(
      try scene([:], sections(2) + [search], as: "ios16", by: "hig-2025").verdict(of: "search-place") == .met)
    #expect(
      try scene([:], first, on: "iphone-17", as: "ios26", by: "hig-2025").verdict(of: "search-place") == .met)
    #expect(try scene([:], first, on: "ipad-pro-11-m4", by: "hig-2025").verdict(of: "search-place") == .met)
  }

  @Test("Without the role search, or in the More list, nothing is said of its place")
  func searchPlaceUnknown() throws {
    #expect(try scene([:], by: "hig-2025").verdict(of: "search-place") == .notApplicable)
    let six = [search] + sections(5)
    #expect(try scene([:], six, as: "ios16", by: "hig-2025").verdict(of: "search-place") == .notApplicable)
    #expect(try guide("hig-2024")[rule: "search-place"] == nil)
  }

  // B7: only the first tab with the role is used; the role came with iOS 18.
  @Test("The second tab with the role search is warned of since 2024")
  func oneSearch() throws {
    let two = try scene([:], sections(1) + [search, Tab("People", role: .search)], by: "hig-2024")
    let finding = try #require(two.finding("one-search-tab"))
    #expect(finding.severity == .warning && finding.tabs == [2] && finding.value("searchTabs") == 2)
    #expect(two.fixes("one-search-tab").map(\.edits) == [[.role(2, .destination)]])
    #expect(try scene([:], [search], by: "hig-2024").verdict(of: "one-search-tab") == .met)
    #expect(try guide("hig-2023")[rule: "one-search-tab"] == nil)
  }

  // B7, iOS 27: one prominent tab, for destinations; what opens a sheet is no candidate.
  @Test("One tab may be prominent, and it has to open a section")
  func prominent() throws {
    let play = Tab("Play", role: .prominent)
    #expect(try scene([:], sections(2) + [play], by: "hig-2025").verdict(of: "prominent-tab") == .met)
    let two = try scene([:], [play, Tab("Watch", role: .prominent)], by: "hig-2025")
    #expect(two.finding("prominent-tab")?.tabs == [0, 1])
    var compose = tab("Compose", [.opens: "sheet"])
    compose.role = .prominent
    let sheet = try scene([:], sections(2) + [compose], by: "hig-2025")
    #expect(
      sheet.finding("prominent-tab")?.message
        == "\"Compose\" is prominent and opens a sheet instead of a section")
    #expect(try scene([:], by: "hig-2025").verdict(of: "prominent-tab") == .notApplicable)
  }
}
