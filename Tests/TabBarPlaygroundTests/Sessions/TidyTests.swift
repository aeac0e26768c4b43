import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Tidying a session")
struct TidyTests {
  private func tidied(_ lines: [String]) throws -> [String] {
    let session = try TidySession(SessionFile.text(of: lines), name: "a.tabs")
    return session.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(
      String.init)
  }

  @Test(
    "An edit that a later one repeats goes, and what is said about a new tab goes into its add",
    arguments: [
      (["device iphone-se-3", "device iphone-14"], ["device iphone-14"]),
      (["orientation landscape", "add A", "orientation portrait"], ["add A", "orientation portrait"]),
      (["rotate", "add A", "rotate"], ["add A", "orientation portrait"]),
      (["add Home", "rename Home Start"], ["add Start"]),
      (["add Home", "icon 1 house", "badge Ho 2"], ["add Home icon=house badge=2"]),
      (["add Home icon=star badge=9", "icon Home house", "badge Home off"], ["add Home icon=house"]),
      (["add Find", "set Find role=search"], ["add Find role=search"]),
      (["add A B", "badge A 1", "badge B 1", "badge A 2"], ["add A B", "badge B 1", "badge A 2"]),
      (["add A", "add B", "add C", "remove B", "badge 2 1"], ["add A", "add C badge=1"]),
      (["add A", "add B", "select B", "remove A"], ["add B"]),
      (["add A B C", "move A last", "move A first"], ["add A B C"]),
      (["add A B C", "move A 2", "swap B C", "move A 3"], ["add A B C", "swap B C", "move A 3"]),
      (["add A B", "select B", "select A"], ["add A B"]),
      (["add A B", "rename A X", "rename X Y"], ["add A B", "rename A Y"]),
      (["add A B", "rename A X", "rename X=Y B=Z"], ["add A B", "rename A=Y B=Z"]),
      (["add A B", "rename A=X B=Y", "rename X Z"], ["add A B", "rename A=X B=Y", "rename X Z"]),
      (["add A B", "rename A X", "badge X 1", "rename X A"], ["add A B", "badge A 1"]),
      (
        ["add A B", "set A category=live", "set B affects=own", "set A category=recorded affects=own"],
        ["add A B", "set B affects=own", "set A affects=own category=recorded"]
      ),
      (["bar level=root", "bar level=nested"], ["bar level=nested"]),
      (
        ["add A B", "allow more-tab because x", "allow more-tab because y"],
        ["add A B", "allow more-tab because y"]
      ),
      (["add A B", "badge A 1", "badge A off"], ["add A B"]),
    ])
  func folds(before: [String], after: [String]) throws { #expect(try tidied(before) == after) }

  @Test("However many tabs are added before the first of them is removed, all of these lines go")
  func nested() throws {
    let tabs = (1...150).map { "T\($0)" }
    let adding = tabs.map { "add \($0)" }
    #expect(
      try tidied(["add A"] + adding + tabs.reversed().map { "remove \($0)" } + ["add B"]) == [
        "add A", "add B",
      ])
    let kept = adding + ["note x"] + tabs.prefix(2).map { "remove \($0)" }
    #expect(try tidied(kept) == kept)
  }

  @Test(
    "Devices, guides, systems and tabs have their names in full",
    arguments: [
      ("device \"iPhone 14\"", "device iphone-14"), ("guide \"HIG 2022\"", "guide hig-2022"),
      ("system \"iOS 16\"", "system ios16"), ("badge 1 3", "badge \"Listen Now\" 3"),
      ("badge lis 3", "badge \"Listen Now\" 3"), ("move first after=last", "move \"Listen Now\" after=Radio"),
      ("remove 2 3", "remove Browse Radio"), ("select last", "select Radio"),
      ("allow long-badge 2 because x", "allow long-badge Browse because x"),
      // A title that a tab has twice does not name it.
      ("icon 4 house", "icon 4 house"),
    ])
  func names(line: String, full: String) throws {
    let start =
      ["add \"Listen Now\" Browse Radio"] + (line.hasPrefix("icon 4") ? ["add Radio at=1", "note x"] : [])
    #expect(try tidied(start + ["note x", line]) == start + ["note x", full])
  }

