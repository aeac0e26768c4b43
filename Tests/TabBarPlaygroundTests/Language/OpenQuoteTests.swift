import TabBarPlayground
import Testing

@Suite("A quote that is open at the end of its line")
struct OpenQuoteTests {
  @Test("is an error that points at it, typed or read, and means nothing else", arguments: Command.all)
  func refused(command: Command) {
    let playground = Playground(sketch: "Today [Games] Apps")
    for example in command.examples where !example.line.contains("#") {
      for text in ["\"Bob's", "\"", "'open"] {
        let line = example.line + " " + text
        for isTyped in [true, false] {
          var copy = playground
          let error = #expect(throws: CommandError.self, "\(line)") {
            try copy.perform(line, source: isTyped ? .prompt : .file)
          }
          #expect(error?.problem == "this quote is not closed" && error?.lines == [], "\(line)")
          #expect(error?.range.lowerBound == example.line.utf8.count + 1, "\(line)")
          #expect(copy.draft == playground.draft)
        }
      }
    }
  }
}
