import TabBarCore
import Testing

/// Titles of real apps and how wide HarfBuzz shapes them.
@Suite struct TitleMetricsTests {
  struct Real: Sendable, CustomTestStringConvertible {
    var app: String
    var title: String
    var font: TitleFont
    var width: Double
    var testDescription: String { "\(title) (\(app))" }
  }

  // A few of the titles of Tests/Interop, which compares them all; with HarfBuzz's widths from there.
  static let shaped: [Real] = [
    .init(app: "Mastodon, de", title: "Startseite", font: .stacked, width: 48.09),
    .init(app: "Mastodon, fr", title: "Accueil", font: .inline, width: 44.03),
    .init(app: "Mastodon, ru", title: "Главная", font: .stacked, width: 41.13),
    .init(app: "Mastodon, ar", title: "الإشعارات", font: .stacked, width: 39.89),
    .init(app: "Mastodon, th", title: "หน้าแรก", font: .inline, width: 42.28),
    .init(app: "Mastodon, fi", title: "Koti", font: .stacked, width: 18.96),
    .init(app: "Mastodon, vi", title: "Trang chủ", font: .stacked, width: 48.94),
    .init(app: "Mastodon, en", title: "Home", font: .stacked, width: 28.63),
    .init(app: "Mastodon, ja", title: "検索と探索", font: .stacked, width: 50.00),
    .init(app: "Mastodon, zh-Hans", title: "主页", font: .inline, width: 26.00),
    .init(app: "Mastodon, tr", title: "Ana Sayfa", font: .stacked, width: 49.20),
    .init(app: "Pocket Casts, de", title: "Podcasts", font: .inline, width: 56.14),
    .init(app: "Pocket Casts, ru", title: "Подкасты", font: .inline, width: 62.72),
    .init(app: "Pocket Casts, fr", title: "Filtres", font: .stacked, width: 30.27),
    .init(app: "Pocket Casts, en", title: "Filters", font: .inline, width: 37.09),
    .init(app: "Open Food Facts, de", title: "Suchen", font: .stacked, width: 36.64),
    .init(app: "Open Food Facts, he", title: "חיפוש", font: .inline, width: 33.36),
    .init(app: "Open Food Facts, hi", title: "ढूंढें", font: .inline, width: 14.64),
    .init(app: "Open Food Facts, hi", title: "सेटिंग्स", font: .stacked, width: 23.96),
    .init(app: "Open Food Facts, th", title: "ค้นหา", font: .stacked, width: 22.20),
    .init(app: "Open Food Facts, pl", title: "Wyszukaj", font: .stacked, width: 46.97),
    .init(app: "Open Food Facts, vi", title: "Tìm kiếm", font: .inline, width: 54.78),
    .init(app: "Open Food Facts, uk", title: "Пошук", font: .inline, width: 41.31),
    .init(app: "Open Food Facts, ko", title: "최근 기록", font: .stacked, width: 42.77),
    .init(app: "Proton VPN, uk", title: "Країни", font: .stacked, width: 33.61),
    .init(app: "Backyard Birds, ar", title: "الساحات الخلفية", font: .stacked, width: 65.61),
    .init(app: "Backyard Birds, he", title: "חצרות אחוריות", font: .stacked, width: 63.85),
    .init(app: "Go Map!!, vi", title: "Thẻ Phổ biến", font: .stacked, width: 64.17),
    .init(app: "Mastodon, tr", title: "Yaz", font: .stacked, width: 17.59),
    .init(app: "2FAS Auth, en", title: "Tokens", font: .inline, width: 43.34),
    .init(app: "2FAS Auth, uk", title: "Токени", font: .stacked, width: 35.51),
    .init(app: "Open Food Facts, hi", title: "वृत्तांत", font: .stacked, width: 20.66),
    .init(app: "usual, bn", title: "বিজ্ঞপ্তি", font: .stacked, width: 28.28),
    .init(app: "usual, kn", title: "ಸೆಟ್ಟಿಂಗ್\u{200C}ಗಳು", font: .stacked, width: 49.01),
    .init(app: "usual, te", title: "నోటిఫికేషన్\u{200C}లు", font: .inline, width: 69.45),
    .init(app: "usual, si", title: "ප්\u{200D}රියතම", font: .stacked, width: 34.00),
    .init(app: "usual, km", title: "ប្រវត្តិរូប", font: .stacked, width: 28.06),
    .init(app: "usual, my", title: "စာကြည့်တိုက်", font: .stacked, width: 58.39),
    .init(app: "usual, am", title: "ቅንብሮች", font: .stacked, width: 31.70),
    .init(app: "usual, fa", title: "اعلان\u{200C}ها", font: .stacked, width: 28.90),
  ]

