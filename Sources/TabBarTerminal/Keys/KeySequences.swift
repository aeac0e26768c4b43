/// The bytes that terminals send for keys without a character.
///
/// Sources: xterm's control sequences ("PC-Style Function Keys"), rxvt's and the Linux console's keys where they
/// differ, and the `CSI u` form of kitty and xterm's modifyOtherKeys.
package enum KeySequences {
  /// Returns the name of the key that sends a text after `ESC`, or `nil` for one that no table has.
  package static func name(ofKeySending text: Substring) -> String? {
    let rest = text.dropFirst()
    let end = rest.firstIndex { $0.isLetter || $0 == "~" } ?? rest.startIndex
    guard !rest.isEmpty, let command = (text.first == "O" ? singleShift : control)[String(rest[...end])]
    else {
      return nil
    }
    let names: KeyValuePairs<EditorCommand, String> = [
      .up: "Up", .down: "Down", .forward: "Right", .backward: "Left", .rowStart: "Home", .rowEnd: "End",
      .deleteForward: "Delete", .pageUp: "Page Up", .pageDown: "Page Down", .help: "F1",
    ]
    return names.first { $0.key == command }?.value
  }

  /// The bytes after `ESC [`.
  static let control: [String: EditorCommand] = {
    var table: [String: EditorCommand] = [
      "1~": .rowStart, "7~": .rowStart, "4~": .rowEnd, "8~": .rowEnd, "3~": .deleteForward,
      "3;3~": .killWordForward, "3;5~": .killWordForward, "3^": .killWordForward,
      "a": .up, "b": .down, "c": .wordForward, "d": .wordBackward,
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

  /// The byte after `ESC O`.
  static let singleShift: [String: EditorCommand] = [
    "A": .up, "B": .down, "C": .forward, "D": .backward, "H": .rowStart, "F": .rowEnd, "M": .submit,
    "P": .help, "c": .wordForward, "d": .wordBackward,
  ]

  /// The byte after a single `ESC`.
  static let meta: [String: EditorCommand] = [
    "b": .wordBackward, "B": .wordBackward, "f": .wordForward,
    "F": .wordForward, "d": .killWordForward, "D": .killWordForward, "\u{7F}": .killWordBackward,
    "\u{08}": .killWordBackward, "_": .redo, "/": .redo, ".": .lastWord,
  ]

  /// The byte after `ESC [ [`, on the Linux console.
  static let consoleFunction: [String: EditorCommand] = ["A": .help]

  /// The byte after ^X: ^U, ^R and ^E.
  static let controlX: [String: EditorCommand] = ["\u{15}": .undo, "\u{12}": .redo, "\u{05}": .openEditor]
}
