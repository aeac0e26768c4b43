import TabBarDrawing

/// The frame that the prompt has drawn, and the text that changes it: a pure value that neither writes nor asks.
struct Screen {
  /// What the prompt writes: motions of the program's own, and rows whose characters are harmless.
  struct Frame: Hashable, Sendable, ExpressibleByStringLiteral {
    private(set) var text: String

    /// Takes text that only this file composes.
    fileprivate init(_ text: String) { self.text = text }

    // A literal is static, so that no other text can take its way.
    init(stringLiteral text: StaticString) { self.text = text.description }

    static func + (first: Frame, second: Frame) -> Frame { Frame(first.text + second.text) }
    static func += (frame: inout Frame, end: Frame) { frame.text += end.text }
  }

  struct Content: Hashable, Sendable {
    var text = EditorText()
    /// Its pane is not shown without room, and its hint is cut where the row ends.
    var view = LineView()
    /// Replaces the prompt, or `nil`.
    var prompt: HarmlessText?
    /// Whether the pane is shown even if rows of the text have to make way for it.
    var paneComesFirst = false
  }

  private(set) var size: TerminalSize
  var prompt: HarmlessText
  /// Whether the terminal wraps the drawn rows again when its width changes.
  private let wrapsAgain: Bool
  /// Whether nothing is drawn but the row with the cursor, and of that only what has changed, so that a screen reader says
  /// no more. What else is shown is written as lines.
  let isOneRow: Bool
  // How wide each row of the frame was drawn, and where the cursor was left.
  private var drawnWidths: [Int] = []
  private var cursor = (row: 0, column: 0)
  // How many rows of the terminal the cursor is below the frame's first one.
  private var rowsAboveCursor = 0
  private var drawnRow = ""
  private var lastPane: (pane: [HarmlessText], width: Int, rows: [ScreenLayout.Row]) = ([], 0, [])
  private var wasResized = false

  init(
    size: TerminalSize, prompt: HarmlessText, wrapsAgain: Bool = true, isOneRow: Bool = false
  ) {
    self.size = size
    self.prompt = prompt
    self.wrapsAgain = wrapsAgain
    self.isOneRow = isOneRow
  }

  /// The most rows that a pane can have beside the rows of `text`; 0 on a terminal that is too small.
  func paneRoom(beside text: EditorText) -> Int {
    room(beside: layout(text), comesFirst: false)
  }

  /// The most rows that a pane can have if rows of `text` make way for it; 0 on a terminal that is too small.
  func menuRoom(beside text: EditorText) -> Int {
    room(beside: layout(text), comesFirst: true)
  }

  private func room(beside layout: ScreenLayout, comesFirst: Bool) -> Int {
    guard !isOneRow, size.columns >= 20, size.rows >= 5 else { return 0 }
    return max(size.rows - layout.rows.count - 1, comesFirst ? (size.rows - 1) / 2 : 0)
  }

  mutating func draw(_ content: Content) -> Frame {
    let view = content.view
    var layout = layout(content.text, colors: view.colors, prompt: content.prompt)
    if isOneRow { return change(to: &layout) }
    let room = room(beside: layout, comesFirst: content.paneComesFirst)
    let pane = view.pane.count <= room ? view.pane : []
    if content.text.cursorIsAtEnd {
      layout.addHint(view.hint)
      layout.addHint(view.usage, after: "  # ")
    }
    layout.keepRowsAroundCursor(max(1, size.rows - 1 - (content.paneComesFirst ? pane.count : 0)))
    // A status beside a line of several rows would distract.
    let status = layout.rows.count == 1 ? layout.addStatus(view.status) : nil
    // Most keys leave the pane as it is.
    if lastPane.pane != pane || lastPane.width != size.columns {
      lastPane = (pane, size.columns, pane.map(layout.clipped))
    }
    layout.add(lastPane.rows)
    return frame(of: layout, ending: moveBack(in: layout, by: status))
  }

  /// Returns what replaces the last frame by the line alone, followed by `mark`, and begins a new row.
  mutating func finish(_ text: EditorText, mark: String = "") -> Frame {
    var layout = layout(EditorText(text.text))
    layout.add(mark)
    if isOneRow {
      // The parts of a long line have replaced one another.
      let rows = layout.rows.dropLast().map { $0.text + "\r\n" }.joined()
      if !rows.isEmpty { forget() }
      let end = change(to: &layout)
      forget()
      return Frame(rows.isEmpty ? "" : "\r\u{1B}[K" + rows) + end + "\r\n"
    }
    // A terminal remembers how far a row was written, and at a narrower width it would wrap the empty end, too.
    let result = frame(of: layout, ending: "\r\n", erasingFirst: true)
    forget()
    return result
  }

