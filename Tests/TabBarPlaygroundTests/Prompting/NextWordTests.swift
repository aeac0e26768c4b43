import TabBarCore
import TabBarPlayground
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

  @Test(
    "Commands, tabs, keywords and options complete",
    arguments: [
      ("ren", ["rename"]), ("rename ga", ["Games"]), ("remove ", ["Today", "Games", "Apps"]),
      ("orientation ", ["portrait", "landscape"]), ("orientation LA", ["landscape"]),
      ("add X ro", ["role="]), ("add X role=se", ["role=search", "role=settings"]),
      ("add X role=search b", ["badge=", "before="]), ("guide SAP", ["sap-fiori"]),
      ("device apple", ["apple-tv-4k"]),
      ("help unde", []), ("help und", ["undo"]), ("rename Nothing", []),
      ("move Games f", ["first"]), ("badge Games o", ["off"]), ("icon Games ", ["off"]),
      ("expect finding too-m", ["too-many-tabs"]), ("expect no-finding more", ["more-tab"]),
      ("expect fact b", ["bar"]), ("expect unmet fact Games op", ["opens="]), ("expect fact op", []),
      ("expect fact bar lev", ["level="]), ("expect fact bar op", []), ("expect count 3 op", []),
      ("expect fact Games opens=sh", ["opens=sheet"]),
      ("expect visible Today g", ["Games"]), ("expect overflow n", ["none"]), ("expect count ", []),
      ("set Games title.d", ["title.de="]), ("device iPhone 16e", ["iphone-16e"]),
      (
        "system iOS 2", System.all.filter { $0.platform == .iOS && $0.version / 10 == 2 }.map(\.id).reversed()
      ),
      ("guide HIG 2024", ["hig-2024"]), ("hig HIG 2024", ["hig-2024"]), ("rm Ga", ["Games"]),
      ("add X at=", ["at=first", "at=last"]), ("move Games --after A", ["after=Apps"]),
      ("merge Games into A", ["into=Apps"]), ("merge Games into Z", []),
      ("rename Games=A ", ["Today", "Games", "Apps", "in="]), ("rename Games A ", ["in="]),
      ("badge Games=1 Apps=o", ["off"]), ("order Games T", ["Today"]),
    ])
  func choices(text: String, expected: [String]) {
    let insertions = next(text).choices.map(\.insertion)
    if text == "device apple" {
      #expect(expected.allSatisfy(insertions.contains))
    } else {
      #expect(insertions == expected)
    }
  }

  @Test(
    "What is at hand comes first: the newest of the platform, and what was found in the bar",
    arguments: [
      ("device ", "Home Search", "iphone-17e"), ("device iphone-1", "Home Search", "iphone-17e"),
      ("system ", "Home Search", "auto"), ("guide ", "Home Search", "auto"),
      ("guide hig-201", "Home Search", "hig-2013"),
      ("allow ", "Home Search", "too-few-tabs"), ("explain ", "Home Search", "too-few-tabs"),
      ("answer ", "Home Search", "home-title"), ("allow t", "Home Search Inbox", "too-many-tabs"),
    ])
  func atHand(text: String, bar: String, first: String) {
    #expect(next(text, bar: bar).choices.first?.insertion == first)
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

  @Test(
    "The rest is that of the word, and the usage names what may follow",
    arguments: [
      ("ren", "ame", "TAB TITLE [in=VALUE]"), ("rename", "", "TAB TITLE [in=VALUE]"),
      ("rename ", "", "TAB TITLE [in=VALUE]"), ("rename Ga", "mes", "TITLE [in=VALUE]"),
      ("rename Games ", "", "TITLE [in=VALUE]"), ("rename Games Play", "", "[in=VALUE]"),
      ("rename Games Play in=de", "", ""),
      ("orientation l", "andscape", ""), ("add X badge=", "", "VALUE"),
      ("add X role=", "", "destination|action|search|settings|prominent"), ("add X role=se", "arch", ""),
      ("undo ", "", "[N 1…|to] [STEP 0…]"),
      ("", "", ""), ("xyz", "", ""), ("rename Gz", "", ""), ("guide hig-201", "3", ""),
    ])
  func restAndUsage(text: String, rest: String, usage: String) {
    #expect(next(text).rest == rest)
    #expect(next(text).usage == usage)
  }
}
