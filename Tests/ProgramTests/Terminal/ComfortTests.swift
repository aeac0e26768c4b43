import Foundation
import TabBarTestSupport
import Testing

@Suite("What makes the prompt comfortable")
struct ComfortTests {
  @Test("The startup file is carried out before the first prompt, and a bad line is one warning")
  func startupFile() throws {
    let sandbox = try Sandbox()
    let folder = sandbox.path("config/tabbar")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try sandbox.write("device ipad-10\nsave x.tabs\nset picture off\n", to: "config/tabbar/rc")
    let environment = ["XDG_CONFIG_HOME": sandbox.path("config")]
    let run = try PromptRun(sandbox, environment: environment, columns: 120)
    #expect(
      run.messages.contains("\(folder)/rc:2: warning: the startup file reads and writes no other file"))
    #expect(run.terminal.text.contains("iPad (10th generation)"))
    // Nothing of it is unsaved work, so that one quit is enough.
    try run.terminal.type("quit\r")
    #expect(try run.terminal.waitForEnd() == .exited(0))
    #expect(!sandbox.has("x.tabs"))

    let without = try PromptRun(sandbox, ["--no-rc"], environment: environment, columns: 120)
    #expect(!without.terminal.text.contains("warning") && !without.terminal.text.contains("iPad"))
    try without.terminal.type("quit\r")
    #expect(try without.terminal.waitForEnd() == .exited(0))
  }

  @Test("The startup file has no say in a session that is opened, a pipe, a replay or a check")
  func startupFileElsewhere() throws {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.path("config/tabbar"), withIntermediateDirectories: true)
    try sandbox.write("device ipad-10\nnonsense\n", to: "config/tabbar/rc")
    let session = try sandbox.session(["add Home"])
    let environment = ["XDG_CONFIG_HOME": sandbox.path("config")]
    for arguments in [
      [], ["show", session], ["check", "--fail-on", "never", session], ["replay", session],
    ] {
      let result = try sandbox.run(arguments, input: "add Home\n", environment: environment)
      #expect(!(result.output + result.errors).contains("iPad") && !result.errors.contains("nonsense"))
    }
    let run = try PromptRun(sandbox, [session], environment: environment)
    #expect(run.terminal.text.contains("iPhone 14"))
    #expect(run.messages.contains("rc:2: warning:"))
    try run.terminal.type("quit\r")
    #expect(try run.terminal.waitForEnd() == .exited(0))
  }

  @Test("A start draws the bar, and says in one line what to type: an empty one also how to have today's")
  func greeting() throws {
    let sandbox = try Sandbox()
    try sandbox.write("# tabbar session 1\nadd Home\n", to: "home.tabs")
    let empty = "try: add Today Games Search; today's iPhone: device iphone-18-pro; more: help"
    for (arguments, line, isShown) in [
      ([String](), empty, true), ([], empty, true),
      (["home.tabs"], "try: add", false), (["learn", "places"], "try: add", false),
    ] {
      let run = try PromptRun(sandbox, arguments, isInFolder: true)
      #expect(run.messages.contains(" · portrait · "))
      #expect(run.messages.contains(line) == isShown)
    }
    let first = try PromptRun(Sandbox(), [sandbox.path("home.tabs")])
    #expect(first.messages.contains("try: add Games; more: help"))
  }

  @Test("Two prompts at once lose no line while the history is made short")
  func history() throws {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.path("state/tabbar"), withIntermediateDirectories: true)
    let line = "{\"c\":\"show list\",\"ok\":true,\"s\":\"1-1\",\"t\":1700000000}\n"
    try sandbox.write(String(repeating: line, count: 20_001), to: "state/tabbar/history.jsonl")
    let runs = try (0..<3).map { _ in try PromptRun(sandbox) }
    for number in 0..<10 {
      for (index, run) in runs.enumerated() {
        try run.enter("note \"\(index) \(number)\"", answer: "\(index) \(number)")
      }
    }
    for run in runs {
      try run.terminal.type("quit\rquit\r")
      #expect(try run.terminal.waitForEnd() == .exited(0))
    }
    let text = try sandbox.text("state/tabbar/history.jsonl")
    #expect(text.lines.count < 100)
    for index in 0..<3 {
      for number in 0..<10 { #expect(text.contains("note \\\"\(index) \(number)\\\"")) }
    }
    let attributes = try FileManager.default.attributesOfItem(
      atPath: sandbox.path("state/tabbar/history.jsonl"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
