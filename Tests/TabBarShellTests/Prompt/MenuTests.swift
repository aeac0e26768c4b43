import TabBarDrawing
import TabBarRendering
@testable import TabBarTerminal
import Testing

extension LibeditTests {
  /// In what is typed here, ⎋ is Escape by itself.
  @Suite("Menus of the editor, by keys")
  struct MenuTests {
    /// What an editor has come to.
    struct Result {
      var text = ""
      var rows: [String] = []
      var outcome = Editor.Outcome.stopped
      var beeps = 0
    }

    private static let words = [
      Completion("rename", meaning: "another title"), Completion("remove", meaning: "out of the bar"),
      Completion("rotate", meaning: "the device"), Completion("add", meaning: "a tab"),
    ]

    private static var assistant: FakeAssistant {
      FakeAssistant(
        completions: { text in
          let typed = String(
            text.beforeCursor.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
          let choices = words.filter { $0.text.hasPrefix(typed) }
          return choices.isEmpty ? nil : Completions(replaced: typed.count, choices: choices)
        },
        isAskedForHelp: { $0.beforeCursor.isEmpty || $0.beforeCursor.hasSuffix(" ") },
        help: { text in (1...30).map { "help \($0) of \(text.text)" } })
    }

    private func typing(
      _ text: String, mode: Editor.Mode = .emacs, history: [String] = [], rows: Int = 6
    ) throws -> Result {
      let editor = try Editor(
        bindings: KeyBindings(mode: mode), history: History(history), assistant: Self.assistant)
      var result = Result()
      editor.beep = { result.beeps += 1 }
      editor.menuRoom = { rows }
      var decoder = KeyDecoder(escapeIsKey: mode == .vi)
      var rest = text.unicodeScalars.flatMap { scalar -> [Key] in
        scalar == "⎋" ? [.scalar("\u{1B}")] : String(scalar).utf8.flatMap { decoder.take($0) }
      }[...]
      rest += decoder.decide()
      result.outcome = editor.edit {
        result.rows = (editor.menuRows(in: TerminalSize(columns: 40, rows: rows)) ?? []).map(\.text)
        return rest.popFirst()
      }
      result.text = editor.text.marked
      return result
    }

    // MARK: Tab

    @Test(
      "Tab completes what is common, and then lists what can follow",
      arguments: [
        ("a\t", "add |", 0), ("re\t", "re|", 2), ("r\t", "r|", 3), ("\t", "|", 4), ("x\t", "x|", 0),
        ("ren\t", "rename |", 0),
      ])
    func completing(typed: String, text: String, rows: Int) throws {
      let result = try typing(typed)
      #expect(result.text == text)
      #expect(result.rows.count == rows)
    }

    @Test("A list that is longer than its room is shown by pages, with the place")
    func paging() throws {
      #expect(
        try typing("\t\u{1B}[B\u{1B}[B", rows: 3).rows == [
          "> rotate  the device", "  add     a tab", "  3–4 of 4",
        ])
    }

    @Test(
      "Return takes a choice and does not run it; Escape and ^G close the list; other keys go on",
      arguments: [
        ("r\t\r", "rename |", 0), ("r\t\t\r", "remove |", 0), ("r\t\u{1B}[B\u{1B}[B\r", "rotate |", 0),
        ("r\t\u{1B}[A\r", "rotate |", 0), ("r\t\u{1B}[Z\u{1B}[Z\r", "remove |", 0), ("r\t⎋", "r|", 0),
        ("r\t\u{7}", "r|", 0), ("r\te", "re|", 2), ("r\to", "ro|", 1), ("r\to\r", "rotate |", 0),
        ("re\tx", "rex|", 0), ("re\t\u{7F}", "r|", 3), ("r\t ", "rename |", 0), ("r\t\u{1}", "|r", 0),
        ("r\t\u{10}\u{10}\r", "remove |", 0), ("r\t\r\u{1F}", "r|", 0),
      ])
    func taking(typed: String, text: String, rows: Int) throws {
      let result = try typing(typed)
      #expect(result.text == text)
      #expect(result.rows.count == rows)
      #expect(result.outcome == .stopped)
    }

    @Test("Where there is no room for a list, Tab beeps instead")
    func noRoom() throws {
      let result = try typing("r\t\r", rows: 0)
      #expect(result.outcome == .submitted(["r"]))
      #expect(result.beeps == 1)
    }

    // MARK: Help

    @Test(
      "A question mark asks for help where no text can begin, and is typed elsewhere",
      arguments: [
        ("?", "|", 6), ("add ?", "add |", 6), ("add?", "add?|", 0), ("add Wh?", "add Wh?|", 0),
        ("add  x\u{2}\u{2}?", "add ?| x", 0),
      ])
    func question(typed: String, text: String, rows: Int) throws {
      let result = try typing(typed)
      #expect(result.text == text)
      #expect(result.rows.count == rows)
    }

    @Test("F1 shows the help anywhere", arguments: ["\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A"])
    func helpKey(key: String) throws {
      let result = try typing("add x\u{1}" + key)
      #expect(result.rows.first == "help 1 of add x")
      #expect(result.text == "|add x")
    }

