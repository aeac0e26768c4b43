/// Which keys a person wants to have another meaning.
package struct KeyBindings: Sendable {
  /// What a key can be bound to.
  enum Function: Hashable, Sendable {
    case command(EditorCommand)
    /// A function of libedit's own, which is safe.
    case libedit(String)
    case nothing
  }

  /// One key with its new meaning.
  struct Binding: Hashable, Sendable {
    var key: UInt8
    /// Whether the key has it in vi's command mode only, and else everywhere but there.
    var isInViCommands: Bool
    var function: Function
  }

  /// The key maps to start with.
  package var mode = Editor.Mode.emacs
  /// Keys of one byte; of two for the same key the later one counts.
  var keys: [Binding] = []
  /// Key sequences, by what follows Escape.
  package var sequences: [String: EditorCommand] = [:]

  /// Creates the bindings of those who want nothing else.
  package init(mode: Editor.Mode = .emacs) { self.mode = mode }

  /// Returns the command that a control key is bound to.
  func command(ofControlKey key: UInt8) -> EditorCommand? {
    if let binding = keys.last(where: { $0.key == key && !$0.isInViCommands }) {
      if case .command(let command) = binding.function { return command }
      return nil
    }
    return EditorCommand.allCases.first { $0.controlKeys.contains(key) }
  }
}
