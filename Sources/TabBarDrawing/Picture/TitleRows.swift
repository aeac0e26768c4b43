/// A title in the columns of its cell: in one row, or broken into more.
///
/// A device shows each title in one row. In a picture a title takes another row before it loses a letter.
struct TitleRows {
  /// More rows than this would not be read as a title.
  static let most = 4

  private(set) var rows: [String]
  /// Whether letters are missing even so.
  private(set) var isShortened = false

  /// Breaks a title between words, and in a word that is wider than the columns.
  init(_ title: String, columns: Int, _ glyphs: Glyphs) {
    rows = title.isEmpty ? [] : [title]
    guard title.columns > columns else { return }
    rows = Self.rows(of: title, columns: columns)
    guard let last = rows.indices.last, last >= Self.most || rows[last].columns > columns
    else { return }
    isShortened = true
    let end = min(last, Self.most - 1)
    rows[end] = TerminalText.shortened(rows[end...].joined(separator: " "), to: columns, glyphs)
    rows = rows.prefix(end + 1).filter { !$0.isEmpty }
  }

  var columns: Int { rows.map(\.columns).max() ?? 0 }

  /// Returns as many rows as a title takes; the last one is too wide if one of its characters is.
  private static func rows(of title: String, columns: Int) -> [String] {
    var rows: [String] = []
    for word in title.split(separator: " ") {
      if let row = rows.last, row.columns + 1 + word.columns <= columns {
        rows[rows.count - 1] += " " + word
        continue
      }
      var rest = word[...]
      while rest.columns > columns {
        guard let start = start(of: rest, columns: columns) else { return rows + [String(rest)] }
        rows.append(start.hyphenated)
        rest = rest.dropFirst(start.length)
      }
      if !rest.isEmpty { rows.append(String(rest)) }
    }
    return rows
  }

  /// Returns the beginning of a word that is broken, `nil` if no character fits.
  ///
  /// Letters that have a case are broken with a hyphen; the other scripts have none.
  private static func start(of word: Substring, columns: Int) -> (hyphenated: String, length: Int)? {
    var start = word[...]
    var taken = start.columns
    while let last = start.last, taken > columns {
      taken -= last.columns
      start.removeLast()
    }
    guard !start.isEmpty else { return nil }
    var shorter = start
    if taken == columns, let last = shorter.popLast() { taken -= last.columns }
    if let last = shorter.last, last.isCased, word[shorter.endIndex].isCased, taken < columns {
      return ("\(shorter)-", shorter.count)
    }
    return (String(start), start.count)
  }
}
