import Testing

@testable import TabBarRendering

/// Columns, clipping and padding.
@Suite struct TerminalTextTests {
  // What Python's wcwidth 0.7 says (Measurements/terminal_columns.py samples).
  static let samples: [(text: String, columns: Int)] = [
    ("a", 1),  // a
    ("Home", 4),  // Home
    ("\u{E9}", 1),  // é
    ("e\u{301}", 1),  // é
    ("\u{F6}", 1),  // ö
    ("\u{DF}", 1),  // ß
    ("\u{416}", 1),  // Ж
    ("\u{3A9}", 1),  // Ω
    ("\u{5D0}", 1),  // א
    ("\u{639}", 1),  // ع
    ("\u{FDFA}", 1),  // ﷺ
    ("\u{65E5}", 2),  // 日
    ("\u{65E5}\u{672C}\u{8A9E}", 6),  // 日本語
    ("\u{FF71}", 1),  // ｱ
    ("\u{FF21}", 2),  // Ａ
    ("\u{D55C}", 2),  // 한
    ("\u{1112}\u{1161}\u{11AB}", 2),  // 한
    ("\u{30DB}\u{30FC}\u{30E0}", 6),  // ホーム
    ("\u{300C}\u{300D}", 4),  // 「」
    ("\u{3001}", 2),  // 、
    ("\u{2026}", 1),  // …
    ("\u{2014}", 1),  // —
    ("\u{201C}x\u{201D}", 3),  // “x”
    ("\u{20AC}", 1),  // €
    ("\u{2192}", 1),  // →
    ("\u{2605}", 1),  // ★
    ("\u{2606}", 1),  // ☆
    ("\u{2665}", 1),  // ♥
    ("\u{2764}", 1),  // ❤
    ("\u{2764}\u{FE0F}", 2),  // ❤️
    ("\u{2699}", 1),  // ⚙
    ("\u{2699}\u{FE0F}", 2),  // ⚙️
    ("\u{260E}\u{FE0F}", 2),  // ☎️
    ("\u{A9}", 1),  // ©
    ("\u{A9}\u{FE0F}", 2),  // ©️
    ("\u{2302}", 1),  // ⌂
    ("\u{25C7}", 1),  // ◇
    ("\u{25C6}", 1),  // ◆
    ("\u{22EF}", 1),  // ⋯
    ("\u{25B6}", 1),  // ▶
    ("\u{25B6}\u{FE0F}", 2),  // ▶️
    ("\u{1F44D}", 2),  // 👍
    ("\u{1F44D}\u{1F3FD}", 2),  // 👍🏽
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2),  // 👨‍👩‍👧
    ("\u{1F469}\u{1F3FD}\u{200D}\u{1F4BB}", 2),  // 👩🏽‍💻
    ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2),  // 🏳️‍🌈
    ("\u{1F1EB}\u{1F1EE}", 2),  // 🇫🇮
    ("\u{1F1EB}\u{1F1EE}\u{1F1F8}\u{1F1EA}", 4),  // 🇫🇮🇸🇪
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),  // 🏴󠁧󠁢󠁥󠁮󠁧󠁿
    ("1\u{FE0F}\u{20E3}", 2),  // 1️⃣
    ("\u{231A}", 2),  // ⌚
    ("\u{23F0}", 2),  // ⏰
    ("\u{2615}", 2),  // ☕
    ("\u{2705}", 2),  // ✅
    ("\u{1F3B5}", 2),  // 🎵
    ("\u{1F004}", 2),  // 🀄
    ("\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}", 4),  // สวัสดี
    ("\u{E01}\u{E47}", 1),  // ก็
    ("\u{E2B}\u{E19}\u{E49}\u{E32}\u{E41}\u{E23}\u{E01}", 6),  // หน้าแรก
    ("\u{928}\u{93F}", 2),  // नि
    ("\u{915}\u{94D}\u{937}", 2),  // क्ष
    ("\u{938}\u{947}\u{91F}\u{93F}\u{902}\u{917}\u{94D}\u{938}", 5),  // सेटिंग्स
    ("\u{627}\u{644}\u{625}\u{639}\u{62F}\u{627}\u{62F}\u{627}\u{62A}", 9),  // الإعدادات
    ("\u{627}\u{644}\u{631}\u{64E}\u{651}\u{626}\u{650}\u{64A}\u{633}\u{64E}\u{629}", 7),  // الرَّئِيسَة
    ("\u{5E9}\u{5B8}\u{5C1}\u{5DC}\u{5D5}\u{5B9}\u{5DD}", 4),  // שָׁלוֹם
    ("Trang\u{20}ch\u{1EE7}", 9),  // Trang chủ
    ("\u{413}\u{43B}\u{430}\u{432}\u{43D}\u{430}\u{44F}", 7),  // Главная
    ("\u{2500}", 1),  // ─
    ("\u{2588}", 1),  // █
    ("\u{2591}", 1),  // ░
    ("\u{256D}", 1),  // ╭
    ("\u{20000}", 2),  // 𠀀
    ("\u{3231}", 2),  // ㈱
    ("\u{2460}", 1),  // ①
    ("\u{3000}", 2),
    ("\u{A0}", 1),
  ]

  @Test("Text takes as many columns as wcwidth says", arguments: samples)
  func columns(text: String, columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test(
    "Controls take no column",
    arguments: ["\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{200B}", "\u{202E}", "\r\n"])
  func controls(text: String) {
    #expect(TerminalText.columns(of: text) == 0)
  }

  @Test("Clipped text never takes more columns and never splits a character", arguments: samples.map(\.text))
  func clipped(sample: String) {
    let text = sample + " " + sample + sample
    for columns in 0...12 {
      let clipped = TerminalText.clipped(text, to: columns)
      #expect(TerminalText.columns(of: clipped) <= columns)
      let kept = clipped.last == "…" && clipped != text ? String(clipped.dropLast()) : clipped
      #expect(text.hasPrefix(kept))
    }
  }

  @Test("Text is cut before its ellipsis")
  func ellipsis() {
    #expect(TerminalText.clipped("Settings", to: 8) == "Settings")
    #expect(TerminalText.clipped("Settings", to: 6) == "Setti…")
    #expect(TerminalText.clipped("Settings", to: 6, ellipsis: "...") == "Set...")
    #expect(TerminalText.clipped("Settings", to: 2, ellipsis: "...") == "Se")
    #expect(TerminalText.clipped("My Page", to: 4) == "My…")
    #expect(TerminalText.clipped("日本語", to: 4) == "日…")
    #expect(TerminalText.clipped("Settings", to: 0).isEmpty)
    #expect(TerminalText.clipped("Settings", to: -3).isEmpty)
  }

  @Test("Padded text takes all the columns")
  func padded() {
    #expect(TerminalText.padded("ab", to: 5) == "ab   ")
    #expect(TerminalText.padded("日本", to: 5) == "日本 ")
    #expect(TerminalText.padded("日本", to: 3) == "日本")
  }
}
