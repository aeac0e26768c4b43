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
        run.messages.contains(
          ".editrc: warning: this file is larger than a file of key bindings may be, 24 MB"))
    }

    @Test("A .editrc that is not UTF-8 is followed in the lines that are")
    func otherEncoding() throws {
      let file = Data("# m".utf8) + [0xFC] + Data("ller\nbind -v\nbind ^A ".utf8) + [0xFC, 0x0A]
      try sandbox.write(file, to: ".editrc")
      let run = try PromptRun(sandbox)
      #expect(run.messages.contains(".editrc:3: not followed here: a line that is not UTF-8"))
      try run.type("add Onex", shows: "add Onex")
      try run.terminal.type("\u{1B}")
      try run.terminal.type("x")
      try run.terminal.wait(for: "tabbar> add One")
    }

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

    @Test(
      "A startup file or a .editrc that is no plain text is passed over by its own name",
      arguments: files)
    func noText(name: String, kind: String) throws {
      try makeFolder(of: name)
      let neutral = ["XDG_CONFIG_HOME": sandbox.path(".config")]
      try sandbox.write(Data([0x61, 0x0A, 0x62, 0]), to: name)
      let binary = try PromptRun(sandbox, environment: neutral)
      #expect(binary.messages.contains("\(name): warning: this is a binary file, not \(kind): "))
      try sandbox.write(Data([0xFF, 0xFE, 0x61, 0, 0x0A, 0]), to: name)
      let wide = try PromptRun(sandbox, environment: neutral)
      #expect(
        wide.messages.contains("\(name): warning: this is UTF-16 text, not UTF-8: save it as UTF-8"))
      try wide.enter("add Today", answer: "added tab 1")
    }

    @Test("/dev/null in place of keys or of a startup file means none", arguments: files)
    func noKeys(name: String, kind: String) throws {
      try makeFolder(of: name)
      symlink("/dev/null", sandbox.path(name))
      let run = try PromptRun(sandbox, environment: ["XDG_CONFIG_HOME": sandbox.path(".config")])
      #expect(!run.messages.contains("warning"))
    }

    @Test("A pipe on the command line is refused by its name, and read where it is standard input")
    func pipedSession() throws {
      #expect(mkfifo(sandbox.path("pipe"), 0o600) == 0)
      let refused = try sandbox.run(["show", "pipe"])
      #expect(refused.status == 2 && refused.errors.contains("standard input: - < pipe"))
      let result = try sandbox.shell(
        "printf '# tabbar session 1\\nadd Today\\n' > pipe & \"$tabbar\" show - --format list < pipe")
      #expect(result.errors == "")
      #expect(result.output.contains("Today"))
    }
  }
}
