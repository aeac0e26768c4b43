import TabBarDrawing
@testable import TabBarTerminal
import Testing

@testable import TabBarPlayground
@testable import TabBarShell

extension LibeditTests {
  /// Every name of a command and every beginning of every example, with and without a space behind.
  @Suite("Keys at the end of a line, for every command")
  struct UsageLaws {
    private static let texts: [String] = {
      let lines = Command.all.flatMap { [$0.name] + $0.examples.map(\.line) } + Command.aliases.keys
      let beginnings = lines.flatMap { line -> [String] in
        let words = line.split(separator: " ")
        return words.indices.flatMap { last -> [String] in
          let text = words[...last].joined(separator: " ")
          return [text, text + " ", String(text.dropLast())]
        }
      }
      return Set(beginnings).sorted()
    }()

    private static let emacs = ["\u{1B}[C", "\u{6}", "\u{1B}[F", "\u{5}", "\u{1B}f"]
    private static let vi = ["\u{1B}[C", "\u{1B}[F", "\u{1B}l", "\u{1B}$", "\u{1B}A", "\u{1B}w"]

    @Test("No key takes more than the rest of the word", arguments: [Editor.Mode.emacs, .vi])
    func usage(mode: Editor.Mode) throws {
      var playground = Playground()
      _ = try playground.perform("add Today Games Apps")
      let shell = Shell(on: playground)
      let help = PromptHelp(shell)
      let editor = try Editor(bindings: KeyBindings(mode: mode), assistant: help)
      let isVi = mode == .vi
      // To an empty line, with vi's keys by its command mode.
      let clear = isVi ? keys("\u{1B}ddi", escapeIsKey: true) : keys("\u{5}\u{15}")
      let cases = Self.texts.flatMap { text in (isVi ? Self.vi : Self.emacs).map { (text, keys: $0) } }
      var waiting = cases[...]
      var rest: ArraySlice<Key> = []
      var usages = 0
      var present: (text: String, keys: String)?
      _ = editor.edit {
        if let key = rest.popFirst() { return key }
        if let (text, keys) = present {
          let next = help.view(of: EditorText(text), in: TerminalSize(columns: 80, rows: 0))
          usages += next.usage.isEmpty ? 0 : 1
          let found = editor.text.text
          #expect(
            found.hasPrefix(text) && (text + next.hint).hasPrefix(found)
              && (found == text || completes(text, to: found, by: help)),
            "\(text) \(keys.debugDescription) -> \(found)")
        }
        present = waiting.popFirst()
        guard let present else { return nil }
        rest = (clear + [.paste(present.text, leavesOut: false)] + keys(present.keys, escapeIsKey: isVi))[...]
        return rest.popFirst()
      }
      #expect(waiting.isEmpty && usages > cases.count / 3)
    }

    /// Whether what was taken is the beginning of what Tab offers.
    private func completes(_ text: String, to found: String, by help: PromptHelp) -> Bool {
      guard let next = help.completions(at: EditorText(text)) else { return false }
      return next.choices.contains { (text.dropLast(next.replaced) + $0.text).hasPrefix(found) }
    }
  }
}
