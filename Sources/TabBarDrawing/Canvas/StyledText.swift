/// One line of harmless text in runs of different styles.
package struct StyledText {
  private var runs: [(text: String, style: Style)] = []
  package private(set) var columns = 0

  package init() {}

  package init(_ text: String, _ style: Style = .plain) { append(text, style) }

  package init(_ text: HarmlessText, _ style: Style = .plain) { append(text, style) }

  /// Appends a text, escaped.
  package mutating func append(_ text: String, _ style: Style = .plain) {
    append(HarmlessText(text), style)
  }

  /// Appends a text that is known to take some columns, or `nil` to count them.
  mutating func append(_ text: HarmlessText, _ style: Style, columns width: Int? = nil) {
    guard !text.isEmpty else { return }
    runs.append((text.text, style))
    columns += width ?? text.text.columns
  }

  package mutating func append(_ other: StyledText) {
    runs += other.runs
    columns += other.columns
  }

  package static func + (line: StyledText, other: StyledText) -> StyledText {
    var line = line
    line.append(other)
    return line
  }

  /// Appends spaces up to a column; none if the line is already as long.
  package mutating func pad(to column: Int) {
    guard column > columns else { return }
    append(String(repeating: " ", count: column - columns))
  }

  /// Returns the line cut to a number of columns, with a mark if something is missing.
  func clipped(to limit: Int, mark: String) -> StyledText {
    guard columns > limit else { return self }
    var result = StyledText()
    let room = limit - mark.columns
    for run in runs {
      let start = String(run.text.prefix(columns: room - result.columns))
      result.append(HarmlessText(verbatim: start), run.style)
      if start.utf8.count < run.text.utf8.count { break }
    }
    result.append(mark, .faint)
    return result
  }

  /// Returns the line cut to the columns that it may take.
  package func clipped(_ options: RenderOptions) -> StyledText {
    clipped(to: options.columns, mark: options.glyphs[.shortened])
  }

  /// Returns the characters, without trailing spaces; ANSI sequences only with colour.
  package func text(_ options: RenderOptions) -> HarmlessText {
    let color = options.color
    var result = ""
    result.reserveCapacity(columns + (color ? 8 * runs.count : 0))
    var last = runs.count
    while last > 0, runs[last - 1].text.allSatisfy({ $0 == " " }) { last -= 1 }
    var open: Style = .plain
    for (index, run) in runs[..<last].enumerated() {
      let text = index == last - 1 ? run.text.trimmingTrailingSpaces : run.text
      if color, run.style != open {
        if open != .plain { result += "\u{1B}[0m" }
        if let parameters = run.style.parameters(on: options.background) { result += "\u{1B}[\(parameters)m" }
        open = run.style
      }
      result += text
    }
    if color, open != .plain { result += "\u{1B}[0m" }
    return HarmlessText(verbatim: result)
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

extension [StyledText] {
  package func text(_ options: RenderOptions) -> [HarmlessText] { map { $0.text(options) } }
}
