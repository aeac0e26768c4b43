import TabBarDrawing
import TabBarRendering
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

@Suite("The rows of lines that may be meant")
struct ReadingMenuRowTests {
  private static var lines: [OfferedLine] {
    [
      OfferedLine("remove Profile", remark: "removes Profile and its badge") { size in
        (1...9).map { HarmlessText("effect \($0) of \(size.rows)") }
      },
      OfferedLine("move Profile 5"), OfferedLine("rename Profile \"Müller \u{1B}[31m\""),
    ]
  }

  private func rows(
    _ lines: [OfferedLine] = lines, after keys: [EditorCommand] = [], columns: Int = 60, rows: Int = 8,
    options: RenderOptions = RenderOptions()
  ) -> [String] {
    var menu = ReadingMenu(lines: lines, typed: "cut it")
    for key in keys { _ = menu.take(.command(key), room: rows) }
    return menu.rows(in: TerminalSize(columns: columns, rows: rows), options).map(\.text)
  }

  @Test("The selected line is first, with what it loses; the others follow, and then what it would do")
  func order() {
    #expect(
      rows() == [
        "read as: remove Profile · Return does it, ↓ 2 more", "removes Profile and its badge",
        "  2  move Profile 5", #"  3  rename Profile "Müller \u{1B}[31m""#,
        "effect 1 of 4", "effect 2 of 4", "effect 3 of 4", "effect 4 of 4",
      ])
    #expect(
      rows(after: [.down]) == [
        "read as: move Profile 5 · Return does it, ↓ 1 more, ↑ 1 more",
        "  1  remove Profile", #"  3  rename Profile "Müller \u{1B}[31m""#,
      ])
    #expect(rows([Self.lines[1]]) == ["read as: move Profile 5 · Return does it"])
  }

  @Test("A line is shown whole, in as many rows as it takes, and no half of another one", arguments: 20...60)
  func wrapping(columns: Int) {
    let shown = rows(columns: columns, rows: 30)
    #expect(shown.allSatisfy { $0.columns <= columns })
    let text = shown.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for line in Self.lines.map({ RenderOptions().shown($0.text) }) { #expect(text.contains(line)) }
    for room in 0...30 {
      let less = rows(columns: columns, rows: room)
      #expect(less.count <= room)
      let others = less.dropFirst(2).joined(separator: " ").split(separator: " ").joined(separator: " ")
      #expect(!others.contains("2 move") || others.contains("2 move Profile 5"))
    }
  }

  @Test("Return runs what was shown whole, and with its remark", arguments: 0...12, 20...60)
  func room(rows: Int, columns: Int) {
    var menu = ReadingMenu(lines: Self.lines, typed: "")
    let size = TerminalSize(columns: columns, rows: rows)
    func runs() -> Bool { if case .runs = menu.take(.command(.submit), room: rows) { true } else { false } }
    let shown = menu.rows(in: size, RenderOptions()).map(\.text).joined(separator: " ")
    #expect(!runs())
    menu.note(isOnScreen: true)
    let words = shown.split(separator: " ").joined(separator: " ")
    let isWhole = words.contains(
      "read as: remove Profile · Return does it, ↓ 2 more removes Profile and its badge")
    #expect(runs() == isWhole)
    menu.note(isOnScreen: false)
    #expect(!runs())
  }
}

