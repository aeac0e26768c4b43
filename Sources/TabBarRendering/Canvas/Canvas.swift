/// A grid of character cells that is drawn on and read off as lines. What lies outside is cut.
struct Canvas {
  /// One cell. A wide character stands in its left cell; the right one is `nil`.
  private struct Cell {
    var character: Character?
    var style: Style
  }

  /// The number of columns.
  let columns: Int
  /// The number of rows.
  let rows: Int
  private var cells: [Cell]

  /// Creates a grid of spaces.
  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Cell(character: " ", style: .plain), count: self.columns * self.rows)
  }

  /// Puts a text into a row from a column on; a wide character that is cut in half leaves a space.
  mutating func put(_ text: String, row: Int, column: Int, _ style: Style = .plain) {
    guard (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = TerminalText.columns(of: String(character))
      defer { column += width }
      guard width > 0, column >= 0, column + width <= columns else { continue }
      clear(row: row, column: column)
      cells[row * columns + column] = Cell(character: character, style: style)
      if width == 2 {
        clear(row: row, column: column + 1)
        cells[row * columns + column + 1] = Cell(character: nil, style: style)
      }
    }
  }

  /// Repeats a narrow character in a row over a range of columns.
  mutating func fill(_ character: Character, row: Int, from start: Int, to end: Int, _ style: Style = .plain)
  {
    guard start < end else { return }
    put(String(repeating: character, count: end - start), row: row, column: start, style)
  }

  /// Makes a cell free, with the other half of a wide character that stands in it.
  private mutating func clear(row: Int, column: Int) {
    let index = row * columns + column
    if cells[index].character == nil { cells[index - 1].character = " " }
    if column + 1 < columns, cells[index + 1].character == nil { cells[index + 1].character = " " }
    cells[index].character = " "
  }

  /// The rows as lines.
  var lines: [StyledText] {
    (0..<rows).map { row in
      var line = StyledText()
      var run = ""
      var style: Style = .plain
      for cell in cells[row * columns..<(row + 1) * columns] {
        guard let character = cell.character else { continue }
        if cell.style != style {
          line.append(run, style)
          run = ""
          style = cell.style
        }
        run.append(character)
      }
      line.append(run, style)
      return line
    }
  }
}
