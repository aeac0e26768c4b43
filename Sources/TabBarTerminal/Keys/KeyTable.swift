package import TabBarDrawing
import TabBarGuidelines

/// The effects of keys while a line is typed: for `help keys` and `docs/designing.md`.
package enum KeyTable {
  struct Entry: Hashable, Sendable {
    let keys: String
    let does: String
    /// What it does where only the row of the text is drawn; `nil` where it does nothing there.
    var inRow: String? = ""
  }

  /// The keys, most needed first.
  static let entries: [Entry] = [
    Entry(keys: "Return", does: "runs the line"),
    Entry(
      keys: "Tab",
      does: "completes; again, lists what can follow: arrows move, Return or Space takes, Escape closes",
      inRow: "completes; again, lists what can follow, a line each"),
    Entry(
      keys: "Right or ^E at the end",
      does: "completes the word with the faint text; what is behind # says what may follow", inRow: nil),
    Entry(
      keys: "? after a space, F1", does: "shows the help of the command; arrows scroll it",
      inRow: "writes the help of the command"),
    Entry(keys: "Up Down, ^P ^N", does: "go to earlier lines that begin like this one"),
    Entry(
      keys: "^R", does: "searches all earlier lines: type parts, Return takes the line, Escape goes back",
      inRow: nil),
    Entry(keys: "Left Right, ^B ^F", does: "move by a character"),
    Entry(keys: "M-B M-F, Ctrl-Left -Right", does: "move by a word"),
    Entry(keys: "^A ^E, Home End", does: "go to the beginning and the end of the line"),
    Entry(keys: "Backspace, Delete, ^D", does: "delete a character; ^D in an empty line leaves"),
    Entry(keys: "^W, M-Backspace, M-D", does: "cut back to a space, the word before, the word after"),
    Entry(keys: "^U ^K", does: "cut to the beginning, to the end"),
    Entry(keys: "^Y", does: "pastes what was cut"),
    Entry(keys: "M-.", does: "inserts the last word of the line before"),
    Entry(keys: "^T", does: "swaps two characters"),
    Entry(keys: "^_, M-_", does: "undo and redo typing"),
    Entry(keys: "^X ^E", does: "opens the line in the editor that VISUAL or EDITOR names"),
    Entry(keys: "^L", does: "clears the screen"),
    Entry(keys: "^C", does: "abandons the line, or the rest of what runs"),
    Entry(keys: "^Z", does: "suspends the program; fg in the shell resumes it"),
  ]

  static let remarks = [
    "M- is Alt, or Escape before the key; ^ is Control. Several pasted lines run only after a"
      + " question.",
    "For vi's keys put bind -v into ~/.editrc, or the file that EDITRC names; / and ^R search, u undoes. The"
      + " file may bind keys to functions of libedit that move, delete or search. At the start the program"
      + " names the lines that it does not follow.",
  ]

  /// The keys of a terminal that does not let the cursor be moved, and edits lines by itself.
  private static let ofTerminal: [Entry] = [
    entries[0],
    Entry(keys: "Backspace, ^W, ^U", does: "delete a character, a word, the line, as the terminal is set"),
    Entry(keys: "^D", does: "in an empty line leaves"),
  ]

  package static func blocks(_ editing: RenderOptions.Editing) -> [Block] {
    let entries: [(keys: String, does: String)] =
      switch editing {
      case .whole: self.entries.map { ($0.keys, $0.does) }
      case .row:
        self.entries.compactMap { entry in entry.inRow.map { (entry.keys, $0.isEmpty ? entry.does : $0) } }
      case .none: (ofTerminal + self.entries.suffix(2)).map { ($0.keys, $0.does) }
      }
    return [.rows(entries.map { .entry("\($0.keys)", .english($0.does), labelStyle: .plain) })]
      + (editing == .none ? [] : remarks.flatMap { [.gap, .paragraph(.english($0))] })
  }

  static var markdown: String {
    let rows = entries.map { "| `\($0.keys)` | \($0.does) |\n" }
    return "| key | what it does |\n| --- | --- |\n" + rows.joined() + "\n"
      + remarks.joined(separator: "\n\n") + "\n"
  }
}
