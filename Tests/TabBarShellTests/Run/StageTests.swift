import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

/// A person whose keys are known beforehand; without more of them, the stage is left.
final class PreparedKeys: StageView {
  private var keys: [StageKey]
  let isDrawnInPlace: Bool
  private(set) var pages: [StagePage] = []
  private(set) var isLeft = false

  init(_ keys: [StageKey], isDrawnInPlace: Bool = true) {
    self.keys = keys
    self.isDrawnInPlace = isDrawnInPlace
  }

  func ask(_ page: StagePage) -> StageKey {
    pages.append(page)
    return keys.isEmpty ? .quit : keys.removeFirst()
  }

  func leave() { isLeft = true }

  var places: [Int] { pages.map(\.number) }
  func text(_ index: Int) -> String { pages[index].rows.map(\.text).joined(separator: "\n") }
}

@Suite("A session on a stage")
struct StageTests {
  private static let lines = [
    "# A bar with three tabs.", "add One", "add Two  # the second", "note \"Now the third.\"", "add Three",
    "expect count 3", "mark end", "#=== for the program", "badge One 1",
  ]

  private struct Played {
    let view: PreparedKeys
    let console: KeptConsole
    let result: Result<TabBarShell.ExitStatus, any Error>
    let wasLeft: Bool
  }

  private func play(
    _ keys: [StageKey], lines: [String] = lines, isDrawnInPlace: Bool = true,
    _ settings: Replay.Settings = Replay.Settings()
  ) throws -> Played {
    let view = PreparedKeys(keys, isDrawnInPlace: isDrawnInPlace)
    let console = KeptConsole()
    let stage = Stage(
      try SessionFile(SessionFile.text(of: lines), name: "x.tabs"), settings: settings,
      presenter: Presenter(console: console, style: RenderOptions()), view: view)
    let result = Result { try stage.run() }
    return Played(view: view, console: console, result: result, wasLeft: stage.wasLeft)
  }

  @Test("Each command is a page, one key further or back, and the first is shown at once")
  func pages() throws {
    let played = try play([.next, .next, .back, .back, .back, .next])
    #expect(played.view.places == [1, 2, 3, 2, 1, 1, 2])
    #expect(played.view.pages.allSatisfy { $0.count == 7 })
    #expect(played.view.text(0).hasPrefix("# A bar with three tabs.\n> add One\n  added tab 1 \"One\"\n"))
    #expect(played.view.text(1).hasPrefix("# the second\n> add Two\n"))
    #expect(played.view.text(3) == played.view.text(1))
    #expect(played.view.isLeft && played.wasLeft)
  }

  @Test("Notes and marks begin chapters, whose words stay above their pages")
  func chapters() throws {
    let played = try play([
      .nextChapter, .next, .nextChapter, .nextChapter, .previousChapter, .previousChapter,
    ])
    #expect(played.view.places == [1, 3, 4, 6, 7, 6, 3])
    #expect(
      played.view.pages.map(\.chapter)
        == ["", "Now the third.", "Now the third.", "end", "end", "end", "Now the third."])
  }

  @Test("The bar stays in sight on pages that change nothing, and the transcript has each picture once")
  func picture() throws {
    let played = try play([.next, .next, .next, .quit])
    #expect(played.view.text(2).contains("Now the third.") && played.view.text(2).contains("[One]"))
    #expect(played.console.output.ranges(of: "[One]").count == 3)
    #expect(try !play([.next, .next], isDrawnInPlace: false).view.text(2).contains("[One]"))
  }

  @Test("A mark is named on its page and in the transcript")
  func marks() throws {
    let played = try play(Array(repeating: .next, count: 6))
    #expect(played.view.text(5).hasPrefix("> mark end\n"))
    #expect(played.console.output.contains("> mark end\n"))
  }

  @Test("Findings that a page has no room for are whole in the transcript")
  func findings() throws {
    let lines =
      ["guide hig-2022"] + "ABCDE".map { "add \($0)" } + [
        "add \"Filter all the things at once\" badge=100000 at=1"
      ]
    func shortened(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasSuffix("~") || $0.contains(" more change") }
    }
    let played = try play(Array(repeating: .next, count: 6), lines: lines)
    #expect(!shortened(played.view.text(6)).isEmpty)
    #expect(shortened(played.console.output).isEmpty && played.console.output.contains("+ long-badge"))
    let written = try play(Array(repeating: .next, count: 6), lines: lines, isDrawnInPlace: false)
    #expect(shortened(written.view.text(6)).isEmpty)
  }

  @Test("The end is the last page, where one more key leaves; records are not shown")
  func end() throws {
    let played = try play(Array(repeating: .next, count: 7))
    #expect(played.view.places == Array(1...7) && !played.wasLeft)
    #expect(try played.result.get() == .fine)
    #expect(!played.console.output.contains("#="))
  }

  @Test("The transcript has what was seen once and in order, whatever the way there")
  func transcript() throws {
    let played = try play([.next, .back, .next, .next, .back, .quit])
    let output = played.console.output
    let firsts = ["# A bar", "> add One", "# the second", "> add Two", "Now the third."].map { text in
      output.ranges(of: text).map(\.lowerBound)
    }
    #expect(firsts.allSatisfy { $0.count == 1 })
    #expect(firsts.compactMap(\.first) == firsts.compactMap(\.first).sorted())
    #expect(!output.contains("Three"))
    #expect(try play([.next, .quit], isDrawnInPlace: false).console.output == "")
  }

  @Test("An expectation that is not met is on its page, on standard error afterwards, and in the status")
  func expectations() throws {
    let played = try play([.next, .next, .next], lines: ["add A", "expect count 2", "add B"])
    #expect(played.view.text(1).contains("x.tabs:3: expected 2 tabs, and there is 1"))
    #expect(played.console.errors.contains("x.tabs:3: expected 2 tabs"))
    #expect(try played.result.get() == .found)
  }

  @Test("Another size of the window shows the same page, and loses none that was seen")
  func resizing() throws {
    let played = try play([.next, .next, .back, .resized, .next, .next, .quit])
    #expect(played.view.places == [1, 2, 3, 2, 2, 3, 4])
    let left = try play([.next, .next, .back, .resized, .quit])
    #expect(left.console.output.contains("Now the third."))
  }

  @Test("A line that is no command is refused before a page is shown, one that cannot be done at its place")
  func errors() throws {
    let bad = try play([.next], lines: ["add A", "frob"])
    #expect(bad.view.pages.isEmpty)
    #expect(throws: SessionReadingError.self) { try bad.result.get() }
    let late = try play([.next, .next], lines: ["add A", "remove B", "add C"])
    #expect(late.view.places == [1] && late.view.isLeft && late.console.output.contains("added tab 1"))
    #expect(throws: SessionReadingError.self) { try late.result.get() }
  }

  @Test("It stops after a line of the file, and an empty session has no page")
  func limits() throws {
    var settings = Replay.Settings()
    settings.lastLine = 4
    let played = try play([.next, .next, .next], settings)
    #expect(played.view.places == [1, 2] && played.view.pages[1].isLast)
    #expect(try play([.next], lines: []).view.pages.isEmpty)
  }

  @Test("Where no person types, step is refused with what to leave out")
  func noTerminal() {
    let run = ShellRun(
      ["replay x.tabs step"], files: ["x.tabs": SessionFile.text(of: Self.lines)])
    #expect(run.status == .failed && run.output == "")
    #expect(run.errors.contains("there is no terminal") && run.errors.contains("leave out step"))
  }
}
