/// A page of text, built from the top: headings, paragraphs, lists.
struct Page {
  private(set) var lines: [StyledText] = []
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.init([], options) }

  init(_ lines: [StyledText], _ options: RenderOptions) {
    self.lines = lines
    self.options = options
  }

  var text: [HarmlessText] { lines.text(options) }

  mutating func append(_ more: [StyledText]) { lines += more }

  /// Returns whether a row has room for a text.
  func fits(_ text: String) -> Bool { TerminalText.columns(of: text) <= options.columns }

  mutating func gap() { lines.append(StyledText()) }

  /// Appends a heading; several parts have a separator between them.
  mutating func heading(_ parts: String...) {
    let text = parts.joined(separator: options.glyphs.separator)
    for line in WordWrap.lines(of: options.shown(text), columns: options.columns) {
      lines.append(StyledText(line, .strong))
    }
  }

  mutating func paragraph(_ text: String, _ style: Style = .plain, indentation: Int = 0) {
    hanging("", text, style, indentation: indentation)
  }

  /// Appends a paragraph after a label; its further lines are indented to where the first one starts.
  mutating func hanging(
    _ label: String, _ text: String, _ style: Style = .plain, labelStyle: Style = .faint,
    indentation: Int = 0
  ) {
    let start = indentation + TerminalText.columns(of: label)
    let texts = WordWrap.lines(of: options.shown(text), columns: options.columns - start)
    for (index, text) in texts.enumerated() {
      var line = StyledText()
      line.pad(to: indentation)
      if index == 0 { line.append(label, labelStyle) }
      line.pad(to: start)
      line.append(text, style)
      lines.append(line)
    }
  }

  /// The most rows of an answer, unless all of it is asked for: a window of 24 rows has room for the bar below it.
  static let answerRows = 16

  /// Appends whole entries, as many as leave room for the closing lines, which say how to have the rest.
  ///
  /// - Parameter closing: Appends the closing lines for a number of entries that are left out.
  mutating func append(_ entries: [Page], closing: (_ left: Int, _ page: inout Page) -> Void) {
    for count in stride(from: entries.count, through: 0, by: -1) {
      var end = Page(options)
      closing(entries.count - count, &end)
      let shown = entries.prefix(count).flatMap(\.lines)
      let room = Self.answerRows - lines.count - end.lines.count
      guard shown.count <= room || count == 0 else { continue }
      // An entry that is longer than the page by itself is begun.
      let begun = count == 0 ? entries.first?.lines.prefix(max(room, 1)) ?? [] : []
      lines += shown + begun + end.lines
      return
    }
  }

  /// Appends rows of a label and a text, the texts below one another.
  mutating func table(
    _ rows: [(label: String, text: String)], _ style: Style = .plain, labelStyle: Style = .faint
  ) {
    let width = (rows.map { TerminalText.columns(of: $0.label) }.max() ?? 0) + 2
    for row in rows {
      hanging(TerminalText.padded(row.label, to: width), row.text, style, labelStyle: labelStyle)
    }
  }
}

/// Rows of cells in aligned columns, safe for wide characters. Each row is one line.
struct Table {
  private var rows: [[StyledText]] = []
  /// The columns of right-aligned cells, such as numbers.
  var rightAligned: Set<Int> = []
  /// The column whose cells are cut if a line is too long.
  var flexible: Int?

  mutating func append(_ cells: [StyledText]) { rows.append(cells) }

  mutating func append(_ texts: [String], _ style: Style = .plain) {
    rows.append(texts.map { StyledText($0, style) })
  }

  /// Returns the rows as lines, two spaces between the cells; columns that are empty in every row vanish.
  func lines(_ options: RenderOptions) -> [StyledText] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.columns)
      }
    }
    let gaps = max(0, widths.filter { $0 > 0 }.count - 1) * 2
    let excess = widths.reduce(gaps, +) - options.columns
    if let flexible, widths.indices.contains(flexible), excess > 0 {
      widths[flexible] = max(min(widths[flexible], 8), widths[flexible] - excess)
    }
    let mark = options.glyphs.shortened
    return rows.map { row in
      var line = StyledText()
      var end = 0
      for (index, cell) in row.enumerated() where widths[index] > 0 {
        if end > 0 { end += 2 }
        let cell = cell.clipped(to: widths[index], mark: mark)
        line.pad(to: rightAligned.contains(index) ? end + widths[index] - cell.columns : end)
        line.append(cell)
        end += widths[index]
      }
      return line.clipped(to: options.columns, mark: mark)
    }
  }
}
