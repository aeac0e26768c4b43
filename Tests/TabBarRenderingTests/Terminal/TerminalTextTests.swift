@testable import TabBarDrawing
import TabBarTestSupport
import Testing

/// Columns, clipping and padding.
@Suite struct TerminalTextTests {
  // What Python's wcwidth 0.7 says (Measurements/terminal_columns.py samples).
  static let samples = Result {
    try CaseFile.rows(of: "Tests/TabBarRenderingTests/Measurements/columns.txt").map { row in
      let scalars = row.cells[1].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      return (text: text, columns: try #require(Int(row.cells[0])))
    }
  }

  @Test("Text takes as many columns as wcwidth says", arguments: try samples.get())
  func columns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(
    "Controls take no column",
    arguments: ["\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{200B}", "\u{202E}", "\r\n"])
  func controls(text: String) {
    #expect(text.columns == 0)
  }

  @Test(
    "Clipped text never takes more columns and never splits a character",
    arguments: try samples.get().map(\.text))
  func clipped(sample: String) {
    let text = sample + " " + sample + sample
    for columns in 0...12 {
      let clipped = TerminalText.clipped(text, to: columns)
      #expect(clipped.columns <= columns)
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
