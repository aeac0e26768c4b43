package import TabBarRendering

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
  /// Returns the ways to go on where the cursor is; `nil` when there are none.
  package var complete: (EditorText) -> Completions?
  /// Returns whether a question mark typed at the cursor asks for help and cannot be part of a text.
  package var isAskedForHelp: (EditorText) -> Bool
  /// Returns the help for what the cursor is in, for a number of columns.
  package var help: (EditorText, _ columns: Int) -> [String]
  /// Returns the commands that rows are, and whether a text in the last one is still open.
  package var commands: (_ rows: [String]) -> (lines: [String], isOpen: Bool)
  /// How menus and remarks are to look.
  package var options: () -> RenderOptions

  package init(
    hint: @escaping (EditorText) -> String = { _ in "" },
    pane: @escaping (EditorText, _ size: TerminalSize) -> [String] = { _, _ in [] },
    colors: @escaping (EditorText) -> [TextColor] = { _ in [] },
    complete: @escaping (EditorText) -> Completions? = { _ in nil },
    isAskedForHelp: @escaping (EditorText) -> Bool = { _ in false },
    help: @escaping (EditorText, _ columns: Int) -> [String] = { _, _ in [] },
    commands: @escaping (_ rows: [String]) -> (lines: [String], isOpen: Bool) = { ($0, false) },
    options: @escaping () -> RenderOptions = { RenderOptions() }
  ) {
    self.hint = hint
    self.pane = pane
    self.colors = colors
    self.complete = complete
    self.isAskedForHelp = isAskedForHelp
    self.help = help
    self.commands = commands
    self.options = options
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

/// One way to go on with a word.
package struct Completion: Hashable, Sendable {
  /// What takes the place of what was typed of the word.
  package var text: String
  /// What it is, in a few words; may be empty.
  package var meaning: String
  /// Whether the word is complete with it, so that a space may follow.
  package var isComplete: Bool

  package init(_ text: String, meaning: String = "", isComplete: Bool = true) {
    self.text = text
    self.meaning = meaning
    self.isComplete = isComplete
  }
}

/// The ways to go on with what stands before the cursor.
package struct Completions: Hashable, Sendable {
  /// How many user-perceived characters before the cursor they replace.
  package var replaced: Int
  package var choices: [Completion]

  package init(replaced: Int, choices: [Completion]) {
    self.replaced = replaced
    self.choices = choices
  }

  /// The beginning that all choices share.
  var common: String {
    guard let first = choices.first else { return "" }
    return choices.dropFirst().reduce(first.text) { common, choice in
      String(zip(common, choice.text).prefix { $0 == $1 }.map(\.0))
    }
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
