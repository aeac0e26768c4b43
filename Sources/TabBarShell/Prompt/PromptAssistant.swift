/// What the language can say about a line before it is run.
///
/// Nothing here may change anything.
package struct PromptAssistant {
  /// Returns what could follow the cursor at the end of the text; shown faintly, taken by → and End.
  package var hint: (EditorText) -> String
  /// Returns rows to show under the line, with no more columns and rows than `size` has.
  package var pane: (EditorText, _ size: TerminalSize) -> [String]
  /// Returns what Tab puts at the cursor; nil when there is nothing to complete.
  package var complete: (EditorText) -> Completion?

  package init(
    hint: @escaping (EditorText) -> String = { _ in "" },
    pane: @escaping (EditorText, _ size: TerminalSize) -> [String] = { _, _ in [] },
    complete: @escaping (EditorText) -> Completion? = { _ in nil }
  ) {
    self.hint = hint
    self.pane = pane
    self.complete = complete
  }
}

/// A text that takes the place of what stands before the cursor.
package struct Completion: Hashable, Sendable {
  /// How many user-perceived characters before the cursor it replaces.
  package var replaced: Int
  package var text: String

  package init(replaced: Int, text: String) {
    self.replaced = replaced
    self.text = text
  }
}

/// The size of a terminal, in character cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