    @Test(
      "Arrows scroll the help as far as it goes, q closes it, and any other key closes it and does what it does",
      arguments: [
        ("\u{1B}[B", "help 2 of add ", "add |"), ("\u{1B}[B\u{1B}[A\u{1B}[A", "help 1 of add ", "add |"),
        (
          "\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~", "help 26 of add ",
          "add |"
        ),
        ("x", "", "add x|"), ("q", "", "add |"),
        ("⎋", "", "add |"), ("\u{7F}", "", "add|"), ("?", "", "add |"),
      ])
    func scrolling(keys: String, first: String, text: String) throws {
      let result = try typing("add ?" + keys)
      #expect((result.rows.first ?? "") == first)
      #expect(result.text == text)
    }

    // MARK: ^R

    private static let earlier = ["add Home", "add 不", "badge 1 2", "rename 1 Cafe\u{301}", "add HOUSE"]

    @Test("^R lists the earlier lines, newest first, and says what Return does")
    func searching() throws {
      #expect(
        try typing("x\u{12}", history: Self.earlier).rows == [
          "> add HOUSE", "  rename 1 Cafe\u{301}", "  badge 1 2", "  add 不", "  add Home",
          "5 lines · Return takes, Escape goes back",
        ])
    }

    @Test(
      "What is typed filters the list, whatever the case and the script",
      arguments: [
        ("ho", ["> add HOUSE", "  add Home"]), ("HOM", ["> add Home"]), ("不", ["> add 不"]),
        ("é", ["> rename 1 Cafe\u{301}"]), ("e\u{301}", ["> rename 1 Cafe\u{301}"]),
        ("E\u{301}", ["> rename 1 Cafe\u{301}"]), ("1 2", ["> badge 1 2"]),
        ("fe", []), ("hox\u{7F}m", ["> add Home"]), ("zzz\u{15}hom", ["> add Home"]),
        ("\u{1B}[200~hou\radd\u{1B}[201~", ["> add HOUSE"]), ("2 badge", ["> badge 1 2"]), ("a.d", []),
      ])
    func filtering(typed: String, rows: [String]) throws {
      #expect(try typing("\u{12}" + typed, history: Self.earlier).rows.dropLast() == rows[...])
    }

    @Test(
      "Return takes the line into the editor, and Escape or ^G gives back what was there",
      arguments: [
        ("dra\u{2}\u{12}不\r", "add 不|"), ("dra\u{2}\u{12}不⎋", "dr|a"), ("dra\u{2}\u{12}不\u{7}", "dr|a"),
        ("\u{12}\u{12}\u{12}\r", "badge 1 2|"), ("\u{12}\u{1B}[B\r", "rename 1 Cafe\u{301}|"),
        ("\u{12}\u{1B}[B\u{1B}[A\r", "add HOUSE|"), ("x\u{12}zzz\r⎋", "x|"), ("x\u{12}hom\r\u{1F}", "x|"),
        ("\u{12}hom\u{1B}[C!", "add Home!|"),
      ])
    func takingALine(typed: String, text: String) throws {
      let result = try typing(typed, history: Self.earlier)
      #expect(result.text == text)
      #expect(result.outcome == .stopped)
    }

    @Test("The line that was taken runs with the second Return")
    func runningALine() throws {
      #expect(try typing("\u{12}hom\r\r", history: Self.earlier).outcome == .submitted(["add Home"]))
      #expect(try typing("⎋/hom\r", mode: .vi, history: Self.earlier).text == "add Home|")
    }

    @Test("Text that could do something to the terminal is shown harmlessly")
    func hostile() throws {
      let rows = try typing("\u{12}", history: ["add \u{1B}[31mred\u{202E}"]).rows
      #expect(rows.first == #"> add \u{1B}[31mred\u{202E}"#)
    }

    // MARK: Several lines

    private static let paste = "\u{1B}[200~one\rtwo\r\rthree\r\u{1B}[201~"

    @Test(
      "Lines that are pasted run after a question, one after the other; every key but Return drops them"
    )
    func asking() throws {
      let asked = try typing("x" + Self.paste)
      #expect(asked.outcome == .stopped && asked.text == "x|")
      #expect(
        asked.rows == [
          "  xone", "  two", "  three", "run these 3 lines? Return runs one after",
          "the other, any other key drops them",
        ])
      #expect(try typing(Self.paste + "\r").outcome == .submitted(["one", "two", "three"]))
      for word in ["no", "yes"] {
        #expect(try typing(Self.paste + word + "\r").outcome == .submitted([word]))
      }
      for keys in ["⎋", "\u{7}"] {
        #expect(try typing(Self.paste + keys + "\r").outcome == .submitted([""]))
        #expect(try typing("x" + Self.paste + keys).rows == [])
      }
    }

    @Test("Lines without room are counted, and the question is asked even if it cannot be shown")
    func askingWithoutRoom() throws {
      #expect(
        try typing(Self.paste, rows: 4).rows.dropLast(2) == ["  one", "  and 2 more"])
      let unseen = try typing(Self.paste, rows: 0)
      #expect(unseen.outcome == .stopped && unseen.beeps == 1)
      #expect(try typing(Self.paste + "\r", rows: 0).outcome == .submitted(["one", "two", "three"]))
    }

    // MARK: Other keys

    @Test(
      "M-_ does again what ^_ took back, until something else is typed",
      arguments: [
        ("one two\u{1F}\u{1B}_", "one two|"), ("one two\u{1F}\u{1F}\u{1B}_\u{1B}/", "one two|"),
        ("one two\u{1F}x\u{1B}_", "one x|"), ("abc\u{15}\u{1F}\u{1B}_", "|"),
      ])
    func redoing(typed: String, text: String) throws { #expect(try typing(typed).text == text) }
  }
}
