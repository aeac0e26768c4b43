import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("The screen as a terminal shows it")
  struct ScreenTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    static let widths = [40, 80, 120, 200]

    /// What is typed: overflow, badges, wide letters, both orientations, an iPad, a television.
    static let typed = [
      "add Today icon=doc.text.image badge=3", "add \"Listen Now\" icon=play.circle.fill",
      "add 日本語 icon=magnifyingglass badge=New", "add Browse icon=square.grid.2x2.fill",
      "add Größe", "add Account badge=1 role=action", "select Account", "rotate", "device ipad-air-5",
      "check", "show screen", "show list", "explain more-tab", "undo 2",
    ]

    @Test("No line wraps, and the bar's borders are aligned", arguments: widths)
    func straight(columns: Int) throws {
      let run = try PromptRun(sandbox, columns: columns, rows: 50)
      for line in Self.typed { try run.enter(line) }
      try run.enter("quit", answer: "saved")
      let screen = try TerminalScreen(sandbox, columns: columns, rows: 50)
      try screen.show(run.terminal.output)
      let rows = try screen.rows()
      let wrapped = try screen.unwrappedRows().filter { !rows.contains($0) }
      #expect(wrapped == [])
      #expect(rows.contains { $0.contains("[Today]") })

      var bars = 0
      var crooked: [String] = []
      for (index, row) in rows.enumerated() where row.hasPrefix("├") {
        let end = rows[index...].firstIndex { $0.hasPrefix("╰") || $0.hasPrefix("└") }
        guard let end else { continue }
        bars += 1
        let width = Self.cells(row)
        crooked += rows[index...end].filter { Self.cells($0) != width || !"┤│╯┘".contains($0.last ?? " ") }
        #expect(width <= columns)
      }
      #expect(crooked == [])
      #expect(bars > Self.typed.count / 2)
    }

    @Test("A window made narrow and wide again in mid-line shows one prompt with the whole line")
    func resizing() throws {
      // Rows that have no room when they are wrapped go to where no program can erase them.
      let height = 40
      let run = try PromptRun(sandbox, columns: 80, rows: height)
      let screen = try TerminalScreen(sandbox, columns: 80, rows: height)
      let line = "add \"A title that is longer than forty columns\" icon=star"
      try run.enter("add Before", answer: "added tab 1")
      try run.type(line, shows: line)
      var shown = 0
      for columns in [80, 40, 100] {
        if columns != 80 {
          _ = try run.terminal.takeOutput()
          run.terminal.resize(columns: columns, rows: height)
          try screen.resize(columns: columns, rows: height)
          try run.terminal.wait(for: "tabbar> add")
        }
        // The effect of the line.
        for end in ["↵", "\u{1B}[?2026l"] { try run.terminal.wait(for: end) }
        let output = run.terminal.output
        try screen.show(output[shown...])
        shown = output.count
        let rows = try screen.rows()
        let prompts = rows.filter { $0.hasPrefix("tabbar> ") }
        #expect(prompts.count == 2, "\(columns): \(rows)")
        let last = try #require(rows.lastIndex { $0.hasPrefix("tabbar> ") })
        let text = rows[last...].map { $0.drop { $0 == " " } }.joined()
        // Below it is the effect of the line.
        #expect(text.filter { $0 != " " }.hasPrefix("tabbar>\(line)↵".filter { $0 != " " }), "\(columns)")
        #expect(rows.contains { $0.contains("added tab 1") })
      }
      try run.terminal.type("\r")
      try run.terminal.wait(for: "added tab 2 \"A title that is longer than forty columns\"")
    }

    @Test("The bar is under an empty line once answers have taken it off the screen, and only then")
    func barInSight() throws {
      let run = try PromptRun(sandbox)
      let screen = try TerminalScreen(sandbox, columns: 80, rows: 24)
      var shown = 0
      func belowPrompt(after line: String) throws -> [String] {
        try run.enter(line)
        try run.terminal.wait(for: "\u{1B}[?2026l")
        let output = run.terminal.output
        try screen.show(output[shown...])
        shown = output.count
        let rows = try screen.rows()
        return Array(rows[try #require(rows.lastIndex { $0.hasPrefix("tabbar> ") })...].dropFirst())
      }
      #expect(try belowPrompt(after: "add Home Search Inbox").allSatisfy { !$0.contains("[Home]") })
      #expect(try belowPrompt(after: "help tabs").contains { $0.contains("[Home]") })
      // What fills the screen leaves room for the titles.
      #expect(try belowPrompt(after: "help").first?.contains("[Home] · Search · Inbox") == true)
      #expect(try belowPrompt(after: "set picture off").allSatisfy { !$0.contains("[Home]") })
    }

    @Test("Other characters than letters leave the cursor where the next letter goes")
    func cursorBehindWideCharacters() throws {
      let run = try PromptRun(sandbox)
      let screen = try TerminalScreen(sandbox, columns: 80, rows: 24)
      try run.type("add 日本e\u{301}x", shows: "add 日本e\u{301}x")
      try run.terminal.type("\u{1B}[D\u{7F}!")
      try run.terminal.wait(for: "add 日本!x")
      try run.terminal.wait(for: "\u{1B}[?2026l")
      try screen.show(run.terminal.output + Array("|".utf8))
      #expect(try screen.rows().contains { $0.hasPrefix("tabbar> add 日本!|") })
    }

    /// The columns that a row takes: two for a letter of the Far East.
    private static func cells(_ row: String) -> Int {
      row.reduce(0) { sum, character in
        let first = character.unicodeScalars.first?.value ?? 0
        return sum + ((0x2E80...0xD7A3).contains(first) ? 2 : 1)
      }
    }
  }
}