  @Test(
    "Nothing is folded across a line that shows, compares or keeps something",
    arguments: ["note x", "expect count 0", "mark here", "#= bar none", "show", "check"])
  func barriers(line: String) throws {
    let lines = ["device iphone-se-3", line, "device iphone-14"]
    #expect(try tidied(lines) == lines)
  }

  @Test(
    "What a fold would change is left alone",
    arguments: [
      // The window needs the first device.
      ["device ipad-10", "window 1/2", "device iphone-14"],
      // Going back in time needs the steps.
      ["device iphone-se-3", "device iphone-14", "undo"],
      ["add A", "badge A 1", "badge A 2", "undo 2", "redo"],
      // The names of devices are kept, even where the program would take the same one.
      ["device iphone-14", "guide hig-2022", "system ios16"],
      // The order of accepted findings.
      ["allow more-tab because x", "allow long-badge because x", "allow more-tab because y"],
    ])
  func leftAlone(lines: [String]) throws { #expect(try tidied(lines) == lines) }

  @Test("Comments and blank lines stay where they are, and a command with a comment stays as it is")
  func comments() throws {
    let lines = ["# The small one first.", "device iphone-se-3", "device iphone-14"]
    #expect(try tidied(lines) == lines)
    let behind = ["device iphone-se-3  # the small one", "device \"iPhone 14\" # the usual one"]
    #expect(try tidied(behind) == behind)
    #expect(
      try tidied(["# Top.", "", "device iphone-se-3", "", "device iphone-13", "device iphone-14", "# End."])
        == ["# Top.", "", "", "device iphone-14", "# End."])
  }

  @Test("Line ends, the first line and a missing last line end stay")
  func form() throws {
    let text = "# tabbar session 1\r\nadd Home\r\nrename Home Start\r\nnote x"
    #expect(try TidySession(text, name: "a").text == "# tabbar session 1\r\nadd Start\r\nnote x")
  }

  @Test("The summary counts commands, or the lines that only got full names")
  func summaries() throws {
    func summary(_ lines: [String]) throws -> String {
      try TidySession(SessionFile.text(of: lines), name: "a").summary
    }
    #expect(try summary(["# x", "", "add A", "rename A B", "note x"]) == "3 lines became 2")
    #expect(try summary(["add A B", "note x", "badge 1 2"]) == "names in full in 1 line")
    #expect(try summary(["add A B", "note x"]) == "nothing to tidy")
  }

