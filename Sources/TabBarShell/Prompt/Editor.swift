internal import CLibEdit
import TabBarRendering

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

  package var mode: Mode { bindings.mode }
  package var assistant: PromptAssistant
  package var history: History
  /// Called when a key could not be obeyed.
  package var beep: () -> Void = {}
  /// Called for ^L.
  package var clearScreen: () -> Void = {}
  /// Has a text edited by another program.
  package var editElsewhere: (String) -> ExternalEditor.Outcome = { _ in .failed("there is no other editor") }
  /// Returns how many rows a menu can have.
  package var menuRoom: () -> Int = { 10 }

  private var nextKey: () -> Key? = { nil }
  private var outcome = Outcome.stopped
  private let bindings: KeyBindings
  /// The text before the key that libedit was given last, if it may have changed it.
  private var typing: (text: EditorText, scalar: Unicode.Scalar)?

  /// The key that libedit was given last.
  private var lastKeyCode: UInt32 = 0
  /// The row that has to be put back, because libedit has emptied it.
  private var abandoned: (text: String, offset: Int)?

  // What the commands work on; see EditorCommands.swift.
  let line: LibeditLine
  var rowsAbove: [String] = []
  var rowsBelow: [String] = []
  var pastedText = ""
  var killed = ""
  var undoSteps = UndoSteps()
  var walk: History.Walk?
  private(set) var lastCommand: EditorCommand?

  // What stands under the line; see EditorMenus.swift.
  var menu: (any PromptMenu)?
  /// The text that the open menu is about.
  var menuText = EditorText()
  /// Something to say about the last key.
  var notice: String?
  /// Whether some of the rows were pasted at once.
  var hasPastedRows = false
  /// Whether the person has said that they are to be run.
  var runsPastedRows = false

  /// Creates an editor; fails where the system gives libedit no pseudo-terminal.
  package init(
    bindings: KeyBindings = KeyBindings(), history: History = History(),
    assistant: PromptAssistant = PromptAssistant()
  ) throws(EditorError) {
    line = try LibeditLine(bindings)
    self.bindings = bindings
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
    typing = nil
    abandoned = nil
    (menu, notice) = (nil, nil)
    (hasPastedRows, runsPastedRows) = (false, false)
    self.nextKey = nextKey
    defer { self.nextKey = { nil } }
    line.run(readKey: { self.nextKeyCode() }, runCommand: { self.obey($0) })
    menu = nil
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
    let code = comeBack() ?? wantedKeyCode()
    lastKeyCode = code ?? 0
    return code
  }

  private func wantedKeyCode() -> UInt32? {
    settle()
    noteTyped()
    refreshMenu()
    while let key = nextKey() {
      notice = nil
      guard let key = offerToMenu(key) else { continue }
      switch key {
      case .scalar("?") where asksForHelp: continue
      // Escape alone means something to vi and to menus only.
      case .scalar("\u{1B}") where mode == .emacs: break
      case .scalar(let scalar):
        let isTyped = scalar.value >= 0x20 && scalar.value != 0x7F
        // In vi's command mode a letter need not be text.
        if isTyped && !line.hasRoom && mode == .emacs {
          sayRowIsFull()
          break
        }
        if isTyped { typing = (text, scalar) } else { undoSteps.note(text, changed: false) }
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
      sayRowIsFull()
      beep()
    }
    let offset = line.offset
    let boundary = CharacterSteps(text).boundary(atOrBefore: offset)
    if boundary != offset { line.move(to: boundary) }
  }

  /// Notes what the last key has done, now that libedit has done it: with vi, a letter need not have been typed.
  private func noteTyped() {
    guard let (before, scalar) = typing else { return }
    typing = nil
    let now = text
    guard now.rows != before.rows else {
      undoSteps.noteLetter(before, changed: false)
      return
    }
    lastCommand = nil
    walk = nil
    let typed = before.beforeCursor + String(Character(scalar)) + before.afterCursor
    if now.currentRow == typed {
      undoSteps.note(before, typing: scalar)
    } else {
      undoSteps.noteLetter(before, changed: true)
    }
  }

  /// Whether a command is one that vi's `.` repeats.
  ///
  /// libedit would go on with what was typed behind it as if that were commands, and that can be the `.` again, for ever.
  private var isRepeated: Bool {
    mode == .vi && lastKeyCode == Self.repeatKey
      && !bindings.keys.contains { UInt32($0.key) == Self.repeatKey }
  }

  private static let repeatKey = UInt32(UInt8(ascii: "."))

  /// Puts the row back that had to be abandoned; returns the key that leads back to vi's command mode.
  private func comeBack() -> UInt32? {
    guard let (text, offset) = abandoned else { return nil }
    abandoned = nil
    // Escape steps back by one.
    line.replace(with: text, offset: offset + 1)
    return 0x1B
  }

  private func obey(_ command: EditorCommand) -> cl_result {
    let before = text
    if isRepeated {
      abandoned = (line.text, line.offset)
      typing = nil
      notice = "a key that is not one of vi's cannot be repeated"
      beep()
      return CL_ABANDON
    }
    // The letter was one of vi's keys.
    typing = nil
    if command != .up && command != .down { walk = nil }
    let result = perform(command)
    if result == CL_REFUSE {
      beep()
    } else if command != .undo && command != .redo {
      undoSteps.note(before, changed: text.rows != before.rows)
    }
    lastCommand = command
    return result
  }

  /// Changes the text apart from any command, as one step that can be taken back.
  func change(_ body: () -> Void) {
    let before = text
    walk = nil
    lastCommand = nil
    body()
    undoSteps.note(before, changed: text.rows != before.rows)
  }

  /// Returns the command that a control key is bound to.
  func command(ofControlKey key: UInt8) -> EditorCommand? { bindings.command(ofControlKey: key) }

  func sayRowIsFull() {
    notice = "a row holds \(LibeditLine.limit) characters, and this one is full: the rest was left out"
  }

  /// Ends `edit`.
  func finish(_ outcome: Outcome) { self.outcome = outcome }
}