extension LibeditTests {
  /// In what is typed here, ⎋ is Escape by itself, ↑ and ↓ are arrows, and each key waits for what is drawn.
  @Suite("Lines that may be meant, by keys")
  struct ReadingMenuKeyTests {
    private static let rows: [(typed: String, outcome: Editor.Outcome)] = [
      ("\r", .submitted(["remove A"])),
      ("↓\r", .submitted(["move A 3; move B 4"])), ("↓↓\r", .submitted(["keep A"])),
      ("\u{E}\u{E}\u{10}\r", .submitted(["move A 3; move B 4"])),
      ("↓↓↓\r", .submitted(["keep A"])), ("↓↑\r", .submitted(["remove A"])),
      ("\u{C}↓\u{C}\r", .submitted(["move A 3; move B 4"])),
      ("\t\r", .submitted(["remove A"])),
      ("↓\t; undo\r", .submitted(["move A 3; move B 4; undo"])),
      ("↑\r", .submitted(["cut it"])), ("↓↑↑ out\r", .submitted(["cut it out"])),
      ("↑\u{1F}\r", .submitted([""])),
      ("⎋", .submitted(["no"])), ("\u{7}", .submitted(["no"])),
      ("2\r", .submitted(["2"])), ("yes\r", .submitted(["yes"])),
      ("jk\r", .submitted(["jk"])),
      ("n\u{7F}\r", .submitted([""])), ("\u{7F}\r", .submitted([""])),
      ("\u{1B}[200~no\u{1B}[201~\r", .submitted(["no"])), ("↓\u{1B}[Dx\r", .submitted(["x"])),
      ("", .stopped), ("\u{4}", .end), ("x", .stopped),
    ]

    @Test(
      "Return runs one, arrows select, Tab and Up take a line to be edited, Escape refuses, other keys do what they do",
      arguments: [Editor.Mode.emacs, .vi], rows.indices)
    func keys(mode: Editor.Mode, row: Int) throws {
      let row = Self.rows[row]
      // With vi's keys ^_ and ^D are other keys.
      if mode == .vi, row.typed.contains("\u{1F}") { return }
      let result = try typing(row.typed, mode: mode)
      #expect(result.outcome == row.outcome, "\(row.typed.debugDescription)")
    }

    @Test("Another key closes it, and says nothing")
    func closing() throws {
      #expect(try typing("x").rows == [])
      #expect(try typing("↓").rows.first == "read as: move A 3; move B 4 · Return")
    }

    private struct Result {
      var outcome = Editor.Outcome.stopped
      var rows: [String] = []
    }

    private func typing(_ text: String, mode: Editor.Mode = .emacs) throws -> Result {
      let editor = try Editor(bindings: KeyBindings(mode: mode))
      let size = TerminalSize(columns: 40, rows: 8)
      var decoder = KeyDecoder(escapeIsKey: mode == .vi)
      let arrows: [Unicode.Scalar: String] = ["↑": "\u{1B}[A", "↓": "\u{1B}[B"]
      var rest = text.unicodeScalars.flatMap { scalar -> [Key] in
        scalar == "⎋"
          ? [.scalar("\u{1B}")] : (arrows[scalar] ?? String(scalar)).utf8.flatMap { decoder.take($0) }
      }[...]
      var result = Result()
      let lines = ["remove A", "move A 3; move B 4", "keep A"].map { OfferedLine($0) }
      editor.offered = ReadingMenu(lines: lines, typed: "cut it")
      result.outcome = editor.edit {
        editor.openOffer()
        result.rows = (editor.menuRows(in: size) ?? []).map(\.text)
        editor.noteShown()
        return rest.popFirst()
      }
      return result
    }
  }

  /// What is typed ahead waits before the reader looks, and the rest comes in its pauses: no threads, no clocks.
  @Suite("Lines that may be meant, on a terminal")
  struct ReadingMenuTerminalTests {
    private let terminal: PseudoTerminal
    private let reader: TerminalLineReader

    init() throws {
      terminal = try PseudoTerminal(columns: 60, rows: 12)
      reader = try TerminalLineReader(
        input: terminal.programSide, output: TerminalOutput(descriptor: terminal.programSide), prompt: "> ",
        assistant: FakeAssistant(pane: { _ in ["the bar"] }))
    }

    /// Reads a line below what is offered; each of `pieces` is typed when the reader has drawn and waits.
    private func read(
      ahead: String = "", _ pieces: String..., whileDrawn: String = ""
    ) throws -> (input: LineInput, output: String) {
      var drawn = whileDrawn
      let first = OfferedLine("remove A", remark: "removes A") { [terminal] _ in
        try? terminal.typeAhead(drawn)
        drawn = ""
        return []
      }
      #expect(reader.offer([first, OfferedLine("keep A")], insteadOf: "cut it"))
      var rest = pieces[...]
      reader.pauseWork = PauseWork(jobs: [
        PauseWork.Job(pause: 0, isDue: { !rest.isEmpty }) { [terminal] in
          try? terminal.typeAhead(rest.removeFirst())
        }
      ])
      // Else the terminal itself would take ^C before the reader looks.
      terminal.makeRaw()
      try terminal.typeAhead(ahead)
      let input = try reader.readLine()
      reader.pauseWork = nil
      return (input, try terminal.takeOutput())
    }

