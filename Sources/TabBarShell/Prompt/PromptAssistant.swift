import TabBarRendering

/// The language's answers about a line before it is run; none of them changes anything.
struct PromptAssistant {
  /// Returns the faint text after the cursor at the end of the text; → and End accept it.
  var hint: (EditorText) -> String = { _ in "" }
  /// Returns rows to show under the line, at most `size`.
  var pane: (EditorText, _ size: TerminalSize) -> [HarmlessText] = { _, _ in [] }
  /// Returns whether a pause would show more under the line.
  var waitsForPause: () -> Bool = { false }
  /// Reads what is said in own words.
  var pause: () -> Void = {}
  var colors: (EditorText) -> [TextColor] = { _ in [] }
  var complete: (EditorText) -> Completions? = { _ in nil }
  /// Returns whether a question mark typed at the cursor asks for help and is no part of a text.
  var isAskedForHelp: (EditorText) -> Bool = { _ in false }
  /// Returns the help for the command at the cursor, in a number of columns.
  var help: (EditorText, _ columns: Int) -> [HarmlessText] = { _, _ in [] }
  /// Returns the commands in some rows, and whether a quote in the last one is still open.
  var commands: (_ rows: [String]) -> (lines: [String], isOpen: Bool) = { ($0, false) }
  var status: () -> HarmlessText = { "" }
  /// Returns the prompt while a question waits for its answer, or `nil`.
  var question: () -> HarmlessText? = { nil }
  /// Returns whether a key in an empty line answers the question, without Return.
  var isAnswer: (Character) -> Bool = { _ in false }
  /// Returns whether Return in an empty line answers the question.
  var isEmptyAnswer: () -> Bool = { false }
  /// The style of menus and remarks.
  var options: () -> RenderOptions = { RenderOptions() }
}

/// A highlighted part of a row of text.
struct TextColor: Hashable, Sendable {
  var row: Int
  var range: Range<Int>
  /// The parameters of its SGR sequence, such as `1;36`.
  var parameters: String
}

struct Completion: Hashable, Sendable {
  /// Replaces the typed part of the word.
  var text: String
  /// May be empty.
  var meaning: String
  /// Whether the word is complete, so that a space may follow.
  var isComplete: Bool

  init(_ text: String, meaning: String = "", isComplete: Bool = true) {
    self.text = text
    self.meaning = meaning
    self.isComplete = isComplete
  }
}

/// The completions of the text before the cursor.
struct Completions: Hashable, Sendable {
  /// How many user-perceived characters before the cursor they replace.
  var replaced: Int
  var choices: [Completion]

  var common: String {
    guard let first = choices.first else { return "" }
    return choices.dropFirst().reduce(first.text) { common, choice in
      String(zip(common, choice.text).prefix { $0 == $1 }.map(\.0))
    }
  }
}

struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
