/// What the language can say about a line before it is run.
///
/// Nothing here may change anything.
package struct PromptAssistant {
  /// Returns what could follow the cursor at the end of the text; shown faintly, taken by → and End.
  package var hint: (EditorText) -> String
  /// Returns rows to show under the line, with no more columns and rows than `size` has.
  package var pane: (EditorText, _ size: TerminalSize) -> [String]
  /// Returns the parts of the text that stand out, in order and apart, and how.
  package var colors: (EditorText) -> [TextColor]
  /// Returns what Tab puts at the cursor; nil when there is nothing to complete.
  package var complete: (EditorText) -> Completion?

  package init(
    hint: @escaping (EditorText) -> String = { _ in "" },
    pane: @escaping (EditorText, _ size: TerminalSize) -> [String] = { _, _ in [] },
    colors: @escaping (EditorText) -> [TextColor] = { _ in [] },
    complete: @escaping (EditorText) -> Completion? = { _ in nil }
  ) {
    self.hint = hint
    self.pane = pane
    self.colors = colors
    self.complete = complete
  }
}

/// A part of a row of text that stands out.
package struct TextColor: Hashable, Sendable {
  /// The row of the text.
  package var row: Int
  /// The part, as offsets of the row's scalars.
  package var range: Range<Int>
  /// The parameters of the SGR sequence that it is written with, such as `1;36`.
  package var parameters: String

  package init(row: Int, range: Range<Int>, parameters: String) {
    self.row = row
    self.range = range
    self.parameters = parameters
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