  @Test("A session that cannot be played is refused with the place")
  func bad() throws {
    let error = #expect(throws: SessionError.self) {
      try TidySession("# tabbar session 1\nadd A\nremove B\n", name: "a.tabs")
    }
    #expect(error?.line == 3)
  }

  // MARK: At the prompt

  @Test("At the prompt it is one step that undo takes back, and the file stays the session's")
  func step() throws {
    let file = try SessionFile(SessionFile.text(of: ["add A", "rename A B", "badge B 1"]), name: "a.tabs")
    var playground = Playground(try file.document())
    #expect(try playground.sentence("tidy") == "3 lines became 1; undo brings the old lines back")
    #expect(playground.text == SessionFile.text(of: ["add B badge=1"]))
    #expect(playground.path == "a.tabs" && playground.hasUnsavedChanges && playground.replacedUnsaved == nil)
    try playground.run("undo")
    #expect(playground.text == SessionFile.text(of: ["add A", "rename A B", "badge B 1"]))
    #expect(!playground.hasUnsavedChanges)
    try playground.run("note x")
    try playground.run("tidy")
    playground.markSaved(to: "a.tabs")
    #expect(!playground.timeline.hasUnsavedWork)
    #expect(try playground.sentence("tidy") == "nothing to tidy")
  }

  // MARK: Generated sessions

  @Test("Any session keeps each state that is shown, and is tidy afterwards", arguments: 1...12)
  func generated(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    for _ in 0..<25 {
      let lines = Self.session(using: &numbers)
      let text = SessionFile.text(of: lines)
      let tidied = try TidySession(text, name: "a")
      #expect(try Self.stops(of: tidied.text) == Self.stops(of: text), "\(lines)")
      #expect(try !TidySession(tidied.text, name: "a").isChanged, "\(lines)")
      #expect(tidied.count <= lines.count)
    }
  }

  /// A line that is no edit, or the end of a session, with the design there.
  private struct Stop: Equatable {
    let line: String?
    let design: Design
    let guide: String?
    let findings: [Finding]
  }

  private static func stops(of text: String) throws -> [Stop] {
    var playground = Playground()
    var stops: [Stop] = []
    func stop(_ line: String?) {
      let draft = playground.draft
      stops.append(
        Stop(
          line: line, design: draft.design, guide: draft.chosenGuide?.id,
          findings: draft.scene.report.findings))
    }
    for line in text.split(separator: "\n").dropFirst().map(String.init) {
      if ["note", "expe", "mark", "#=", "undo"].contains(where: line.hasPrefix) { stop(line) }
      if let invocation = try Invocation.parsed(from: line) { _ = try playground.perform(invocation) }
    }
    stop(nil)
    return stops
  }

  /// Returns a session that can be played: random edits, one in ten lines none.
  private static func session(using numbers: inout SameNumbers) -> [String] {
    var playground = Playground()
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...40, using: &numbers) {
      let line = line(using: &numbers)
      do {
        if let invocation = try Invocation.parsed(from: line) { _ = try playground.perform(invocation) }
        lines.append(line)
      } catch {
        // The bar has no such tab, or the device no such window.
      }
    }
    return lines
  }

  private static func line(using numbers: inout SameNumbers) -> String {
    func pick(_ words: [String]) -> String { words.randomElement(using: &numbers) ?? "" }
    func title() -> String { pick(["A", "B", "Ca", "Cb", "\"D e\"", "\"2\"", "last"]) }
    func tab() -> String {
      pick(["1", "2", "3", "first", "last", "selected", "a", "B", "C", "Cb", "\"D e\""])
    }
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0...3: return "add \(title())"
    case 4: return "add \(title()) icon=star at=\(pick(["1", "2"]))"
    case 5: return "add \(title()) \(title())"
    case 6, 7: return "rename \(tab()) \(title())"
    case 8, 9: return "badge \(tab()) \(pick(["1", "off", "2"]))"
    case 10: return "icon \(tab()) \(pick(["house", "off", "star"]))"
    case 11: return "move \(tab()) \(pick(["1", "2", "last", "before=last", "after=1"]))"
    case 12: return "remove \(tab())"
    case 13: return "select \(tab())"
    case 14: return "swap \(tab()) \(tab())"
    case 15: return "merge \(tab()) \(tab())"
    case 16: return "set \(tab()) \(pick(["role=search", "role=action", "affects=own", "title.de=Wort"]))"
    case 17: return "device \(pick(["iphone-14", "ipad-10", "iphone-se-3", "apple-tv-4k"]))"
    case 18:
      return pick(["rotate", "orientation landscape", "window 1/2", "window full", "locale de", "clear"])
    case 19: return "guide \(pick(["hig-2022", "auto", "hig-2025", "sap-fiori"]))"
    case 20: return "system \(pick(["ios16", "auto", "ios18"]))"
    case 21: return pick(["allow more-tab because x", "allow more-tab off", "allow long-badge 1 because y"])
    case 22:
      return pick(["note x", "expect count 2", "mark m", "#= bar none", "keyboard on", "keyboard off"])
    default: return pick(["undo", "# remark", "bar level=root", "textsize standard", "locale en"])
    }
  }
}
