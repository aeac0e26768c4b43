import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import TabBarSentences
@testable import TabBarShell
@testable import TabBarTerminal
import Testing

@Suite("A line that is refused at the prompt")
struct RefusedLineTests {
  /// Lines that can do nothing, on a bar of one tab with an icon, and in other words.
  private static let lines = [
    "icons", "icons please", "give them all icons", "back nosuch", "restore nosuch", "go back to nosuch",
    "redo it", "fix 9", "delete Foo", "iphone 99", "fill the icons",
    "swap Home and Foo",
  ]

  @Test(
    "never proposes itself, nor a line that cannot be carried out either", arguments: lines, [true, false])
  func proposals(line: String, isTyped: Bool) throws {
    let before = try Playground(typed: ["add Home icon=house.fill"])
    var playground = before
    let error = #expect(throws: CommandError.self) { try playground.take(line, isTyped: isTyped) }
    #expect(playground.text == before.text)
    let own = (try? Invocation.parsed(from: line))?.canonical
    for proposed in error?.lines ?? [] {
      #expect(proposed != own)
      var copy = before
      #expect(throws: Never.self) { try copy.run(TypedLine(proposed, source: .prompt)) }
    }
  }

  // A slip in the first word, and a huge word in each place where there can be one.
  private static let slips = [
    "ad W", "renam Home W", "renam W Home", "bagde Home W", "bagde W 1", "icn W house", "st Home opens=W",
    "devce W", "ad Home, W", "please ad W", "ad Home icon=W", "iphone W", "W: Home, Search", "W Home",
    "remove W please",
  ]

  @Test(
    "is asked for its meaning where it is short, and never where it is longer than 600 bytes",
    arguments: slips)
  func huge(line: String) throws {
    let playground = try Playground(typed: ["add Home icon=house.fill"])
    func offers(_ line: String, typed: Bool) -> [String] {
      var copy = playground
      do { try copy.take(line, isTyped: typed) } catch { return error.lines }
      return []
    }
    for word in [String(repeating: "x", count: 600), "Tab" + String(repeating: "\u{301}", count: 300)] {
      let long = line.replacing("W", with: word)
      #expect(offers(long, typed: true) == [] && offers(long, typed: false) == [])
      #expect(playground.lines(insteadOf: long) == [])
      guard case .refused = playground.preview(of: long, reads: true) else {
        Issue.record("\(line)")
        continue
      }
      guard case .refused = playground.meaning(of: long, refusedWith: CommandError("", at: 0..<0)) else {
        Issue.record("\(line)")
        continue
      }
    }
  }

  @Test("is read below 600 bytes and not above", arguments: [500, 700])
  func bound(length: Int) throws {
    var playground = try Playground(typed: ["add Home Search"])
    let error = #expect(throws: CommandError.self) {
      try playground.take("get rid of " + String(repeating: " ", count: length) + "Home", isTyped: false)
    }
    #expect(error?.lines.isEmpty == (length > 600))
  }

  @Test(
    "names nothing of another command for a wrong value in any place of a command", arguments: Command.all)
  func values(command: Command) throws {
    let before = try Playground(typed: ["add Home Search Inbox Profile", "badge Inbox 3", "mark A"])
    for example in command.examples {
      let words = example.line.split(separator: " ").map(String.init)
      for place in words.indices.dropFirst() {
        var line = words
        line[place] = words[place].contains("=") ? words[place].prefix { $0 != "=" } + "=zzqx" : "zzqx"
        let said = line.joined(separator: " ")
        var playground = before
        do {
          _ = try playground.run(TypedLine(said, source: .prompt))
        } catch {
          guard Invocation.hasShape(said) else { continue }
          guard case .refused(let refusal) = before.meaning(of: said, refusedWith: error) else {
            Issue.record("\(said) is read as a sentence")
            continue
          }
          #expect(refusal.lines.allSatisfy { $0.hasPrefix(command.name) } && refusal.others == [], "\(said)")
        }
      }
    }
  }
}

@Suite("A line of which no word is known")
struct ForeignLineTests {
  @Test(
    "is told which languages are read where it is in another one, or its person has another one",
    arguments: [
      ("покажи панель", false, true), ("検索を消す", false, true), ("δείξε τη γραμμή", true, true),
      ("supprime le premier", true, true), ("supprime le premier", false, false), ("frobnicate", true, true),
      ("remove Поиск", false, false), ("entferne Поиск", true, false), ("shwo Поиск", false, true),
    ])
  func languages(line: String, isForeign: Bool, isTold: Bool) throws {
    var playground = try Playground(typed: ["add Home Search"])
    let error = try #require(throws: CommandError.self) {
      try playground.run(TypedLine(line, source: .prompt))
    }
    guard case .refused(let refusal) = playground.meaning(of: line, refusedWith: error, isForeign: isForeign)
    else {
      Issue.record("\(line) is read")
      return
    }
    #expect(refusal.remedies.joined().contains("English and German") == isTold, "\(refusal.remedies)")
  }
}

@Suite("The lines to type instead of one that says nothing that can be done")
struct UsefulLineTests {
  @Test("run as they are, and change something or only show it", arguments: Command.all)
  func run(command: Command) throws {
    let playground = try Playground(typed: ["add Home Search Inbox Profile", "badge Inbox 3", "mark A"])
    for said in [command.name, command.summary] + command.examples.map(\.meaning) {
      for line in playground.usefulLines(for: said).lines {
        var copy = playground
        #expect(throws: Never.self, "\(said): \(line)") { try copy.run(TypedLine(line, source: .prompt)) }
        let isRecorded = try Invocation.parsed(from: line)?.command.isRecorded == true
        #expect(!isRecorded || !copy.isSame(as: playground), "\(said): \(line)")
        #expect(playground.losses(after: [line], in: copy) == nil, "\(said): \(line)")
      }
    }
  }

  @Test(
    "change nothing for who asks or denies something",
    arguments: [
      "please never remove Home", "could we drop Search?", "do not clear it", "wie viele Tabs sind erlaubt?",
      "darf ich Home entfernen?", "if it is too long, remove it",
    ])
  func harmless(said: String) throws {
    let playground = try Playground(typed: ["add Home Search Inbox Profile", "badge Inbox 3"])
    #expect(playground.usefulLines(for: said).lines.allSatisfy(playground.onlyShows))
  }
}

extension Playground {
  /// Carries out a line as a person types it, or as it comes from a pipe; throws with what may be meant.
  fileprivate mutating func take(_ line: String, isTyped: Bool) throws(CommandError) {
    do throws(CommandError) {
      if isTyped { _ = try run(TypedLine(line, source: .prompt)) } else { _ = try perform(line) }
    } catch {
      guard isTyped else { throw naming(error, insteadOf: line) }
      var found = error
      switch meaning(of: line, refusedWith: error) {
      case .shows(let look): found.lines = [look]
      case .may(let all): found.lines = all.map(\.text)
      case .refused(let refusal): found = refusal
      }
      throw found
    }
  }
}
