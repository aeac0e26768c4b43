import TabBarCore
import TabBarPlayground
@testable import TabBarSentences
import TabBarShell
import TabBarTerminal
import Testing

@Suite("How much work a sentence is")
struct WorkLaws {
  private static let sentences = [
    // As many clauses as are looked for.
    Array(repeating: "please rename the second of all the tabs to Start", count: 11).joined(separator: ", "),
    String(repeating: "swap Home and Search and ", count: 24),
    String(repeating: "rename Home to Start, ", count: 27),
    String(repeating: "the tab after the last one ", count: 22),
    String(repeating: "add A, B, C and D. ", count: 31),
    String(repeating: "x ", count: 300),
    String(repeating: "\"", count: 600),
    "remove " + String(repeating: "a", count: 590),
  ]

  @Test("No more than 200 lines are tried, however many wishes there are and tabs", arguments: sentences)
  func bounded(line: String) throws {
    #expect(line.utf8.count <= 600 && line.utf8.count > 500)
    for playground in [Self.small, Self.large] {
      var reader = Reader(line, playground)
      _ = reader.read()
      #expect(reader.tried <= 200)
    }
  }

  private static func session(_ titles: [String]) -> Playground {
    var session = Playground()
    for title in titles { _ = try? session.perform("add \"\(title)\"") }
    return session
  }

  private static let small = session(["Home", "Search", "Inbox"])
  /// Two hundred titles of a thousand characters.
  private static let large = session((0..<200).map { "Home \($0) " + String(repeating: "a", count: 990) })

  @Test("What is longer is not read at all")
  func tooLong() {
    #expect(!Reader.readings(of: "add A" + String(repeating: " B", count: 295), in: Playground()).isEmpty)
    #expect(Reader.readings(of: "add A" + String(repeating: " B", count: 300), in: Playground()).isEmpty)
  }
}
