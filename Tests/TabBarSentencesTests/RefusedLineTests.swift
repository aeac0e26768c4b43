import TabBarCore
@testable import TabBarPlayground
@testable import TabBarShell
@testable import TabBarTerminal
import Testing

@Suite("A line that is refused at the prompt")
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
    let before = try Playground(typed: ["add Home icon=house.fill"])
    var playground = before
    let error = #expect(throws: CommandError.self) { try playground.take(line, isTyped: isTyped) }
    #expect(playground.text == before.text)
    let own = (try? Invocation.parsed(from: line))?.canonical
    for proposed in error?.lines ?? [] {
      #expect(proposed != own)
      var copy = before
      #expect(throws: Never.self) { try copy.respond(to: proposed) }
    }
  }
}

extension Playground {
  /// Carries out a line as a person types it, or as it comes from a pipe.
  fileprivate mutating func take(_ line: String, isTyped: Bool) throws(CommandError) {
    do throws(CommandError) {
      if isTyped { _ = try respond(to: line) } else { _ = try perform(line) }
    } catch {
      throw isTyped ? error : naming(error, insteadOf: line)
    }
  }
}
