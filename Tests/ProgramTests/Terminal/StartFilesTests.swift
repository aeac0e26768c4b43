import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("The files that a start reads unasked")
  struct StartFilesTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("A .editrc that is too large is not followed, and the warning says so")
    func largeKeys() throws {
      let file = try FileHandle(
        forWritingTo: URL(fileURLWithPath: sandbox.write("bind -v\n", to: ".editrc")))
      try file.truncate(atOffset: 200 << 20)
      try file.close()
      let run = try PromptRun(sandbox)
      #expect(
        run.terminal.text.contains(
          ".editrc: warning: this file is larger than a file of key bindings may be, 16 MB"))
    }

    @Test("A .editrc that is not UTF-8 is followed in the lines that are")
    func otherEncoding() throws {
      let file = Data("# m".utf8) + [0xFC] + Data("ller\nbind -v\nbind ^A ".utf8) + [0xFC, 0x0A]
      try sandbox.write(file, to: ".editrc")
      let run = try PromptRun(sandbox)
      #expect(run.terminal.text.contains(".editrc:3: not followed here: a line that is not UTF-8"))
      try run.type("add Onex", shows: "add Onex")
      try run.terminal.type("\u{1B}")
      try run.terminal.type("x")
      try run.terminal.wait(for: "tabbar> add One")
    }

    @Test("EDITRC=- does not let the keys be read from the terminal")
    func keysFromInput() throws {
      let run = try PromptRun(sandbox, environment: ["EDITRC": "-"])
      #expect(
        run.terminal.text.contains("-: warning: - stands for standard input, which cannot be a file of key"))
      try run.enter("add Today", answer: "added tab 1")
    }
  }
}