  /// Returns the change to the row that the cursor is in.
  private mutating func change(to layout: inout ScreenLayout) -> Frame {
    layout.keepRowsAroundCursor(1)
    let (row, place) = (layout.rows[0], layout.cursor.column)
    let same = wasResized ? "" : String(zip(drawnRow, row.text).prefix { $0 == $1 }.map(\.0))
    let start = same.columns
    let rest = String(row.text.dropFirst(same.count))
    let drawn = drawnWidths.first ?? 0
    func move(from column: Int, to other: Int) -> String { column == other ? "" : "\u{1B}[\(other + 1)G" }
    let isChanged = wasResized || !rest.isEmpty || row.width < drawn
    let text =
      isChanged
      ? move(from: wasResized ? -1 : cursor.column, to: start) + rest
        + (wasResized || row.width < drawn ? "\u{1B}[K" : "") + move(from: row.width, to: place)
      : move(from: cursor.column, to: place)
    forget()
    drawnRow = row.text
    drawnWidths = [row.width]
    cursor = (0, place)
    return Frame(text)
  }

  /// Returns lines to write below the text, which is then drawn anew.
  mutating func told(_ lines: [HarmlessText], below text: EditorText) -> Frame {
    finish(text) + Frame(lines.map { $0.text + "\r\n" }.joined())
  }

  mutating func erase() -> Frame {
    let result = Frame(moveToFirstRow + "\u{1B}[J")
    forget()
    return result
  }

  mutating func clear() -> Frame {
    forget()
    return "\u{1B}[H\u{1B}[2J"
  }

  mutating func forget() {
    drawnWidths = []
    drawnRow = ""
    cursor = (0, 0)
    rowsAboveCursor = 0
    wasResized = false
  }

  /// Notes a new size, to whose width the terminal has by now wrapped the drawn rows.
  mutating func resize(to newSize: TerminalSize) {
    if isOneRow, newSize == size { return }
    size = newSize
    wasResized = !drawnWidths.isEmpty
    guard wrapsAgain else { return }
    let width = max(1, newSize.columns)
    let above = drawnWidths.prefix(cursor.row).reduce(0) { $0 + max(1, ($1 + width - 1) / width) }
    rowsAboveCursor = above + cursor.column / width
  }

  private func layout(
    _ text: EditorText, colors: [TextColor] = [], prompt: HarmlessText? = nil
  ) -> ScreenLayout {
    ScreenLayout(
      text: text, colors: colors, prompt: prompt ?? self.prompt, width: max(1, size.columns - 1))
  }

  private var moveToFirstRow: String {
    (rowsAboveCursor > 0 ? "\u{1B}[\(rowsAboveCursor)A" : "") + "\r"
  }

  /// Returns the motion from the end of the last row to the cursor, by way of the status in the first row.
  private func moveBack(in layout: ScreenLayout, by status: (text: String, column: Int)?) -> String {
    if let status {
      let rows = layout.rows.count - 1
      return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[\(status.column + 1)G" + status.text
        + "\u{1B}[\(layout.cursor.column + 1)G"
    }
    let rows = layout.rows.count - 1 - layout.cursor.row
    return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[\(layout.cursor.column + 1)G"
  }

  private mutating func frame(of layout: ScreenLayout, ending: String, erasingFirst: Bool = false) -> Frame {
    let rows = layout.rows.map(\.text).joined(separator: "\u{1B}[K\r\n")
    // A terminal remembers which rows it has wrapped, and would join them again at the next size, even with other
    // text in them, unless they are erased first. So it is with a frame that was on its way when the size changed.
    let begin = "\u{1B}[?2026h\u{1B}[?25l" + moveToFirstRow + (wasResized || erasingFirst ? "\u{1B}[J" : "")
    drawnWidths = layout.rows.map(\.width)
    cursor = layout.cursor
    rowsAboveCursor = cursor.row
    return Frame(begin + rows + "\u{1B}[J" + ending + "\u{1B}[?25h\u{1B}[?2026l")
  }
}
