import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Limits of lines and texts")
struct TextLimitTests {
  private static let header = "# tabbar session 1\n"

  private func error(_ line: String, after lines: [String] = ["add A icon=star"]) -> CommandError? {
    do {
      var playground = try Playground(lines: lines)
      guard let invocation = try Invocation.parsed(from: line) else { return nil }
      _ = try playground.perform(invocation)
      return nil
    } catch let error as CommandError {
      return error
    } catch {
      return CommandError("\(String(describing: error))", at: 0..<0)
    }
  }

  @Test(
    "A text may have 1,000 characters as people see them, and no more",
    arguments: ["add ", "add B badge=", "add B icon=", "rename 1 ", "badge 1 ", "set 1 title.de=", "mark "],
    ["x", "é", "e\u{301}", "👨‍👩‍👧"])
  func text(start: String, letter: String) throws {
    #expect(error(start + String(repeating: letter, count: 1_000)) == nil)
    let refused = try #require(error(start + String(repeating: letter, count: 1_001)))
    #expect(refused.problem == "this text has 1001 characters, more than the 1000 that it may have")
    #expect(refused.range.upperBound == (start + String(repeating: letter, count: 1_001)).utf8.count)
    #expect(refused.remedy != nil)
  }

  @Test("A note and a reason may be longer", arguments: ["note ", "allow more-tab because "])
  func prose(start: String) {
    #expect(error(start + "\"" + String(repeating: "word ", count: 10_000) + "\"") == nil)
  }

  @Test("A line may have 65,536 bytes, in a session, a startup file and the description of a device")
  func line() throws {
    let longest = "# " + String(repeating: "é", count: 32_767)
    _ = try SessionFile(Self.header + longest + "\nadd A\n", name: "x").draft()
    #expect(StartupFile(longest + "\nadd A\n").warnings.isEmpty)
    let refused = #expect(throws: SessionError.self) {
      try SessionFile(Self.header + "add A\n" + longest + "x\n", name: "x").draft()
    }
    #expect(refused?.line == 3)
    #expect(refused?.error.problem == "this line has 65537 bytes, more than the 65536 that are read")
    #expect(StartupFile("add A\n" + longest + "x\n").warnings.map(\.line) == [2])
    let title = #expect(throws: SessionError.self) {
      try SessionFile("# tabbar session 1" + String(repeating: " ", count: 65_536) + "\n", name: "x")
    }
    #expect(title?.line == 1)
  }

  @Test("What a session would keep as too long a line is refused, so that every saved line can be read")
  func canonical() throws {
    // Each is three bytes as it is typed, and eight as it is kept.
    let invisible = { String(repeating: "\u{200B}", count: $0) }
    #expect(error("note \"" + invisible(8_191) + "\"") == nil)
    let refused = try #require(error("note \"" + invisible(8_192) + "\""))
    #expect(refused.problem == "a session keeps this line in 65543 bytes, more than the 65536 that are read")
  }

  @Test("A tab has titles in at most 200 languages")
  func counts() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let languages = letters.flatMap { first in letters.map { "q" + first + $0 } }
    let titles = languages.prefix(200).map { "set 1 title.\($0)=T" }
    #expect(error("set 1 title.\(languages[199])=U", after: ["add A"] + titles) == nil)
    #expect(error("set 1 title.\(languages[200])=off", after: ["add A"] + titles) == nil)
    #expect(error("set 1 title.\(languages[200])=T", after: ["add A"] + titles)?.remedy != nil)
  }
}