  @Test("A real title is as wide as HarfBuzz shapes it, within the bound", arguments: shaped)
  func realTitle(_ real: Real) {
    let width = TitleMetrics.width(of: real.title, in: real.font)
    #expect(abs(width / real.width - 1) < TitleMetrics.relativeError(of: real.title))
  }

  // Titles whose small letters, Hebrew letters or digits kern: HarfBuzz's widths at 10 pt medium, with tracking.
  static let kerned: [Real] = [
    .init(app: "vi", title: "Tài liệu", font: .stacked, width: 34.36),
    .init(app: "fr", title: "Clés 2FA", font: .stacked, width: 42.77),
    .init(app: "ru", title: "Карта", font: .stacked, width: 29.64),
    .init(app: "ru", title: "Каталог", font: .stacked, width: 40.26),
    .init(app: "ru", title: "Жители", font: .stacked, width: 39.31),
    .init(app: "he", title: "ציפורים", font: .stacked, width: 31.71),
    .init(app: "el", title: "Αναζήτηση", font: .stacked, width: 54.33),
    .init(app: "sv", title: "Västerås", font: .stacked, width: 42.99),
    .init(app: "de", title: "Tägliche Aufgaben", font: .stacked, width: 91.6),
    .init(app: "tr", title: "Tüm Etiketler", font: .stacked, width: 64.47),
    .init(app: "tr", title: "Keşfet", font: .stacked, width: 31.26),
    .init(app: "en", title: "Level 1", font: .stacked, width: 33.4),
  ]

  @Test("Pairs of letters kern as HarfBuzz has it, within 1 % of the title", arguments: kerned)
  func pairs(_ real: Real) {
    let width = TitleMetrics.width(of: real.title, in: real.font)
    #expect(abs(width / real.width - 1) < 0.01)
  }

  // Frames in view hierarchies that people published: the label's width, which UIKit rounds up to a pixel.
  // The first five: labels of tab bars, the first on a 375 × 667 screen. The others: UILabels in their default font,
  // 17 pt regular.
  static let sized: [Real] = [
    .init(app: "a lesson on lldb", title: "Downloads", font: .stacked, width: 54.5),
    .init(app: "four levels", title: "Level 1", font: .stacked, width: 33),
    .init(app: "four levels", title: "Level 2", font: .stacked, width: 34.5),
    .init(app: "four levels", title: "Level 3", font: .stacked, width: 34.5),
    .init(app: "four levels", title: "Level 4", font: .stacked, width: 35),
    .init(app: "a lesson on lldb, 428 × 926", title: "error", font: .strip, width: 37),
    .init(app: "a lesson, 428 × 926", title: "CENTER", font: .strip, width: 64.33),
    .init(app: "swift-snapshot-testing", title: "the", font: .strip, width: 25),
    .init(app: "swift-snapshot-testing", title: "point", font: .strip, width: 39),
  ]

  @Test("A label that UIKit sized is as wide as estimated, within the bound and a pixel", arguments: sized)
  func observed(_ real: Real) {
    let width = TitleMetrics.width(of: real.title, in: real.font)
    #expect(width * (1 - TitleMetrics.relativeError) <= real.width)
    #expect(width * (1 + TitleMetrics.relativeError) >= real.width - 0.5)
  }

  @Test("A Latin letter is about five and a half points wide at ten points")
  func latinLetter() {
    let words = Self.shaped.map(\.title).filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    let width = words.map { TitleMetrics.width(of: $0, in: .stacked) }.reduce(0, +)
    let letters = Double(words.map(\.count).reduce(0, +))
    #expect(abs(width / letters - 5.5) < 0.5)
  }

  @Test("Ideographs, kana and Hangul are one em wide", arguments: ["購物車", "ホームへ", "홈화면이", "主页"])
  func fullWidth(title: String) {
    #expect(TitleMetrics.width(of: title, in: .stacked) == Double(title.count) * 10)
  }

  @Test(
    "A decomposed title is as wide as the composed one",
    arguments: [
      ("Caf\u{E9}", "Cafe\u{301}"), ("Tr\u{1B0}\u{1EDB}c", "Tru\u{31B}o\u{31B}\u{301}c"),
      ("s\u{165}a\u{10F}", "st\u{30C}ad\u{30C}"), ("\u{388}\u{3BD}\u{3B1}", "\u{395}\u{301}\u{3BD}\u{3B1}"),
      ("\u{439}", "\u{438}\u{306}"), ("\u{D648}", "\u{1112}\u{1169}\u{11B7}"),
      ("\u{304C}", "\u{304B}\u{3099}"),
    ])
  func decomposed(composed: String, decomposed: String) {
    for font in [TitleFont.stacked, .inline, .selectedStrip] {
      let difference =
        TitleMetrics.width(of: composed, in: font)
        - TitleMetrics.width(of: String(scalars: decomposed), in: font)
      #expect(abs(difference) < 0.001)
    }
  }

