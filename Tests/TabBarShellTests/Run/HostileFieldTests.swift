import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

/// Hostile text in every field of a session, through every format and subcommand.
@Suite("Hostile text in a session acts on no terminal and no log")
struct HostileFieldTests {
  static let texts = [
    "\u{1B}]0;PWN\u{7}", "\u{1B}[2J\u{9B}2J", "\u{202E}evil\u{2066}", "a\nb\r\n::error::x",
    "x\u{E0041}\u{E007F}",
    "e" + String(repeating: "\u{301}", count: 200), "::stop-commands::x", "  ::error::x", "\u{3000}::x",
    Array(repeating: "::warning::x", count: 12).joined(separator: " "), "##[group]x",
    "a ##vso[task.complete]x",
  ]

  /// A session with a text in each of its fields; `last` is its last line.
  private static func session(_ text: String, last: String = "") -> String {
    let word = Quoting.quoted(text, always: true)
    return """
      # tabbar session 1
      device custom id=x name=\(word) size=390x844@3
      add \(word) icon=\(word) badge=\(word)
      add \(word)
      add Home icon=house
      set 1 title.de=\(word) explanation=\(word)
      rename 2 \(word)
      mark \(word)
      note \(word)
      allow duplicate-titles because \(word)
      allow more-tab because \(word)
      expect visible \(word) b
      \(last)
      """ + "\n"
  }

  private struct Console {
    let kept = KeptConsole()
    let batch: Batch

    init(_ files: [String: String], _ options: RenderOptions) {
      batch = Batch(presenter: Presenter(console: kept, style: options), store: MemoryStore(files))
    }
  }

  /// Returns what is wrong with the lines of a text: what a terminal would obey, what hides, piles of marks, and
  /// commands for a service that builds software, apart from `allowed` beginnings of lines.
  private static func faults(in text: String, mayPile: Bool = false, allowed: [String] = []) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      if allowed.contains(where: plain.hasPrefix) { return false }
      let start = plain.drop { $0.isWhitespace }
      return start.hasPrefix("::") || plain.contains(#/##[A-Za-z]*\[/#)
        || !dangerousScalars(in: plain).isEmpty
        || plain.unicodeScalars.contains { (0xE0000...0xE007F).contains($0.value) }
        || !mayPile && plain.contains { $0.unicodeScalars.count > 33 }
    }
  }

  private static let styles = [
    RenderOptions(columns: 40), RenderOptions(columns: 60, color: true),
    RenderOptions(columns: 60, ascii: true),
    RenderOptions(columns: 80, pictures: false),
  ]

  // The styles take turns, and so do the formats of a check: each meets the text in half of the cases.
  @Test("In each format and each analysis", arguments: texts.indices)
  func formats(turn: Int) {
    let (text, options) = (Self.texts[turn], Self.styles[turn % Self.styles.count])
    let path = text + ".tabs"
    for format in Format.all {
      let console = Console([path: Self.session(text)], options)
      let status = console.batch.show(path, format: format, Overrides())
      #expect(status == .fine, "\(console.kept.errors)")
      let mayPile = format.id == "json"
      #expect(Self.faults(in: console.kept.output, mayPile: mayPile) == [], "\(format.id)")
    }
    let page = Console([path: Self.session(text)], options)
    #expect(page.batch.page([path], Overrides()) == .fine)
    #expect(page.batch.diff(path, path, as: .html) == .fine)
    #expect(!page.kept.output.isEmpty && Self.faults(in: page.kept.output) == [])
    for (number, format) in ReportFormat.all.enumerated() where (turn + turn / 4 + number).isMultiple(of: 2) {
      let console = Console([path: Self.session(text), "b" + path: Self.session(text, last: text)], options)
      var settings = Batch.CheckSettings()
      settings.format = format
      _ = console.batch.check([path, "b" + path, "missing" + path], settings)
      let own = format.id == "github" ? ["::error ", "::warning ", "::notice "] : []
      let mayPile = ["json", "sarif"].contains(format.id)
      #expect(Self.faults(in: console.kept.output, mayPile: mayPile, allowed: own) == [], "\(format.id)")
      #expect(Self.faults(in: console.kept.errors) == [], "\(format.id)")
      #expect(!console.kept.output.isEmpty && !console.kept.errors.isEmpty)
    }
    let console = Console([path: Self.session(text)], options)
    let calls: [(String, [String])] = [
      ("anatomy", []), ("why", []), ("why", ["1"]), ("describe", []), ("budget", []), ("budget", [text]),
      ("compare", ["systems"]), ("compare", [text]), ("why", [text + "x"]), ("explain", [text]),
      ("guides", [text]),
    ]
    for (name, words) in calls {
      guard let command = Command.named(name) else { continue }
      _ = console.batch.ask(command, words, about: path, asJSON: false, Overrides())
    }
    for isQuiet in [false, true] {
      var settings = Replay.Settings()
      settings.isQuiet = isQuiet
      _ = console.batch.replay([path, "missing" + path], settings)
    }
    #expect(Self.faults(in: console.kept.output) == [])
    #expect(Self.faults(in: console.kept.errors) == [])
    if options.ascii { #expect((console.kept.output + console.kept.errors).utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test("In the matrix, with a tab for each text")
  func matrix() throws {
    let tabs = Self.texts.map { "add \(Quoting.quoted($0, always: true))\n" }.joined()
    let console = Console(["x": Self.session("::x") + tabs], RenderOptions(columns: 40))
    let command = try #require(Command.named("matrix"))
    #expect(console.batch.ask(command, [], about: "x", asJSON: false, Overrides()) == .fine)
    #expect(!console.kept.output.isEmpty && Self.faults(in: console.kept.output) == [])
  }

  // The escape of a colon or a number sign takes five columns more than the sign.
  @Test(
    "An excerpt keeps its caret under its place",
    arguments: [
      ("::ab cd", 0..<4, #"  \u{3A}:ab cd"#, "  ^^^^^^^^^"),
      ("  ::ab cd", 7..<9, #"    \u{3A}:ab cd"#, "              ^^"),
      ("add ##[x", 4..<8, #"  add \u{23}#[x"#, "      ^^^^^^^^^"),
      ("add ::x", 4..<7, "  add ::x", "      ^^^"),
    ])
  func caret(line: String, place: Range<Int>, excerpt: String, caret: String) {
    let error = CommandError("no", at: place)
    let lines = HarmlessText.lines(ErrorText.lines(for: error, in: line, RenderOptions())).text
    #expect(lines == "error: no\n\(excerpt)\n\(caret)")
  }
}
