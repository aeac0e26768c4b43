import TabBarCore
import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarPlayground

@Suite("A list of tabs")
struct TabListTests {
  private static let titles = ["Home", "Live TV", "Radio", "Library"]

  /// What comes after the tabs, for each command that takes a list.
  private static let rests = [
    "badge": "3", "icon": "star", "keep": "", "move": "last", "order": "", "remove": "", "set": "role=action",
  ]

  private static let typed: [LineSource] = [.pipe, .prompt]

  private func bar(_ titles: [String] = titles) throws -> Playground {
    try Playground(lines: titles.map { "add \(Quoting.quoted($0, always: true))" })
  }

  /// Returns what the session keeps of a line, and the bar that the same lines in a file make.
  private func kept(_ line: String, on bar: Playground, from source: LineSource) throws -> [String] {
    var after = bar
    _ = try after.perform(line, source: source)
    let lines = after.timeline.lines(since: bar.timeline.position)
    var file = bar
    for line in lines { _ = try file.perform(line) }
    #expect(file.draft == after.draft && file.text == after.text, "\(line): \(lines)")
    if !lines.isEmpty {
      _ = try after.perform("undo")
      #expect(after.draft == bar.draft, "\(line) is taken back together")
    }
    return lines
  }

  @Test("may be words, with commas, a range or all, and means each tab", arguments: rests.keys.sorted())
  func forms(name: String) throws {
    let bar = try bar()
    let rest = Self.rests[name] ?? ""
    for source in Self.typed {
      let wanted = try kept("\(name) Home \"Live TV\" Radio \(rest)", on: bar, from: source)
      #expect(
        wanted.isEmpty == (name == "order")
          && wanted.allSatisfy { !$0.contains("1..") && !$0.contains("all") })
      for list in [
        "1..3", "1..2 Radio", "Home 2..3", "Home, Live TV, Radio", "1, 2, 3", "1..2, Radio",
      ] {
        #expect(try kept("\(name) \(list) \(rest)", on: bar, from: source) == wanted, "\(name) \(list)")
      }
      if source == .prompt {
        #expect(try kept("\(name) Home, Live TV and Radio \(rest)", on: bar, from: source) == wanted)
        #expect(try kept("\(name) 1..2 and Radio \(rest)", on: bar, from: source) == wanted)
      }
      if name != "remove" {
        let all = try kept("\(name) all \(rest)", on: bar, from: source)
        #expect(try kept("\(name) 1..4 \(rest)", on: bar, from: source) == all)
      }
      for list in ["1..9", "4..5", "0..2", "Home 1..2", "2..1", "1..x"] {
        var copy = bar
        #expect(throws: CommandError.self, "\(name) \(list)") {
          try copy.perform("\(name) \(list) \(rest)", source: source)
        }
        #expect(copy.text == bar.text && copy.draft == bar.draft)
      }
    }
  }

  @Test("is read in a file as it was", arguments: rests.keys.sorted())
  func files(name: String) throws {
    let rest = Self.rests[name] ?? ""
    for list in ["1..3", "all", "Home Radio", "Home, Radio"] {
      var bar = try bar()
      let isRead =
        list.contains("Radio")
        ? ["keep", "order", "remove"].contains(name) : name == "badge" && list == "all"
      let result = Result { () throws(CommandError) in try bar.perform("\(name) \(list) \(rest)") }
      let wasRead = if case .success = result { true } else { false }
      #expect(wasRead == isRead, "\(name) \(list)")
    }
    for line in ["icon Home=star", "icon Home=star Radio=music.note", "move Home at=2"] {
      var bar = try bar()
      #expect(throws: CommandError.self, "\(line)") { try bar.perform(line) }
    }
  }

  @Test("asks where a word of it may begin a title, and never takes out all without a word")
  func questions() throws {
    let bar = try bar(["Home", "All Tags", "1..2 players"])
    for source in Self.typed {
      for (line, lines) in [
        ("icon all star", ["icon \"All Tags\" star", "icon Home \"All Tags\" \"1..2 players\" star"]),
        ("badge 1..2 9", ["badge \"1..2 players\" 9", "badge Home \"All Tags\" 9"]),
        ("remove all", ["remove \"All Tags\"", "clear"]),
        ("set all, Home role=action", nil),
      ] as [(String, [String]?)] {
        var copy = bar
        let error = #expect(throws: CommandError.self) { try copy.perform(line, source: source) }
        #expect(error?.isQuestion == true && copy.text == bar.text, "\(line)")
        if let lines { #expect(error?.lines == lines, "\(line)") }
        for line in error?.lines ?? [] where lines != nil {
          var copy = bar
          #expect(throws: Never.self, "\(line)") { try copy.perform(line, source: source) }
        }
      }
      var plain = try self.bar()
      let error = #expect(throws: CommandError.self) { try plain.perform("remove all", source: source) }
      #expect(error?.lines == ["clear"])
    }
    // In a file it is the tab, as it was.
    var file = bar
    _ = try file.perform("badge all 3")
    #expect(file.draft.design.tabs.map(\.badge) == [nil, "3", nil])
  }

  @Test("may have titles that mean something else: what is kept means the same wherever it is read")
  func titles() throws {
    let titles = [
      "All", "All Tags", "1..3", "A;", "B,", "and", "to", "left", "2", "ホーム、検索", "off", "none", "first",
      "because", "at=2", "note", "&", "last", "reversed", "before", "auto", "it's", "\"", "",
    ]
    let bar = try bar(titles)
    let others = ["select": "", "rename": "X", "swap": "3"]
    for (name, rest) in Self.rests.merging(others, uniquingKeysWith: { $1 }) {
      for (index, title) in titles.enumerated() where !(name == "swap" && index == 2) {
        var file = bar
        guard (try? file.perform("\(name) \(index + 1) \(rest)")) != nil,
          let line = file.timeline.lines(since: bar.timeline.position).first
        else { continue }
        for source in Self.typed {
          var typed = bar
          for (_, command) in Lexer.commands(of: line, source: source) {
            #expect(throws: Never.self, "\(title): \(line)") { try typed.perform(command, source: source) }
          }
          #expect(typed.draft == file.draft, "\(title): \(line)")
        }
      }
    }
  }
}

@Suite("Several commands in a line")
struct SeveralCommandsTests {
  @Test(
    "are parted by semicolons outside quotes where a blank or the end follows",
    arguments: try CaseFile.rows(of: LexerTests.table, below: "commands"))
  func parted(row: CaseFile.Row) {
    let line = row.cells[0]
    for source in [LineSource.pipe, .prompt] {
      let parts = Lexer.commands(of: line, source: source)
      #expect(parts.map(\.text).joined(separator: " · ") == row.cells[1])
      for (start, text) in parts { #expect(Array(line.utf8.dropFirst(start)).starts(with: text.utf8)) }
    }
    #expect(Lexer.commands(of: line, source: .file).map(\.text) == [line])
  }

  @Test(
    "A file has them as words", arguments: [("add X; add Y", ["X;", "add", "Y"]), ("add News;", ["News;"])])
  func files(line: String, titles: [String]) throws {
    #expect(try Playground(lines: [line]).draft.design.tabs.map(\.title) == titles)
  }
}