  @Test("Every letter with a mark in Latin, Greek and Cyrillic is as wide as its parts")
  func everyLetter() {
    for value in [Array(0xC0...0x24F), Array(0x370...0x52F), Array(0x1E00...0x1EFF)].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isAlphabetic else { continue }
      let letter = String(scalar)
      let parts = Decomposition.of(letter)
      guard parts.count > 1 else { continue }
      var text = ""
      text.unicodeScalars.append(contentsOf: parts)
      let difference =
        TitleMetrics.width(of: letter, in: .stacked) - TitleMetrics.width(of: text, in: .stacked)
      #expect(abs(difference) < 0.001, "\(letter) U+\(String(value, radix: 16))")
    }
  }

  // HarfBuzz moves these by 0.2 to 1 pt at 12 pt in Inter Regular.
  @Test(
    "A letter draws the next one closer, unless a mark or something unseen is between them",
    arguments: [("T", "o"), ("Y", "a"), ("Τ", "ο"), ("Г", "о"), ("р", "т"), ("v", "e"), ("צ", "י")])
  func kerning(first: String, letter: String) {
    func width(_ text: String) -> Double { TitleMetrics.width(of: text, in: .compactInline) }
    let apart = width(first) + width(letter)
    #expect(width(first + letter) < apart - 0.15)
    #expect(abs(width(first + letter + "\u{333}") - width(first + letter)) < 0.001)
    for text in [first + "\u{333}" + letter, first + "\u{200B}" + letter] where first < "א" {
      #expect(abs(width(text) - apart) < 0.001)
    }
  }

  @Test(
    "A mark on the second letter counts: HarfBuzz moves ö after T less than o",
    arguments: [("To", -0.955), ("T\u{F6}", -0.614), ("V\u{E4}", -0.477), ("Va\u{308}", -0.477)])
  func markedLetter(pair: String, kerning: Double) {
    func width(_ text: String) -> Double { TitleMetrics.width(of: text, in: .compactInline) }
    let apart = pair.map { width(String($0)) }.reduce(0, +)
    #expect(abs(width(pair) - apart - kerning) < 0.05)
  }

  @Test("A non-joiner keeps letters apart", arguments: [("ن", "ه"), ("क्", "ष")])
  func nonJoiner(first: String, second: String) {
    func width(_ text: String) -> Double { TitleMetrics.width(of: text, in: .stacked) }
    #expect(abs(width(first + "\u{200C}" + second) - width(first) - width(second)) < 0.001)
    #expect(width(first + second) < width(first) + width(second))
  }

  @Test("What isn't seen has no width")
  func zeroWidth() {
    let plain = TitleMetrics.width(of: "Home", in: .stacked)
    #expect(TitleMetrics.width(of: "Ho\u{200B}m\u{AD}e\u{FEFF}\u{2069}", in: .stacked) == plain)
    #expect(TitleMetrics.width(of: "", in: .stacked) == 0)
    #expect(TitleMetrics.width(of: "H\u{303}\u{330}ome", in: .stacked) == plain)
  }

  @Test("An emoji is one sign, however many scalars it takes", arguments: ["👍", "👍🏽", "👨‍👩‍👧", "🇫🇮", "❤️", "🏳️‍🌈"])
  func emoji(sign: String) {
    #expect(TitleMetrics.width(of: sign, in: .stacked) == 12.5)
  }

  @Test("Width grows in proportion with the size, except for tracking")
  func proportion() {
    let small = TitleMetrics.width(of: "主页", in: .compactInline)
    #expect(TitleMetrics.width(of: "主页", in: .stacked) == small / 12 * 10)
    #expect(TitleFont(size: 11, weight: .medium).tracking == 0.06)
    #expect(TitleFont(size: 17, weight: .medium).tracking == -0.43)
  }

  @Test("Letters that join are narrower together than apart")
  func joining() {
    let together = TitleMetrics.width(of: "بحث", in: .stacked)
    let apart = TitleMetrics.width(of: "ب ح ث", in: .stacked) - 2 * TitleMetrics.width(of: " ", in: .stacked)
    #expect(together < apart)
  }
}

extension String {
  /// Creates a string that keeps the scalars of a literal as they are.
  fileprivate init(scalars text: String) {
    self = ""
    unicodeScalars.append(contentsOf: text.unicodeScalars)
  }
}
