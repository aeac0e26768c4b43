import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

/// What makes text harmless is tested where it is made (`HarmlessTextTests`, `TerminalEscapingTests`), and that all output is
/// made there is its type's to say. Here one text goes into every field and comes out of every format, subcommand and answer.
@Suite("Hostile text never reaches the console raw")
struct HostileTextTests {
  /// What a terminal obeys, what hides, a pile of marks, and commands for a service that builds software; short, so that no
  /// answer leaves a part of it out.
  static let text =
    "::e ##[g\u{1B}[2J\u{9B}m\u{7}\u{0}\t\r\n\u{202E}\u{2066}\u{2028}\u{FEFF}\u{E0041}e"
    + String(repeating: "\u{301}", count: 40)

  /// A session with a text in each of its fields; `last` is its last line.
  private static func session(last: String = "") -> String {
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

  @Test(
    "In each format, each analysis and each report",
    arguments: [
      RenderOptions(columns: 40, ascii: true, pictures: false), RenderOptions(columns: 60, color: true),
    ])
  func formats(options: RenderOptions) {
    let (text, path) = (Self.text, Self.text + ".tabs")
    let bad = ["frob \(text)", "add '\(text)", "select '\(text)'"].map {
      Self.session(last: $0.replacing("\r\n", with: ""))
    }
    var files = Dictionary(uniqueKeysWithValues: bad.enumerated().map { ("\($0)" + path, $1) })
    files[path] = Self.session()
    files["old"] = "# tabbar session 1\nadd Inbox Mail Home\n"
    func faults(
      of format: String = "", isData: Bool = false, isAnswer: Bool = false, allowed: [String] = [],
      in act: (Batch) -> Void
    ) {
      let console = Console(files, options)
      act(console.batch)
      #expect(Self.faults(in: console.kept.output, mayPile: isData, allowed: allowed) == [], "\(format)")
      #expect(Self.faults(in: console.kept.errors) == [], "\(format)")
      #expect(!(console.kept.output + console.kept.errors).isEmpty, "\(format)")
      guard options.ascii, isAnswer else { return }
      #expect((console.kept.output + console.kept.errors).utf8.allSatisfy { $0 < 0x80 }, "\(format)")
    }
    for format in Format.allCases {
      faults(of: format.id, isData: format.id == "json") { batch in
        #expect(batch.show(path, format: format, Overrides()) == .fine, "\(format.id)")
      }
    }
    for format in ReportFormat.all {
      let own = format.id == "github" ? ["::error ", "::warning ", "::notice "] : []
      faults(of: format.id, isData: ["json", "sarif"].contains(format.id), allowed: own) { batch in
        var settings = Batch.CheckSettings()
        settings.format = format
        _ = batch.check(files.keys.sorted() + ["missing" + path], settings)
      }
    }
    faults { batch in #expect(batch.page([path], Overrides()) == .fine) }
    for format in DiffFormat.allCases {
      faults(of: format.rawValue, isData: format == .json) { batch in
        #expect(batch.diff("old", path, as: format) == .found)
      }
    }
    let calls: [(String, [String])] = [
      ("anatomy", []), ("why", []), ("why", ["1"]), ("describe", []), ("budget", []), ("budget", [text]),
      ("compare", ["systems"]), ("compare", [text]), ("why", [text + "x"]), ("explain", [text]),
      ("guides", [text]), ("matrix", []),
    ]
    for (name, words) in calls {
      faults(of: name, isAnswer: true) { batch in
        guard let command = Command.named(name) else { return }
        _ = batch.ask(command, words, about: path, asJSON: false, Overrides())
      }
    }
    for isQuiet in [false, true] {
      faults(isAnswer: true) { batch in
        var settings = Replay.Settings()
        settings.isQuiet = isQuiet
        _ = batch.replay(files.keys.sorted() + ["missing" + path], settings)
      }
    }
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
