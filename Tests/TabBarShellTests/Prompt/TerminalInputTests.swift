@testable import TabBarTerminal
import Testing

@Suite("The keys that have come from a terminal")
struct TerminalInputTests {
  @Test(
    "^C drops the keys before it, the beginning of a sequence too, and those after it stay",
    arguments: [
      "abc\u{3}xy", "a\u{3}b\u{3}xy", "\u{1B}[\u{3}xy", "\u{1B}O\u{3}xy", "日\u{3}xy", "\u{1B}]11;rgb\u{3}xy",
      "\u{1B}[M \u{3}xy", "\u{1B}[200~a\u{3}b\u{1B}[201~\u{3}xy",
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

  @Test("^C in a paste is no key: the text is whole, and says what was left out", arguments: [true, false])
  func interruptInPaste(hasEnd: Bool) throws {
    let pipe = try FilledPipe()
    pipe.send(Array(("\u{1B}[200~add A \u{3}B\u{1B}]\radd C" + (hasEnd ? "\u{1B}[201~x" : "")).utf8))
    var input = TerminalInput(descriptor: pipe.reading, decoder: KeyDecoder())
    #expect(input.fill() == .some && !input.dropToInterrupt())
    if !hasEnd {
      // Without the mark at its end it ends with a pause, and what is typed later are keys.
      #expect(input.nextKey() == nil && input.patience == 1_000)
      input.decide()
    }
    #expect(input.nextKey() == .paste("add A B]\nadd C", leavesOut: true))
    #expect((hasEnd ? input.nextKey() : input.decoder.take(UInt8(ascii: "x")).first) == .scalar("x"))
  }
}
