internal import CLibEdit
import TabBarDrawing

/// The line editor: keys in, text and cursor out.
///
/// It neither reads a terminal nor draws. libedit keeps the line and the key maps, including vi's. The editor keeps
/// the cut text, and moves and deletes by user-perceived characters.
package final class Editor {
  package enum Mode: Sendable { case emacs, vi }

  enum Outcome: Hashable, Sendable {
    /// The line, or several that were pasted.
    case submitted([String])
    /// ^D on an empty line.
    case end
    case stopped
  }

  var mode: Mode { bindings.mode }
  var assistant: any PromptAssistant
  var history: History
  /// Called when a key has no effect.
  var beep: () -> Void = {}
  var clearScreen: () -> Void = {}
  var menuRoom: () -> Int = { 10 }
  /// Writes lines where there are no rows under the text; `nil` where there are.
  var tell: (([HarmlessText]) -> Void)?

  /// Returns whether there is input after the present key.
  var inputWaits: () -> Bool = { false }
  /// Lets the person change a text in another program; `nil` where that gives none back.
  var editOutside: (String) -> String? = { _ in nil }
  /// Takes the characters that have come right after the present key, up to the next key that is none.
  var takeCharacters: () -> String = { "" }

  private var nextKey: () -> Key? = { nil }
  private var outcome = Outcome.stopped
  private let bindings: KeyBindings
  /// The text before the last key given to libedit, if that key may have changed it.
  private var typing: (text: EditorText, scalar: Unicode.Scalar)?

  private var lastKeyCode: UInt32 = 0
  /// The line to restore, because libedit has emptied it.
  private var abandoned: (text: String, offset: Int)?

  // The state of the commands; see EditorCommands.swift.
  let line: LibeditLine
  var pastedText = ""
  var killed = ""
  var undoSteps = UndoSteps()
  var walk: History.Walk?
  private(set) var lastCommand: EditorCommand?

  // The rows under the line; see EditorMenus.swift.
  var menu: (any PromptMenu)?
  var menuText = EditorText()
  /// Something to say about the last key.
  var notice: String? {
    didSet {
      guard let tell, let notice else { return }
      self.notice = nil
      tell([HarmlessText(assistant.options.shown(notice))])
    }
  }
  /// The pasted lines, or the reading, that the person has agreed to run.
  var agreed: [String] = []
  /// The menu that opens below the next line when it is drawn.
  var offered: ReadingMenu?
  /// The lines that were entered before the menu was on the screen, and are not run; `nil` where none is awaited.
  var typedAhead: [String]?

  init(
    bindings: KeyBindings = KeyBindings(), history: History = History(),
    assistant: any PromptAssistant = NoAssistant()
  ) throws(SystemError) {
    line = try LibeditLine(bindings)
    self.bindings = bindings
    self.history = history
    self.assistant = assistant
  }

  /// Edits one line, from empty until it is submitted or `nextKey` returns nil.
  func edit(nextKey: @escaping () -> Key?) -> Outcome {
    outcome = .stopped
    lastCommand = nil
    undoSteps = UndoSteps()
    walk = nil
    typing = nil
    abandoned = nil
    (menu, notice) = (nil, nil)
    agreed = []
    typedAhead = offered == nil ? nil : []
    self.nextKey = nextKey
    defer { self.nextKey = { nil } }
    line.run(readKey: { self.nextKeyCode() }, runCommand: { self.run($0) })
    menu = nil
    noteShown()
    return outcome
  }

  /// The present text, while `edit` runs.
  var text: EditorText { EditorText(line.text, offset: line.offset) }

  private func nextKeyCode() -> UInt32? {
    let code = restoreAbandonedLine() ?? wantedKeyCode()
    lastKeyCode = code ?? 0
    return code
  }

  private func wantedKeyCode() -> UInt32? {
    repairLine()
    noteTyped()
    refreshMenu()
    while let key = nextKey() {
      notice = nil
      guard let key = offerToMenu(key) else { continue }
      switch key {
      case .scalar("?") where asksForHelp: continue
      // Escape alone means something to vi and to menus only.
      case .escape where mode == .emacs: break
      case .scalar(let scalar):
        let isTyped = scalar.isText
        if isTyped, mode == .emacs, menu == nil, insertAtOnce(scalar, takeCharacters()) { continue }
        // In vi's command mode a letter need not be text.
        if isTyped && !line.hasRoom && mode == .emacs {
          sayLineIsFull()
          break
        }
        if isTyped { typing = (text, scalar) } else { undoSteps.note(text, changed: false) }
        return scalar.value
      case .command(let command):
        return UInt32(command.keyCode)
      case .paste(let text, let leavesOut):
        if leavesOut { notice = "control characters in what was pasted were left out" }
        pastedText = text
        return UInt32(EditorCommand.paste.keyCode)
      case .interrupt, .suspend, .unknown:
        break
      }
      beep()
    }
    return nil
  }

  /// Inserts a key and the characters that have come with it, such as a paste that the terminal does not mark: by
  /// single keys the line would be read again for each. Returns false if nothing has come with the key.
  private func insertAtOnce(_ first: Unicode.Scalar, _ rest: String) -> Bool {
    guard !rest.isEmpty else { return false }
    lastCommand = nil
    walk = nil
    var scalars = (String(first) + rest).unicodeScalars[...]
    // Each word is one step, as if it had been typed.
    while !scalars.isEmpty {
      let end = scalars.firstIndex(of: " ").map(scalars.index(after:)) ?? scalars.endIndex
      let word = scalars[..<end]
      undoSteps.note(text, typing: word.last ?? " ")
      scalars = scalars[end...]
      guard line.insert(String(word)) else {
        sayLineIsFull()
        beep()
        break
      }
    }
    repairLine()
    return true
  }

  /// Repairs the line after libedit's own functions, which step by code points; vi's insert text without checking the
  /// room.
  private func repairLine() {
    var text = line.text
    if line.length > LibeditLine.limit {
      text = text.prefix(scalars: LibeditLine.limit)
      line.replace(with: text, offset: line.offset)
      sayLineIsFull()
      beep()
    }
    let offset = line.offset
    let boundary = CharacterSteps(text).boundary(atOrBefore: offset)
    if boundary != offset { line.move(to: boundary) }
  }

  /// Notes the effect of the last key, now that libedit has handled it: with vi, a letter need not be text.
  private func noteTyped() {
    guard let (before, scalar) = typing else { return }
    typing = nil
    let now = text
    guard now.text != before.text else {
      undoSteps.noteLetter(before, changed: false)
      return
    }
    lastCommand = nil
    walk = nil
    let typed = before.beforeCursor + String(Character(scalar)) + before.afterCursor
    if now.text == typed {
      undoSteps.note(before, typing: scalar)
    } else {
      undoSteps.noteLetter(before, changed: true)
    }
  }

  /// Whether a command is one that vi's `.` repeats.
  ///
  /// libedit would replay the text after the command as commands, and a `.` in it would loop.
  private var isRepeated: Bool {
    mode == .vi && lastKeyCode == Self.repeatKey
      && !bindings.keys.contains { UInt32($0.key) == Self.repeatKey }
  }

  private static let repeatKey = UInt32(UInt8(ascii: "."))

  /// Restores the abandoned line; returns the key that leads back to vi's command mode.
  private func restoreAbandonedLine() -> UInt32? {
    guard let (text, offset) = abandoned else { return nil }
    abandoned = nil
    // Escape steps back by one.
    line.replace(with: text, offset: offset + 1)
    return 0x1B
  }

  private func run(_ command: EditorCommand) -> cl_result {
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
      undoSteps.note(before, changed: text.text != before.text)
    }
    lastCommand = command
    return result
  }

  /// Changes the text outside of any command, as one step for undo.
  func change(_ body: () -> Void) {
    let before = text
    walk = nil
    lastCommand = nil
    body()
    undoSteps.note(before, changed: text.text != before.text)
  }

  func command(ofControlKey key: UInt8) -> EditorCommand? { bindings.command(ofControlKey: key) }

  func sayLineIsFull() {
    notice = "a line holds \(LibeditLine.limit) characters, and this one is full: the rest was left out"
  }

  func finish(_ outcome: Outcome) { self.outcome = outcome }
}
