import TabBarCore
import TabBarPlayground
import Testing

@Suite("How a tab is named")
struct TabReferenceTests {
  @Test("A design holds a thousand tabs; one more is refused, and none of them is added")
  func most() throws {
    var playground = Playground(sketch: "[A]")
    let line = "add" + String(repeating: " x", count: 1_000)
    #expect(playground.refusal(of: line)?.remedy?.hasPrefix("remove TAB… makes room") == true)
    #expect(playground.draft.design.tabs.count == 1)
    try playground.run(String(line.dropLast(2)))
    #expect(playground.draft.design.tabs.count == 1_000)
    #expect(playground.refusal(of: "add x") != nil)
    try playground.run("remove last")
    try playground.run("add x")
  }
}
