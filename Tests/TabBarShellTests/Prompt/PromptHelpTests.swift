import TabBarCore
import TabBarDrawing
import TabBarGuidelines
@testable import TabBarTerminal
import Testing

@testable import TabBarPlayground
@testable import TabBarShell

@Suite("What the language says at the prompt")
struct PromptHelpTests {
  private let playground: Playground
  private let shell: Shell

  init() throws {
    var playground = Playground()
    for line in ["add \"Listen Now\"", "add Library badge=2", "add Search"] {
      let invocation = try #require(try Invocation.parsed(from: line))
      _ = try playground.perform(invocation)
    }
    self.playground = playground
    shell = Shell(
      on: playground, files: ["my.tabs": "", "x y.tabs": ""], options: RenderOptions(color: true))
  }

  private let size = TerminalSize(columns: 80, rows: 20)

  private func help() -> PromptHelp { PromptHelp(shell) }

  /// Returns what is under a text after one pause.
  private func pane(_ text: EditorText, of help: PromptHelp) -> [String] {
    _ = help.view(of: text, in: size)
    help.work()
    return help.view(of: text, in: size).pane.map(\.text)
  }

  @Test(
    "A question mark asks for help after a space, outside of quotes and comments",
    arguments: [
      ("|", true), ("  |", true), ("add |", true), ("add Home |", true), ("badge 1 |", true),
      ("add|", false), ("add Who|", false), ("add \"What |", false), ("add 'What |", false),
      ("add Who's |", true), ("add x # why |", false),
    ])
  func question(marked: String, asks: Bool) {
    #expect(help().isAskedForHelp(at: EditorText(marked: marked)) == asks)
  }

  @Test("The pane takes no more rows than there are, down to one", arguments: 1...8)
  func room(rows: Int) {
    let help = help()
    let text = EditorText("remove 1 2")
    let size = TerminalSize(columns: 40, rows: rows)
    _ = help.view(of: text, in: size)
    help.work()
    #expect((1...rows).contains(help.view(of: text, in: size).pane.count))
  }

  @Test(
    "Tab knows commands, tabs with quotes, options, values and files",
    arguments: [
      ("ren", ["rename"]), ("select L", ["\"Listen Now\"", "Library"]), ("select Lib", ["Library"]),
      ("add x ba", ["badge="]), ("device iphone-14-pro-m", ["iphone-14-pro-max"]),
      ("open ", ["my.tabs", "\"x y.tabs\""]), ("open m", ["my.tabs"]), ("open x", ["\"x y.tabs\""]),
      ("help key", ["keyboard", "keys"]), ("xyz", []),
    ])
  func completing(line: String, choices: [String]) {
    #expect((help().completions(at: EditorText(line))?.choices.map(\.text) ?? []) == choices)
  }

