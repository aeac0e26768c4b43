@testable import TabBarPlayground
import Testing

@Suite("A line that is refused")
struct RefusedLineTests {
  /// Lines that can do nothing, on a bar of one tab with an icon, and in other words.
  private static let lines = [
    "icons", "icons please", "give them all icons", "back nosuch", "restore nosuch", "go back to nosuch",
    "redo it", "fix 9", "delete Foo", "iphone 99", "fill the icons",
    "swap Home and Foo",
  ]

  @Test(
    "never proposes itself, nor a line that cannot be carried out either", arguments: lines, [true, false])
  func proposals(line: String, isTyped: Bool) throws {
    let before = try Playground(lines: ["add Home icon=house.fill"])
    var playground = before
    let error = #expect(throws: CommandError.self) { try playground.perform(line, takesPhrases: isTyped) }
    #expect(playground.text == before.text)
    let own = (try? Invocation.parsed(from: line))?.canonical
    for proposed in error?.lines ?? [] {
      #expect(proposed != own)
      var copy = before
      #expect(throws: Never.self) { try copy.perform(proposed, takesPhrases: false) }
    }
  }
}
