/// Breaks a text between words so that each line fits a number of columns.
package enum WordWrap {
  /// Returns a text in lines, escaped before it is broken; one that fits a line stays as it is.
  package static func lines(of text: String, columns: Int) -> [HarmlessText] {
    let columns = max(columns, 2)
    let text = TerminalText.escaped(text)
    guard text.columns > columns else { return [HarmlessText(verbatim: text)] }
    var lines: [HarmlessText] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let width = word.columns
      if used > 0, used + 1 + width <= columns {
        line += " " + word
        used += 1 + width
        continue
      }
      if used > 0 { lines.append(HarmlessText(verbatim: line)) }
      (line, used) = ("", 0)
      guard width > columns else {
        (line, used) = (String(word), width)
        continue
      }
      for character in word {
        let step = character.columns
        if used + step > columns {
          lines.append(HarmlessText(verbatim: line))
          line = ""
          used = 0
        }
        line.append(character)
        used += step
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(HarmlessText(verbatim: line)) }
    return lines
  }

  /// Returns a row in rows that are broken between words only: a path that is longer stays whole, and so does a line to
  /// type. Further rows are indented by two columns more.
  package static func rows(of row: HarmlessText, columns: Int) -> [HarmlessText] {
    guard row.text.columns > columns, !row.text.hasPrefix("type: "),
      !row.text.contains("\u{1B}")
    else { return [row] }
    let margin = String(row.text.prefix { $0 == " " })
    var rows: [String] = []
    for word in row.text.split(separator: " ") {
      if let last = rows.last, last.columns + 1 + word.columns <= columns {
        rows[rows.count - 1] += " " + word
      } else {
        rows.append(margin + (rows.isEmpty ? "" : "  ") + word)
      }
    }
    return rows.map { HarmlessText(verbatim: $0) }
  }
}
