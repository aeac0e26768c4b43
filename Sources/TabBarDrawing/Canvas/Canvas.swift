/// A grid of character cells; drawing outside of it has no effect.
struct Canvas {
  /// One cell. A wide character is in its first cell; the others are `nil`.
  private struct Cell {
    var character: Character?
    var style: Style
  }

  let columns: Int
  let rows: Int
  private let glyphs: Glyphs
  private var cells: [Cell]

  init(columns: Int, rows: Int, _ glyphs: Glyphs = .unicode) {
    self.glyphs = glyphs
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Cell(character: " ", style: .plain), count: self.columns * self.rows)
  }

  /// Puts a text into a row from a column on; a wide character that is cut in half leaves a space.
  mutating func put(_ text: String, row: Int, column: Int, _ style: Style = .plain) {
    draw(TerminalText.escaped(text), row: row, column: column, style)
  }

  mutating func put(_ sign: Glyphs.Sign, row: Int, column: Int, _ style: Style = .faint) {
    put(glyphs[sign], row: row, column: column, style)
  }

  private mutating func draw(_ text: String, row: Int, column: Int, _ style: Style) {
    guard (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = character.columns
      defer { column += width }
      guard width > 0, column >= 0, column + width <= columns else { continue }
      // More than two columns are usual: a syllable of Devanagari is one character.
      for taken in column..<column + width {
        clear(row: row, column: taken)
        cells[row * columns + taken] = Cell(character: taken == column ? character : nil, style: style)
      }
    }
  }

  mutating func fill(_ sign: Glyphs.Sign, row: Int, from start: Int, to end: Int, _ style: Style = .faint) {
    fill(glyphs[sign], row: row, from: start, to: end, style)
  }

  /// Repeats a narrow character in a row over a range of columns.
  mutating func fill(_ character: String, row: Int, from start: Int, to end: Int, _ style: Style = .plain) {
    let (start, end) = (max(0, start), min(end, columns))
    guard start < end, (0..<rows).contains(row) else { return }
    let drawn = TerminalText.escaped(character).first
    for column in start..<end {
      clear(row: row, column: column)
      cells[row * columns + column] = Cell(character: drawn, style: style)
    }
  }

  /// Empties a cell, and with it the rest of a wide character.
  private mutating func clear(row: Int, column: Int) {
    let (start, end) = (row * columns, (row + 1) * columns)
    var index = start + column
    while index > start, cells[index].character == nil { index -= 1 }
    repeat {
      cells[index].character = " "
      index += 1
    } while index < end && cells[index].character == nil
  }

  var lines: [StyledText] {
    (0..<rows).map { row in
      var line = StyledText()
      var (run, width) = ([UInt8](), 0)
      var style: Style = .plain
      for cell in cells[row * columns..<(row + 1) * columns] {
        if let character = cell.character {
          if cell.style != style {
            line.append(HarmlessText(verbatim: String(decoding: run, as: UTF8.self)), style, columns: width)
            (run, width, style) = ([], 0, cell.style)
          }
          run += character.utf8
        }
        width += 1
      }
      line.append(HarmlessText(verbatim: String(decoding: run, as: UTF8.self)), style, columns: width)
      return line
    }
  }
}
