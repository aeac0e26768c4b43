import TabBarDrawing
import TabBarRendering
@testable import TabBarTerminal
import Testing

extension LibeditTests {
  @Suite("The editor, by keys and without a terminal")
  struct EditorTests {
    /// Types into a new editor and returns the text with `|` for the cursor, and how often the editor has beeped.
    ///
    /// With `together` each key comes with those after it, as in a paste that the terminal does not mark.
    private func typing(
      _ text: String, mode: Editor.Mode = .emacs, together: Bool = false, history: [String] = [],
      assistant: any PromptAssistant = NoAssistant()
    ) throws -> (text: String, beeps: Int, outcome: Editor.Outcome) {
      let editor = try Editor(
        bindings: KeyBindings(mode: mode), history: History(history), assistant: assistant)
      var beeps = 0
      editor.beep = { beeps += 1 }
      var rest = keys(text, escapeIsKey: mode == .vi)[...]
      editor.takeCharacters = {
        var characters = String.UnicodeScalarView()
        while together, case .scalar(let scalar)? = rest.first, scalar.isText {
          characters.append(scalar)
          rest.removeFirst()
        }
        return String(characters)
      }
      let outcome = editor.edit { rest.popFirst() }
      return (editor.text.marked, beeps, outcome)
    }

    @Test(
      "moves and deletes by user-perceived characters",
      arguments: [
        ("abc", "abc|"),
        ("héllo 日本", "héllo 日本|"),
        ("é ÿ \u{A0}", "é ÿ \u{A0}|"),
        ("ae\u{301}\u{7F}", "a|"),
        ("a👨‍👩‍👧\u{7F}", "a|"),
        ("a🇯🇵🇩🇪\u{8}", "a🇯🇵|"),
        ("a👍🏽❤️\u{7F}\u{7F}", "a|"),
        ("ae\u{301}b\u{2}\u{2}", "a|e\u{301}b"),
        ("a👨‍👩‍👧b\u{1}\u{6}\u{6}", "a👨‍👩‍👧|b"),
        ("e\u{301}x\u{1}\u{4}", "|x"),
        ("ab\u{1B}[D\u{1B}[3~", "a|"),
        ("b\u{1}a", "a|b"),
        ("abc\u{2}\u{14}", "acb|"), ("a👨‍👩‍👧\u{14}", "👨‍👩‍👧a|"), ("ab\u{1}\u{14}", "|ab"),
        ("b\u{1}e\u{1B}[C\u{301}", "eb\u{301}|"),
      ])
    func characters(typed: String, expected: String) throws {
      #expect(try typing(typed).text == expected)
    }

    @Test(
      "knows Home, End and the arrows as terminals send them",
      arguments: [
        "\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~", "\u{1}", "\u{1B}[1;2H", "\u{1B}[1;5D", "\u{1B}b",
        "\u{1B}[1;3D", "\u{1B}Od", "\u{1B}\u{1B}[D\u{1B}[D\u{1B}OD",
      ])
    func toTheStart(key: String) throws {
      #expect(try typing("abc" + key).text == "|abc")
      for end in ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~", "\u{5}", "\u{1B}f", "\u{1B}[1;5C"] {
        #expect(try typing("abc" + key + end).text == "abc|")
      }
    }

    @Test(
      "cuts and puts back",
      arguments: [
        ("add Home badge=3\u{17}", "add Home |"),
        ("add Home badge=3\u{1B}\u{7F}", "add Home badge=|"),
        ("one two\u{1}\u{1B}d", "| two"),
        ("one two\u{1}\u{B}x\u{19}\u{19}", "xone twoone two|"),
        ("one two\u{2}\u{15}", "|o"),
        ("one two\u{17}\u{17}\u{19}", "one two|"),
        ("one two\u{1}\u{1B}d\u{1B}d\u{19}", "one two|"),
        ("e\u{301}a 日本\u{17}\u{1}\u{19}", "日本|e\u{301}a "),
      ])
    func cutting(typed: String, expected: String) throws {
      #expect(try typing(typed).text == expected)
    }

    @Test(
      "takes back words and commands with ^_",
      arguments: [
        ("one two\u{1F}", "one |"), ("one two\u{1F}\u{1F}", "|"), ("abc\u{15}\u{1F}", "abc|"),
        ("ab\u{2}\u{7F}\u{1F}", "a|b"),
      ])
    func undo(typed: String, expected: String) throws {
      #expect(try typing(typed).text == expected)
    }

