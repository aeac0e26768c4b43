package import TabBarDrawing

/// The effects of keys while a line is typed: for `help keys` and `docs/designing.md`.
package enum KeyTable {
  struct Entry: Hashable, Sendable {
    let keys: String
    let does: String
  }

  /// The keys, most needed first.
  static let entries: [Entry] = [
    Entry(keys: "Return", does: "runs the line"),
    Entry(
      keys: "Tab",
      does: "completes; again, lists what can follow: arrows move, Return or Space takes, Escape closes"),
    Entry(
      keys: "Right or ^E at the end",
      does: "completes the word with the faint text; what is behind # says what may follow"),
    Entry(keys: "? after a space, F1", does: "shows the help of the command; arrows scroll it"),
    Entry(keys: "Up Down, ^P ^N", does: "go to earlier lines that begin like this one"),
    Entry(
      keys: "^R", does: "searches all earlier lines: type parts, Return takes the line, Escape goes back"),
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
      + " file may bind keys to functions of libedit that move, delete or search. A line that is not followed is"
      + " reported at the start.",
  ]

  package static var blocks: [Block] {
    [.rows(entries.map { .entry($0.keys, $0.does, labelStyle: .plain) })]
      + remarks.flatMap { [.gap, .paragraph($0)] }
  }

  static var markdown: String {
    let rows = entries.map { "| `\($0.keys)` | \($0.does) |\n" }
    return "| key | what it does |\n| --- | --- |\n" + rows.joined() + "\n"
      + remarks.joined(separator: "\n\n") + "\n"
  }
}
