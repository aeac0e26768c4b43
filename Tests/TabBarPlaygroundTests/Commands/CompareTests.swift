import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("What compare compares")
struct CompareTests {
  /// A session with a mark after two tabs, and a third tab since.
  private static func session() throws -> Playground {
    try Playground(lines: ["add Home", "add Search", "mark two", "add Inbox"])
  }

  private static func pair(_ line: String, in playground: inout Playground) throws -> DesignsQuery {
    let response = try #require(try playground.perform(line), "\(line)")
    guard case .show(let query as DesignsQuery) = response.effect else {
      throw CommandError("no pair of the session", at: 0..<line.utf8.count)
    }
    return query
  }

  @Test(
    "before is the design that the last line found, however many steps it took, with notes and marks since",
    arguments: [true, false])
  func before(isTyped: Bool) throws {
    var playground = try Playground(lines: ["add Home Search Inbox"])
    _ = try playground.perform("icons", source: isTyped ? .prompt : .file)
    for line in ["mark with-icons", "note for the review"] {
      _ = try playground.perform(line, source: isTyped ? .prompt : .file)
    }
    let pair = try Self.pair("compare before", in: &playground)
    #expect(pair.sides[0].state.draft.design.tabs.map(\.icon) == [nil, nil, nil])
    #expect(pair.sides[1].state.draft.design.tabs.map(\.icon) == ["house", "magnifyingglass", "tray"])
    // Once that is taken back, it is what the line before found.
    _ = try playground.perform("undo to 1", source: isTyped ? .prompt : .file)
    #expect(try Self.pair("compare before", in: &playground).sides[0].state.draft.design.tabs.isEmpty)
    // A mark of that name is meant first.
    _ = try playground.perform("mark before", source: isTyped ? .prompt : .file)
    _ = try playground.perform("remove Inbox", source: isTyped ? .prompt : .file)
    _ = try playground.perform("remove Search", source: isTyped ? .prompt : .file)
    let marked = try Self.pair("compare before", in: &playground)
    #expect(marked.sides[0].state.draft.design.tabs.map(\.title) == ["Home", "Search", "Inbox"])
    var empty = try Playground(lines: [])
    #expect(empty.refusal(of: "compare before")?.remedy != nil)
  }

  @Test("A tab that one of two ways took out is not one that the other added, wherever one stands")
  func branches() throws {
    var playground = try Playground(lines: [
      "add Home icon=house", "add Radio icon=star", "mark a", "remove Radio", "add Inbox icon=tray",
      "mark b", "back a", "add Extra icon=star", "add Inbox icon=tray badge=2", "mark c",
    ])
    let sketch = ["+ Radio", "+ Extra", "Inbox badge: nothing, 2"]
    for line in ["back c", "back b", "back a"] {
      try playground.run(line)
      let pair = try Self.pair("compare b c", in: &playground)
      let difference = DesignDifference(from: pair.sides[0].state, to: pair.sides[1].state)
      #expect(difference.sketch == sketch, "after \(line)")
    }
    // The file says the same, and so do files with one of the designs each.
    let file = try SessionFile(playground.text, name: "all.tabs")
    let marked = try EndState(file).timeline.ideas.map(\.state)
    #expect(DesignDifference(from: marked[1], to: marked[2]).sketch == sketch)
    let alone = try ["b", "c"].map { name -> EndState in
      let session = SessionFile.text(of: try lines(to: name, of: playground))
      return try EndState(SessionFile(session, name: name))
    }
    #expect(DesignDifference(from: alone[0], to: alone[1]).sketch == sketch)
  }

  /// The commands that lead to a mark.
  private func lines(to mark: String, of playground: Playground) throws -> [String] {
    var lines: [String] = []
    _ = try #require(playground.timeline.idea(named: mark)?.state.timeline).retrace(last: 99) {
      invocation, _, _ in
      lines.append(invocation.canonical)
    }
    return lines
  }

  @Test("A tab that was folded is said to be, whichever way one looks")
  func foldedBackwards() throws {
    var playground = try Playground(lines: [
      "add Home Map Food", "mark all", "merge Map Food", "mark two", "back all", "add News", "mark three",
    ])
    let pair = try Self.pair("compare two three", in: &playground)
    let tabs = DesignDifference(from: pair.sides[0].state, to: pair.sides[1].state).tabs
    let wholes = tabs.map { tab -> String? in
      if case .added(_, let whole) = tab.kind { whole } else { nil }
    }
    #expect(wholes == ["Map", nil])
  }

  @Test("A tab that one of two ways folded into another is not simply gone")
  func folded() throws {
    var playground = try Playground(lines: [
      "add Home Friends Food", "mark all", "rename Food Menu", "mark first", "back all",
      "merge Food Friends",
      "mark second",
    ])
    for line in ["compare all second", "compare first second"] {
      let pair = try Self.pair(line, in: &playground)
      let difference = DesignDifference(from: pair.sides[0].state, to: pair.sides[1].state)
      let gone = difference.tabs.compactMap { tab in
        if case .removed(let whole) = tab.kind { Optional(whole) } else { nil }
      }
      #expect(gone == ["Food"], "\(line)")
    }
  }
}
