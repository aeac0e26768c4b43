import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("The files that a start reads unasked")
  struct StartFilesTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("EDITRC=- does not let the keys be read from the terminal")
    func keysFromInput() throws {
      let run = try PromptRun(sandbox, environment: ["EDITRC": "-"])
      #expect(
        run.messages.contains("-: warning: - stands for standard input, which cannot be a file of key"))
      try run.enter("add Today", answer: "added tab 1")
    }

    /// The two files, each with what it is for.
    static let files = [
      (".editrc", "a file of key bindings"), (".config/tabbar/rc", "a startup file"),
    ]

    private func makeFolder(of name: String) throws {
      try FileManager.default.createDirectory(
        at: sandbox.folder.appendingPathComponent(name).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    }

    @Test("A pipe or a terminal in place of one is passed over with a warning", arguments: files)
    func noFile(name: String, kind: String) throws {
      try makeFolder(of: name)
      let neutral = ["XDG_CONFIG_HOME": sandbox.path(".config")]
      #expect(mkfifo(sandbox.path(name), 0o600) == 0)
      let piped = try PromptRun(sandbox, environment: neutral)
      #expect(piped.messages.contains("\(name): warning: this is a pipe or a device, not \(kind)"))
      try piped.enter("add Today", answer: "added tab 1")
      try FileManager.default.removeItem(atPath: sandbox.path(name))
      symlink("/dev/tty", sandbox.path(name))
      let typed = try PromptRun(sandbox, environment: neutral)
      #expect(typed.messages.contains("\(name): warning: this is a terminal, not \(kind)"))
      try typed.enter("add Today", answer: "added tab 1")
    }

    @Test("/dev/null in place of keys or of a startup file means none", arguments: files)
    func noKeys(name: String, kind: String) throws {
      try makeFolder(of: name)
      symlink("/dev/null", sandbox.path(name))
      let run = try PromptRun(sandbox, environment: ["XDG_CONFIG_HOME": sandbox.path(".config")])
      #expect(!run.messages.contains("warning"))
    }
  }
}
