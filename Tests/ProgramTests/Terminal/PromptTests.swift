import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("The prompt")
  struct PromptTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("^Z stops the program, with the terminal as it was; fg brings the line back")
    func suspend() throws {
      let variables = [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "shell$ ", "PATH": "/usr/bin:/bin",
        "NO_COLOR": "1",
      ]
      let terminal = try PseudoTerminal(
        ["/bin/bash", "--norc", "--noediting", "-i"], environment: variables.merging(sandbox.home) { $1 })
      try terminal.wait(for: "shell$ ")
      try terminal.type("'\(try ProgramRunner.program().path)'\r")
      try terminal.wait(for: PromptRun.prompt)
      try terminal.type("add Half")
      try terminal.wait(for: "tabbar> add Half")
      try terminal.type("\u{1A}")
      try terminal.wait(for: "Stopped")
      try terminal.wait(for: "shell$ ")
      #expect(terminal.isCooked)
      try terminal.type("echo $((6 * 7))\r")
      try terminal.wait(for: "42")
      try terminal.wait(for: "shell$ ")
      try terminal.type("fg\r")
      try terminal.wait(for: "tabbar> add Half")
      try terminal.type("way\r")
      try terminal.wait(for: "added tab 1 \"Halfway\"")
      try terminal.wait(for: PromptRun.prompt)
      try terminal.type("quit\rquit\r")
      try terminal.wait(for: "shell$ ")
      try terminal.type("echo status $?\r")
      try terminal.wait(for: "status 0")
      try terminal.type("exit\r")
      #expect(try terminal.waitForEnd() == .exited(0))
    }

    @Test("Without a language, or in C, what is typed is UTF-8 all the same", arguments: [nil, "C", "POSIX"])
    func language(language: String?) throws {
      var variables = ["TERM": "xterm-256color"].merging(sandbox.home) { $1 }
      variables["LANG"] = language
      variables["LC_ALL"] = language
      let terminal = try PseudoTerminal([ProgramRunner.program().path], environment: variables)
      try terminal.wait(for: PromptRun.prompt)
      try terminal.type("add Größe日本\r")
      try terminal.wait(for: "added tab 1 \"Größe日本\"")
      try terminal.wait(for: PromptRun.prompt)
    }

    @Test(
      "Who has another language is told which ones are read", arguments: ["fr_FR.UTF-8", "de_DE.UTF-8", "C"])
    func foreignLanguage(language: String) throws {
      let run = try PromptRun(sandbox, environment: ["LANG": language])
      try run.enter("supprime le deuxieme onglet", answer: "help lists the commands")
      #expect(run.terminal.text.contains("read in English and German") == language.hasPrefix("fr"))
    }

    @Test("Where the cursor cannot be moved, not one escape is written, and commands work")
    func dumbTerminal() throws {
      let ways: [([String], [String: String])] = [
        ([], ["TERM": "dumb"]), ([], ["TERM": ""]), (["--plain"], ["TERM": "dumb"]),
        (["--plain", "--ascii"], ["TERM": "dumb"]),
      ]
      for (arguments, environment) in ways {
        let run = try PromptRun(sandbox, arguments, environment: environment, isPlain: true)
        try run.enter("add Today badge=1", answer: "added tab 1 \"Today\"")
        try run.enter("select Nonsense", answer: "error: ")
        try run.enter("help add", answer: "TITLE")
        try run.enter("quit", answer: "not saved")
        try run.enter("quit", leaving: 0)
        #expect(!run.terminal.output.contains(0x1B), "\(arguments) \(environment)")
        #expect(run.leftovers == [])
      }
    }

    @Test("A terminal gets colour, unless it is refused; colour is not needed to move the cursor")
    func colour() throws {
      let ways: [([String], [String: String], Bool)] = [
        ([], [:], true), ([], ["NO_COLOR": "1"], false), ([], ["NO_COLOR": ""], true),
        ([], ["CLICOLOR": "0"], false), (["--color", "never"], [:], false),
        (["--color", "always"], ["NO_COLOR": "1"], true),
        ([], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
      ]
      for (arguments, environment, hasColour) in ways {
        let run = try PromptRun(sandbox, arguments, environment: ["NO_COLOR": ""].merging(environment) { $1 })
        try run.enter("add Today", answer: "added tab 1")
        let colours = run.terminal.text.contains(/\u{1B}\[[0-9;]*m/)
        #expect(colours == hasColour, "\(arguments) \(environment)")
      }
    }

    @Test("A closed pipe does not kill the program, which ends with 0")
    func closedPipe() throws {
      // Only what is started at a terminal gets the system's own way with the signal, which is to kill.
      let session = RepositoryRoot.url("sessions/music.tabs").path
      let program = try ProgramRunner.program().path
      let call = "'\(program)' check --all-devices --format json '\(session)'"
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "{ \(call); echo status $? >&2; } | head -1"],
        environment: ["PATH": "/usr/bin:/bin"].merging(sandbox.home) { $1 })
      try terminal.wait(for: "status 0")
      #expect(try terminal.waitForEnd() == .exited(0))
    }
  }
}

extension PromptRun {
  /// Types a line that ends the program, and expects a status and an unchanged terminal.
  func enter(_ line: String, leaving status: Int32, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    try terminal.type(line + "\r")
    #expect(try terminal.waitForEnd() == .exited(status), sourceLocation: sourceLocation)
    #expect(leftovers == [], sourceLocation: sourceLocation)
  }
}
