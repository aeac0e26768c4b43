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

/// Columns as a terminal of today counts them, as far as these tests need it.
func columns(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
  switch first.value {
  case 0x300...0x36F, 0x200B...0x200F: return 0
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60: return 2
  case 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x1F900...0x1FAFF: return 2
  default: return 1
  }
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
