import Foundation
import TabBarTestSupport
import Testing

@Suite("The formats of check")
struct CheckFormatTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    formats = try Sandbox.formats(of: "check")
  }

  private let formats: [String]

  @Test("The formats are those that check names to whoever asks for another one")
  func named() { #expect(Set(formats).isSuperset(of: ["text", "json"]) && formats.count > 2) }

  /// Six tabs: the sixth, on line 8, is the one that an iPhone's bar has no room for.
  private func six(_ more: [String] = [], to name: String = "six.tabs") throws -> String {
    try sandbox.session(["# six"] + (1...6).map { "add T\($0) icon=star" } + more, to: name)
  }

  @Test("Each format ends with the same status, and says what keeps a session from being judged")
  func status() throws {
    let good = try sandbox.session(
      ["add A icon=star", "add B icon=book", "add C icon=house"], to: "good.tabs")
    let six = try six()
    let bad = try sandbox.session(["add A", "frob"], to: "bad.tabs")
    // A session that cannot be judged, with every format; the other cases take turns.
    let usual: [([String], Int32)] = [
      ([good], 0), ([six], 1), ([good, six], 1), ([six, "--fail-on", "error"], 0), ([good, bad], 2),
    ]
    for (turn, format) in formats.enumerated() {
      let cases = [([bad, six], 2)] + [turn, turn + 2].map { usual[$0 % usual.count] }
      for (arguments, status) in cases {
        let place = "\(format) \(arguments)"
        let result = try sandbox.run(["check", "--format", format] + arguments)
        #expect(result.status == status, "\(place)")
        #expect(result.errors.isEmpty == (status != 2), "\(place)")
        if status == 2 { #expect(result.errors.contains("bad.tabs:3:1: error: "), "\(place)") }
        if arguments.contains(six) { #expect(result.output.contains("more-tab"), "\(place)") }
        if arguments.contains(bad), format != "text" {
          // SARIF has results alone, and whether all could be judged.
          let said = format == "sarif" ? "\"executionSuccessful\": false" : "there is no command frob"
          #expect(result.output.contains(said), "\(place)")
        }
      }
    }
  }

  @Test("Each format names the line of the sixth tab")
  func line() throws {
    let path = try six(["select 1"])
    for format in formats { try expectLine(of: path, in: format) }
  }

  private func expectLine(of path: String, in format: String) throws {
    let output = try sandbox.run(["check", "--format", format, path]).output
    let mark =
      switch format {
      case "json": "\"line\": 8"
      case "sarif": "\"startLine\": 8"
      case "github": ",line=8,title=more-tab::"
      case "junit": "line=\"8\""
      case "markdown": "six.tabs#L8)"
      case "text": "(line 8)"
      default: "six.tabs:8"
      }
    #expect(output.contains(mark), "\(format)")
  }

  @Test("What the command line says holds for the lines as well")
  func overridden() throws {
    let path = try six(["device ipad-10"])
    #expect(try sandbox.run(["check", path]).status == 0)
    let result = try sandbox.run(["check", path, "--device", "iphone-14", "--format", "github"])
    #expect(result.output.contains("line=8,title=more-tab"))
    let show = try sandbox.run(["show", path, "--device", "iphone-14", "--format", "json"])
    let findings = try JSON(show.output)["findings"]?.elements ?? []
    #expect(findings.first { $0["rule"]?.string == "more-tab" }?["line"] == .number(8))
  }

  @Test("What is accepted does not count, and what accepts nothing counts as a warning")
  func accepted() throws {
    let rules = ["too-many-tabs", "more-tab", "same-tabs-everywhere"]
    let open = try sandbox.run(["check", "--format", "json", six()])
    let found = try JSON(open.output)["results"]?.elements.first?["scene"]?["findings"]?.elements ?? []
    let broken = found.compactMap { $0["rule"]?.string }
    #expect(broken.contains("more-tab"))
    let all = Set(rules + broken).sorted().filter(broken.contains)
    let allow = all.map { "allow \($0) because \"until spring\"" }
    let path = try six(allow, to: "accepted.tabs")
    let unused = try six(allow + ["allow badge-form because \"nothing\""], to: "unused.tabs")
    for format in formats {
      let result = try sandbox.run(["check", "--format", format, "--fail-on", "info", path])
      #expect(result.status == 0, "\(format)")
      #expect(result.output.contains("until spring"), "\(format)")
      #expect(try sandbox.run(["check", "--format", format, unused]).status == 1, "\(format)")
    }
    #expect(try sandbox.run(["check", "--fail-on", "error", unused]).status == 0)
  }

  @Test("Very many sessions are judged in their order, wherever the options are")
  func many() throws {
    var names: [String] = []
    for index in 0..<150 {
      names.append(try sandbox.session(["add \"T\(index)\""], to: "\(index).tabs"))
    }
    let calls = [
      ["check", "--fail-on", "error", "--ascii"] + names,
      ["check"] + names + ["--fail-on", "error"],
      ["check"] + names.prefix(70) + ["--fail-on", "error", "--ascii"] + names.dropFirst(70),
    ]
    for call in calls {
      let result = try sandbox.run(call)
      #expect(result.status == 0 && result.errors == "")
      #expect(result.output.lines.filter(names.contains) == names)
    }
    #expect(try sandbox.run(["check"] + names + ["--nosuch"]).status == 2)
    #expect(try sandbox.run(["replay", "--quiet"] + names).status == 0)
  }

  @Test("show writes one design as Markdown")
  func markdown() throws {
    let result = try sandbox.run(["show", six(), "--format", "markdown"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains("| tab | title | icon | badge | role | place |"))
    #expect(result.output.contains("| warning | `more-tab` | ["))
  }
}
