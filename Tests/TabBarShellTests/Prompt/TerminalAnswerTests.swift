@testable import TabBarTerminal
import Testing

/// Sequences of control strings: ECMA-48, 5.6; X10's reports of clicks: xterm's control sequences, "Mouse Tracking".
@Suite("What a terminal sends by itself")
struct TerminalAnswerTests {
  /// OSC, DCS, APC, PM and SOS, as Escape with a letter and as one character.
  static let beginnings =
    ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X"] + [
      "\u{9D}", "\u{90}", "\u{9F}", "\u{9E}", "\u{98}",
    ]
  private static let ends = ["\u{7}", "\u{1B}\\", "\u{9C}"]
  /// The answers to questions about colours, names, settings, pictures and titles; and what is in none.
  private static let contents = [
    "11;rgb:0000/0000/0000", ">|xterm(388)", "1$r0m", "Gi=1;OK", "l日本 Ü", "?", "a\\b", "",
    String(repeating: "x", count: 9_000),
  ]

  private static func typed(_ keys: [Key]) -> [Key] { keys.filter { $0 != .unknown } }

  @Test(
    "No string between two keys is text, whatever its kind and its end", arguments: beginnings, [true, false])
  func strings(beginning: String, escapeIsKey: Bool) {
    for content in Self.contents {
      for end in Self.ends {
        let found = keys("a" + beginning + content + end + "b", escapeIsKey: escapeIsKey)
        #expect(
          Self.typed(found) == [.scalar("a"), .scalar("b")],
          "\(content.prefix(20)) \(end.debugDescription)")
      }
    }
  }

  @Test(
    "No report of a click is text",
    arguments: [[0x20, 0x21, 0x21], [0x23, 0x7F, 0x80], [0x60, 0xFF, 0xC3]])
  func clicks(bytes: [UInt8]) {
    for start in ["\u{1B}[M", "\u{9B}M"] {
      var decoder = KeyDecoder()
      let found = (Array(start.utf8) + bytes + [0x62]).flatMap { decoder.take($0) }
      #expect(Self.typed(found) == [.scalar("b")])
    }
  }

  @Test("What has no end takes no typing: it ends with a pause, at a control character, at another sequence")
  func endless() {
    for beginning in Self.beginnings + ["\u{1B}[M"] {
      for content in ["11", "1"] {
        let left = [Key.scalar("a"), .scalar("\r"), .scalar("b")]
        var decoder = KeyDecoder()
        let paused = ("a" + beginning + content).utf8.flatMap { decoder.take($0) }
        #expect(decoder.patience != nil)
        let after = paused + decoder.decide() + "\rb".utf8.flatMap { decoder.take($0) }
        #expect(Self.typed(after) == left, "\(beginning.debugDescription)")
        #expect(Self.typed(keys("a" + beginning + content + "\rb")) == left, "\(beginning.debugDescription)")
        #expect(
          Self.typed(keys("a" + beginning + content + "\u{1B}[C")) == [.scalar("a"), .command(.forward)],
          "\(beginning.debugDescription)")
        #expect(keys("a" + beginning + content + "\u{3}").last == .interrupt, "\(beginning.debugDescription)")
      }
      // However much comes without a pause, some of it is typed.
      let noise = keys(beginning + String(repeating: "x", count: 100_000))
      #expect(Self.typed(noise).count > 10_000, "\(beginning.debugDescription)")
    }
  }

  @Test("The letter of a string with nothing after it is a key as before")
  func letters() {
    #expect(keys("\u{1B}_") == [.command(.redo)])
    #expect(keys("\u{1B}_\u{1B}_\r") == [.command(.redo), .command(.redo), .scalar("\r")])
    for letter in "]P_^X".unicodeScalars {
      #expect(keys("\u{1B}\(letter)", escapeIsKey: true) == [.scalar("\u{1B}"), .scalar(letter)])
    }
  }
}
