import Foundation
import TabBarTestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  static let music = RepositoryRoot.url("sessions/music.tabs").path
  static let overflow = RepositoryRoot.url("sessions/overflow.tabs").path

  @Test(
    "Each subcommand's help names its arguments and options on standard output",
    arguments: [
      ("play", ["<session>", "--quiet", "--keep-going", "--private", "--plain"]),
      ("replay", ["<sessions>", "--step", "--speed", "--until", "--device", "--quiet"]),
      ("check", ["<sessions>", "--all-devices", "--format", "--fail-on", "--guide", "--device"]),
      ("diff", ["<sessions>", "--format", "--git"]),
      ("show", ["<session>", "--format", "--device", "--orientation", "--system", "--guide"]),
      ("explain", ["<rule>", "--format", "--language"]), ("rules", ["--format"]),
      ("devices", ["--format"]),
      ("guides", ["--format"]),
    ])
  func help(subcommand: String, parts: [String]) throws {
    // -h and help are the same for every subcommand, so they take turns.
    let other = parts.count.isMultiple(of: 2) ? [subcommand, "-h"] : ["help", subcommand]
    let result = try sandbox.run([subcommand, "--help"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    for part in parts + ["--ascii", "--color", "--columns"] { #expect(result.output.contains(part)) }
    #expect(result.output.contains("tabbar \(subcommand)"))
    #expect(try sandbox.run(other) == result)
  }

  @Test("The program's own help names every subcommand and the exit status")
  func overview() throws {
    let result = try sandbox.run(["--help"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    for name in ["play", "replay", "check", "diff", "show", "explain", "rules", "devices", "guides"] {
      #expect(result.output.contains("\n  \(name) "), "\(name)")
    }
    #expect(result.output.contains("Exit status"))
  }

  @Test("What guides contradict one another in is in the document, with those that say nothing")
  func conflicts() throws {
    let document = try JSON(sandbox.run(["compare", Self.overflow, "guides", "--format", "json"]).output)
    #expect(document["silent"]?.elements.map { $0.string } == ["tvos-2019", "carplay-hig"])
    let first = document["conflicts"]?.elements.first
    #expect(first?["id"]?.string == "how-many")
    #expect(first?["positions"]?.elements.count ?? 0 > 2)
    let systems = try JSON(sandbox.run(["compare", Self.overflow, "systems", "--format", "json"]).output)
    #expect(systems["conflicts"] == nil)
  }

  @Test(
    "Wrong usage is said on standard error, names what is wrong, and ends with 2",
    arguments: [
      (["shwo", music], "shwo"), (["nosuch"], "nosuch"), (["show"], "<session>"), (["check"], "<sessions>"),
      (["show", music, "--nosuch"], "--nosuch"), (["rules", "--nosuch"], "--nosuch"),
      (["show", music, "--format", "pdf"], "pdf"), (["check", music, "--format", "pdf"], "pdf"),
      (["rules", "--format", "pdf"], "pdf"), (["show", music, "--device", "nokia"], "nokia"),
      (["check", music, "--device", "nokia"], "nokia"), (["replay", music, "--device", "nokia"], "nokia"),
      (["show", music, "--guide", "hig-1984"], "hig-1984"), (["show", music, "--system", "ios99"], "ios99"),
      (["show", music, "--orientation", "upside"], "upside"), (["explain", "nosuch"], "nosuch"),
      (["show", music, "--columns", "39"], "--columns"), (["show", music, "--columns", "many"], "many"),
      (["check", music, "--fail-on", "all"], "all"), (["show", music, "--color", "red"], "red"),
      (["check", music, "--all-devices", "--device", "iphone-14"], "--all-devices"),
      (["replay", music, "--until", "0"], "--until"), (["replay", music, "--speed", "0"], "--speed"),
      (["replay", "--step", "-"], "--step"), (["show", music, music], music),
    ] as [([String], String)])
  func wrongUsage(arguments: [String], named: String) throws {
    let result = try sandbox.run(arguments, input: "add Today\n")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(named), "\(result.errors)")
  }

  @Test(
    "A call with options that say what is so anyway writes the same bytes as one without",
    arguments: [
      (["show", music], ["--columns", "80", "--color", "never", "--format", "bar"]),
      (["check", overflow], ["--format", "text", "--fail-on", "warning", "--columns", "80"]),
      (["replay", overflow], ["--columns", "80", "--color", "never"]), ([music], ["--columns", "80"]),
      ([], ["--columns", "80", "--color", "auto"]), (["play"], ["--columns", "80"]),
    ])
  func sameBytes(call: [String], options: [String]) throws {
    let input = "add Today\nadd Games badge=2\nshow\nbadge Games off\nnonsense\n"
    let plain = try sandbox.run(call, input: input)
    #expect(plain == (try sandbox.run(call + options, input: input)))
    #expect(plain.output != "")
  }

  @Test(
    "- is standard input for each that takes a session", arguments: ["show", "check", "replay", "play", ""])
  func standardInput(subcommand: String) throws {
    let text = try String(contentsOfFile: Self.music, encoding: .utf8)
    let start = subcommand.isEmpty ? [] : [subcommand]
    let named = try sandbox.run(start + [Self.music])
    let piped = try sandbox.run(start + ["-"], input: text)
    #expect(piped.status == named.status)
    #expect(piped.errors == "")
    let name = ["check", "replay"].contains(subcommand) ? "standard input" : "-"
    #expect(piped.output == named.output.replacingOccurrences(of: Self.music, with: name))
  }

  @Test("check on all devices names each phone and tablet, and says the same as for one")
  func allDevices() throws {
    let result = try sandbox.run(["check", Self.overflow, "--all-devices", "--format", "json"])
    #expect(result.status == 1)
    let results = try JSON(result.output)["results"]?.elements ?? []
    let devices = try JSON(sandbox.run(["devices", "--format", "json"]).output)["devices"]?.elements ?? []
    let turning = devices.filter { ["iOS", "iPadOS"].contains($0["platform"]?.string) }
    #expect(results.map { $0["scene"]?["device"]?["id"] } == turning.map { $0["id"] })
    let text = try sandbox.run(["check", Self.overflow, "--all-devices"])
    #expect(text.status == 1)
    #expect(text.output.lines.count { $0 == Self.overflow } == results.count)

    let one = try sandbox.run(["check", Self.overflow, "--device", "iphone-se-1", "--format", "json"])
    let scene = try JSON(one.output)["results"]?.elements.first?["scene"]
    let same = results.first { $0["scene"]?["device"]?["id"]?.string == "iphone-se-1" }?["scene"]
    #expect(scene?["items"] == same?["items"])
    #expect(scene?["findings"] == same?["findings"])
  }

  @Test("What the command line says takes the place of what the session says")
  func overrides() throws {
    let session = try sandbox.session(["device iphone-14"] + (1...6).map { "add Tab\($0)" })
    let result = try sandbox.run([
      "show", session, "--format", "json", "--device", "ipad-9", "--orientation", "landscape", "--system",
      "ipados15", "--guide", "sap-fiori",
    ])
    let scene = try JSON(result.output)
    #expect(scene["device"]?["id"]?.string == "ipad-9")
    #expect(scene["orientation"]?.string == "landscape")
    #expect(scene["system"]?.string == "ipados15")
    #expect(scene["guide"]?.string == "sap-fiori")
  }

  @Test("A replay at a speed plays every line, and pauses after each")
  func speed() throws {
    let fast = try sandbox.run(["replay", Self.music, "--speed", "1000"])
    #expect(fast.status == 0)
    let atOnce = try sandbox.run(["replay", Self.music]).output
    for line in atOnce.lines where line.hasPrefix("> ") { #expect(fast.output.lines.contains(line)) }
    #expect(fast.output.count(of: "╰") > atOnce.count(of: "╰"))
  }

  @Test(
    "Output that nobody reads ends the program quietly",
    arguments: [
      "show $F", "show $F --format json", "check $F --all-devices", "check $F --all-devices --format json",
      "replay $F", "rules", "devices --format json", "explain more-tab", "--help", "show --help", "--version",
    ])
  func closedPipe(call: String) throws {
    let script = "{ \"$tabbar\" \(call); echo status $? >&2; } | { exec <&-; }"
    let result = try sandbox.shell(script, environment: ["F": Self.music])
    #expect(result.errors == "status 0\n", "\(call)")
    let head = try sandbox.shell("\"$tabbar\" \(call) | head -1", environment: ["F": Self.music])
    #expect(head.status == 0)
    #expect(head.errors == "")
    #expect(head.output.lines.count == 1)
  }

  private static let colourful = [["show", overflow], ["check", overflow], ["rules"]]
  /// What those calls write without colours, once for all tests.
  private static let plain = Result {
    let sandbox = try Sandbox()
    return try colourful.map { try sandbox.run($0).output }
  }

  @Test(
    "Colour off a terminal is there only where it is asked for",
    arguments: [
      ([:], [], false), (["CLICOLOR_FORCE": "1"], [], true), (["CLICOLOR_FORCE": "0"], [], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], [], true),
      (["CLICOLOR": "1"], [], false), (["CLICOLOR": "0"], ["--color", "always"], true),
      (["NO_COLOR": "1"], ["--color", "always"], true),
      (["CLICOLOR_FORCE": "1"], ["--color", "never"], false),
      (["NO_COLOR": "1"], ["--color", "auto"], false),
    ] as [([String: String], [String], Bool)])
  func colour(environment: [String: String], options: [String], hasColour: Bool) throws {
    // show always, check and rules by turns.
    let turn = 1 + (environment.count + options.count) % 2
    for (number, plain) in try Self.plain.get().enumerated() where [0, turn].contains(number) {
      let call = Self.colourful[number]
      let output = try sandbox.run(call + options, environment: environment.mapValues { $0 }).output
      #expect(output.utf8.contains(0x1B) == hasColour, "\(call)")
      #expect(output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain, "\(call)")
    }
  }

  @Test("--ascii writes 7-bit characters only, whatever is shown")
  func ascii() throws {
    let session = try sandbox.session([
      "note \"Größe – 日本 👍\"", "add Größe badge=① icon=star", "add 日本語", "add Поиск badge=é", "select 2",
      "expect count 3", "expect visible Größe",
    ])
    let odd = "sessions/größe-日本.tabs"
    var calls = try Sandbox.formats(of: "show").map { ["show", session, "--format", $0] }
    #expect(calls.count > 3)
    for format in ["text", "json"] {
      calls += [
        ["check", session, "--format", format], ["check", session, odd, "--format", format],
        ["rules", "--format", format], ["devices", "--format", format], ["guides", "--format", format],
        ["explain", "--format", format], ["explain", "home-title", "--format", format],
      ]
    }
    calls += [
      ["replay", session], ["replay", session, "--quiet"], ["show", odd], ["explain", "größe"],
      ["show", session, "--format", "größe"], ["show", session, "--device", "größe"], [session], [],
      ["show", session, "--plain"],
    ]
    let input = "add Größe\nhelp\nhelp add\nhistory\nlsö\n"
    for call in calls {
      let result = try sandbox.run(call + ["--ascii"], input: input)
      #expect(result.output.is7Bit, "\(call)")
      #expect(result.errors.is7Bit, "\(call)")
      #expect(result.output != "" || result.errors != "" || result.status == 0, "\(call)")
    }
    let json = try sandbox.run(["show", session, "--format", "json", "--ascii"]).output
    #expect(try JSON(json) == JSON(sandbox.run(["show", session, "--format", "json"]).output))
  }
}