  @Test(
    "While a question takes every line, nothing is shown below one",
    arguments: ["remove 1", "4", ""])
  func quiz(line: String) {
    #expect(!pane(EditorText("remove 1"), of: help()).isEmpty)
    _ = shell.state.update(.pages(Quiz(.purpose), .success(.fine)), at: .init())
    let help = help()
    #expect(pane(EditorText(line), of: help).isEmpty && help.pause == nil)
    #expect(help.question?.text == "quiz> " && help.isEmptyAnswer)
    #expect(help.status.text.contains("numbers from the list"))
    #expect(
      help.view(of: EditorText("rem"), in: size).hint == ""
        && help.completions(at: EditorText("select L")) == nil)
  }

  @Test("Wrong words are coloured, and without colours said under the line only")
  func colors() {
    let text = EditorText("select Zebra ")
    #expect(help().view(of: text, in: size).colors.map(\.parameters) == ["1", "4;31"])
    let shell = Shell(on: playground)
    let plain = PromptHelp(shell)
    #expect(plain.view(of: text, in: size).colors == [] && !pane(text, of: plain).isEmpty)
  }

  @Test("What may be a sentence is called wrong only where it was read, at a second pause, and says nothing")
  func unreadable() {
    let text = EditorText("never remove Library ")
    let help = help()
    #expect(pane(text, of: help).isEmpty && help.pause != nil)
    #expect(help.view(of: text, in: size).colors.allSatisfy { $0.parameters != "4;31" })
    #expect(pane(text, of: help).first?.hasPrefix("this is not understood") == true)
    #expect(help.pause == nil && help.view(of: text, in: size).colors.map(\.parameters) == ["4;31"])
  }

  @Test("What a sentence does is shown at a second pause, and Tab takes its command, or one of several")
  func sentence() {
    let help = help()
    for (line, lines) in [
      ("put the search tab to the front", ["move Search first"]),
      (
        "get rid of Library and put Search first",
        ["remove Library; move Search first", #"remove Library Search "Listen Now""#]
      ),
      ("fold Library and Search together", ["merge Library into=Search", "merge Search into=Library"]),
    ] {
      let text = EditorText(line)
      #expect(pane(text, of: help).isEmpty && help.completions(at: text) == nil, "\(line)")
      #expect(!pane(text, of: help).isEmpty, "\(line)")
      #expect(help.completions(at: text)?.choices.map(\.text) == lines, "\(line)")
      // Another key, and it is another sentence.
      #expect(pane(EditorText(line + "x"), of: help).isEmpty && help.pause != nil, "\(line)")
    }
  }

  @Test("A key leaves what is under the line until a pause, and moving the cursor leaves it")
  func pauses() {
    let help = help()
    let rows = pane(EditorText("badge 1 7"), of: help)
    #expect(rows.contains { $0.contains("badge") } && help.pause == nil)
    let later = EditorText("badge 1 78")
    #expect(help.view(of: later, in: size).pane.map(\.text) == rows && help.pause != nil)
    let after = pane(later, of: help)
    #expect(after != rows && help.pause == nil)
    #expect(help.view(of: EditorText("badge 1 78", offset: 3), in: size).pane.map(\.text) == after)
  }

  @Test("The findings at the prompt are those of the present guide, which may be all that has changed")
  func guideAlone() {
    let shell = Shell(on: Playground())
    let help = PromptHelp(shell)
    // Six tabs are too many for one of them, and more than fit for both.
    shell.take("add A B C D E F")
    for (guide, findings) in [("hig-2022", 2), ("hig-2024", 1)] {
      shell.take("guide \(guide)")
      help.startOver()
      #expect(shell.playground.draft.scene.report.findings.count == findings)
      #expect(help.status.text.hasSuffix("· \(counted(findings, "finding"))"), "\(guide)")
    }
  }

  @Test("The bar is drawn under an empty line once its first row has left the screen, and not before")
  func barInSight() {
    let (rows, window) = (5, 12)
    let shell = Shell(on: playground, rows: window)
    let help = PromptHelp(shell)
    shell.bar.drewBar(rows)
    for below in 0...window {
      help.startOver()
      // The rows from the head of the picture to the prompt, of which the terminal shows as many as it has.
      let isInSight = rows + below + 1 <= window
      #expect(
        help.view(of: EditorText(""), in: size).pane.isEmpty == isInSight, "\(below) rows below the bar")
      shell.bar.wrote(1)
    }
  }

  @Test("What changes no picture shows none, whatever the width was before")
  func unpictured() {
    let shell = Shell(on: playground)
    let help = PromptHelp(shell)
    let text = EditorText("set 1 opens=section")
    for columns in [80, 50] {
      let size = TerminalSize(columns: columns, rows: 20)
      _ = help.view(of: text, in: size)
      help.work()
      let rows = help.view(of: text, in: size).pane.map(\.text)
      #expect(!rows.isEmpty && !rows.contains { $0.contains("╰") }, "\(columns): \(rows)")
    }
  }
}
