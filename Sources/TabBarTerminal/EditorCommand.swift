/// The effects of keys on the line, other than inserting themselves.
package enum EditorCommand: UInt8, CaseIterable, Sendable {
  case submit
  case backward, forward, wordBackward, wordForward, rowStart, rowEnd, up, down
  case deleteBackward, deleteForward, deleteForwardOrEnd
  case killToRowEnd, killToRowStart, killArgumentBackward, killWordBackward, killWordForward
  case yank, lastWord, undo, redo, transpose, paste, openEditor, clearScreen
  case complete, completeBackward, pageUp, pageDown, searchHistory, help, cancel

  /// The key of this command in libedit's one-byte key map.
  ///
  /// No keyboard sends the control characters from 0x80 on, so key sequences are turned into these.
  var keyCode: UInt8 { 0x80 + rawValue }

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The keys of vi's command mode that would search again, run commands, or set marks in a history that libedit
  /// does not have here; and Escape, after which libedit would take the next key for the rest of an arrow's.
  static let unboundViCommandKeys: [UInt8] = Array("nNU:@#_+-GK\u{1B}".utf8)
}
