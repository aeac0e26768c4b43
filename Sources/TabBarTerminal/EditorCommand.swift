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

  /// The commands of the control keys, by the key that is pressed with Control; Backspace sends what `?` would.
  static let controlKeys = commands([
    ("J", .submit), ("M", .submit), ("B", .backward), ("F", .forward), ("A", .rowStart), ("E", .rowEnd),
    ("P", .up), ("N", .down), ("H", .deleteBackward), ("?", .deleteBackward), ("D", .deleteForwardOrEnd),
    ("K", .killToRowEnd), ("U", .killToRowStart), ("W", .killArgumentBackward), ("Y", .yank), ("_", .undo),
    ("I", .complete), ("L", .clearScreen), ("T", .transpose), ("R", .searchHistory), ("G", .cancel),
  ]) { UInt8(ascii: $0) ^ 0x40 }

  static let viCommandKeys = commands([
    ("k", .up), ("j", .down), ("u", .undo), ("/", .searchHistory), ("?", .searchHistory), ("v", .openEditor),
  ]) { UInt8(ascii: $0) }

  private static func commands(
    _ keys: [(Unicode.Scalar, EditorCommand)], _ code: (Unicode.Scalar) -> UInt8
  ) -> [UInt8: EditorCommand] {
    Dictionary(uniqueKeysWithValues: keys.map { (code($0.0), $0.1) })
  }

  /// The keys of vi's command mode that would search again, run commands, or set marks in a history that libedit
  /// does not have here; and Escape, after which libedit would take the next key for the rest of an arrow's.
  static let unboundViCommandKeys: [UInt8] = Array("nNU:@#_+-GK\u{1B}".utf8)
}
