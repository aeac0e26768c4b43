/// libedit's functions by their names, as far as a person may bind keys to them.
///
/// What moves, deletes, searches or draws in libedit's own way is not safe, or steps by code points; for those there are
/// our own commands.
enum LibeditFunctions {
  /// Returns what a name in a person's file means, or `nil` where it means nothing here.
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
    ("rl-complete", .complete), ("ed-complete", .complete), ("em-inc-search-prev", .searchHistory),
    ("em-inc-search-next", .searchHistory), ("vi-search-prev", .searchHistory),
    ("vi-search-next", .searchHistory), ("vi-histedit", .editElsewhere),
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
