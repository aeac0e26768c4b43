internal import CLibEdit

/// The line editor: keys in, text and cursor out.
///
/// It neither reads a terminal nor draws. libedit keeps the current row and the key maps, vi's too. The other rows, the text that was cut, and everything
/// that moves or deletes by user-perceived characters are kept here.
package final class Editor {
  /// The key maps to start with.
  package enum Mode: Sendable { case emacs, vi }

  /// How the editing of a text ended.
  package enum Outcome: Hashable, Sendable {
    case submitted(String)
    /// ^D on an empty line.
    case end
    /// There was no next key.
    case stopped
  }

  package let mode: Mode
  package var assistant: PromptAssistant
  package var history: History
  /// Called when a key could not be obeyed.
  package var beep: () -> Void = {}
  /// Called for ^L.
  package var clearScreen: () -> Void = {}

  private var nextKey: () -> Key? = { nil }
  private var outcome = Outcome.stopped

  // What the commands work on; see EditorCommands.swift.
  let line: LibeditLine
  var rowsAbove: [String] = []
  var rowsBelow: [String] = []
  var pastedText = ""
  var killed = ""
  var undoSteps = UndoSteps()
  var walk: History.Walk?
  private(set) var lastCommand: EditorCommand?

  /// Creates an editor; fails where the system gives libedit no pseudo-terminal.
  package init(
    mode: Mode = .emacs, history: History = History(), assistant: PromptAssistant = PromptAssistant()
  ) throws(EditorError) {
    line = try LibeditLine(vi: mode == .vi)
    self.mode = mode
    self.history = history
    self.assistant = assistant
  }

  /// Edits one text, from empty until it is submitted or `nextKey` returns nil.
  package func edit(nextKey: @escaping () -> Key?) -> Outcome {
    (rowsAbove, rowsBelow) = ([], [])
    outcome = .stopped
    lastCommand = nil
    undoSteps = UndoSteps()
    walk = nil
    self.nextKey = nextKey
    defer { self.nextKey = { nil } }
    line.run(readKey: { self.nextKeyCode() }, runCommand: { self.obey($0) })
    return outcome
  }

  /// The text as it stands while `edit` runs.
  package var text: EditorText {
    EditorText(rows: rowsAbove + [line.text] + rowsBelow, row: rowsAbove.count, offset: line.offset)
  }

  /// What stands faintly behind the text; empty unless the cursor is at the end.
  package var hint: String {
    let text = text
    return text.cursorIsAtEnd ? assistant.hint(text) : ""
  }

  private func nextKeyCode() -> UInt32? {
    settle()
    while let key = nextKey() {
      switch key {
      case .scalar(let scalar):
        let isTyped = scalar.value >= 0x20 && scalar.value != 0x7F
        // In vi's command mode a letter need not be text.
        if isTyped && !line.hasRoom && mode == .emacs { break }
        if isTyped {
          undoSteps.note(text, typing: scalar)
          lastCommand = nil
          walk = nil
        }
        return scalar.value
      case .command(let command):
        return UInt32(command.keyCode)
      case .paste(let text):
        pastedText = text
        return UInt32(EditorCommand.paste.keyCode)
      case .interrupt, .suspend, .unknown:
        break
      }
      beep()
    }
    return nil
  }

  /// Brings the row back to what it must be after libedit's own functions: they step by code points, and vi's put
  /// in text without asking for room.
  private func settle() {
    var text = line.text
    if line.length > LibeditLine.limit {
      text = text.prefix(scalars: LibeditLine.limit)
      line.replace(with: text, offset: line.offset)
      beep()
    }
    let offset = line.offset
    let boundary = CharacterSteps(text).boundary(atOrBefore: offset)
    if boundary != offset { line.move(to: boundary) }
  }

  private func obey(_ command: EditorCommand) -> cl_result {
    let before = text
    if command != .up && command != .down { walk = nil }
    let result = perform(command)
    if result == CL_REFUSE {
      beep()
    } else if command != .undo {
      undoSteps.note(before, changed: text.rows != before.rows)
    }
    lastCommand = command
    return result
  }

  /// Ends `edit`.
  func finish(_ outcome: Outcome) { self.outcome = outcome }
}
