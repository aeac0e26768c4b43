/// The bytes that terminals send for keys without a character.
///
/// Sources: xterm's control sequences ("PC-Style Function Keys"), rxvt's and the Linux console's keys where they
/// differ, and the `CSI u` form of kitty and xterm's modifyOtherKeys.
enum KeySequences {
  /// The bytes after `ESC [`.
  static let control: [String: EditorCommand] = {
    var table: [String: EditorCommand] = [
      "1~": .rowStart, "7~": .rowStart, "4~": .rowEnd, "8~": .rowEnd, "3~": .deleteForward,
      "3;3~": .killWordForward, "3;5~": .killWordForward, "3^": .killWordForward,
      "a": .up, "b": .down, "c": .wordForward, "d": .wordBackward,
      "13;2u": .newline, "13;3u": .newline, "27;2;13~": .newline, "27;3;13~": .newline,
      "127;3u": .killWordBackward, "127;5u": .killWordBackward,
      "Z": .completeBackward, "1;2I": .completeBackward, "9;2u": .completeBackward,
      "5~": .pageUp, "6~": .pageDown, "11~": .help, "P": .help,
    ]
    let arrows: [(String, plain: EditorCommand, word: EditorCommand)] = [
      ("A", .up, .up), ("B", .down, .down), ("C", .forward, .wordForward), ("D", .backward, .wordBackward),
      ("H", .rowStart, .rowStart), ("F", .rowEnd, .rowEnd),
    ]
    for (letter, plain, word) in arrows {
      table[letter] = plain
      // The number is 1 + Shift 1 + Alt 2 + Control 4 + Meta 8.
      for modifiers in 2...16 {
        table["1;\(modifiers)\(letter)"] = (modifiers - 1) & 0b1110 == 0 ? plain : word
      }
      table["5\(letter)"] = word
    }
    return table
  }()

  /// The bytes after `ESC O`.
  static let singleShift: [UInt8: EditorCommand] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .forward, UInt8(ascii: "D"): .backward,
    UInt8(ascii: "H"): .rowStart, UInt8(ascii: "F"): .rowEnd,
    UInt8(ascii: "M"): .submit, UInt8(ascii: "P"): .help,
    UInt8(ascii: "c"): .wordForward, UInt8(ascii: "d"): .wordBackward,
  ]

  /// The bytes after a single `ESC`.
  static let meta: [UInt8: EditorCommand] = [
    0x0A: .newline, 0x0D: .newline,
    UInt8(ascii: "b"): .wordBackward, UInt8(ascii: "B"): .wordBackward,
    UInt8(ascii: "f"): .wordForward, UInt8(ascii: "F"): .wordForward,
    UInt8(ascii: "d"): .killWordForward, UInt8(ascii: "D"): .killWordForward,
    0x7F: .killWordBackward, 0x08: .killWordBackward,
    UInt8(ascii: "_"): .redo, UInt8(ascii: "/"): .redo,
  ]

  /// The bytes after `ESC [ [`, on the Linux console.
  static let consoleFunction: [UInt8: EditorCommand] = [UInt8(ascii: "A"): .help]

  /// The bytes after ^X.
  static let controlX: [UInt8: EditorCommand] = [
    0x05: .editElsewhere, 0x15: .undo, 0x12: .redo,
  ]
}
