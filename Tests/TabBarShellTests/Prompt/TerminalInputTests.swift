@testable import TabBarTerminal
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

  @Test(
    "characters are taken up to the next key that is none",
    arguments: [
      ("abc d\rx", "abc d"), ("日本é\u{3}", "日本é"), ("ab\u{1B}[D", "ab"), ("a?", "a"), ("\u{7F}a", ""),
      ("", ""),
      ("a\u{1B}[200~b\u{1B}[201~", "a"),
    ])
  func characters(typed: String, expected: String) throws {
    // After it the first byte of a character whose others have not come yet.
    let bytes = Array(typed.utf8) + [0xE6]
    let pipes = try (FilledPipe(), FilledPipe())
    pipes.0.send(bytes)
    pipes.1.send(bytes)
    var together = TerminalInput(descriptor: pipes.0.reading, decoder: KeyDecoder())
    var single = TerminalInput(descriptor: pipes.1.reading, decoder: KeyDecoder())
    #expect(together.fill() == .some && single.fill() == .some)
    #expect(together.takeCharacters() == expected)
    #expect(together.takeCharacters() == "")
    // Everything after them is still there.
    for _ in expected.unicodeScalars { _ = single.nextKey() }
    while let key = single.nextKey() { #expect(together.nextKey() == key) }
    #expect(together.nextKey() == nil)
    withExtendedLifetime(pipes) {}
  }
}
