import TabBarDrawing

/// The rows of a frame, each narrower than the terminal, and the cursor among them.
struct ScreenLayout {
  struct Row: Hashable {
    var text: String
    /// In character cells.
    var width: Int
  }

  private(set) var rows: [Row] = []
  private(set) var cursor = (row: 0, column: 0)
  private let width: Int

  /// Lays out the prompt and the text, in rows that are not wider than `width`.
  init(
    text: EditorText, colors: [TextColor] = [], prompt: HarmlessText, width: Int
  ) {
    self.width = width
    rows.append(Row(text: "", width: 0))
    let lead = clipped(prompt)
    // A prompt that leaves no room for the text is better left out.
    if lead.width + 2 <= width { append(lead.text, columns: lead.width) }
    let start = rows[0].width
    if addAtOnce(text.text, colors) {
      cursor = (0, start + text.offset)
      return
    }
    var colors = colors[...]
    var offset = 0
    for character in text.text {
      if offset == text.offset { markCursor(before: character) }
      while let color = colors.first, color.range.upperBound <= offset { colors.removeFirst() }
      let color = colors.first.flatMap { $0.range.contains(offset) ? $0.parameters : nil }
      add(character, color)
      offset += character.unicodeScalars.count
    }
    if offset <= text.offset { markCursor(before: nil) }
  }

  /// Adds a line of ASCII that fits, as most do, without a look at each character; returns whether it is one.
  private mutating func addAtOnce(_ row: String, _ colors: [TextColor]) -> Bool {
    let bytes = row.utf8
    guard rows[rows.count - 1].width + bytes.count <= width, bytes.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return false }
    var text = ""
    var end = 0
    func part(to offset: Int) -> Substring {
      defer { end = offset }
      return row[bytes.index(row.startIndex, offsetBy: end)..<bytes.index(row.startIndex, offsetBy: offset)]
    }
    for color in colors {
      let range = color.range.clamped(to: end..<bytes.count)
      text += part(to: range.lowerBound)
      text += "\u{1B}[\(color.parameters)m" + part(to: range.upperBound) + "\u{1B}[m"
    }
    append(text + part(to: bytes.count), columns: bytes.count)
    return true
  }

  /// Adds text after the last row, and continues below it.
  mutating func add(_ text: String) {
    for character in text { add(character) }
  }

  /// Adds as many whole words of a hint as the last row has room for.
  mutating func addHint(_ hint: String, after sign: String = "") {
    let room = width - rows[rows.count - 1].width - sign.count
    var (shown, shownWidth) = ("", 0)
    var whole = (shown, shownWidth)
    for character in hint {
      let (text, columns) = visible(character)
      if character == " " { whole = (shown, shownWidth) }
      guard shownWidth + columns <= room else {
        (shown, shownWidth) = whole
        break
      }
      shown += text
      shownWidth += columns
    }
    if shownWidth > 0 { append("\u{1B}[2m\(sign)\(shown)\u{1B}[m", columns: sign.count + shownWidth) }
  }

  /// Makes room for a text, which may hold SGR sequences, at the end of the only row; `nil` without room.
  mutating func addStatus(_ status: HarmlessText) -> (text: String, column: Int)? {
    guard !status.isEmpty, rows.count == 1 else { return nil }
    let status = clipped(status)
    let column = width - status.width
    guard column >= rows[0].width + 4 else { return nil }
    rows[0].width = width
    return (status.text, column)
  }

  /// Adds rows below, which must not be wider.
  mutating func add(_ rows: [Row]) { self.rows += rows }

  mutating func keepRowsAroundCursor(_ limit: Int) {
    guard rows.count > limit else { return }
    let first = min(max(0, cursor.row - limit + 1), rows.count - limit)
    rows = Array(rows[first..<(first + limit)])
    cursor.row -= first
  }

  private mutating func add(_ character: Character, _ color: String? = nil) {
    let (text, columns) = visible(character)
    if rows[rows.count - 1].width + columns > width { rows.append(Row(text: "", width: 0)) }
    // Each character by itself: the line is short, and a row that is cut or wrapped never leaves a colour on.
    append(color.map { "\u{1B}[\($0)m\(text)\u{1B}[m" } ?? text, columns: columns)
  }

  private mutating func append(_ text: String, columns: Int) {
    rows[rows.count - 1].text += text
    rows[rows.count - 1].width += columns
  }

  private mutating func markCursor(before character: Character?) {
    // A row's end has a cell for the cursor: rows are narrower than the terminal. A character that has to go to the
    // next row takes the cursor there.
    if let character, rows[rows.count - 1].width + visible(character).columns > width {
      rows.append(Row(text: "", width: 0))
    }
    cursor = (rows.count - 1, rows[rows.count - 1].width)
  }

  /// Returns what to write for a character: one that acts on the terminal or hides never reaches it.
  private func visible(_ character: Character) -> (text: String, columns: Int) {
    // A single ASCII character is by far the most frequent.
    if let ascii = character.asciiValue, ascii >= 0x20, ascii != 0x7F { return (String(character), 1) }
    let text = TerminalText.escaped(String(character), by: Self.sign)
    return (text, text.columns)
  }

  /// Returns a sign to show for a scalar that cannot be drawn. It takes fewer columns than an escape.
  private static func sign(for scalar: Unicode.Scalar) -> String {
    guard scalar.value < 0x20 || scalar.value == 0x7F else { return "\u{FFFD}" }
    return "^" + String(Character(Unicode.Scalar(UInt8(scalar.value) ^ 0x40)))
  }

  func clipped(_ text: HarmlessText) -> Row {
    var row = Row(text: "", width: 0)
    var hasStyle = false
    var rest = Substring(text.text)
    while let character = rest.first {
      if character == "\u{1B}", let style = Self.style(at: rest) {
        row.text += style
        hasStyle = true
        rest = rest.dropFirst(style.count)
        continue
      }
      if character == Isolate.start || character == Isolate.end {
        row.text.append(rest.removeFirst())
        continue
      }
      let (shown, columns) = visible(character)
      if row.width + columns > width { break }
      row.text += shown
      row.width += columns
      rest.removeFirst()
    }
    if hasStyle { row.text += "\u{1B}[m" }
    return row
  }

  private static func style(at text: Substring) -> Substring? {
    guard text.hasPrefix("\u{1B}[") else { return nil }
    let parameters = text.dropFirst(2).prefix { $0.isASCII && ($0.isNumber || $0 == ";" || $0 == ":") }
    guard text[parameters.endIndex...].first == "m" else { return nil }
    return text[...parameters.endIndex]
  }
}
