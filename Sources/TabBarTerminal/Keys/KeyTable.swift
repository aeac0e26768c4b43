package import TabBarDrawing
import TabBarGuidelines

/// The effects of keys while a line is typed, for `help keys` and `docs/designing.md`: the last rows of `keys.tsv`.
package enum KeyTable {
  /// The cells of each row that begins with a word, without that.
  private static func rows(_ word: String) -> [ArraySlice<String>] {
    KeySequences.rows.filter { $0[0] == word }.map { $0.dropFirst() }
  }

  private static let remarks = Array(rows("note").joined())

  /// The keys that do something, and what.
  private static func entries(_ editing: RenderOptions.Editing) -> [(keys: String, does: String)] {
    let column = editing == .whole ? 2 : editing == .row ? 3 : 4
    return rows("says").map { cells in
      (cells[1], cells.indices.contains(column) && !cells[column].isEmpty ? cells[column] : cells[2])
    }.filter { $0.1 != "-" }
  }

  package static func blocks(_ editing: RenderOptions.Editing) -> [Block] {
    [.rows(entries(editing).map { .entry("\($0.keys)", .english($0.does), labelStyle: .plain) })]
      + (editing == .none ? [] : remarks.flatMap { [.gap, .paragraph(.english($0))] })
  }

  static var markdown: String {
    let rows = entries(.whole).map { "| `\($0.keys)` | \($0.does) |\n" }
    return "| key | what it does |\n| --- | --- |\n" + rows.joined() + "\n"
      + remarks.joined(separator: "\n\n") + "\n"
  }
}
