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
  ) throws -> (lines: [String], conflict: String?) {
    let merge = try SessionMerge(base: file(base ?? self.base), ours: file(ours), theirs: file(theirs))
    let lines = merge.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
    return (lines.map(String.init), merge.conflict.map { "\($0.line): \($0.problem)" })
  }

  /// The base with steps before its promise, as `save` puts them.
  private func steps(_ lines: String..., base: [String]? = nil) -> [String] {
    Array((base ?? self.base).prefix(3)) + lines + (base ?? self.base).dropFirst(3)
  }

  @Test("Lines in another order are refused where there are too many, by the first of them")
  func tooMany() throws {
    let lines = ["add Home", "add Chats"] + (1...6_000).map { "rename 1 T\($0)" }
    let turned = lines.prefix(2) + Array(lines.dropFirst(2).reversed())
    let error = #expect(throws: SessionError.self) { try merge(lines, Array(turned), base: lines) }
    #expect(error?.line == 4 && error?.error.remedy != nil)
  }

  @Test("Each row of a file comes to what it says, and to the same bar the other way round")
  func rows() throws {
    for row in try CaseFile.all(in: "Tests/TabBarPlaygroundTests/Cases/Merges").flatMap(\.rows) {
      let lines = { (text: String) in text.components(separatedBy: "; ").filter { $0 != "-" } }
      let base = lines(row.heading)
      let sides = row.cells.prefix(2).map {
        $0.hasPrefix("+ ") ? base + lines(String($0.dropFirst(2))) : lines($0)
      }
      let (merged, turned) = (
        try merge(sides[0], sides[1], base: base), try merge(sides[1], sides[0], base: base)
      )
      let (words, wanted) = (row.cells[2].prefix(2), row.cells[2].dropFirst(2))
      if words == "? " {
        #expect(merged.conflict?.hasSuffix(": " + wanted) == true, "\(row.place): \(merged)")
        #expect(turned.conflict != nil, "\(row.place): \(turned)")
        try expectChoices(of: merged.lines, row.place)
      } else {
        #expect(
          merged.lines == lines(words == "~ " ? String(wanted) : row.cells[2]), "\(row.place): \(merged)")
        let bars = try [merged.lines, turned.lines].map { try file($0).draft().design }
        #expect(
          turned.conflict == nil && (bars[0] == bars[1]) == (words != "~ "), "\(row.place): \(turned)")
      }
    }
  }

  @Test("A side that has changed nothing takes nothing away")
  func oneSide() throws {
    let changed = [
      "add Home icon=house", "", "# Files first.", "add Files", "", "move Files 1", "expect count 2",
    ]
    #expect(try merge(base, changed).lines == changed && merge(changed, base).lines == changed)
    #expect(try merge(changed, changed).lines == changed)
  }

  @Test("All in which the sides differ is between marks")
  func marks() throws {
    let ours = steps("icon Home star", "# Ann", "badge Chats 3")
    let merged = try merge(ours, steps("icon Home star", "# Ben", "badge Chats 5", "badge Files 1"))
    #expect(
      merged.lines
        == steps(
          "icon Home star", "<<<<<<< ours", "# Ann", "badge Chats 3", "=======", "# Ben",
          "badge Chats 5", "badge Files 1", ">>>>>>> theirs"))
    #expect(merged.conflict == "6: badge of tab 2 \"Chats\": 3 in ours, 5 in theirs")
  }

  @Test("A file that both have added has no base, and the line ends are those of OURS")
  func form() throws {
    #expect(try merge(["add A"], ["add B"], base: []).lines == ["add A", "add B"])
    let crlf = try SessionFile("# tabbar session 1 by=ann\r\nadd A\r\n", name: "a.tabs")
    let merge = try SessionMerge(base: file(["add A"]), ours: crlf, theirs: file(["add A", "badge A 1"]))
    #expect(merge.text == "# tabbar session 1 by=ann\r\nadd A\r\nbadge A 1\r\n")
  }

  /// Each side's lines between the marks make a session.
  private func expectChoices(of lines: [String], _ place: String) throws {
    for withTheirs in [false, true] {
      let lines = resolved(lines, withTheirs: withTheirs)
      #expect(throws: Never.self, "\(place): \(lines)") { try EndState(file(lines)) }
    }
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
      guard result.conflict == nil else {
        marked += 1
        try expectChoices(of: result.lines, "\(result.lines)")
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
      let turned = try merge(theirs.continued, ours.continued, base: ours.before)
      #expect(turned.conflict == nil, "\(turned)")
      let lines = [result.lines, turned.lines, ours.continued, theirs.continued]
      let bars = try lines.map { try Playground(lines: $0).draft.design.tabs }
      let moved = try [ours, theirs].map {
        try DesignDifference($0.before, $0.continued).tabs.contains(where: \.isMove)
      }
      // Both may have given one title.
      for side in [0, 1] where bars.allSatisfy({ Set($0.map(\.title)).count == $0.count }) {
        // Tabs that the other side has renamed are known by their places in the bar that both come of.
        let own = bars[2 + side].map(\.title).filter(bars[0].map(\.title).contains)
        let orders = bars.prefix(2).map { $0.map(\.title).filter(own.contains) }
        #expect(orders[0] == orders[1], "\(result.lines) and \(turned.lines)")
        if moved[side] || !moved[1 - side] { #expect(orders[0] == own, "\(result.lines)") }
      }
    }
    #expect(merged > 100 && marked > 50, "\(merged) merged, \(marked) marked")
  }
}

extension TabDifference {
  fileprivate var isMove: Bool { if case .moved = kind { true } else { false } }
}
