import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTestSupport
import Testing

@Suite("A bar as code")
struct BarCodeTests {
  private func code(_ format: String, _ tabs: [Tab], on device: String = "iphone-15", _ system: String)
    throws -> String
  {
    let system: System = try #require(System.named(system))
    let design = Design(tabs: tabs, device: try #require(Device.named(device)), system: system)
    return try #require(Format.named(format)).render(Scene(design, by: .hig2022), RenderOptions()).text
  }

  @Test(
    "has what the rows say", arguments: try CaseFile.rows(of: "Tests/TabBarRenderingTests/Cases/code.txt"))
  func rows(row: CaseFile.Row) throws {
    var playground = Playground()
    for line in row.cells[0].components(separatedBy: "; ") { _ = try playground.perform(line) }
    let format = try #require(Format.named(row.cells[1]))
    let text = format.render(playground.draft.scene, RenderOptions()).text
    let part = row.cells[2].replacingOccurrences(of: "\\n", with: "\n")
    #expect(text.contains(part) == (row.heading == "has"), "\(row.place): \(text)")
  }

  @Test("has every title as a literal that means the title", arguments: ["swiftui", "uikit"])
  func titles(format: String) throws {
    let expected = [
      (#"say "hi""#, #""say \"hi\"""#), (#"\(name)"#, #""\\(name)""#), ("a\nb\r\t", #""a\nb\r\t""#),
      ("a\u{202E}b", #""a\u{202E}b""#), ("\u{1B}[31m", #""\u{1B}[31m""#), ("\u{301}x", #""\u{301}x""#),
      ("##[group]", #""\u{23}#[group]""#), ("日本", "\"日本\""),
    ]
    for (title, literal) in expected {
      for system in ["ios17", "ios18"] {
        #expect(try code(format, [Tab(title)], system).contains(literal), "\(literal)")
      }
    }
  }

  @Test("names tabs by their titles, without keywords and without two alike")
  func names() throws {
    let titles = ["default", "Listen Now", "Listen now!", "", "日本", "3D", "self"]
    let text = try code("swiftui", titles.map { Tab($0) }, "ios18")
    let names = text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first == "case" ? line.split(separator: " ").last : nil
    }
    #expect(names == ["defaultTab", "listenNow", "listenNow_2", "tab4", "tab5", "tab6", "selfTab"])
  }

  @Test("has its titles in all languages as a string catalog, each once")
  func catalog() throws {
    let home = Tab("Home", facts: [:], titles: ["de": "Start \"neu\""])
    let text = try code("xcstrings", [home, Tab("Home"), Tab("Search")], "ios18")
    let catalog = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(catalog["sourceLanguage"] as? String == "en" && catalog["version"] as? String == "1.0")
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    #expect(Set(strings.keys) == ["Home", "Search"])
    let german = (strings["Home"]?["localizations"] as? [String: [String: [String: String]]])?["de"]
    #expect(german == ["stringUnit": ["state": "translated", "value": "Start \"neu\""]])
  }
}
