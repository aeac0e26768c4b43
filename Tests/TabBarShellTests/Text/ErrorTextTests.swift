import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
@testable import TabBarShell
import Testing

@Suite("Errors as they are shown")
struct ErrorTextTests {
  /// Returns the columns of the carets, and the text above them.
  private func marked(_ lines: [String]) -> (start: Int, count: Int, text: String)? {
    guard let row = lines.firstIndex(where: { $0.contains("^") && $0.allSatisfy { " ^".contains($0) } })
    else {
      return nil
    }
    let start = lines[row].prefix { $0 == " " }.count
    let count = lines[row].count - start
    var column = 0
    var text = ""
    for character in lines[row - 1] {
      if (start..<start + count).contains(column) { text.append(character) }
      column += character.columns
    }
    return (start, count, text)
  }

  private func error(in line: String) -> CommandError {
    do {
      _ = try Invocation.parsed(from: line)
      return CommandError("no error", at: 0..<0)
    } catch {
      return error
    }
  }

  @Test(
    "On a terminal no row of an error is broken within a word, and a path stays whole; elsewhere no row is")
  func terminalRows() {
    let path = "designs/" + String(repeating: "of-the-autumn/", count: 5) + "shop.tabs"
    let error = FileError(
      path: path, problem: "this file has other names (hard links), which would keep the old text",
      remedy: "put a copy in its place, which has no other names, or change it with an editor")
    let console = KeptConsole(columns: 60)
    console.errorColumns = 60
    let presenter = Presenter(console: console, style: RenderOptions())
    _ = presenter.report(error)
    presenter.remark("shop.tabs:8: expected no finding of more-tab: 2 of 6 tabs are in the More list")
    let rows = console.errors.split(separator: "\n")
    #expect(rows.count > 5 && rows[0] == "\(path):")
    #expect(rows.dropFirst().allSatisfy { $0.count <= 60 })
    let whole = KeptConsole(columns: 60)
    let other = Presenter(console: whole, style: RenderOptions())
    _ = other.report(error)
    other.remark("shop.tabs:8: expected no finding of more-tab: 2 of 6 tabs are in the More list")
    #expect(whole.errors.split(separator: "\n").count == 3)
    func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
    #expect(words(console.errors) == words(whole.errors))
  }

  @Test("A line to type is one row, however long")
  func typedLine() {
    let console = KeptConsole(columns: 40)
    console.errorColumns = 40
    let line = "type: rename \"A title that is long\" \"Another one\""
    Presenter(console: console, style: RenderOptions()).remark(line)
    #expect(console.errors == line + "\n")
  }

  @Test(
    "The caret is under the place, counted in the terminal's columns",
    arguments: [
      ("add A icn=x", "icn=x"), ("add 日本 icn=x", "icn=x"), ("add 👩‍👩‍👧 icn=日", "icn=日"), ("add 🇩🇪 icn=x", "icn=x"),
      ("add e\u{301}e\u{301} icn=x", "icn=x"), ("add\tA\ticn=x", "icn=x"),
      ("add \"\u{1B}[31m\" icn=x", "icn=x"),
      ("add \"\u{202E}abc\" icn=\u{202E}x", "icn=\\u{202E}x"), ("add '\r\n' icn=x", "icn=x"),
      ("add शक्ति icn=x", "icn=x"), ("add \u{301}A icn=x", "icn=x"), ("add \"A", "\""), ("add \"A\\q\"", "\\q"),
      ("日本", "日本"),
    ])
  func caret(line: String, text: String) {
    for columns in [40, 80] {
      let lines = ErrorText.lines(for: error(in: line), in: line, RenderOptions(columns: columns)).map(\.text)
      #expect(marked(lines)?.text == text, "\(lines)")
      #expect(dangerousScalars(in: lines.joined()) == [])
    }
  }

  @Test(
    "Of a long line the part around the place is shown, in any width",
    arguments: [40, 41, 60, 80, 200], ["x", "日", "👍🏽", "\u{1B}", "e\u{301}"])
  func longLines(columns: Int, letter: String) {
    let long = String(repeating: letter, count: 300)
    for ascii in [false, true] {
      let options = RenderOptions(columns: columns, ascii: ascii)
      for line in ["add '\(long)' icn=x tail", "add '\(long)' icn=x '\(long)'", "icn=x '\(long)'"] {
        let lines = ErrorText.lines(for: error(in: line), in: line, options).map(\.text)
        #expect(marked(lines)?.text == "icn=x", "\(lines)")
        #expect(lines[1...2].allSatisfy { $0.columns <= columns })
        if ascii { #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 }) }
      }
      let line = "add A icn='\(long)'"
      let lines = ErrorText.lines(for: error(in: line), in: line, options).map(\.text)
      #expect(marked(lines)?.text.hasPrefix("icn='") == true)
      #expect(lines[1...2].allSatisfy { $0.columns <= columns })
    }
  }

  @Test("A place in a file is named before the problem, its column counted in characters")
  func place() throws {
    let text = "# tabbar session 1\nadd 👩‍👩‍👧 icn=x\n"
    let error = #expect(throws: SessionError.self) {
      try SessionFile(text, name: "my app.tabs").checkLines()
    }
    let lines = try ErrorText.lines(for: #require(error), RenderOptions())
    #expect(lines.first == "my app.tabs:2:7: error: add has no option icn=")
    let input = #expect(throws: SessionError.self) { try SessionFile("add A", name: "-") }
    #expect(
      try ErrorText.lines(for: #require(input), RenderOptions()).first
        == "standard input:1:1: error: this is not a session")
  }

  @Test("An error about a file names it and the remedy")
  func fileError() {
    let error = FileError(path: "a\u{1B}b", problem: "gone", remedy: "look elsewhere")
    #expect(ErrorText.lines(for: error, RenderOptions()) == ["a\\u{1B}b: error: gone", "  look elsewhere"])
    #expect(
      ErrorText.lines(for: FileError(path: "-", problem: "gone"), RenderOptions())
        == ["standard input: error: gone"])
  }

  @Test("A line to type means the same letters with 7-bit characters, too")
  func linesToType() throws {
    var playground = Playground()
    _ = try playground.perform("add Überweisung 日本 Home")
    for (sentence, line) in [
      ("put Überweisung last", #"move "\u{DC}berweisung" last"#),
      ("swap Home and 日本", #"swap Home "\u{65E5}\u{672C}""#),
      ("put Home first", "move Home first"),
    ] {
      let refusal = try #require(throws: CommandError.self) { try playground.perform(sentence) }
      let error = playground.naming(refusal, insteadOf: sentence)
      for (place, start) in [("a.tabs:2", "type: "), (nil, "type: ")] {
        let shown = ErrorText.lines(for: error, in: sentence, place: place, RenderOptions(ascii: true))
        #expect(shown.contains { $0.text == start + line })
      }
      let (typed, meant) = (
        try Invocation.parsed(from: line), try Invocation.parsed(from: error.lines[0])
      )
      #expect(typed?.canonical == meant?.canonical)
    }
  }
}
