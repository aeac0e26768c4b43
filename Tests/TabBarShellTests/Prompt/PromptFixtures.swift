import TabBarDrawing

@testable import TabBarTerminal

/// An assistant with answers of a test.
final class FakeAssistant: PromptAssistant {
  var options = RenderOptions()
  private let hint: (EditorText) -> String
  private let pane: (EditorText) -> [HarmlessText]
  private let completions: (EditorText) -> Completions?
  private let isAskedForHelp: (EditorText) -> Bool
  private let help: (EditorText) -> [HarmlessText]

  init(
    hint: @escaping (EditorText) -> String = { _ in "" },
    pane: @escaping (EditorText) -> [HarmlessText] = { _ in [] },
    completions: @escaping (EditorText) -> Completions? = { _ in nil },
    isAskedForHelp: @escaping (EditorText) -> Bool = { _ in false },
    help: @escaping (EditorText) -> [HarmlessText] = { _ in [] }
  ) {
    (self.hint, self.pane, self.completions) = (hint, pane, completions)
    (self.isAskedForHelp, self.help) = (isAskedForHelp, help)
  }

  func view(of text: EditorText, in size: TerminalSize) -> LineView {
    LineView(hint: text.cursorIsAtEnd ? hint(text) : "", pane: size.rows > 0 ? pane(text) : [])
  }

  func completions(at text: EditorText) -> Completions? { completions(text) }
  func isAskedForHelp(at text: EditorText) -> Bool { isAskedForHelp(text) }
  func help(at text: EditorText, columns: Int) -> [HarmlessText] { help(text) }
}

/// Returns the keys that typing `text` sends.
func keys(_ text: String, escapeIsKey: Bool = false) -> [Key] {
  var decoder = KeyDecoder(escapeIsKey: escapeIsKey)
  return text.utf8.flatMap { decoder.take($0) } + decoder.decide()
}

extension EditorText {
  /// The text with `|` where the cursor is.
  var marked: String { beforeCursor + "|" + afterCursor }

  /// Creates a text whose cursor is where `|` is.
  init(marked: String) {
    self.init(marked.filter { $0 != "|" }, offset: marked.unicodeScalars.prefix { $0 != "|" }.count)
  }
}
