import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("What a line would do")
struct PreviewTests {
  @Test("A change is seen before it is made, and nothing is changed by looking")
  func change() throws {
    let playground = Playground(sketch: "A B C D [E]")
    guard
      case .change(let draft, let sentence) = playground.preview(of: TypedLine("add Downl", source: .prompt))
    else {
      Issue.record("no change")
      return
    }
    #expect(draft.design.tabs.map(\.title) == ["A", "B", "C", "D", "E", "Downl"])
    #expect(sentence().text.contains("Downl"))
    #expect(BarSketch.text(playground.draft.design) == "A B C D [E]")
    #expect(playground.timeline.count == 0)
  }

  @Test(
    "What acts outside only says what it would do",
    arguments: [
      ("save x.tabs", "would save to x.tabs, unless the file exists already"),
      ("open y.tabs", "would read a session file"), ("quit", "would end the playground"),
      ("replay z.tabs", "would play a session file"), ("view off", "would stop writing the page"),
      ("explain more-tab", "would explain a rule"), ("export svg", "would show the design again"),
      ("mark idea", "would name the present design"), ("recover diff", "would show what was not saved"),
    ])
  func effects(line: String, expected: String) {
    guard case .says(let text) = Playground(sketch: "[A]").preview(of: TypedLine(line, source: .prompt))
    else {
      Issue.record("\(line) does not only say")
      return
    }
    #expect(text.text == expected)
  }

  @Test(
    "A line that cannot be run is refused as running it would be",
    arguments: ["renam", "rename 9 x", "device nokia"])
  func refused(line: String) {
    var playground = Playground(sketch: "[A]")
    guard case .refused(let error) = playground.preview(of: TypedLine(line, source: .prompt)) else {
      Issue.record("not refused")
      return
    }
    #expect(throws: error) { try playground.run(line) }
  }

  @Test(
    "What is seen of an example before it is run is what running it does, in another language, too",
    arguments: Command.all)
  func examples(command: Command) throws {
    for locale in ["en", "de"] {
      var playground = Playground(sketch: "Today [Games] Apps")
      try playground.run("locale \(locale)")
      for example in command.examples {
        let line = TypedLine(example.line, source: .prompt)
        guard case .change(let draft, _) = playground.preview(of: line) else { continue }
        var after = playground
        _ = try after.run(line)
        #expect(after.draft == draft, "\(example.line)")
      }
      #expect(BarSketch.text(playground.draft.design) == "Today [Games] Apps")
    }
  }

  @Test("A title that is typed in another language is seen as the line that the session keeps")
  func foreign() throws {
    var playground = Playground(sketch: "Today [Games]")
    try playground.run("locale de")
    guard
      case .change(_, let sentence) = playground.preview(of: TypedLine("rename Today Heute", source: .prompt))
    else {
      Issue.record("no change")
      return
    }
    #expect(sentence().text == "set Today title.de=Heute")
  }
}
