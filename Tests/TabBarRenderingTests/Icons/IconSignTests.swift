import CTabBarTables
@testable import TabBarDrawing
import TabBarTestSupport
import Testing

/// The signs of symbols.
@Suite struct IconSignTests {
  /// The symbols in the tab bars of real apps.
  static let inUse = Result { try symbols("in use") }

  private static func symbols(_ list: String) throws -> [String] {
    try CaseFile.rows(of: "Tests/TabBarRenderingTests/Measurements/symbols.txt", below: list)
      .flatMap { $0.text.split(separator: " ").map(String.init) }
  }

  /// Every symbol that has a sign, in the order of the names, with the solid sign of the filled form or the same again.
  private static let all = UnsafeBufferPointer(start: tb_icon_signs(), count: tb_icon_sign_count()).map {
    row -> (name: String, unicode: String, ascii: String, filled: String) in
    (
      String(cString: row.symbol), String(cString: row.sign), String(cString: row.ascii),
      String(cString: row.filled ?? row.sign)
    )
  }

  @Test("Every symbol with a sign is a real one, and they are sorted")
  func known() throws {
    let names = try Self.symbols("with a sign")
    #expect(Self.all.map(\.name) == names.sorted())
    #expect(Set(names).count == names.count && names.count >= 150)
  }

  @Test("Every sign is one column and not an emoji, and has a short form in ASCII")
  func columns() {
    for sign in Self.all {
      for text in [sign.unicode, sign.filled] {
        #expect(text.columns == 1, "\(sign.name)")
        #expect(text.unicodeScalars.count == 1)
        #expect(text.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(sign.name)")
      }
      #expect((1...3).contains(sign.ascii.utf8.count))
      #expect(sign.ascii.utf8.count < 3 || sign.ascii == "...")
      #expect(sign.ascii.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test("A symbol and its filled form never have the same sign")
  func filledForms() {
    for name in Self.all.map(\.name) + ["4.square", "unheard.of"] where !name.hasSuffix(".fill") {
      let outlined = IconSign.sign(for: name)
      let filled = IconSign.sign(for: name + ".fill")
      #expect(outlined?.unicode != filled?.unicode && outlined?.ascii != filled?.ascii, "\(name)")
      for sign in [outlined, filled] {
        #expect((1...2).contains((sign?.unicode ?? "").columns), "\(name)")
        #expect((sign?.ascii.utf8.count ?? 0) <= 4, "\(name)")
      }
    }
  }

  @Test("Every symbol of a real tab bar has a sign of its own", arguments: try inUse.get())
  func real(symbol: String) {
    let sign = IconSign.sign(for: symbol)
    #expect(sign != nil && sign != .neutral && sign != .filledNeutral)
  }

  @Test(
    "A symbol that isn't known has the sign of its stem, or a neutral one",
    arguments: [
      ("star", "☆"), ("star.fill", "★"), ("heart.circle.fill", "♥"), ("bell.slash.fill", "▐⍾"),
      ("house.fill", "☗"),
      ("4.square", "4"), ("n.circle.fill", "▐n"), ("unheard.of", "◇"), ("unheard.of.fill", "◆"),
      ("ellipsis", "⋯"),
      ("x", "◇"), ("...", "◇"), ("日本.fill", "◆"),
    ])
  func fallback(symbol: String, sign: String) {
    #expect(IconSign.sign(for: symbol)?.unicode == sign)
  }
}
