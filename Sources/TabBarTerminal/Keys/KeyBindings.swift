/// The keys to which a person gives another meaning.
package struct KeyBindings: Sendable {
  enum Function: Hashable, Sendable {
    case command(EditorCommand)
    case libedit(String)
    case nothing
  }

  struct Binding: Hashable, Sendable {
    var key: UInt8
    /// Whether the binding holds in vi's command mode only; otherwise everywhere else.
    var isInViCommands: Bool
    var function: Function
  }

  var mode = Editor.Mode.emacs
  /// Keys of one byte; the last binding of a key counts.
  var keys: [Binding] = []
  /// Key sequences, by the bytes after Escape.
  var sequences: [String: EditorCommand] = [:]

  package init(mode: Editor.Mode = .emacs) { self.mode = mode }

  package func command(ofControlKey key: UInt8) -> EditorCommand? {
    if let binding = keys.last(where: { $0.key == key && !$0.isInViCommands }) {
      if case .command(let command) = binding.function { return command }
      return nil
    }
    return EditorCommand.controlKeys[key]
  }
}

/// libedit's functions by their names, as far as a person may bind keys to them.
///
/// libedit's own functions that move, delete, search or draw are unsafe or step by code points; commands of this
/// program replace them.
enum LibeditFunctions {
  /// Returns the meaning of a name in a person's file, or `nil` for an unsupported one.
  static func named(_ name: String, inViCommands: Bool) -> KeyBindings.Function? {
    if name == "ed-unassigned" || name == "ed-ignore" { return .nothing }
    if let command = commands.first(where: { $0.name == name })?.command { return .command(command) }
    if anywhere.contains(name) || (inViCommands && viCommands.contains(name)) { return .libedit(name) }
    return nil
  }

  private static let commands: [(name: String, command: EditorCommand)] = [
    ("ed-newline", .submit), ("ed-next-char", .forward), ("ed-prev-char", .backward),
    ("em-next-word", .wordForward), ("ed-prev-word", .wordBackward), ("ed-move-to-beg", .rowStart),
    ("ed-move-to-end", .rowEnd), ("ed-prev-history", .up), ("ed-next-history", .down),
    ("ed-search-prev-history", .up), ("ed-search-next-history", .down), ("ed-prev-line", .up),
    ("ed-next-line", .down), ("vi-next-history", .down), ("vi-prev-history", .up),
    ("ed-delete-prev-char", .deleteBackward), ("em-delete-prev-char", .deleteBackward),
    ("vi-delete-prev-char", .deleteBackward), ("ed-delete-next-char", .deleteForward),
    ("em-delete-or-list", .deleteForwardOrEnd), ("vi-list-or-eof", .deleteForwardOrEnd),
    ("ed-delete-prev-word", .killWordBackward), ("em-delete-next-word", .killWordForward),
    ("ed-kill-line", .killToRowEnd), ("em-kill-line", .killToRowStart),
    ("vi-kill-line-prev", .killToRowStart),
    ("em-yank", .yank), ("em-undo", .undo), ("vi-undo", .undo), ("vi-undo-line", .undo),
    ("ed-transpose-chars", .transpose), ("ed-clear-screen", .clearScreen), ("rl_complete", .complete),
    ("rl-complete", .complete), ("vi-histedit", .openEditor), ("ed-complete", .complete),
    ("em-inc-search-prev", .searchHistory),
    ("em-inc-search-next", .searchHistory), ("vi-search-prev", .searchHistory),
    ("vi-search-next", .searchHistory),
  ]

  private static let anywhere = [
    "vi-command-mode", "vi-zero", "vi-match", "vi-next-word", "vi-next-big-word", "vi-prev-word",
    "vi-prev-big-word", "vi-end-word", "vi-end-big-word",
  ]

  private static let viCommands = [
    "vi-insert", "vi-insert-at-bol", "vi-add", "vi-add-at-eol", "vi-change-meta", "vi-change-to-eol",
    "vi-change-case", "vi-delete-meta", "vi-paste-next", "vi-paste-prev", "vi-redo", "vi-replace-char",
    "vi-replace-mode", "vi-substitute-char", "vi-substitute-line", "vi-to-next-char", "vi-to-prev-char",
    "vi-next-char", "vi-prev-char", "vi-repeat-next-char", "vi-repeat-prev-char", "vi-to-column", "vi-yank",
    "vi-yank-end", "ed-delete-next-char",
  ]
}
