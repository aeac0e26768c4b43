import TabBarCore
@testable import TabBarPlayground
import Testing

@Suite("What is quoted in a list of titles")
struct TitleListTests {
  @Test(
    "Several titles are several tabs",
    arguments: [
      ("add D E", "[A] B C D E"), ("add D E at=1", "D E [A] B C"), ("add D E at=2", "[A] D E B C"),
      ("add D \"and\" E", "[A] B C D and E"), ("add D \"x,\"", "[A] B C D x,"),
    ])
  func several(line: String, bar: String) throws {
    var playground = Playground(sketch: "[A] B C")
    try playground.run(line)
    #expect(playground.sketch == bar)
    let invocation = try #require(try Invocation.parsed(from: line))
    #expect(invocation.canonical == line)
    try playground.run("undo")
    #expect(playground.sketch == "[A] B C")
  }

  @Test(
    "A title in pieces is refused",
    arguments: [
      ("add «For» You", "For is no title of its own here"),
      ("add D «and» E", "and is no title of its own here"),
      ("add «D,» E", "a comma does not separate titles"),
      ("add Live stream «icon=play»", "icon= is for one tab, and here are 2"),
      ("add Live stream «badge=1»", "badge= is for one tab, and here are 2"),
      ("add «tab» D", "tab is no title of its own here"), ("add D «&» E", "& is no title of its own here"),
    ])
  func pieces(marked: String, problem: String) {
    let expected = MarkedLine(marked)
    var playground = Playground(sketch: "[A] B C")
    let error = playground.refusal(of: expected.line)
    #expect(error?.problem == problem && error?.range == expected.range)
  }

  @Test("A single title may be any word", arguments: ["and", "tab", "&", "D,", "first", "1"])
  func single(title: String) throws {
    var playground = Playground(sketch: "[A]")
    try playground.run("add \(title)")
    #expect(playground.draft.design.tabs.last?.title == title)
  }

  @Test("More tabs than a design can have are refused, and none is added")
  func tooMany() {
    var playground = Playground(sketch: "[A]")
    let line = "add " + Array(repeating: "x", count: 1_000).joined(separator: " ")
    #expect(playground.refusal(of: line)?.remedy?.hasPrefix("remove TAB… makes room") == true)
    #expect(playground.draft.design.tabs.count == 1)
  }

  @Test("none is no badge and no icon, unless it is quoted")
  func none() throws {
    var playground = Playground(sketch: "[A]")
    for line in ["badge A none", "icon A none", "add B badge=none"] {
      #expect(playground.refusal(of: line)?.problem == "none is not a value here", "\(line)")
    }
    try playground.run("badge A \"none\"")
    #expect(playground.draft.design.tabs[0].badge == "none")
    #expect(playground.text.hasSuffix("badge A \"none\"\n"))
  }
}
