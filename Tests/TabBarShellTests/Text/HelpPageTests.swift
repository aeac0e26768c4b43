import TabBarDrawing
import TabBarPlayground
@testable import TabBarShell
import Testing

@Suite("Help")
struct HelpPageTests {
  private func help(_ topic: String?, _ options: RenderOptions) -> [String] {
    HelpView.blocks(of: topic, options).lines(options).map(\.text)
  }

  // Each width, in the alphabets by turns and the commands by fifths: each alphabet and each command meets narrow and
  // wide pages, and every width both the overview and many commands.
  @Test("No line is wider than there is room", arguments: 40...200)
  func width(columns: Int) {
    for ascii in columns < 82 ? [false, true] : [columns % 2 == 0] {
      let options = RenderOptions(columns: columns, ascii: ascii)
      let commands = Command.all.enumerated().filter { ($0.offset + columns) % 5 == 0 }.map(\.element)
      for command in [nil] + commands.map(Optional.some) {
        let lines = help(command?.name, options)
        let wide = lines.filter { $0.columns > columns }
        #expect(wide == [], "\(command?.name ?? "overview")")
        if ascii { #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 }, "\(command?.name ?? "overview")") }
      }
    }
  }

  @Test(
    "The overview explains ten commands, names the others by theme in a row each, and fits a small screen")
  func overview() {
    let wide = help(nil, RenderOptions(columns: 200))
    #expect(Command.first.count == 10)
    for command in Command.first {
      #expect(wide.count { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(command.summary) } == 1)
    }
    let words = Set(wide.joined(separator: " ").split(separator: " ").map(String.init))
    #expect(words.isSuperset(of: Command.all.map(\.name)))
    let narrow = help(nil, RenderOptions(columns: 80))
    #expect(narrow.count <= 22)
    for group in Command.Group.allCases {
      #expect(narrow.count { $0.hasPrefix("  \(group.rawValue) ") } == 1)
    }
  }

  @Test("The help of a group says what each of its commands does", arguments: Command.Group.allCases)
  func topic(group: Command.Group) throws {
    #expect(Command.named(group.rawValue) == nil)
    let lines = help(group.rawValue, RenderOptions(columns: 200))
    for command in Command.all where command.group == group {
      let line = lines.first { $0.hasPrefix("  \(command.name) ") }
      #expect(line?.hasSuffix(command.summary) == true, "\(command.name)")
    }
    for columns in 40...80 {
      let lines = help(group.rawValue, RenderOptions(columns: columns))
      #expect(lines.allSatisfy { $0.columns <= columns })
    }
  }

  @Test(
    "The help of set and bar says of each key what it tells and what it can be", arguments: ["set", "bar"])
  func keys(name: String) throws {
    let command = try #require(Command.named(name))
    let lines = help(name, RenderOptions(columns: 200))
    #expect(lines.first?.hasSuffix("KEY=VALUE…") == true)
    for option in command.options {
      let row = try #require(lines.first { $0.hasPrefix("  \(option.name)= ") })
      let meaning = try #require(option.meaning).filter { $0 != "`" }
      #expect(row.contains(meaning))
      if case .choice(let words) = option.kind {
        #expect(row.hasSuffix(": " + words.joined(separator: ", ")))
      }
    }
  }

  @Test("A command's help has its usage, its summary and its examples", arguments: Command.all.map(\.name))
  func command(name: String) throws {
    let command = try #require(Command.named(name))
    for columns in [40, 200] {
      let text = help(name, RenderOptions(columns: columns)).joined(separator: "\n")
      #expect(text.hasPrefix(command.name))
      for example in command.examples where columns == 200 || example.line.count < 38 {
        #expect(text.contains("\n  \(example.line)"), "\(example.line)")
      }
    }
  }
}
