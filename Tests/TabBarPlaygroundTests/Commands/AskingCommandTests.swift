import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Commands that ask for something outside")
struct AskingCommandTests {
  @Test(
    "Devices are listed by name or platform",
    arguments: [
      ("devices tvos", ["apple-tv-hd", "apple-tv-4k-1", "apple-tv-4k-2", "apple-tv-4k"]),
      ("devices iPhone SE", ["iphone-se-1", "iphone-se-2", "iphone-se-3"]),
      ("devices vision", ["vision-pro"]),
      ("devices iphone 15 pro max", ["iphone-15-pro-max"]),
    ])
  func devices(line: String, ids: [String]) throws {
    var playground = Playground()
    guard case .show(let query) = try playground.run(line).effect else { return }
    #expect((query as? DevicesQuery)?.devices.map(\.id) == ids)
  }

  @Test(
    "Help finds commands and rules that are about a word",
    arguments: [
      ("help overflow", "explain more-tab"), ("help badge", "help badge"), ("help rtl", "help direction"),
      ("help what is a badge", "explain badge-form"), ("help cut titles", "explain title-cut"),
    ])
  func search(line: String, found: String) throws {
    var playground = Playground()
    guard case .show(let query) = try playground.run(line).effect else { return }
    if let topic = (query as? HelpQuery)?.topic {
      #expect(found == "help \(topic)")
    } else {
      let lines = (query as? HelpSearchQuery)?.entries.map(\.line) ?? []
      #expect(lines.contains(found) && lines.count <= 12)
      for line in lines { #expect(throws: Never.self) { try playground.run(line) } }
    }
  }
}
