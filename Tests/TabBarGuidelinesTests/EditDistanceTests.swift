import TabBarGuidelines
import Testing

@Suite("The number of edits between two words")
struct EditDistanceTests {
  @Test(
    "Letters are changed, added, dropped, or swapped with a neighbour",
    arguments: [
      ("", "", 0), ("add", "add", 0), ("ad", "add", 1), ("add", "ad", 1), ("add", "aed", 1),
      ("badge", "bagde", 1),
      ("kitten", "sitting", 3), ("", "swap", 4), ("home", "", 4),
    ])
  func known(left: String, right: String, count: Int) {
    #expect(editDistance(Array(left), Array(right), most: .max) == count)
  }

  /// Every word of at most three letters of three.
  private static let words: [[Int]] = (0..<3).reduce(into: [[]]) { words, _ in
    words += words.flatMap { word in (0..<3).map { word + [$0] } }.filter { !words.contains($0) }
  }

  @Test("A bound changes no number up to it, and there is none beyond it", arguments: words)
  func bounded(left: [Int]) throws {
    for right in Self.words {
      let count = try #require(editDistance(left, right, most: .max))
      #expect(count == editDistance(right, left, most: .max))
      for most in 0...4 {
        #expect(
          editDistance(left, right, most: most) == (count <= most ? count : nil), "\(left), \(right), \(most)"
        )
      }
    }
  }
}
