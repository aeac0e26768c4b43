import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("What is written of a session is the session")
struct CheckedTextTests {
  private static let lines = [
    "add Home", "mark start", "add Search", "mark both", "back start", "add Library", "mark start off",
  ]

  private func fault(_ lines: [String]) throws -> String? {
    let playground = try Playground(lines: Self.lines)
    do throws(SessionError) {
      try playground.check(SessionFile.text(of: lines), name: "a.tabs", in: nil)
      return nil
    } catch {
      return "\(error.line): \(error.text): \(error.error.problem)"
    }
  }

  @Test("Its own text is it, with comments, too")
  func same() throws {
    #expect(try fault(Self.lines) == nil)
    #expect(try fault(["# Ours."] + Self.lines + ["", "note x"]) == nil)
    // Whoever reads that has chosen a system that nobody chose.
    #expect(try fault(["device iphone-14", "guide hig-2022", "system ios16"] + Self.lines) != nil)
  }

  @Test("A text with another design, or other names, is refused")
  func other() throws {
    func changed(_ index: Int, to line: String?) -> [String] {
      var lines = Self.lines
      if let line { lines[index] = line } else { lines.remove(at: index) }
      return lines
    }
    let other = "it ends with another design than here"
    for lines in [
      changed(0, to: "add Start"), changed(3, to: "mark them"), changed(6, to: nil),
      ["badge Home 1"] + Self.lines, Self.lines + ["mark more"],
    ] {
      #expect(try fault(lines) != nil)
    }
    #expect(try fault(Self.lines + ["badge Home 1"]) == "9: badge Home 1: \(other)")
    #expect(try fault(changed(1, to: nil)) == "5: back start: there is no mark start")
  }
}
