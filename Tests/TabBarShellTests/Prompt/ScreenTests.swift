import TabBarDrawing
@testable import TabBarTerminal
import Testing

@Suite("The screen: a text in, rows out")
struct ScreenTests {
  private static let prompt: HarmlessText = "tabbar> "

  private func screen(_ columns: Int, _ rows: Int = 24) -> Screen {
    Screen(size: TerminalSize(columns: columns, rows: rows), prompt: Self.prompt)
  }

  @Test(
    "draws the prompt, the text and the cursor",
    arguments: [40, 80, 120, 200],
    [
      ("|", ["tabbar> "], 8),
      ("add Home|", ["tabbar> add Home"], 16),
      ("add |日本", ["tabbar> add 日本"], 12),
      ("add 日|本", ["tabbar> add 日本"], 14),
      ("e\u{301}|x", ["tabbar> e\u{301}x"], 9),
      ("👨‍👩‍👧|🇯🇵", ["tabbar> 👨‍👩‍👧🇯🇵"], 10),
      ("❤️|", ["tabbar> ❤️"], 10),
      ("a\u{1B}[31m\u{9}|", ["tabbar> a^[[31m^I"], 17),
      ("a\u{9B}\u{202E}|", ["tabbar> a\u{FFFD}\u{FFFD}"], 11),
      ("a\u{61C}\u{200F}\u{200B}|", ["tabbar> a\u{FFFD}\u{FFFD}\u{FFFD}"], 12),
      ("a\u{E0041}\u{E007F}|", ["tabbar> a\u{FFFD}\u{FFFD}"], 11),
      ("می\u{200C}خ|", ["tabbar> می\u{200C}خ"], 11),
    ])
  func rows(width: Int, drawn: (text: String, rows: [String], column: Int)) {
    var screen = screen(width)
    let frame = Frame(screen.draw(Screen.Content(text: EditorText(marked: drawn.text))))
    #expect(frame.rows == drawn.rows)
    #expect(frame.column == drawn.column)
  }

