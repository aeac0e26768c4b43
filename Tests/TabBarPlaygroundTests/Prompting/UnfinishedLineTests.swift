import TabBarCore
import TabBarPlayground
import Testing

@Suite("A line that is being typed")
struct UnfinishedLineTests {
  private func line(_ text: String, bar: String = "Today [Games] Apps") -> PartialLine {
    PartialLine(text, for: Playground(sketch: bar).draft)
  }

  /// Returns the line with each part that is wrong in angle brackets.
  private func marked(_ text: String, bar: String = "Today [Games] Apps") -> String {
    let bytes = Array(text.utf8)
    var result = ""
    var position = 0
    for piece in line(text, bar: bar).pieces where piece.isWrong {
      result += String(decoding: bytes[position..<piece.range.lowerBound], as: UTF8.self) + "<"
      result += String(decoding: bytes[piece.range.clamped(to: 0..<bytes.count)], as: UTF8.self) + ">"
      position = min(piece.range.upperBound, bytes.count)
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }

  @Test(
    "What may still become right is not called wrong",
    arguments: [
      "", "a", "ad", "add", "add ", "add Downl", "rename ga", "rename \"ga", "device iph", "device ipad-pr",
      "guide hig", "move 2 la", "move 2 ", "orientation land", "add X ico", "add X icon=", "add X icon=ho",
      "set 1 avail", "set 1 availability=un", "undo", "explain more", "system ios1", "  add", "# a remark",
      "sizeclass com", "system off", "device default", "set 1 enabled=on ", "badge 1 none", "locale none",
    ])
  func unfinishedIsRight(text: String) {
    #expect(marked(text) == text)
    #expect(line(text).error == nil)
  }

  @Test(
    "A wrong word is marked in its place",
    arguments: [
      ("renam 3 x", "<renam> 3 x"), ("xyz", "<xyz>"), ("rename Gaems X", "rename <Gaems> X"),
      ("rename gz", "rename <gz>"), ("device nokia", "device <nokia>"),
      ("guide hig-2022 more", "guide hig-2022 <more>"),
      ("add X bagde=3 at=1", "add X <bagde=>3 at=1"),
      ("set 1 availability=gone ", "set 1 availability=<gone> "),
      ("move 9 first", "move <9> first"),
    ])
  func wrongIsMarked(text: String, expected: String) {
    #expect(marked(text).replacing("<bagde=><3>", with: "<bagde=>3") == expected)
    #expect(line(text).error != nil)
  }

  @Test(
    "A quote that is open is closed at the end",
    arguments: [("add \"Listen N", "add \"Listen N\""), ("add 'Listen", "add 'Listen'"), ("add X", "add X")])
  func quoteIsClosed(text: String, closed: String) {
    #expect(line(text).closed == closed)
  }

  @Test("Whatever is typed, the parts lie in the line, in order and apart")
  func partsLieInTheLine() {
    var numbers = SameNumbers(seed: 5)
    let session = Playground(sketch: "Today [Games] Apps")
    let commands = Command.all.map(\.name)
    var wrong: [String] = []
    for _ in 0..<700 {
      let text =
        (commands.randomElement(using: &numbers) ?? "") + " "
        + (0..<Int.random(in: 0...3, using: &numbers)).map { _ in GeneratedText.text(using: &numbers) }
        .joined(separator: " ")
      let line = PartialLine(text, for: session.draft)
      var end = 0
      for piece in line.pieces {
        if piece.range.lowerBound < end || piece.range.upperBound > text.utf8.count + 2 { wrong.append(text) }
        end = piece.range.upperBound
      }
      _ = WordCompletions(of: line, in: session)
    }
    #expect(wrong.prefix(5) == [])
  }
}
