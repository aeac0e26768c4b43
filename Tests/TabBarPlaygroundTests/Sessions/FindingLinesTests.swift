import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("The line that a finding comes from")
struct FindingLinesTests {
  /// Returns the line of a rule's finding in a session of some lines after the first.
  private func line(_ rule: String, _ lines: [String], judge: (Draft) -> Draft = { $0 }) throws -> Int? {
    let states = try EndState(SessionFile(SessionFile.text(of: lines), name: "x.tabs"))
    return states.lineNumbers(of: [rule]) { draft in
      let draft = judge(draft)
      return Scene(draft.design, by: draft.guide, only: [rule]).report.findings.map(\.rule)
    }[rule]
  }

  private let six = (1...6).map { "add T\($0) icon=star" }

  // An iPhone's bar has room for five (UITabBarController's documentation), so the sixth tab brings More; it
  // is on line 7, after the line that names the format.
  @Test("is the one since which it is there")
  func sixth() throws {
    #expect(try line("more-tab", six) == 7)
    #expect(try line("more-tab", ["# a comment", ""] + six + ["select 2", "note \"x\""]) == 9)
  }

  @Test("is the last one where it came, went and came again")
  func again() throws {
    #expect(try line("more-tab", six + ["remove 6", "add Last icon=star", "select 1"]) == 9)
    #expect(try line("more-tab", six + ["undo", "select 1", "undo", "redo 2"]) == 7)
    #expect(try line("more-tab", six + ["new", "select 1"].prefix(1) + six) == 14)
  }

  @Test("is the one that changes what the bar is laid out for")
  func context() throws {
    // In landscape this iPhone is of regular width, where eight fit.
    let lines = ["device iphone-14-pro-max", "orientation landscape"] + six + ["orientation portrait"]
    #expect(try line("more-tab", lines) == 10)
  }

  @Test("is another one where the draft is seen in other surroundings")
  func overridden() throws {
    let lines = ["device iphone-14"] + six + ["device ipad-10"]
    let line = try line("more-tab", lines) { draft in
      var draft = draft
      draft.use(.standard)
      return draft
    }
    #expect(line == 8)
  }

  @Test("is right among the last steps whatever came and went before")
  func flickering() {
    for pattern in 0..<(1 << 10) {
      let there = (0..<10).map { pattern >> $0 & 1 == 1 } + [true]
      let start = EndState.start(count: 10) { there[$0] }
      let expected = (there.lastIndex(of: false) ?? -1) + 1
      #expect(start == expected)
    }
  }
}