  @Test("writes no more than what has changed where it draws one row")
  func oneRow() {
    var screen = Screen(
      size: TerminalSize(columns: 20, rows: 9), prompt: "> ", isOneRow: true)
    func draw(_ text: String) -> String { screen.draw(Screen.Content(text: EditorText(marked: text))).text }
    #expect(
      ["ab|", "abc|", "abc|", "日|", "|日", "x|日"].map(draw) == [
        "> ab", "c", "", "\u{1B}[3G日\u{1B}[K", "\u{1B}[3G", "x日\u{1B}[4G",
      ])
    #expect(screen.told(["1  x"], below: EditorText("x日")).text == "\u{1B}[6G\r\n1  x\r\n")
    #expect(draw("x|日") == "> x日\u{1B}[4G")
    #expect(screen.finish(EditorText("x日")).text == "\u{1B}[6G\r\n")
    // Of a long line the part with the cursor is seen, and all of it is left behind.
    let long = String(repeating: "a", count: 25)
    #expect(draw(long + "|") == String(repeating: "a", count: 8))
    #expect(screen.finish(EditorText(long)).text.contains("> " + String(repeating: "a", count: 17) + "\r\n"))
    #expect(screen.menuRoom(beside: EditorText()) == 0)
  }

  @Test("shows the status at the right end of the prompt's row, faintly, where there is room")
  func status() {
    var screen = screen(40)
    let typed = screen.draw(
      Screen.Content(text: EditorText("add Home"), view: LineView(status: "\u{1B}[2miPhone 14")))
    #expect(typed.text.contains("\u{1B}[31G\u{1B}[2miPhone 14\u{1B}[m\u{1B}[17G"))
    // One cell is left free at the end, and three before the status.
    for (length, isShown) in [(18, true), (19, false)] {
      let text = EditorText(String(repeating: "x", count: length))
      #expect(
        screen.draw(Screen.Content(text: text, view: LineView(status: "\u{1B}[2miPhone 14"))).text.contains(
          "iPhone")
          == isShown)
    }
  }

  @Test("leaves the status out of the transcript, and of a line of several rows, and above the pane")
  func statusGoes() {
    var screen = screen(40)
    let content = Screen.Content(
      text: EditorText("add"), view: LineView(pane: ["one", "two"], status: "\u{1B}[2miPhone 14"))
    #expect(screen.draw(content).text.contains("\u{1B}[2A\u{1B}[31G\u{1B}[2miPhone 14\u{1B}[m\u{1B}[12G"))
    #expect(!screen.finish(EditorText("add")).text.contains("iPhone"))
    let rows = Screen.Content(
      text: EditorText(String(repeating: "x", count: 40)), view: LineView(status: "\u{1B}[2miPhone 14"))
    #expect(!screen.draw(rows).text.contains("iPhone"))
  }

  @Test("never fills a row", arguments: [21, 40, 80, 120, 200], ["x", "日", "👨‍👩‍👧", "e\u{301}"])
  func wrapping(width: Int, character: String) {
    var screen = screen(width, 100)
    let text = String(repeating: character, count: 300)
    let frame = Frame(screen.draw(Screen.Content(text: EditorText(text))))
    #expect(frame.rows.joined() == "tabbar> " + text)
    for row in frame.rows.dropLast() {
      let width = row.reduce(0) { $0 + $1.columns }
      #expect((screen.size.columns - 2...screen.size.columns - 1).contains(width))
    }
  }

  @Test("wraps a wide character that has room for half of itself")
  func wideAtTheEdge() {
    var screen = screen(24)
    let text = EditorText(marked: "12345678901234|日本")
    let frame = Frame(screen.draw(Screen.Content(text: text)))
    #expect(frame.rows == ["tabbar> 12345678901234", "日本"])
    #expect(frame.rowsBelowCursor == 0)
    #expect(frame.column == 0)
  }

  @Test(
    "draws the hint, and the usage behind a sign, as many whole words as its row has room for, at the end of the text only",
    arguments: [
      (40, "\u{1B}[2md\u{1B}[m\u{1B}[2m  # TITLE [icon=SYMBOL]\u{1B}[m"),
      (21, "\u{1B}[2md\u{1B}[m\u{1B}[2m  # TITLE\u{1B}[m"), (20, "\u{1B}[2md\u{1B}[m"),
    ])
  func hint(columns: Int, expected: String) {
    var screen = screen(columns)
    let view = LineView(hint: "d", usage: "TITLE [icon=SYMBOL] [badge=VALUE]")
    #expect(
      Frame(screen.draw(Screen.Content(text: EditorText("ad"), view: view))).rows == ["tabbar> ad" + expected]
    )
    let inside = Screen.Content(text: EditorText(marked: "a|d"), view: view)
    #expect(Frame(screen.draw(inside)).rows == ["tabbar> ad"])
  }

  @Test("draws the pane below, cut at the width, with no control but colours")
  func pane() {
    var screen = screen(20, 10)
    let pane: [HarmlessText] = [
      "\u{1B}[33m12345678901234567890\u{1B}[m", "a\u{1B}[2Jb\u{7}", "日本日本日本日本日本",
    ]
    let frame = Frame(screen.draw(Screen.Content(text: EditorText("x"), view: LineView(pane: pane))))
    #expect(
      frame.rows == [
        "tabbar> x", "\u{1B}[33m1234567890123456789\u{1B}[m", "a^[[2Jb^G", "日本日本日本日本日",
      ])
    #expect(frame.rowsBelowCursor == 3)
    #expect(frame.column == 9)
  }

  @Test(
    "leaves a pane out that has no room",
    arguments: [(80, 24, 22), (80, 5, 3), (80, 4, 0), (19, 24, 0)])
  func paneRoom(columns: Int, rows: Int, room: Int) {
    var screen = screen(columns, rows)
    #expect(screen.paneRoom(beside: EditorText("x")) == room)
    let pane = [HarmlessText](repeating: "p", count: room + 1)
    #expect(
      Frame(screen.draw(Screen.Content(text: EditorText("x"), view: LineView(pane: pane)))).rows.count == 1)
    #expect(
      Frame(
        screen.draw(Screen.Content(text: EditorText("x"), view: LineView(pane: Array(pane.dropLast()))))
      ).rows.count
        == room + 1)
  }

  @Test(
    "has rows of a high text make way for a menu",
    arguments: [(80, 24, 11), (80, 5, 2), (80, 4, 0), (19, 24, 0)])
  func menuRoom(columns: Int, rows: Int, room: Int) {
    var screen = screen(columns, rows)
    let text = EditorText(String(repeating: "x", count: 4_000) + "end")
    #expect(screen.menuRoom(beside: text) == room)
    #expect(screen.menuRoom(beside: EditorText("x")) == screen.paneRoom(beside: EditorText("x")))
    let menu = [HarmlessText](repeating: "m", count: room)
    let frame = Frame(
      screen.draw(Screen.Content(text: text, view: LineView(pane: menu), paneComesFirst: true)))
    #expect(frame.rows.suffix(room) == menu.map(\.text)[...])
    #expect(frame.rows.count == rows - 1)
    #expect(frame.rows.dropLast(room).last?.hasSuffix("end") == true)
    let tooMuch = Frame(
      screen.draw(Screen.Content(text: text, view: LineView(pane: menu + ["m"]), paneComesFirst: true)))
    #expect(!tooMuch.rows.contains("m"))
  }

  @Test("leaves the prompt out where the terminal has no room for it", arguments: 1...9)
  func narrow(width: Int) {
    var screen = screen(width, 3)
    #expect(Frame(screen.draw(Screen.Content(text: EditorText("ab")))).rows.joined().hasSuffix("b"))
  }

  @Test(
    "finds its first row again after the terminal has wrapped its rows",
    arguments: [
      // The first row is 79 cells wide and the cursor is in column 21 of the second.
      (80, 1), (40, 2), (100, 1), (20, 5), (10, 10),
    ])
  func resizing(width: Int, rowsUp: Int) {
    var screen = screen(80)
    _ = screen.draw(Screen.Content(text: EditorText(String(repeating: "x", count: 92))))
    screen.resize(to: TerminalSize(columns: width, rows: 24))
    let frame = Frame(screen.draw(Screen.Content(text: EditorText("y"))))
    #expect(frame.rowsUp == rowsUp)
    #expect(frame.erasesFirst)
    // Of the frame before, the terminal may still have wrapped a row.
    #expect(Frame(screen.draw(Screen.Content(text: EditorText("z")))).erasesFirst)
    screen.forget()
    #expect(!Frame(screen.draw(Screen.Content(text: EditorText("z")))).erasesFirst)
  }

  @Test("finds its first row again where the terminal cuts its rows off", arguments: [80, 40, 100, 20])
  func resizingWithoutWrapping(width: Int) {
    var screen = Screen(
      size: TerminalSize(columns: 80, rows: 24), prompt: Self.prompt, wrapsAgain: false)
    _ = screen.draw(Screen.Content(text: EditorText(String(repeating: "x", count: 92))))
    screen.resize(to: TerminalSize(columns: width, rows: 24))
    #expect(Frame(screen.draw(Screen.Content(text: EditorText("y")))).rowsUp == 1)
  }

  @Test("leaves the line alone, with a mark, for the transcript")
  func finishing() {
    var screen = screen(40)
    _ = screen.draw(
      Screen.Content(text: EditorText(marked: "a|b"), view: LineView(hint: "c", pane: ["pane"])))
    let last = screen.finish(EditorText(marked: "a|b"), mark: "^C")
    #expect(last == "\u{1B}[?2026h\u{1B}[?25l\r\u{1B}[Jtabbar> ab^C\u{1B}[J\r\n\u{1B}[?25h\u{1B}[?2026l")
    #expect(Frame(screen.draw(Screen.Content())).rowsUp == 0)
  }
}

