import Foundation
import TabBarDrawing
import TabBarPlayground
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

@testable import TabBarShell

@Suite("Scripts of a few lines")
struct ScriptTests {
  private static let scripts = Result { try Script.all(in: "Tests/TabBarShellTests/Scripts") }

  @Test("are answered as their rows say", arguments: try scripts.get())
  func answers(script: Script) { script.check() }

  @Test("print commands that can be carried out where they are printed", arguments: try scripts.get())
  func advice(script: Script) throws { try script.checkAdvice() }
}

/// Lines, their answers and what holds in the end; `Scripts/README.md` says how they are written.
struct Script: Sendable, CustomStringConvertible {
  private struct Entry {
    let line: String
    let place: String
    var rows: [String] = []
  }

  let description: String
  private var isInteractive = true
  private var settings: [String] = []
  private var files: [String: String] = [:]
  private var entries: [Entry] = []
  private var claims: [(text: String, place: String)] = []

  static func all(in folder: String) throws -> [Script] {
    try RepositoryRoot.names(in: folder).filter { $0.hasSuffix(".txt") }.flatMap { name in
      var scripts: [Script] = []
      let lines = try RepositoryRoot.text("\(folder)/\(name)").components(separatedBy: "\n")
      for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
        if line.hasPrefix("= ") {
          scripts.append(Script(description: "\(name): \(line.dropFirst(2))"))
        } else {
          scripts[scripts.count - 1].take(line, place: "\(name):\(index + 1)")
        }
      }
      return scripts
    }
  }

  private init(description: String) { self.description = description }

  private mutating func take(_ line: String, place: String) {
    let text = String(line.dropFirst(2))
    switch line.prefix(2) {
    case "> ", "| ", ">", "|":
      isInteractive = line.hasPrefix(">")
      entries.append(Entry(line: text, place: place))
    case ": ": settings.append(text)
    case ". ": claims.append((text, place))
    case "< ":
      let end = text.firstIndex { ":=".contains($0) } ?? text.endIndex
      let content = String(text[end...].dropFirst(2))
      let isSession = text[end...].hasPrefix(":")
      let lines = ["# tabbar session 1"] + content.components(separatedBy: "; ")
      let name = text[..<end].trimmingCharacters(in: .whitespaces)
      files[name] = isSession ? lines.joined(separator: "\n") + "\n" : content
    default: entries[entries.count - 1].rows.append(text)
    }
  }

  func check() {
    let (run, answers) = run(entries.map(\.line))
    for (entry, answer) in zip(entries, answers) where !entry.rows.isEmpty {
      let answer = answer.split(separator: "\n").map(String.init)
      let wanted = entry.rows == ["-"] ? [] : entry.rows
      guard !Rows.fit(answer[...], wanted[...]) else { continue }
      let rows = [entry.place, entry.line, "is to say"] + wanted + ["and says"] + answer
      Issue.record("\(rows.joined(separator: "\n"))")
    }
    for claim in claims where !holds(claim.text, run) {
      let saved = run.store.files.filter { claim.text.hasPrefix($0.key) }.values.joined()
      let steps = run.shell.playground.timeline.course.all
      Issue.record(
        "\(claim.place) does not hold: \(run.status), \(run.titles), \(steps), \(run.reader.offered)\n\(saved)"
      )
    }
  }

  /// Carries out each command that an answer names, where it was named.
  func checkAdvice() throws {
    let lines = entries.map(\.line)
    var known: Set<String> = []
    for (index, answer) in run(lines, tries: true).answers.enumerated() {
      let faults = Advice(in: answer).faults(
        after: lines[...index], isInteractive: isInteractive, known: &known
      ) {
        run($0, tries: true).answers
      }
      for fault in faults { Issue.record("\(entries[index].place): \(fault)") }
    }
  }

  /// Returns what becomes of lines, and the answer to each; a script that has ended answers none of the others.
  private func run(_ lines: [String], tries: Bool = false) -> (run: ShellRun, answers: [String]) {
    let columns = settings.lazy.compactMap { $0.hasSuffix(" columns") ? Int($0.dropLast(8)) : nil }.first
    return ShellRun.answering(
      lines.map(Self.step), isInteractive: isInteractive, isQuiet: settings.contains("quiet"),
      keepsGoing: tries || settings.contains("keep going"), files: files,
      options: RenderOptions(
        columns: columns ?? RenderOptions.standardColumns, color: tries,
        pictures: !settings.contains("plain")))
  }

  private static func step(of line: String) -> PreparedLines.Step {
    switch line {
    case "^C": .input(.interrupted)
    case "^D": .input(.end)
    case "SIGTERM": .input(.terminated(signal: 15))
    default: .line(line)
    }
  }

  private func holds(_ claim: String, _ run: ShellRun) -> Bool {
    let words = claim.split(separator: " ", maxSplits: 1).map(String.init)
    switch words[0] {
    case "status": return Int(words[1]) == Int(run.status.code)
    case "steps": return Int(words[1]) == run.shell.playground.timeline.course.all
    case "tabs": return run.titles == (words[1] == "-" ? [] : words[1].components(separatedBy: ", "))
    case "up": return run.reader.offered.first == words[1]
    case "no": return run.store.files[words[1]] == nil
    default:
      guard let end = claim.firstRange(of: ": "), let text = run.store.files[String(claim[..<end.lowerBound])]
      else { return false }
      let lines = text.split(separator: "\n").dropFirst().map(String.init)
      return Rows.fit(lines[...], claim[end.upperBound...].components(separatedBy: "; ")[...])
    }
  }
}
