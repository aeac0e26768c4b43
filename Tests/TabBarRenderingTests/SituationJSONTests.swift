import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import Testing

@Suite("The JSON document of every kind of bar")
struct SituationJSONTests {
  private func parsed(_ scene: Scene) throws -> [String: Any] {
    let text = SceneJSON.document(scene).text.text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func bar(_ scene: Scene) throws -> [String: Any] {
    try #require(try parsed(scene)["bar"] as? [String: Any])
  }

  @Test("has the words of the contract", arguments: Samples.differentSystems.map(\.id))
  func words(id: String) throws {
    let system = try #require(System.named(id))
    for situation in Samples.situations {
      let scene = Samples.scene(9, on: Samples.device(for: system).id, id) { $0.situation = situation }
      let bar = try bar(scene)
      let words = [
        "placement": ["bottom", "top", "leading", "side", "none"],
        "arrangement": ["stacked", "inline", "text", "icon"],
        "distribution": ["fill", "centered", "scroll", "pages", "capsule"],
        "overflow": ["none", "more", "scroll", "pages", "dropped"],
      ]
      for (name, allowed) in words { #expect(allowed.contains(bar[name] as? String ?? "")) }
      let document = try parsed(scene)
      let more = try #require(document["more"] as? [[String: Any]])
      #expect(more.isEmpty == (bar["overflow"] as? String != "more"))
      #expect((bar["visible"] as? Bool) == (bar["absence"] is NSNull))
      let items = try #require(document["items"] as? [[String: Any]])
      let hidden = try #require(document["hidden"] as? [[String: Any]])
      let tabs = items.compactMap { $0["tab"] as? Int } + hidden.compactMap { $0["tab"] as? Int }
      #expect(scene.layout.placement == .none || tabs.sorted() == Array(1...9), "\(tabs)")
    }
  }

  @Test("marks a separate search item")
  func search() throws {
    let scene = Samples.scene(5, on: "iphone-17", "ios26") { $0.tabs[4].role = .search }
    let items = try #require(try parsed(scene)["items"] as? [[String: Any]])
    #expect(items.map { $0["kind"] as? String } == ["tab", "tab", "tab", "tab", "search"])
    #expect(items.last?["separated"] as? Bool == true)
    #expect(items.last?["tab"] as? Int == 5)
    #expect(
      try bar(scene)["capsule"] as? [String: Double] == ["x": 21, "y": 791, "width": 288, "height": 62])
  }

  @Test("says why a tab is not shown, and on which page it is")
  func hidden() throws {
    let pages = Samples.scene(9, on: "ipad-pro-11-m4", "ipados26") { design in
      design.tabs[0][.placement] = .sidebar
    }
    let hidden = try #require(try parsed(pages)["hidden"] as? [[String: Any]])
    #expect(hidden.first?["reason"] as? String == "sidebar")
    #expect(hidden.last?["reason"] as? String == "page")
    #expect(hidden.last?["page"] as? Int == 2)
    #expect(try bar(pages)["inSidebar"] as? [Int] == [1])
    #expect((try bar(pages)["pageButtons"] as? [Any])?.count == 2)
    let dropped = Samples.scene(9, on: "apple-tv-4k", "tvos17")
    let reasons = try #require(try parsed(dropped)["hidden"] as? [[String: Any]])
    #expect(reasons.map { $0["reason"] as? String } == ["dropped", "dropped"])
  }
}
