/// The frame that the prompt has drawn on the terminal: what is where, and the text that changes it.
///
/// A pure value: it writes nothing, and asks the terminal nothing.
package struct Screen {
  /// What a frame shows.
  package struct Content: Hashable, Sendable {
    package var text: EditorText
    /// The parts of the text that stand out.
    package var colors: [TextColor]
    /// Faint text behind the cursor; shown as far as the row has room.
    package var hint: String
    /// Text at the right end of the prompt's row, which gives way to all other text; it may hold SGR sequences.
    package var status: String
    /// Rows under the line, which may hold SGR sequences; not shown where they have no room.
    package var pane: [String]
    /// What stands in place of the first row's prompt, or `nil`.
    package var prompt: String?
    /// Whether the pane is shown even where rows of the text have to make way for it.
    package var paneComesFirst: Bool

    package init(
      text: EditorText = EditorText(), colors: [TextColor] = [], hint: String = "", pane: [String] = [],
      prompt: String? = nil, paneComesFirst: Bool = false, status: String = ""
    ) {
      self.text = text
      self.colors = colors
      self.hint = hint
      self.pane = pane
      self.prompt = prompt
      self.paneComesFirst = paneComesFirst
      self.status = status
    }
  }

  /// The prompt of the first row, and that of the rows below it.
  package struct Prompt: Hashable, Sendable {
    package var first: String
    package var continuation: String

    package init(first: String, continuation: String) {
      self.first = first
      self.continuation = continuation
    }
  }

  package private(set) var size: TerminalSize
  private let prompt: Prompt
  private let columns: (Character) -> Int
  // How wide each row of the frame was drawn, and where the cursor was left.
  private var drawnWidths: [Int] = []
  private var cursor = (row: 0, column: 0)
  // How many rows of the terminal the cursor is below the frame's first one.
  private var rowsAboveCursor = 0
  private var wasResized = false

  /// `columns` returns how many cells a character takes.
  package init(size: TerminalSize, prompt: Prompt, columns: @escaping (Character) -> Int) {
    self.size = size
    self.prompt = prompt
    self.columns = columns
  }

  /// The most rows that a pane can have beside the rows of `text`; 0 where the terminal is too small for one.
  package func paneRoom(beside text: EditorText) -> Int {
    guard size.columns >= 20, size.rows >= 5 else { return 0 }
    return max(0, size.rows - layout(text, reach: size.rows).rows.count - 1)
  }

  /// The most rows that a pane can have for which rows of `text` make way; 0 where the terminal is too small for one.
  package func menuRoom(beside text: EditorText) -> Int {
    guard size.columns >= 20, size.rows >= 5 else { return 0 }
    return max(paneRoom(beside: text), (size.rows - 1) / 2)
  }

  /// Returns what replaces the last frame by one that shows `content`.
  package mutating func draw(_ content: Content) -> String {
    let room = content.paneComesFirst ? menuRoom(beside: content.text) : paneRoom(beside: content.text)
    let pane = content.pane.count <= room ? content.pane : []
    var layout = layout(
      content.text, colors: content.colors, reach: size.rows, firstPrompt: content.prompt)
    if content.text.cursorIsAtEnd { layout.addHint(content.hint) }
    layout.keepRowsAroundCursor(max(1, size.rows - 1 - (content.paneComesFirst ? pane.count : 0)))
    // A line of several rows needs the eye for itself.
    let status = layout.rows.count == 1 ? layout.addStatus(content.status) : nil
    layout.addPane(pane)
    return frame(of: layout, ending: moveBack(in: layout, by: status))
  }

  /// Returns what replaces the last frame by the line alone, followed by `mark`, and begins a new row after it.
  package mutating func finish(_ text: EditorText, mark: String = "") -> String {
    var layout = layout(EditorText(rows: text.rows, row: .max, offset: .max), reach: text.rows.count)
    layout.add(mark)
    // A terminal remembers how far a row was written, and at a narrower width it would wrap the empty end, too.
    let result = frame(of: layout, ending: "\r\n", erasingFirst: true)
    forget()
    return result
  }

  /// Returns what takes the last frame away.
  package mutating func erase() -> String {
    let result = moveToFirstRow + "\u{1B}[J"
    forget()
    return result
  }

  /// Returns what clears the whole terminal, for a frame at its top.
  package mutating func clear() -> String {
    forget()
    return "\u{1B}[H\u{1B}[2J"
  }

  /// Notes that somebody else has written: the next frame begins on the cursor's row.
  package mutating func forget() {
    drawnWidths = []
    cursor = (0, 0)
    rowsAboveCursor = 0
    wasResized = false
  }

  /// Notes a new size.
  ///
  /// A terminal has by now wrapped the drawn rows to its new width.
  package mutating func resize(to newSize: TerminalSize) {
    size = newSize
    let width = max(1, newSize.columns)
    let above = drawnWidths.prefix(cursor.row).reduce(0) { $0 + max(1, ($1 + width - 1) / width) }
    rowsAboveCursor = above + cursor.column / width
    wasResized = !drawnWidths.isEmpty
  }

  private func layout(
    _ text: EditorText, colors: [TextColor] = [], reach: Int, firstPrompt: String? = nil
  ) -> ScreenLayout {
    var prompt = prompt
    if let firstPrompt { prompt.first = firstPrompt }
    return ScreenLayout(
      text: text, colors: colors, reach: reach, prompt: prompt, width: max(1, size.columns - 1),
      columns: columns)
  }

  private var moveToFirstRow: String {
    (rowsAboveCursor > 0 ? "\u{1B}[\(rowsAboveCursor)A" : "") + "\r"
  }

  /// Returns what moves from the end of the last row to the cursor's place, by way of the status in the first row.
  private func moveBack(in layout: ScreenLayout, by status: (text: String, column: Int)?) -> String {
    if let status {
      let rows = layout.rows.count - 1
      return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[\(status.column + 1)G" + status.text
        + "\u{1B}[\(layout.cursor.column + 1)G"
    }
    let rows = layout.rows.count - 1 - layout.cursor.row
    return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[\(layout.cursor.column + 1)G"
  }

  private mutating func frame(of layout: ScreenLayout, ending: String, erasingFirst: Bool = false) -> String {
    let rows = layout.rows.map(\.text).joined(separator: "\u{1B}[K\r\n")
    // A terminal remembers which rows it has wrapped, and would join them again at the next size, even with other
    // text in them, unless they are erased first.
    let begin = "\u{1B}[?2026h\u{1B}[?25l" + moveToFirstRow + (wasResized || erasingFirst ? "\u{1B}[J" : "")
    wasResized = false
    drawnWidths = layout.rows.map(\.width)
    cursor = layout.cursor
    rowsAboveCursor = cursor.row
    return begin + rows + "\u{1B}[J" + ending + "\u{1B}[?25h\u{1B}[?2026l"
  }
}
