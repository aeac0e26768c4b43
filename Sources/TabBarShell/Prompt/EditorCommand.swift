/// The effects of keys on the line, other than inserting themselves.
enum EditorCommand: UInt8, CaseIterable, Sendable {
  case submit, newline
  case backward, forward, wordBackward, wordForward, rowStart, rowEnd, up, down
  case deleteBackward, deleteForward, deleteForwardOrEnd
  case killToRowEnd, killToRowStart, killArgumentBackward, killWordBackward, killWordForward
  case yank, undo, redo, transpose, paste, clearScreen
  case complete, completeBackward, pageUp, pageDown, searchHistory, help, editElsewhere, cancel

  /// The key of this command in libedit's one-byte key map.
  ///
  /// No keyboard sends the control characters from 0x80 on, so key sequences are turned into these.
  var keyCode: UInt8 { 0x80 + rawValue }

  /// The control keys that are bound to this command.
  var controlKeys: [UInt8] {
    switch self {
    case .submit: [control("J"), control("M")]
    case .backward: [control("B")]
    case .forward: [control("F")]
    case .rowStart: [control("A")]
    case .rowEnd: [control("E")]
    case .up: [control("P")]
    case .down: [control("N")]
    case .deleteBackward: [control("H"), 0x7F]
    case .deleteForwardOrEnd: [control("D")]
    case .killToRowEnd: [control("K")]
    case .killToRowStart: [control("U")]
    case .killArgumentBackward: [control("W")]
    case .yank: [control("Y")]
    case .undo: [control("_")]
    case .complete: [control("I")]
    case .clearScreen: [control("L")]
    case .transpose: [control("T")]
    case .searchHistory: [control("R")]
    case .cancel: [control("G")]
    case .newline, .wordBackward, .wordForward, .deleteForward, .killWordBackward, .killWordForward, .paste,
      .redo, .completeBackward, .pageUp, .pageDown, .help, .editElsewhere:
      []
    }
  }

  /// The keys of vi's command mode that are bound to this command.
  var viCommandKeys: [UInt8] {
    switch self {
    case .up: [UInt8(ascii: "k")]
    case .down: [UInt8(ascii: "j")]
    case .undo: [UInt8(ascii: "u")]
    case .searchHistory: [UInt8(ascii: "/"), UInt8(ascii: "?")]
    case .editElsewhere: [UInt8(ascii: "v")]
    default: []
    }
  }

  /// The keys of vi's command mode that would search again, run commands, or set marks in a history that libedit
  /// does not have here; and Escape, after which libedit would take the next key for the rest of an arrow's.
  static let unboundViCommandKeys: [UInt8] = Array("nNU:@#_+-GK\u{1B}".utf8)
}

/// Returns the key that Control and `letter` send.
private func control(_ letter: Unicode.Scalar) -> UInt8 { UInt8(letter.value & 0x1F) }
