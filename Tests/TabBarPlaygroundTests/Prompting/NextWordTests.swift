import TabBarCore
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("What can follow in a line")
struct NextWordTests {
  private func next(_ text: String, bar: String = "Today [Games] Apps", symbols: [String] = [])
    -> WordCompletions
  {
    let draft = Playground(sketch: bar).draft
    return WordCompletions(
      of: PartialLine(text, for: draft), text: text, for: draft,
      symbols: { start in symbols.filter { $0.hasPrefix(start) } })
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
    let line = PartialLine("back be", for: Draft())
    let next = WordCompletions(of: line, text: "back be", for: Draft(), marks: { ["before icons", "after"] })
    #expect(next.choices.map(\.insertion) == ["\"before icons\""])
  }

  @Test("A step is completed to what it is now, to be changed", arguments: ["step 2 ", "step 2 a"])
  func steps(text: String) {
    let next = WordCompletions(
      of: PartialLine(text, for: Draft()), text: text, for: Draft(),
      step: { ["add A", "add Library"][$0 - 1] })
    #expect(next.choices.first?.insertion == "add Library")
  }

  @Test("Each choice of a command says what it is", arguments: Command.all)
  func commandsHaveMeanings(command: Command) {
    let choice = next(command.name).choices.first { $0.insertion == command.name }
    #expect(choice?.meaning == command.summary)
  }

  @Test("An accepted choice fits where it was offered", arguments: Command.all)
  func choicesFit(command: Command) throws {
    let draft = Playground(sketch: "Today [Games] Apps").draft
    let text = command.name + " "
    for choice in WordCompletions(of: PartialLine(text, for: draft), text: text, for: draft).choices
    where choice.isComplete {
      let line = PartialLine(text + choice.insertion + " ", for: draft)
      #expect(line.pieces.allSatisfy { !$0.isWrong }, "\(text + choice.insertion)")
    }
  }

  @Test("The rest is that of the word, and the usage names what may follow", arguments: try rows("rest"))
  func restAndUsage(row: CaseFile.Row) {
    let next = next(row.cells[0])
    #expect([next.rest, next.usage].map { $0.isEmpty ? "-" : $0 } == Array(row.cells.dropFirst()))
  }
}
