/// Breaks a text between words so that each line fits a number of columns.
package enum WordWrap {
  /// Returns the lines of a text; a word that is too long for a line is broken.
  package static func lines(of text: String, columns: Int) -> [String] {
    let columns = max(columns, 2)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let width = TerminalText.columns(of: String(word))
      if used > 0, used + 1 + width <= columns {
        line += " " + word
        used += 1 + width
        continue
      }
      if used > 0 { lines.append(line) }
      line = ""
      used = 0
      for character in word {
        let step = TerminalText.columns(of: String(character))
        if used + step > columns {
          lines.append(line)
          line = ""
          used = 0
        }
        line.append(character)
        used += step
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
