import TabBarCore
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("A session that is tidied")
struct TidyTests {
  private func tidied(_ lines: [String]) throws -> TidiedSession {
    try TidiedSession(SessionFile(SessionFile.text(of: lines), name: "a.tabs"))
  }

  @Test("The line ends, the first line and a missing last line end stay")
  func form() throws {
    let text = "# tabbar session 1 by=ann\r\nadd Home\r\nrename Home Start\r\nnote x"
    #expect(
      try TidiedSession(SessionFile(text, name: "a")).text
        == "# tabbar session 1 by=ann\r\ndevice iphone-14\r\nadd Start\r\nnote x")
  }

  @Test(
    "A line that says something of a design on the way is refused, and so is one that cannot be carried out",
    arguments: [
      (["add A", "expect count 1", "add B"], 3), (["add A", "expect visible A # recorded", "add B"], 3),
      (["add A", "mark a", "add B"], 3), (["add A", "mark a", "back a", "add B"], 3),
      (["add A", "expect count 1", "undo"], 3), (["add A", "remove B"], 3),
    ])
  func refused(lines: [String], line: Int) {
    let error = #expect(throws: SessionError.self) { try tidied(lines) }
    #expect(error?.line == line && error?.error.remedy != nil)
  }

  @Test(
    "Any session ends with the same design, the same notes and the same end, and there is nothing to tidy a second time",
    arguments: 1...12)
  func generated(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    for _ in 0..<25 { try check(Self.session(using: &numbers)) }
  }

  @Test("So does every session of the project")
  func samples() throws {
    for folder in ["sessions", "Tests/Corpus"] {
      for name in try RepositoryRoot.names(in: folder) where name.hasSuffix(".tabs") {
        let lines = try RepositoryRoot.text("\(folder)/\(name)").split(separator: "\n").dropFirst().map(
          String.init)
        try check(lines)
      }
    }
  }

  private func check(_ lines: [String]) throws {
    let text: String
    do {
      text = try tidied(lines).text
    } catch let error as SessionError {
      let isPromise = ["expect", "mark"].contains(where: error.text.hasPrefix)
      return #expect(isPromise && lines.contains(error.text), "\(lines): \(error)")
    }
    let (before, after) = (
      try SessionFile(SessionFile.text(of: lines), name: "a"), try SessionFile(text, name: "a")
    )
    let (old, new) = (try EndState(before), try EndState(after))
    #expect(old.draft == new.draft && DesignDifference(from: old, to: new).isEmpty, "\(lines) \(text)")
    func kept(_ file: SessionFile) -> [String] {
      file.lines.map(\.text).filter { line in ["note", "expe", "mark"].contains(where: line.hasPrefix) }
    }
    let marks = Set(old.timeline.marks.map { "mark \($0.name)" })
    #expect(
      kept(before).filter { !$0.hasPrefix("mark") || marks.contains($0) } == kept(after), "\(lines) \(text)")
    #expect(try TidiedSession(after).text == text)
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
      return pick([
        "note x", "expect count 2", "mark m", "expect visible none # recorded", "keyboard on", "keyboard off",
      ])
    default: return pick(["undo", "# remark", "bar level=root", "textsize standard", "locale en"])
    }
  }
}
