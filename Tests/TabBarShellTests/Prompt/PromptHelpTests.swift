import TabBarCore
@testable import TabBarPlayground
import TabBarRendering
import Testing

@testable import TabBarShell

@Suite("What the language says at the prompt")
struct PromptHelpTests {
  private let playground: Playground

  init() throws {
    var playground = Playground()
    for line in ["add \"Listen Now\"", "add Library badge=2", "add Search"] {
      let invocation = try #require(try Invocation.parsed(from: line))
      _ = try playground.perform(invocation)
    }
    self.playground = playground
  }

  /// Calls `body` with the help, which has to live as long as what it hands out.
  private func withAssistant<Result>(
    color: Bool = true, in conversation: (any Conversation)? = nil,
    _ body: (PromptAssistant) throws -> Result
  ) rethrows -> Result {
    let help = PromptHelp(
      playground: { playground }, options: { RenderOptions(color: color) },
      entries: { $0 == "." ? [FolderEntry("my.tabs"), FolderEntry("x y.tabs")] : [] },
      conversation: { conversation })
    return try withExtendedLifetime(help) { try body(help.assistant) }
  }

  @Test(
    "A question mark asks for help after a space, outside of quotes and comments",
    arguments: [
      ("|", true), ("  |", true), ("add |", true), ("add Home |", true), ("badge 1 |", true),
      ("add|", false), ("add Who|", false), ("add \"What |", false), ("add 'What |", false),
      ("add Who's |", true), ("add x # why |", false), ("note \"a\n|", false), ("note \"a\nb |", false),
      ("add A\n|", true),
    ])
  func question(marked: String, asks: Bool) {
    withAssistant { #expect($0.isAskedForHelp(EditorText(marked: marked)) == asks) }
  }

  @Test("The help is that of the command, and without one lists the commands")
  func help() {
    withAssistant { assistant in
      #expect(assistant.help(EditorText("badge 1 "), 80).first?.text.hasPrefix("badge TAB") == true)
      #expect(assistant.help(EditorText(marked: "ba|dge 1"), 80).first?.text.hasPrefix("badge TAB") == true)
      #expect(assistant.help(EditorText(""), 80).contains { $0.text.contains("help COMMAND") })
    }
  }

  @Test(
    "Tab knows commands, tabs with quotes, options, values and files",
    arguments: [
      ("ren", ["rename"]), ("select L", ["\"Listen Now\"", "Library"]), ("select Lib", ["Library"]),
      ("add x ba", ["badge="]), ("device iphone-14-pro-m", ["iphone-14-pro-max"]),
      ("open ", ["my.tabs", "\"x y.tabs\""]), ("open m", ["my.tabs"]), ("open x", ["\"x y.tabs\""]),
      ("help key", ["keyboard", "keys"]), ("xyz", []), ("note \"a\nb", []),
    ])
  func completing(line: String, choices: [String]) {
    withAssistant { assistant in
      #expect((assistant.complete(EditorText(line))?.choices.map(\.text) ?? []) == choices)
    }
  }

  @Test(
    "While a question takes every line, nothing is shown below one",
    arguments: ["remove 1", "4", "", "add X\nadd Y"])
  func quiz(line: String) {
    let size = TerminalSize(columns: 80, rows: 20)
    withAssistant { #expect($0.pane(EditorText("remove 1"), size).isEmpty == false) }
    withAssistant(in: Quiz(.purpose)) { assistant in
      #expect(assistant.pane(EditorText(line), size).isEmpty)
      #expect(assistant.question()?.text == "quiz> " && assistant.isEmptyAnswer())
      #expect(assistant.status().text.contains("hint · skip · done"))
      #expect(assistant.hint(EditorText("rem")) == "" && assistant.complete(EditorText("select L")) == nil)
    }
  }

  @Test("Where the answer is a command, Tab knows the tabs of the question, not those of the session")
  func commandForQuestion() {
    var quiz = Quiz(.places)
    while case .answer = quiz.expects { _ = quiz.take("skip", in: Draft()) }
    let titles = quiz.current?.draft.design.tabs.map(\.title) ?? []
    withAssistant(in: quiz) { assistant in
      let choices = assistant.complete(EditorText("remove "))?.choices.map(\.text) ?? []
      #expect(!titles.isEmpty && titles.allSatisfy(choices.contains) && !choices.contains("Library"))
      #expect(assistant.pane(EditorText("remove 1"), TerminalSize(columns: 80, rows: 20)).isEmpty)
    }
  }

  @Test("A tab's choice says which tab it is")
  func meaning() {
    withAssistant { assistant in
      #expect(assistant.complete(EditorText("select Lib"))?.choices.first?.meaning == "tab 2, badge 2")
    }
  }

  @Test("Rows that are one command are understood as one: nothing in them is called wrong")
  func joinedRows() {
    withAssistant { assistant in
      #expect(assistant.colors(EditorText("add \"Two\nrows\" badge=1")) == [])
      #expect(assistant.hint(EditorText("add \"Two\nro")) == "")
      let pane = assistant.pane(EditorText("add \"Two\nrows\" badge=1"), TerminalSize(columns: 80, rows: 20))
      #expect(pane.contains { $0.text.contains(#"added tab 4 "Two\nrows""#) })
      #expect(assistant.commands(["add \"Two", "rows\""]).lines == [#"add "Two\nrows""#])
    }
  }

  private let size = TerminalSize(columns: 80, rows: 20)

  @Test("Wrong words are coloured, and without colours said under the line only")
  func colors() {
    withAssistant { #expect($0.colors(EditorText("select Zebra ")).map(\.parameters) == ["1", "4;31"]) }
    withAssistant(color: false) { assistant in
      #expect(assistant.colors(EditorText("select Zebra ")) == [])
      #expect(!assistant.pane(EditorText("select Zebra "), size).isEmpty)
    }
  }

  @Test("What may be a sentence is called wrong only where it was read, at a pause, and says nothing")
  func unreadable() {
    let text = EditorText("never remove Library ")
    withAssistant { assistant in
      #expect(assistant.pane(text, size).isEmpty && assistant.waitsForPause())
      #expect(assistant.colors(text).allSatisfy { $0.parameters != "4;31" })
      assistant.pause()
      #expect(assistant.pane(text, size).first?.text.hasPrefix("there is no command never") == true)
      #expect(!assistant.waitsForPause() && assistant.colors(text).map(\.parameters) == ["4;31"])
    }
  }

  @Test("What a sentence does is shown at a pause, and Tab takes its command, or one of several")
  func sentence() {
    withAssistant { assistant in
      for (line, lines) in [
        ("put the search tab to the front", ["move Search first"]),
        ("get rid of Library and put Search first", ["remove Library; move Search first"]),
        ("fold Library and Search together", ["merge Library Search", "merge Search Library"]),
      ] {
        let text = EditorText(line)
        #expect(assistant.pane(text, size).isEmpty && assistant.complete(text) == nil, "\(line)")
        assistant.pause()
        #expect(!assistant.pane(text, size).isEmpty, "\(line)")
        #expect(assistant.complete(text)?.choices.map(\.text) == lines, "\(line)")
        // Another key, and it is another sentence.
        #expect(assistant.pane(EditorText(line + "x"), size).isEmpty && assistant.waitsForPause(), "\(line)")
      }
    }
  }
}