    @Test(
      "The line that was chosen stands in the transcript as if it had been typed; the pane makes way for it")
    func chosen() throws {
      let (input, output) = try read("\u{1B}[B", "\r")
      #expect(input == .line("keep A", number: 1))
      #expect(output.contains("read as: remove A · Return does it, ↓ 1 more"))
      #expect(output.contains("\u{1B}[J> keep A\u{1B}[J\r\r\n"))
      #expect(!output.contains("the bar"))
    }

    @Test("A selection that was not on the screen before Return came is not run")
    func unseenSelection() throws {
      #expect(try read("\u{1B}[B\r", "\r").input == .line("keep A", number: 1))
      #expect(try read("\u{1B}[B\r", "x\r").input == .line("x", number: 2))
    }

    @Test(
      "A Return that was under way runs nothing: neither what is offered nor what was typed before it",
      arguments: [
        ("\r", "", 0), ("\r\r\r", "", 0), ("  \r", "", 0), ("add One\r", "", 1), ("one\r\rtwo\r", "", 2),
        (PseudoTerminal.pasted("one\ntwo\n") + "\r", "", 2), ("", "\r", 0), ("", "add One\r", 1),
        ("one\r", "two\r", 2),
      ])
    func underWay(ahead: String, whileDrawn: String, dropped: Int) throws {
      let (input, output) = try read(ahead: ahead, "x\r", whileDrawn: whileDrawn)
      #expect(input == .line("x", number: 1))
      let remark = dropped == 1 ? "1 line typed ahead was dropped: Up brings it" : "Up brings them"
      #expect(output.contains(remark) == (dropped > 0))
      #expect(dropped < 2 || output.contains("\(dropped) lines typed ahead were dropped"))
    }

    @Test(
      "Lines that were typed ahead are brought by Up, the first one first, and the menu waits for its own Return"
    )
    func history() throws {
      #expect(try read(ahead: "one\rtwo\r", "x\u{7F}\u{1B}[A\r").input == .line("one", number: 1))
      #expect(
        try read(ahead: "three\rfour\r", "x\u{7F}\u{1B}[A\u{1B}[A\r").input == .line("four", number: 2))
      #expect(try read(ahead: "five\r", "\r").input == .line("remove A", number: 3))
      #expect(try read(ahead: "six\r\u{3}").input == .interrupted)
      terminal.makeRaw()
      try terminal.typeAhead("\u{1B}[A\r")
      #expect(try reader.readLine() == .line("six", number: 4))
    }

    @Test("Text that was typed ahead is edited on, without the menu, and can be the answer")
    func textAhead() throws {
      let (input, output) = try read(ahead: "ye", "s\r")
      #expect(input == .line("yes", number: 1))
      #expect(!output.contains("read as"))
    }

    @Test("Lines that were submitted together are no answer, and nothing is offered below them")
    func submittedTogether() throws {
      try terminal.typeAhead(PseudoTerminal.pasted("one\ntwo\n") + "\r")
      #expect(try reader.readLine() == .line("one", number: 1))
      #expect(reader.offer([OfferedLine("remove A")], insteadOf: "one"))
      #expect(try reader.readLine() == .line("two", number: 2))
    }

    @Test(
      "Nothing is offered where the first line has no room",
      arguments: [
        (60, 12, true), (60, 5, true), (60, 4, false), (19, 12, false), (20, 5, false), (20, 7, true),
      ])
    func room(columns: Int, rows: Int, isOffered: Bool) throws {
      terminal.resize(columns: columns, rows: rows)
      let lines = [OfferedLine("remove Home and Search and Profile"), OfferedLine("keep A")]
      #expect(reader.offer(lines, insteadOf: "cut it") == isOffered)
      #expect(!reader.offer([], insteadOf: "cut it"))
    }
  }
}