/// What a frame does, read back from its text.
private struct Frame {
  var rows: [String] = []
  var rowsUp = 0
  var erasesFirst = false
  var rowsBelowCursor = 0
  var column = 0

  init(_ frame: Screen.Frame) {
    let text = frame.text
    let begin = "\u{1B}[?2026h\u{1B}[?25l"
    let end = "\u{1B}[?25h\u{1B}[?2026l"
    guard text.hasPrefix(begin), text.hasSuffix(end) else { return }
    // By scalars: a carriage return and what follows it must not be taken for one character.
    var rest = Substring(text.dropFirst(begin.count).dropLast(end.count)).unicodeScalars
    rowsUp = Self.takeNumber(before: "A", from: &rest) ?? 0
    guard rest.popFirst() == "\r" else { return }
    erasesFirst = rest.starts(with: "\u{1B}[J".unicodeScalars)
    if erasesFirst { rest = rest.dropFirst(3) }
    let parts = String(rest).split(separator: "\u{1B}[J", maxSplits: 1).map(String.init)
    rows = (parts.first ?? "").split(separator: "\u{1B}[K\r\n", omittingEmptySubsequences: false).map(
      String.init)
    var ending = Substring(parts.last ?? "").unicodeScalars
    rowsBelowCursor = Self.takeNumber(before: "A", from: &ending) ?? 0
    column = (Self.takeNumber(before: "G", from: &ending) ?? 0) - 1
  }

  private static func takeNumber(
    before letter: Unicode.Scalar, from text: inout Substring.UnicodeScalarView
  ) -> Int? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let digits = text.dropFirst(2).prefix { $0.properties.numericType == .decimal }
    guard text[digits.endIndex...].first == letter else { return nil }
    text = text[text.index(after: digits.endIndex)...]
    return Int(String(digits))
  }
}
