package import TabBarDrawing

/// The language's answers about a line before it is run; none of them changes anything.
package protocol PromptAssistant: AnyObject {
  var options: RenderOptions { get }
  /// The prompt while a question waits for its answer, or `nil`.
  var question: HarmlessText? { get }
  /// Whether Return in an empty line answers the question.
  var isEmptyAnswer: Bool { get }
  /// How many milliseconds without a key the text that was looked at waits for, so that more can be shown; `nil` where
  /// there is no more.
  var pause: Int32? { get }

  /// Works out what waited for a pause.
  func work()
  /// Returns what is shown of a line without a pause, with at most the rows of `size` under it.
  func view(of text: EditorText, in size: TerminalSize) -> LineView
  func completions(at text: EditorText) -> Completions?
  /// Returns whether a question mark typed at the cursor asks for help and is no part of a text.
  func isAskedForHelp(at text: EditorText) -> Bool
  func help(at text: EditorText, columns: Int) -> [HarmlessText]
}

/// An assistant that knows nothing says nothing.
extension PromptAssistant {
  var options: RenderOptions { RenderOptions() }
  var question: HarmlessText? { nil }
  var isEmptyAnswer: Bool { false }
  var pause: Int32? { nil }
  func work() {}
  func view(of text: EditorText, in size: TerminalSize) -> LineView { LineView() }
  func completions(at text: EditorText) -> Completions? { nil }
  func isAskedForHelp(at text: EditorText) -> Bool { false }
  func help(at text: EditorText, columns: Int) -> [HarmlessText] { [] }
}

final class NoAssistant: PromptAssistant {}

/// What is shown of a line while it is typed.
package struct LineView: Hashable, Sendable {
  package var colors: [TextColor]
  /// The rest of the word, which → and End take; empty unless the cursor is at the end.
  package var hint: String
  /// What may follow it, drawn as a comment is written; no key takes it.
  package var usage: String
  /// The rows under the line, which may hold SGR sequences.
  package var pane: [HarmlessText]
  /// Text at the right end of the prompt's row, which gives way to all other text; may hold SGR sequences.
  package var status: HarmlessText

  package init(
    colors: [TextColor] = [], hint: String = "", usage: String = "", pane: [HarmlessText] = [],
    status: HarmlessText = ""
  ) {
    (self.colors, self.hint, self.usage) = (colors, hint, usage)
    (self.pane, self.status) = (pane, status)
  }
}

/// A highlighted part of the line, in Unicode scalars.
package struct TextColor: Hashable, Sendable {
  var range: Range<Int>
  /// The parameters of its SGR sequence, such as `1;36`.
  var parameters: String

  package init(range: Range<Int>, parameters: String) { (self.range, self.parameters) = (range, parameters) }
}

package struct Completion: Hashable, Sendable {
  /// Replaces the typed part of the word.
  package var text: String
  var meaning: String
  /// Whether the word is complete, so that a space may follow.
  var isComplete: Bool

  package init(_ text: String, meaning: String = "", isComplete: Bool = true) {
    self.text = text
    self.meaning = meaning
    self.isComplete = isComplete
  }
}

/// The completions of the text before the cursor.
package struct Completions: Hashable, Sendable {
  /// How many user-perceived characters before the cursor they replace.
  var replaced: Int
  var choices: [Completion]

  package init(replaced: Int, choices: [Completion]) { (self.replaced, self.choices) = (replaced, choices) }

  var common: String {
    guard let first = choices.first else { return "" }
    return choices.dropFirst().reduce(first.text) { common, choice in
      String(zip(common, choice.text).prefix { $0 == $1 }.map(\.0))
    }
  }
}

package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
}
