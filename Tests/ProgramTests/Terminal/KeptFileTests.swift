import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  /// `Kept/README.md` says where the files come from.
  @Suite("Files that an earlier version wrote")
  struct KeptFileTests {
    let sandbox: Sandbox
    static let folder = "Tests/ProgramTests/Kept"

    /// What a session, or a mark in it, must be.
    struct Design: Sendable {
      let titles: [String]
      let mark: String?
    }

    /// The designs of `designs.txt`, by the folder and the name of the file.
    static let designs: [String: [String: [Design]]] = {
      var designs: [String: [String: [Design]]] = [:]
      for row in ((try? RepositoryRoot.text("\(folder)/designs.txt")) ?? "").lines {
        let (name, titles) = row.cut(at: " | ")
        let (path, mark) = name.cut(at: "@")
        let (folder, file) = path.cut(at: "/")
        let design = Design(
          titles: titles.components(separatedBy: ", "), mark: mark.isEmpty ? nil : mark)
        designs[folder, default: [:]][file, default: []].append(design)
      }
      return designs
    }()

    static func names(in kind: String) -> [String] {
      ((try? RepositoryRoot.names(in: "\(folder)/\(kind)")) ?? []).sorted().map { String($0.cut(at: ".").0) }
    }

    init() throws {
      sandbox = try Sandbox()
      for name in Self.names(in: "sessions") {
        try sandbox.write(Self.text("sessions/\(name).tabs"), to: "\(name).tabs")
      }
    }

    /// Returns a kept file as if it had been written in the sandbox.
    private func here(_ name: String) throws -> String {
      try Self.text(name).replacingOccurrences(of: "/home/ann/bars/", with: sandbox.path(""))
    }

    private static func text(_ name: String) throws -> String { try RepositoryRoot.text("\(folder)/\(name)") }

    /// Compares the designs of a session file with what they must be.
    private func check(_ path: String, _ designs: [Design]?) throws {
      for design in try #require(designs) {
        let mark = design.mark.map { ["--mark", $0] } ?? []
        let shown = try sandbox.run(["show", path, "--format", "markdown"] + mark)
        #expect(shown.status == 0 && shown.errors == "", "\(path) \(mark)")
        let titles = shown.output.matches(of: /(?m)^\| \d+ \| (.*?) \|/).map { String($0.1) }
        #expect(titles == design.titles, "\(path) \(mark)")
      }
    }

    @Test("Each session is shown, opened, saved and replayed as it was", arguments: names(in: "sessions"))
    func sessions(name: String) throws {
      let designs = Self.designs["sessions"]?[name]
      try check("\(name).tabs", designs)
      let replayed = try sandbox.run(["replay", "\(name).tabs", "--quiet"])
      #expect(replayed.status == (name == "stale" ? 1 : 0), "\(replayed.errors)")
      let saved = try sandbox.run(input: "open \(name).tabs\nadd Extra\nundo\nsave copy.tabs\n")
      #expect(saved.status == 0, "\(saved.errors)")
      try check("copy.tabs", designs)
    }

    @Test("Each journal is recovered, and the session saved", arguments: names(in: "journals"))
    func journals(name: String) throws {
      let folder = "state/tabbar/journal"
      try FileManager.default.createDirectory(atPath: sandbox.path(folder), withIntermediateDirectories: true)
      try sandbox.write(try here("journals/\(name).tabs"), to: "\(folder)/1795701008-15234.tabs")
      let run = try PromptRun(sandbox, isInFolder: true)
      try run.enter("recover", answer: "recovered ")
      try run.enter("save result", answer: "saved to result.tabs")
      try check("result.tabs", Self.designs["journals"]?[name])
      run.terminal.send(signal: SIGKILL)
    }

    @Test(
      "A journal of a form that is not read any more is named, and stays as it is",
      arguments: names(in: "former"))
    func former(name: String) throws {
      let path = "state/tabbar/journal/1795701008-15234.tabs"
      try FileManager.default.createDirectory(
        atPath: sandbox.path("state/tabbar/journal"), withIntermediateDirectories: true)
      let text = try here("former/\(name).tabs")
      try sandbox.write(text, to: path)
      let run = try PromptRun(sandbox, isInFolder: true)
      #expect(run.terminal.text.contains("this is no journal of this version"))
      try run.enter("recover", answer: "1 journal cannot be read")
      #expect(try sandbox.text(path) == text)
      run.terminal.send(signal: SIGKILL)
    }

    @Test("The startup file, the history and a lesson that was begun are taken up")
    func prompt() throws {
      for folder in ["state/tabbar", ".config/tabbar"] {
        try FileManager.default.createDirectory(
          atPath: sandbox.path(folder), withIntermediateDirectories: true)
      }
      try sandbox.write(Self.text("rc"), to: ".config/tabbar/rc")
      try sandbox.write(Self.text("history.jsonl"), to: "state/tabbar/history.jsonl")
      try sandbox.write(Self.text("learning/learning.txt"), to: "state/tabbar/learning.txt")
      let run = try PromptRun(sandbox, isInFolder: true)
      // The lines that are in the history once more, from the end.
      for line in ["may Home have a badge", "tidy", "icons"] {
        try run.terminal.type("\u{1B}[A")
        try run.terminal.wait(for: "tabbar> \(line)")
      }
      try run.terminal.type("\u{15}")
      try run.enter("show json", answer: "\"id\": \"iphone-17\"")
      let learned = try sandbox.run(["learn", "lesson.tabs"], input: "show list\n")
      #expect(learned.status == 0 && learned.output.contains("Bee") && learned.output.contains("Cee"))
    }

    @Test("What a class did is read")
    func learning() throws {
      let folder = sandbox.path("class")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in ["ada.txt", "ben.txt"] {
        try sandbox.write(Self.text("learning/\(name)"), to: "class/\(name)")
      }
      let report = try sandbox.run(["class", folder])
      #expect(report.status == 0 && report.errors == "", "\(report.errors)")
      #expect(report.output.contains("ben") && report.output.contains("small"), "\(report.output)")
    }

    @Test("What a check recorded still holds")
    func baseline() throws {
      try sandbox.write(Self.text("baseline.txt"), to: "baseline.txt")
      let sessions = ["pinned.tabs", "marks.tabs", "merged.tabs"]
      let check = try sandbox.run(["check"] + sessions + ["--against", "baseline.txt"])
      #expect(check.status == 0, "\(check.output)\(check.errors)")
    }
  }
}

extension String {
  /// Returns what is before a text and what is after it; all and nothing where it is not there.
  fileprivate func cut(at text: String) -> (String, String) {
    guard let range = range(of: text) else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