    @Test(
      "takes keys that come together as it takes them one by one",
      arguments: [
        "add Home", "one two\u{1F}", "one  two \u{1F}\u{1F}", "ab\u{2}\u{2}cd\u{1F}",
        "ae\u{301}x\u{7F}\u{7F}",
        "abc\u{15}de f\u{1F}\u{1F}\u{1F}", "bc\u{1}a\u{301}x",
        "one\u{17}two\u{17}\u{19}",
        "\u{1B}[Ax y\u{1B}[A", "\u{1B}[A\u{1B}[Axy\u{1B}[A",
      ])
    func together(typed: String) throws {
      let history = ["add Older", "add Newer"]
      #expect(try typing(typed, together: true, history: history) == typing(typed, history: history))
    }

    @Test("keeps a row below its limit and beeps for every key above it")
    func limit() throws {
      let typed = try typing(String(repeating: "x", count: 510))
      #expect(typed.text.count == 501)
      #expect(typed.beeps == 10)
      let together = try typing(String(repeating: "x", count: 510), together: true)
      #expect(together.text == typed.text && together.beeps == 1)
      let yanked = try typing(String(repeating: "x", count: 300) + "\u{15}\u{19}\u{19}\u{19}")
      #expect(yanked.text.count == 501)
      let wide = try typing(String(repeating: "日", count: 500) + "\u{1}\u{6}\u{7F}\u{19}")
      #expect(wide.text == "|" + String(repeating: "日", count: 499))
    }

    @Test("submits on Return and on line feed", arguments: ["\r", "\n", "\u{1B}OM"])
    func submitting(key: String) throws {
      #expect(try typing("add Home\u{1}" + key).outcome == .submitted(["add Home"]))
      #expect(try typing(key).outcome == .submitted([""]))
    }

    @Test("ends on ^D in an empty line only")
    func end() throws {
      #expect(try typing("\u{4}").outcome == .end)
      let typed = try typing("a\u{4}\u{1}\u{4}")
      #expect(typed.outcome == .stopped)
      #expect(typed.text == "|")
    }

    @Test(
      "puts a paste into the line and never runs it",
      arguments: [
        ("one\rtwo\rthree\r", "|"),
        ("\r\none\r\n", "one|"),
        ("one\ttwo\u{7}\u{1B}[31m", "one two[31m|"),
        ("\u{1}\u{4}", "|"),
        ("日本 e\u{301}", "日本 e\u{301}|"),
      ])
    func paste(pasted: String, expected: String) throws {
      let typed = try typing("\u{1B}[200~" + pasted + "\u{1B}[201~")
      #expect(typed.text == expected)
      #expect(typed.outcome == .stopped)
    }

    @Test(
      "goes through earlier lines that begin like the typed one",
      arguments: [
        ("\u{1B}[A", "badge 1 2|"), ("\u{10}\u{10}", "add B|"), ("ad\u{1B}[A", "add B|"),
        ("ad\u{1B}[A\u{1B}[A", "add A|"), ("ad\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[B", "ad|"),
        ("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A", "add A|"), ("\u{1B}[A!\u{1B}[A", "badge 1 2!|"),
      ])
    func history(typed: String, expected: String) throws {
      #expect(
        try typing(typed, history: ["add A", "add B", "badge 1 2", "add B", "badge 1 2"]).text == expected)
    }

    @Test(
      "takes the hint at the end of the text, whole or by words",
      arguments: [
        ("ad\u{6}", "add TITLE now|"), ("ad\u{1B}[C", "add TITLE now|"), ("ad\u{5}", "add TITLE now|"),
        ("ad\u{1B}f", "add|"), ("ad\u{1B}f\u{1B}f", "add TITLE|"), ("ad\u{2}\u{5}", "ad|"),
      ])
    func hint(typed: String, expected: String) throws {
      let whole = "add TITLE now"
      let assistant = FakeAssistant(hint: {
        whole.hasPrefix($0.text) ? String(whole.dropFirst($0.text.count)) : ""
      })
      #expect(try typing(typed, assistant: assistant).text == expected)
    }

    @Test(
      "takes a line back from the person's own editor, keeps the one that was typed where none comes back, and asks about several",
      arguments: [
        ("add Home\n", "add Home|", []), ("\n\nadd  A\r\n\n", "add  A|", []), ("", "|", []),
        (nil, "add Hom|", []),
        ("add\tA\u{1B}[31m\0\u{9B}\n", "add A[31m|", []), ("add A\nadd B\n", "add Hom|", ["add A", "add B"]),
      ] as [(String?, String, [String])])
    func outside(left: String?, expected: String, asked: [String]) throws {
      let editor = try Editor()
      var given = ""
      editor.editOutside = {
        given = $0
        return left
      }
      var question: [String] = []
      var rest = keys("add Hom\u{18}\u{5}")[...]
      _ = editor.edit {
        question = (editor.menu as? PasteQuestion)?.lines ?? []
        return rest.popFirst()
      }
      #expect(given == "add Hom")
      #expect(editor.text.marked == expected)
      #expect(question == asked && editor.history.newestFirst == asked.reversed())
    }

