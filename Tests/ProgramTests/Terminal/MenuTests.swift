import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("Menus at the prompt")
  struct MenuTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("A menu stays through a new size and ^Z's opposite, and Escape alone closes it")
    func resizing() throws {
      let run = try PromptRun(sandbox)
      try run.type("re", shows: "re")
      try run.terminal.type("\t")
      try run.terminal.wait(for: "> rename   Gives")
      run.terminal.resize(columns: 50, rows: 8)
      try run.terminal.wait(for: "> rename   Gives")
      try run.terminal.type("\u{C}")
      try run.terminal.wait(for: "> rename   Gives")
      try run.terminal.type("\u{1B}")
      try run.terminal.wait(for: "tabbar> re")
      try run.terminal.wait(for: "\u{1B}[?2026l")
      try run.terminal.type("\u{15}quit\r")
      #expect(try run.terminal.waitForEnd() == .exited(0))
      #expect(run.leftovers == [])
    }
  }
}
