import TabBarCore
import TabBarPlayground
import Testing

@Suite("The difference after edits that are known")
struct KnownEditsTests {
  private static let pairs = 400

  /// Returns what is said wrongly of pairs with one to three edits.
  private func wrong(_ after: (KnownEdits) -> [String]) throws -> [String] {
    let bars = try KnownEdits.bars().filter { $0.tabs.count > 1 }
    var numbers = SameNumbers(seed: 15)
    var wrong: [String] = []
    for pair in 0..<Self.pairs {
      let edits = KnownEdits(bars[pair % bars.count], edits: pair % 3 + 1, using: &numbers)
      let difference = try DesignDifference(edits.before, after(edits))
      guard !edits.isExactly(difference) else { continue }
      let found = difference.sketch + difference.context.map(\.sketch)
      wrong.append("\(edits.before) \(after(edits)): \(found), not \(edits.changes.sorted())")
    }
    return wrong
  }

  @Test("is exactly right in a session that goes on")
  func continued() throws { #expect(try wrong(\.continued) == []) }

  // Nobody can tell a new tab from one that got another title and another icon.
  @Test("is exactly right in 95 of 100 files whose lines were edited")
  func edited() throws {
    let wrong = try wrong(\.edited)
    #expect(wrong.count * 20 <= Self.pairs, "\(wrong.joined(separator: "\n"))")
  }
}
