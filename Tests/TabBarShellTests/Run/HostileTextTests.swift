import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("Hostile texts never reach the console raw")
struct HostileTextTests {
  static let texts = [
    "\u{1B}[2J\u{1B}]0;pwned\u{07}", "a\u{9B}31mb", "\u{202E}evil\u{2066}", "a\rb", "a\nb", "a\tb", "\u{0}",
    "\u{7F}",
    "\u{200F}\u{061C}", "\u{2028}x\u{2029}", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{FEFF}", "日\u{1B}本",
  ]

  @Test("In titles, icons, badges, remarks and facts", arguments: texts, [false, true])
  func everywhere(text: String, ascii: Bool) {
    let word = Quoting.quoted(text, always: true)
    let raw = "'\(text)'"
    let lines = [
      "add \(word) icon=\(word) badge=\(word)", "add \(raw)", "rename 1 \(raw)", "badge 1 \(raw)",
      "icon 1 \(raw)",
      "set 1 title.de=\(raw) explanation=\(raw) role=search", "note \(raw)", "expect visible \(raw) b",
      "expect overflow \(raw)", "expect truncated \(raw)", "select \(raw)", "select \(raw)x", "move 1 \(raw)",
      "swap 1 last", "remove 2", "add \(raw) \(raw)", "set 1 enabled=\(raw)", "\(raw) x", "help \(raw)",
      "explain \(raw)", "device \(raw)", "system \(raw)", "guide \(raw)", "show \(raw)", "undo \(raw)",
      "undo", "redo",
      "undo 3", "add \"\\\(text)", "add A\(text)=b", "show", "show screen", "show list", "show json", "check",
      "mark \(word)", "history", "sessions", "open \(raw)", "replay \(raw)", "save \(raw)", "save",
      "add last", "quit",
    ]
    // A person and a script by turns, and pictures and words: each meets both alphabets, and every text in one of them.
    let turn = Self.texts.firstIndex(of: text) ?? 0
    let isInteractive = turn.isMultiple(of: 2) == ascii
    let hasPictures = (turn / 2).isMultiple(of: 2) == ascii
    // A document for programs is UTF-8 whatever the terminal shows.
    let run = ShellRun(
      ascii ? lines.filter { $0 != "show json" } : lines, isInteractive: isInteractive, keepsGoing: true,
      files: ["\(text).tabs": ""],
      options: RenderOptions(columns: 60, ascii: ascii, pictures: hasPictures))
    #expect(dangerousScalars(in: run.output) == [])
    #expect(dangerousScalars(in: run.errors) == [])
    if ascii { #expect((run.output + run.errors).utf8.allSatisfy { $0 < 0x80 }) }
    #expect(!run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test("In what a line would do, while it is typed", arguments: texts, [false, true])
  func previews(text: String, ascii: Bool) throws {
    let word = Quoting.quoted(text, always: true)
    var playground = Playground()
    for line in ["add \(word) badge=\(word)", "add \(word)", "add Home", "add Radio", "add \(word)"] {
      let invocation = try #require(try Invocation.parsed(from: line))
      _ = try playground.perform(invocation)
    }
    let lines = [
      "remove 1", "remove 3", "rename 3 \(word)", "add \(word)", "note \(word)", "mark \(word)",
      "device \(word)",
      "select \(word)x", "open \(word)", "undo 3", "frob \(word)", "add '\(text)",
    ]
    let options = RenderOptions(columns: 60, ascii: ascii)
    let present = playground.draft.scene
    for line in lines {
      let (partial, preview) = (PartialLine(line, for: playground.draft), playground.preview(of: line))
      for form in LivePaneForm.allCases {
        let rows = LivePane(form: form).rows(
          for: partial, preview, isRead: true, present: present, in: TerminalSize(columns: 60, rows: 40),
          options
        ).map(\.text)
        #expect(rows.flatMap { dangerousScalars(in: $0) } == [], "\(line)")
        #expect(!rows.contains { $0.contains("\n") }, "\(line)")
        if ascii { #expect(rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(line)") }
      }
    }
  }

  @Test("In a session file: its name, its lines and its expectations", arguments: texts, [false, true])
  func inFiles(text: String, quiet: Bool) {
    let line = text.replacing("\r\n", with: "").replacing("\n", with: "")
    let path = "\(text).tabs"
    let lines = ["frob \(line)", "add '\(line)", "select '\(line)'", "# \(line)", "save '\(line)'", line]
    for (turn, bad) in lines.enumerated() {
      let file =
        "# tabbar session 1\nadd '\(line)'\nnote '\(line)'\nexpect visible '\(line)x'\nexpect count 7\n\(bad)\n"
      let console = KeptConsole()
      let batch = Batch(
        presenter: Presenter(console: console, style: RenderOptions()), store: MemoryStore([path: file]))
      var settings = Replay.Settings()
      settings.isQuiet = quiet
      _ = batch.replay([path], settings)
      _ = batch.check([path], Batch.CheckSettings())
      // Only a file without a bad line is drawn; of the others each format meets one or the other.
      for (number, format) in Format.all.enumerated() where bad.first == "#" || number % lines.count == turn {
        _ = batch.show(path, format: format, Overrides())
      }
      _ = batch.replay([path + "x"], settings)
      #expect(dangerousScalars(in: console.output) == [])
      #expect(dangerousScalars(in: console.errors) == [])
    }
  }
}
