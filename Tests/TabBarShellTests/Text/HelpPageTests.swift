import TabBarPlayground
import TabBarRendering
import TabBarShell
import Testing

@Suite("Help")
struct HelpPageTests {
  @Test("No line is wider than there is room", arguments: 40...200)
  func width(columns: Int) {
    for ascii in [false, true] {
      let options = RenderOptions(columns: columns, ascii: ascii)
      for command in [nil] + Command.all.map(Optional.some) {
        let lines = HelpPage.lines(for: command, options)
        let wide = lines.filter { TerminalText.columns(of: $0) > columns }
        #expect(wide == [], "\(command?.name ?? "overview")")
        if ascii { #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 }, "\(command?.name ?? "overview")") }
      }
    }
  }

  @Test("The overview names every command in its group")
  func overview() {
    let lines = HelpPage.lines(for: nil, RenderOptions(columns: 200))
    for group in Command.Group.allCases {
      #expect(lines.contains(group.rawValue))
    }
    for command in Command.all {
      let line = lines.first { $0.hasPrefix("  \(command.name) ") }
      #expect(line?.hasSuffix(command.summary) == true, "\(command.name)")
    }
  }

  @Test("A command's help has its usage, its summary and its examples", arguments: Command.all.map(\.name))
  func command(name: String) throws {
    let command = try #require(Command.named(name))
    for columns in [40, 200] {
      let text = HelpPage.lines(for: command, RenderOptions(columns: columns)).joined(separator: "\n")
      #expect(text.hasPrefix(command.name))
      for example in command.examples where columns == 200 || example.line.count < 38 {
        #expect(text.contains("\n  \(example.line)"), "\(example.line)")
      }
    }
  }
}
