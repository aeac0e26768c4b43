import Foundation
import TabBarCore
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Merging two sessions")
struct SessionMergeTests {
  private let base = [
    "add Home icon=house", "add Chats icon=message", "add Files icon=folder", "", "expect count 3",
  ]

  private func file(_ lines: [String], _ name: String = "a.tabs") throws -> SessionFile {
    try SessionFile(SessionFile.text(of: lines), name: name)
  }

  private func merge(
    _ ours: [String], _ theirs: [String], base: [String]? = nil
  ) throws -> (lines: [String], conflicts: [String]) {
    let merge = try SessionMerge(base: file(base ?? self.base), ours: file(ours), theirs: file(theirs))
    let lines = merge.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
    return (lines.map(String.init), merge.conflicts.map { "\($0.line): \($0.problem)" })
  }

  /// The base with steps before its promise, as `save` puts them.
  private func steps(_ lines: String..., base: [String]? = nil) -> [String] {
    Array((base ?? self.base).prefix(3)) + lines + (base ?? self.base).dropFirst(3)
  }

  @Test(
    "What only one has changed is in the result, with its comments and notes; what both did is there once")
  func both() throws {
    let ours = steps("# Ann", "badge Chats 3", "rename Files Documents")
    let theirs = steps("note \"Ben was here.\"", "icon Home house.fill", "rename Files Documents")
    let merged = try merge(ours, theirs)
    #expect(merged.conflicts == [])
    #expect(
      merged.lines
        == steps(
          "# Ann", "badge Chats 3", "rename Files Documents", "note \"Ben was here.\"", "icon Home house.fill"
        ))
    #expect(try merge(base, theirs).lines == theirs && merge(ours, base).lines == ours)
    #expect(try merge(ours, ours).lines == ours)
  }

  @Test("Lines that one has deleted or put in place of others count beside what the other has added")
  func edited() throws {
    var ours = base
    ours[1] = "add Chats icon=message badge=2"
    ours[4] = "expect count 4"
    let merged = try merge(ours, steps("add Search role=search", "move Search first"))
    #expect(merged.conflicts == [])
    #expect(
      merged.lines == [
        base[0], "add Chats icon=message badge=2", base[2], "add Search role=search", "move Search first", "",
        "expect count 4",
      ])
  }

  @Test("Two values of one fact are between marks, each with its comment, and the other lines are not")
  func fact() throws {
    let merged = try merge(
      steps("icon Home star", "# Ann", "badge Chats 3"), steps("# Ben", "badge Chats 5", "badge Files 1"))
    #expect(
      merged.lines
        == steps(
          "icon Home star", "badge Files 1", "<<<<<<< ours", "# Ann", "badge Chats 3", "=======", "# Ben",
          "badge Chats 5", ">>>>>>> theirs"))
    #expect(merged.conflicts == ["7: badge of Chats: 3 in ours, 5 in theirs"])
  }

  @Test(
    "Two changes of one thing are a conflict, whatever it is",
    arguments: [
      ("move Chats 1", "move Chats 3"), ("rename Chats Talk", "rename Chats Rooms"),
      ("device iphone-17", "device iphone-se-3"), ("select Chats", "select Files"),
      ("set Chats title.de=Plausch", "set Chats title.de=Reden"), ("guide hig-2024", "guide hig-2023"),
      ("remove Chats", "badge Chats 5"), ("badge Chats 5", "remove Chats"),
      ("add Search icon=magnifyingglass", "add Search icon=star"), ("rename Chats Talk", "remove Chats"),
      ("bar level=root", "bar level=nested"), ("add Radio badge=1", "add Radio"),
    ])
  func conflict(_ ours: String, _ theirs: String) throws {
    let merged = try merge(steps(ours), steps(theirs))
    #expect(
      merged.lines == steps("<<<<<<< ours", ours, "=======", theirs, ">>>>>>> theirs"), "\(merged.lines)")
    #expect(merged.conflicts.count == 1)
  }

  @Test(
    "Changes of different things are none",
    arguments: [
      ("move Chats 1", "badge Chats 5"), ("rename Chats Talk", "add Radio"),
      ("remove Chats", "add Radio"),
      ("device iphone-17", "badge Chats 5"), ("device iphone-17", "orientation landscape"),
      ("move Chats 1", "remove Files"),
      ("set Chats title.de=Plausch", "set Chats title.fr=Parler"), ("mark a", "mark b"),
      ("select Chats", "add Radio"),
    ])
  func noConflict(_ ours: String, _ theirs: String) throws {
    let merged = try merge(steps(ours), steps(theirs))
    #expect(merged.lines == steps(ours, theirs) && merged.conflicts == [])
  }

  @Test(
    "A line that names a tab as the other side has renamed it comes first; two that fit in no order are a conflict"
  )
  func together() throws {
    let merged = try merge(steps("rename Chats Talk"), steps("badge Chats 5"))
    #expect(merged.lines == steps("badge Chats 5", "rename Chats Talk") && merged.conflicts == [])
    let crossed = try merge(
      steps("rename Chats Talk", "badge Files 1"), steps("rename Files Docs", "badge Chats 5"))
    #expect(crossed.conflicts == ["5: with the other side's lines, no tab is called Chats"])
  }

  @Test("One line that both have changed, and a value that one has in place and the other at the end")
  func places() throws {
    var (ours, theirs) = (base, base)
    (ours[4], theirs[4]) = ("expect count 2", "expect count 5")
    #expect(
      try merge(ours, theirs).lines
        == base.prefix(4) + ["<<<<<<< ours", "expect count 2", "=======", "expect count 5", ">>>>>>> theirs"])
    ours = base
    ours[1] = "add Chats icon=message badge=2"
    #expect(
      try merge(ours, steps("badge Chats 5")).lines
        == steps("<<<<<<< ours", "=======", "badge Chats 5", ">>>>>>> theirs", base: ours))
  }

  @Test("A file that both have added has no base, and the line ends are those of OURS")
  func form() throws {
    #expect(try merge(["add A"], ["add B"], base: []).lines == ["add A", "add B"])
    let crlf = try SessionFile("# tabbar session 1 by=ann\r\nadd A\r\n", name: "a.tabs")
    let merge = try SessionMerge(base: file(["add A"]), ours: crlf, theirs: file(["add A", "badge A 1"]))
    #expect(merge.text == "# tabbar session 1 by=ann\r\nadd A\r\nbadge A 1\r\n")
  }

  @Test("A side that cannot be played is an error with its place")
  func unreadable() throws {
    #expect(throws: SessionError.self) { try merge(base, ["frob"]) }
    #expect(throws: SessionError.self) { try merge(base, ["badge Nobody 1"]) }
  }

  /// Returns the lines without marks, with those of one side where a person has to choose.
  private func resolved(_ lines: [String], withTheirs: Bool) -> [String] {
    var side = 0
    return lines.filter { line in
      switch line.prefix(7) {
      case "<<<<<<<": side = 1
      case "=======": side = 2
      case ">>>>>>>": side = 0
      default: return side == 0 || (side == 2) == withTheirs
      }
      return false
    }
  }

  // The edits name tabs by their numbers, which mean other tabs once the other side's lines are there.
  @Test(
    "has the edits of both and no others in bars of real apps, or else marks of which each choice is a session"
  )
  func knownEdits() throws {
    let bars = try KnownEdits.bars().filter {
      $0.tabs.count > 2 && $0.tabs.allSatisfy { !["", "New"].contains($0.title) }
    }
    var numbers = SameNumbers(seed: 27)
    var (merged, marked) = (0, 0)
    for pair in 0..<300 {
      let bar = bars[pair % bars.count]
      let ours = KnownEdits(bar, edits: 1 + pair % 3, using: &numbers)
      let theirs = KnownEdits(bar, edits: 1 + pair / 3 % 3, using: &numbers)
      let result = try merge(ours.continued, theirs.continued, base: ours.before)
      guard result.conflicts.isEmpty else {
        marked += 1
        for withTheirs in [false, true] {
          let lines = resolved(result.lines, withTheirs: withTheirs)
          #expect(throws: Never.self, "\(result.lines)") { try EndState(file(lines)) }
        }
        continue
      }
      merged += 1
      let difference = try DesignDifference(ours.before, result.lines)
      let found = Set(
        zip(difference.tabs, difference.sketch).filter { !$0.0.isMove }.map(\.1)
          + difference.context.map(\.sketch))
      // Neither side knows the titles that the other has given.
      let wanted = ours.changes.union(theirs.changes)
      let titles = wanted.map { $0.components(separatedBy: " called ") }.filter { $0.count == 2 }
      let renamed = wanted.map { change in
        let title = titles.first { change.hasPrefix("\($0[0]) ") && !change.contains(" called ") }
        return title.map { $0[1] + change.dropFirst($0[0].count) } ?? change
      }
      #expect(found == Set(renamed), "\(result.lines)")
    }
    #expect(merged > 100 && marked > 50, "\(merged) merged, \(marked) marked")
  }
}

extension TabDifference {
  fileprivate var isMove: Bool { if case .moved = kind { true } else { false } }
}
