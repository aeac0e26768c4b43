import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Tidying a session")
struct TidyTests {
  private func tidied(_ lines: [String]) throws -> [String] {
    let session = try TidySession(SessionFile.text(of: lines), name: "a.tabs")
    return session.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(
      String.init)
  }

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

  @Test("The project's sessions keep each state that is shown")
  func samples() throws {
    for name in try RepositoryRoot.names(in: "sessions") where name.hasSuffix(".tabs") {
      let text = try RepositoryRoot.text("sessions/\(name)")
      #expect(try Self.stops(of: TidySession(text, name: name).text) == Self.stops(of: text), "\(name)")
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
