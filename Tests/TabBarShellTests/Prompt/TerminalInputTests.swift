@testable import TabBarShell
import Testing

@Suite("The keys that have come from a terminal")
struct TerminalInputTests {
  @Test(
    "^C drops the keys before it, the beginning of a paste too, and those after it stay",
    arguments: [
      "abc\u{3}xy", "a\u{3}b\u{3}xy", "\u{1B}[200~add A\radd B\u{3}xy", "\u{1B}[\u{3}xy", "日\u{3}xy",
    ])
  func interrupting(typed: String) throws {
    let pipe = try FilledPipe()
    pipe.send(Array(typed.utf8))
    var input = TerminalInput(descriptor: pipe.reading, decoder: KeyDecoder())
    #expect(input.fill() == .some)
    _ = input.nextKey()
    #expect(input.dropToInterrupt() || typed.hasPrefix("\u{1B}"))
    #expect(input.nextKey() == .scalar("x"))
    #expect(input.nextKey() == .scalar("y"))
    #expect(!input.hasBytes && !input.dropToInterrupt())
  }
}
