import TabBarCore
import TabBarTestSupport
import Testing

/// Titles of real apps and how wide HarfBuzz shapes them.
@Suite struct TitleMetricsTests {
  struct Real: Sendable, CustomTestStringConvertible {
    let app: String
    let title: String
    let font: TitleFont
    let width: Double
    var testDescription: String { "\(title) (\(app))" }

    init(_ cells: [String]) throws {
      (app, title) = (cells[3], cells[2])
      font = try #require(["stacked": .stacked, "inline": .inline, "strip": .strip][cells[0]])
      width = try #require(Double(cells[1]))
    }
  }

  private static func titles(_ table: String) throws -> [Real] {
    try ReferenceTable.rows(of: "titles.txt", below: table).map { try Real($0.cells) }
  }

  @Test("A real title is as wide as HarfBuzz shapes it, within the bound", arguments: try titles("shaped"))
  func realTitle(_ real: Real) {
    let width = TitleMetrics.width(of: real.title, in: real.font)
    #expect(abs(width / real.width - 1) < TitleMetrics.relativeError(of: real.title))
  }

  @Test("Pairs of letters kern as HarfBuzz has it, within 1 % of the title", arguments: try titles("kerned"))
  func pairs(_ real: Real) {
    let width = TitleMetrics.width(of: real.title, in: real.font)
    #expect(abs(width / real.width - 1) < 0.01)
  }

  @Test(
    "A label that UIKit sized is as wide as estimated, within the bound and a pixel",
    arguments: try titles("sized"))
  func observed(_ real: Real) {
    let width = TitleMetrics.width(of: real.title, in: real.font)
    #expect(width * (1 - TitleMetrics.relativeError) <= real.width)
    #expect(width * (1 + TitleMetrics.relativeError) >= real.width - 0.5)
  }

  @Test("A Latin letter is about five and a half points wide at ten points")
  func latinLetter() throws {
    let words = try Self.titles("shaped").map(\.title).filter { $0.utf8.allSatisfy { $0 < 0x80 } }
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