    @Test(
      "does nothing but beep for keys it does not know",
      arguments: [
        "\u{13}", "\u{16}", "\u{7}", "\u{18}", "\u{18}\u{4}", "\u{1B}\r", "\u{1B}\n", "\u{1B}x", "\u{1B}3",
        "\u{1B}[24~", "\u{1B}[[B", "\u{1B}[5~",
        "\u{1B}[Z", "\u{1C}", "\0",
      ])
    func unknown(key: String) throws {
      #expect(try typing("a" + key + "b").text == "ab|")
    }

    @Test(
      "has vi's keys, by user-perceived characters",
      arguments: [
        ("one two\u{1B}bdwi", "one| "), ("abc\u{1B}0x", "|bc"), ("abc\u{1B}0iZ", "Z|abc"),
        ("a👨‍👩‍👧\u{1B}i", "a|👨‍👩‍👧"), ("abc\u{1B}[D\u{1B}[DZ", "aZ|bc"), ("abc\u{1B}$i\u{7F}", "a|c"),
        ("ab\u{1B}:v/?n", "a|b"), ("\u{1B}$ix", "x|"),
        // vi takes back a change, and what was typed in its place, as one; Escape again does nothing.
        ("Foo bar\u{1B}0cwNew one\u{1B}u", "|Foo bar"), ("ab cd\u{1B}0xxiZ Z\u{1B}uuu", "|b cd"),
        ("ab\u{1B}\u{1B}iX", "aX|b"),
        // Only vi's own commands are repeated, and text typed after others does not become commands.
        ("add foo\u{1B}r\u{15}..", "|."), ("abc\u{1B}iX\u{15}.b\u{1B}.", ".|bc"),
        ("abc\u{1B}iX\u{7F}dd\u{1B}.", "abd|dc"), ("one two\u{1B}0dw.", "|"), ("abc\u{1B}d\u{1B}x", "a|b"),
        ("ab\u{1B}dd$aé日", "é日|"),
        ("a\u{1B}x$~Arb", "rb|"),
      ])
    func vi(typed: String, expected: String) throws {
      #expect(try typing(typed, mode: .vi).text == expected)
    }

    @Test("survives random keys", arguments: [Editor.Mode.emacs, .vi])
    func randomKeys(mode: Editor.Mode) throws {
      var random = Generator(state: 20_221_030)
      let pool =
        (0..<128).map { String(Character(Unicode.Scalar($0))) }.filter {
          !"\r\n\u{3}\u{4}\u{1A}".contains($0)
        }
        + [
          "\u{1B}OP", "\u{1B}[Z", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}_", "\t\t", "\u{12}", "\u{12}ad", "\u{7}",
        ]
        + ["日本", "e\u{301}", "👨‍👩‍👧", "🇯🇵", "\u{1B}[A", "\u{1B}[B", "\u{1B}[1;5D", "\u{1B}\r", "\u{19}", "\u{15}"]
        + ["\u{1B}[200~" + String(repeating: "long 日本 text\r", count: 60) + "\u{1B}[201~"]
      let typed = (0..<3_000).map { _ in pool[Int(random.next() % UInt64(pool.count))] }.joined()
      var rest = keys(typed, escapeIsKey: mode == .vi)[...]
      let assistant = FakeAssistant(
        completions: { text in
          let words = ["日本", "adé", "add"].map { Completion($0) }
          return Completions(replaced: min(1, text.beforeCursor.count), choices: words)
        },
        isAskedForHelp: { $0.beforeCursor.hasSuffix(" ") }, help: { _ in ["one", "two", "three"] })
      let editor = try Editor(
        bindings: KeyBindings(mode: mode), history: History(["add A", "add B"]), assistant: assistant)
      editor.menuRoom = { 2 }
      _ = editor.edit {
        let text = editor.text
        #expect((editor.menuRows(in: TerminalSize(columns: 30, rows: 2)) ?? []).count <= 2)
        #expect(text.text.unicodeScalars.count <= 500)
        #expect((text.beforeCursor + "|").count + text.afterCursor.count == text.text.count + 1)
        return rest.popFirst()
      }
    }
  }
}

/// A sequence that only looks random, so that a failure can be repeated. (Steele, Lea, Flood: SplitMix64, 2014)
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
