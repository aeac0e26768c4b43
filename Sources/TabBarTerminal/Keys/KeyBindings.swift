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
    return KeySequences.command(KeySequences.name(ofControl: key))
  }
}

extension KeyBindings.Function {
  /// Creates the meaning of a function's name in a person's file; `nil` for one that is not supported.
  init?(named name: String, inViCommands: Bool) {
    switch KeySequences.meaning(ofFunction: name) {
    case "nothing": self = .nothing
    case "libedit": self = .libedit(name)
    case "vi" where inViCommands: self = .libedit(name)
    case let row?:
      guard let command = EditorCommand.named[row] else { return nil }
      self = .command(command)
    case nil: return nil
    }
  }
}
