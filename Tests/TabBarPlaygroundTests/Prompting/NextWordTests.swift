import TabBarCore
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("What can follow in a line")
struct NextWordTests {
  private func next(_ text: String, bar: String = "Today [Games] Apps") -> WordCompletions {
    next(text, in: Playground(sketch: bar))
  }

  private func next(_ text: String, in session: Playground) -> WordCompletions {
    WordCompletions(of: PartialLine(text, for: session.draft), in: session)
  }

  private static func rows(_ heading: String) throws -> [CaseFile.Row] {
    try CaseFile.rows(of: "Tests/TabBarPlaygroundTests/Cases/Tables/next-words.txt", below: heading)
  }

  @Test("Commands, tabs, keywords and options complete", arguments: try rows("choices"))
  func choices(row: CaseFile.Row) {
    let insertions = next(row.cells[0]).choices.map(\.insertion)
    #expect(insertions.isEmpty ? row.cells[1] == "-" : insertions.joined(separator: " · ") == row.cells[1])
  }

  @Test("Of what a beginning is of, each is a choice, and the newest system comes first")
  func many() {
    #expect(next("device apple").choices.contains { $0.insertion == "apple-tv-4k" })
    let systems = System.all.filter { $0.platform == .iOS && $0.version / 10 == 2 }.map(\.id)
    #expect(next("system iOS 2").choices.map(\.insertion) == systems.reversed())
  }

  @Test("What is at hand comes first", arguments: try rows("first"))
  func atHand(row: CaseFile.Row) {
    #expect(next(row.cells[0], bar: row.cells[1]).choices.first?.insertion == row.cells[2])
  }

  @Test("Typographic quotes are objected to while they are typed, and an apostrophe is not")
  func typographicQuotes() {
    #expect(PartialLine("add ‚Für Dich‘", for: Draft()).error?.problem.contains("curly quote") == true)
    #expect(PartialLine("add “Für Dich”", for: Draft()).error == nil)
    #expect(PartialLine("add ’Tis", for: Draft()).error == nil)
  }

  @Test("back completes the names of marks")
  func marks() {
    let session = Playground().after(["mark \"before icons\"", "mark after"]) ?? Playground()
    #expect(next("back be", in: session).choices.map(\.insertion) == ["\"before icons\""])
  }

  @Test("A step is completed to what it is now, to be changed", arguments: ["step 2 ", "step 2 a"])
  func steps(text: String) {
    let session = Playground().after(["add A", "add Library"]) ?? Playground()
    #expect(next(text, in: session).choices.first?.insertion == "add Library")
  }

  @Test("Each choice of a command says what it is", arguments: Command.all.filter { !$0.isOfLesson })
  func commandsHaveMeanings(command: Command) {
    let choice = next(command.name).choices.first { $0.insertion == command.name }
    #expect(choice?.meaning == command.summary)
  }

  @Test("An accepted choice fits where it was offered", arguments: Command.all)
  func choicesFit(command: Command) throws {
    let session = Playground(sketch: "Today [Games] Apps")
    let text = command.name + " "
    for choice in next(text, in: session).choices where choice.isComplete {
      let line = PartialLine(text + choice.insertion + " ", for: session.draft)
      #expect(line.pieces.allSatisfy { !$0.isWrong }, "\(text + choice.insertion)")
    }
  }

  @Test("The rest is that of the word, and the usage names what may follow", arguments: try rows("rest"))
  func restAndUsage(row: CaseFile.Row) {
    let next = next(row.cells[0])
    #expect([next.rest, next.usage].map { $0.isEmpty ? "-" : $0 } == Array(row.cells.dropFirst()))
  }
}
