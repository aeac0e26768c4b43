import TabBarCore
import TabBarPlayground
import Testing

@Suite("How a tab is named")
struct TabReferenceTests {
  private func playground(_ titles: [String], selection: Int = 0) -> Playground {
    Playground(
      Document(draft: Draft(design: Design(tabs: titles.map { Tab($0) }, selection: selection))))
  }

  @Test(
    "A tab is found by number, place, title or the start of its title",
    arguments: [
      ("1", 1), ("5", 5), ("+2", 2), ("first", 1), ("last", 7), ("selected", 2), ("LAST", 7),
      ("Library", 3), ("library", 3), ("LIBRARY", 3), ("Lib", 3), ("li", 3), ("\"Radio\"", 1), ("r", 1),
      ("\"2\"", 4), ("\"last\"", 5), ("\"Off\"", 6), ("off", 6), ("日", 7), ("日本", 7),
      ("Se", 2),
    ])
  func found(word: String, number: Int) throws {
    var playground = playground(["Radio", "Search", "Library", "2", "last", "off", "日本"], selection: 1)
    try playground.run("select \(word)")
    #expect(playground.draft.design.selection == number - 1)
  }

  @Test("A number beyond the tabs may be a title, and quotes make every number a title")
  func numbersAsTitles() throws {
    var tabs = playground(["2", "1", "2024"])
    try tabs.run("select 2024")
    #expect(tabs.draft.design.selection == 2)
    try tabs.run("select 1")
    #expect(tabs.draft.design.selection == 0)
    try tabs.run("select \"1\"")
    #expect(tabs.draft.design.selection == 1)
    #expect(tabs.text.contains("select \"2024\"\nselect \"2\"\nselect \"1\"\n"))
  }

  @Test("A title in full comes before one that it begins, and the exact case before others")
  func exactFirst() throws {
    var tabs = playground(["News and more", "News", "SHOP", "Shop", "shop"])
    for (word, index) in [("news", 1), ("Shop", 3), ("shop", 4), ("SHOP", 2), ("news\" \"", 0)] {
      try tabs.run("select \(word)")
      #expect(tabs.draft.design.selection == index, "\(word)")
    }
  }

  @Test(
    "Where several fit they are listed, where none fits the nearest is named",
    arguments: [
      (["Search", "Settings"], "se", "se could be 1 Search, 2 Settings", "name it by its number or in full"),
      (
        ["A B", "A B"], "\"A B\"", "\"A B\" could be 1 \"A B\", 2 \"A B\"", "name it by its number"
      ),
      (["Shop", "SHOP"], "shop", "shop could be 1 Shop, 2 SHOP", "name it by its number"),
      (["", ""], "\"\"", "\"\" could be 1 \"\", 2 \"\"", "name it by its number"),
      (["Search", "Library"], "Serach", "no tab is called Serach", "did you mean Search?"),
      (
        ["Listen Now", "Library"], "\"Listn Now\"", "no tab is called \"Listn Now\"",
        "did you mean \"Listen Now\"?"
      ),
      (["A", "B"], "Z", "no tab is called Z", "the tabs are 1 A, 2 B"),
      (["Search", "Library"], "Zebra", "no tab is called Zebra", "the tabs are 1 Search, 2 Library"),
      (["Search", "Library"], "3", "there is no tab 3", "there are tabs 1 to 2"),
      (["Search"], "0", "there is no tab 0", "there is one tab"),
      (["Search", "Library"], "\"1\"", "no tab is called \"1\"", "the tabs are 1 Search, 2 Library"),
      (["Search", "Library"], "\"last\"", "no tab is called \"last\"", nil),
      (["Search", "Library"], "\"\"", "no tab is called \"\"", "the tabs are 1 Search, 2 Library"),
      ([], "1", "there are no tabs yet", "add TITLE makes one"),
      ([], "last", "there are no tabs yet", "add TITLE makes one"),
      ([], "Search", "there are no tabs yet", "add TITLE makes one"),
    ] as [([String], String, String, String?)])
  func notFound(titles: [String], word: String, problem: String, remedy: String?) {
    var tabs = playground(titles)
    let error = tabs.refusal(of: "select \(word)")
    #expect(error?.problem == problem)
    if let remedy { #expect(error?.remedy == remedy) }
    #expect(error?.range == 7..<7 + word.utf8.count)
  }

  @Test("Of many candidates some are listed and the others counted")
  func manyCandidates() {
    var tabs = playground((1...1_000).map { "Tab \($0)" })
    let error = tabs.refusal(of: "select t")
    #expect(error?.problem.hasSuffix("8 \"Tab 8\" and 992 others") == true)
    #expect(error?.problem.hasPrefix("t could be 1 \"Tab 1\", 2 ") == true)
  }
}
