import Foundation
import TabBarTestSupport
import Testing

@Suite("The program's own start")
struct StartTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.session(["add Today"])
    try sandbox.session(["nonsense"], to: "broken.tabs")
    try sandbox.write("add Today\n", to: "typed")
  }

  static let calls = [
    "show design.tabs", "replay design.tabs", "< typed", "--help", "show broken.tabs", "missing.tabs",
  ]

  @Test("With few file descriptors a call works, or fails with a message", arguments: [3, 4, 5, 6], calls)
  func fewDescriptors(count: Int, call: String) throws {
    let result = try sandbox.shell("ulimit -n \(count); exec \"$tabbar\" \(call)")
    let isWrong = call.contains("broken") || call.contains("missing")
    // 127 is the status of a system that could not load the libraries of a program that is no single file.
    if isWrong || result.status != 0 {
      #expect([2, 127].contains(result.status), "\(result)")
      #expect(!result.errors.isEmpty)
    } else {
      #expect(!result.output.isEmpty)
    }
  }

  @Test(
    "A closed stream is a failure only for a call that needs it",
    arguments: [
      ("show design.tabs <&-", 0), ("show design.tabs >&-", 2), ("show design.tabs 2>&-", 0),
      ("show broken.tabs >&-", 2), ("show broken.tabs 2>&-", 2), ("- <&-", 2), ("<&-", 2), ("--help >&-", 2),
      ("check design.tabs >&-", 2), ("devices >&-", 2), ("--version >&-", 2), ("< typed >&-", 2),
      ("show design.tabs <&- >&- 2>&-", 2),
    ])
  func closedStreams(call: String, status: Int32) throws {
    let result = try sandbox.shell("exec \"$tabbar\" \(call)")
    #expect(result.status == status, "\(result)")
    #expect(result.output.isEmpty == (status != 0))
    #expect(result.errors.isEmpty == (status == 0 || call.contains("2>&-")))
  }

  @Test("A session is saved whole while every stream is closed")
  func savingWithoutStreams() throws {
    _ = try sandbox.shell(
      #"printf 'add A\nsave a.tabs\nnonsense\n' > input; exec "$tabbar" --quiet < input >&- 2>&-"#)
    #expect(try sandbox.text("a.tabs") == Sandbox.saved("add A"))
  }

  #if os(Linux)
    @Test(
      "What cannot be written is said",
      arguments: [
        "--help", "--version", "help", "check --help", "show design.tabs", "design.tabs", "< typed",
        "check design.tabs", "check design.tabs --format json", "replay design.tabs", "rules", "devices",
      ])
    func fullOutput(call: String) throws {
      let result = try sandbox.shell("exec \"$tabbar\" \(call) > /dev/full")
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("error: cannot write: No space left on device\n"))
    }
  #endif

  @Test("Neither a home, nor a folder for state or temporary files, is needed", arguments: calls)
  func poorEnvironment(call: String) throws {
    let usual = try sandbox.shell("exec \"$tabbar\" \(call)")
    let poor = try sandbox.shell(
      "exec \"$tabbar\" \(call)",
      environment: ["HOME": nil, "XDG_STATE_HOME": "/dev/null", "XDG_CONFIG_HOME": nil, "TMPDIR": "/nowhere"])
    #expect(poor == usual)
  }
}
