@testable import TabBarDrawing
import Testing

/// Hostile and exotic text on its way to a terminal.
@Suite struct TerminalEscapingTests {
  @Test(
    "What can't be seen is written out",
    arguments: [
      ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("a\tb", #"a\tb"#), ("a\0b", #"a\0b"#),
      ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{7F}", #"\u{7F}"#), ("\u{9B}2J", #"\u{9B}2J"#),
      ("\u{7}bell", #"\u{7}bell"#), ("\u{61C}x", #"\u{61C}x"#), ("\u{200E}x\u{200F}", #"\u{200E}x\u{200F}"#),
      ("\u{202E}txt", #"\u{202E}txt"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#), ("\u{FEFF}Home", #"\u{FEFF}Home"#),
      ("Ho\u{200B}me", #"Ho\u{200B}me"#), ("so\u{AD}ft", #"so\u{AD}ft"#), ("a\u{200D}b", #"a\u{200D}b"#),
      ("Home\u{200D}", #"Home\u{200D}"#), ("\u{200D}Home", #"\u{200D}Home"#), ("a\u{FE0F}", #"a\u{FE0F}"#),
      ("1\u{FE0F}", #"1\u{FE0F}"#), ("x\u{E0041}\u{E007F}", #"x\u{E0041}\u{E007F}"#),
      ("a\u{3164}", #"a\u{3164}"#),
      ("\u{FFFF}", #"\u{FFFF}"#),
    ])
  func escaped(text: String, expected: String) {
    #expect(TerminalText.escaped(text) == expected)
  }

  // Unicode's Stream-Safe Text Format (UAX #15) has at most 30 marks on a letter.
  @Test("A letter with more marks than any script has fills no screen", arguments: ["a\u{301}", "क\u{94D}"])
  func piles(piece: String) {
    let shown = TerminalText.escaped("x" + String(repeating: piece, count: 10_000) + "y")
    #expect(shown.count <= 10_003 && shown.allSatisfy { $0.unicodeScalars.count <= 33 })
    #expect(shown.hasPrefix("x") && shown.hasSuffix("y"))
    let thirty = "a" + String(repeating: "\u{301}", count: 30) + "b"
    #expect(TerminalText.escaped(thirty) == thirty)
  }

  @Test(
    "What is seen stays as it is",
    arguments: [
      "Home", "Café", "Cafe\u{301}", #"C:\n"#, "日本語", "الرَّئِيسَة", "می‌خواهم", "क्‍ष", "👨‍👩‍👧", "👩🏽‍💻", "🏳️‍🌈", "❤️‍🔥", "1️⃣",
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☎︎", "🇫🇮", "a\u{A0}b", "葛\u{E0100}", "",
    ])
  func untouched(text: String) {
    #expect(Array(TerminalText.escaped(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("A mark without a letter is put on a dotted circle")
  func looseMark() {
    #expect(TerminalText.escaped("\u{301}Home") == "\u{25CC}\u{301}Home")
    #expect(TerminalText.escaped("a\n\u{301}b") == "a\\n\u{25CC}\u{301}b")
    #expect(("│" + TerminalText.escaped("\u{301}Home")).first == "│")
  }

  @Test("Escaping twice changes nothing more", arguments: ["\u{1B}[0m", "\u{301}x", "a\u{202E}b", "👨‍👩‍👧\n"])
  func idempotent(text: String) {
    let once = TerminalText.escaped(text)
    #expect(TerminalText.escaped(once) == once)
  }

  @Test("Nothing invisible is left of any scalar of the first plane")
  func everyScalar() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = TerminalText.escaped("a" + String(scalar) + "b")
      let isSeen = text.unicodeScalars.allSatisfy {
        ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
          && !$0.properties.isBidiControl
      }
      #expect(isSeen, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "ASCII says what it can",
    arguments: [
      ("Café", "Cafe"), ("Cafe\u{301}", "Cafe"), ("Straße", "Strasse"), ("Trang chủ", "Trang chu"),
      ("Łódź", "Lodz"),
      ("Główna…", "Glowna..."), ("“Go” – now", "\"Go\" - now"), ("→ Next", "-> Next"), ("• New", "* New"),
      ("Главная", "Glavnaya"), ("Щит", "Shchit"), ("Αρχική", "Archiki"), ("日本", "??"),
      ("👨‍👩‍👧 Family", "? Family"),
      ("Ａｐｐ", "App"), ("a\u{A0}b", "a b"), ("\u{1B}[0m", #"\u{1B}[0m"#), ("Home", "Home"), ("99+", "99+"),
      ("\u{301}a", "oa"),
    ])
  func ascii(text: String, expected: String) {
    #expect(TerminalText.asciiOnly(text) == expected)
  }

  @Test("ASCII is 7-bit whatever comes in")
  func sevenBit() {
    for value in stride(from: UInt32(0), to: 0x1FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(TerminalText.asciiOnly(String(scalar)).utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    }
  }
}
