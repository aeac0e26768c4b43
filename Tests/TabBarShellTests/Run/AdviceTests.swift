import Foundation
import TabBarDrawing
@testable import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarShell

/// The commands that an answer names, for the person who reads it.
struct Advice {
  /// Those within a sentence.
  private let named: [String]
  /// Those in a row of their own.
  private let typed: [String]

  /// Reads an answer with colours: a command in a sentence has a style of its own.
  init(in answer: String) {
    // What is said of a line of a file is for that file.
    let text = answer.replacing(#/[^ \n]+\.tabs:[0-9]+:[0-9]+: error:.*\n( .*\n)*/#, with: "")
      .replacing(/\u{1B}\[0m\n *\u{1B}\[36m/, with: " ")
    func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
    named = text.matches(of: /\u{1B}\[36m(.*?)\u{1B}\[0m/).map { trimmed($0.output.1) }
    typed = text.replacing(/\u{1B}\[[0-9;]*m/, with: "").matches(of: /(?m)^ *(type|or): (.*)$/)
      .map { trimmed($0.output.2) }
  }

  /// Returns what is said against the commands where some lines have led to; `answers` runs lines. A pipe has nobody to
  /// show a page to, and says so. A look that is `known` to show something does so in any state.
  func faults(
    after before: ArraySlice<String>, isInteractive: Bool, known: inout Set<String>,
    _ answers: ([String]) -> [String]
  ) -> [String] {
    let ways = Set(named).map { [[$0]] } + typed.indices.map { [[typed[$0]], Array(typed[...$0])] }
    return ways.compactMap { ways in
      let line = ways[0][0]
      let isLook = Command.looks.contains(line.prefix { $0 != " " }.lowercased())
      if isLook, !known.insert(line).inserted { return nil }
      if Self.isForm(line) || !isInteractive && line.hasPrefix("view ") { return nil }
      guard (try? Invocation.parsed(from: line, source: .prompt)) != nil || DialogueRequest(line) != nil
      else {
        return "\(line): this is no command"
      }
      // One reading may be several commands, one after the other.
      let refusals = ways.compactMap { Self.refusal(in: answers(before + $0).last ?? "error: the end") }
      return refusals.count < ways.count ? nil : "\(line): \(refusals[0])"
    }
  }

  private static func refusal(in answer: String) -> String? {
    answer.contains(#/(^|: |\n)error: /#) ? answer : nil
  }

  /// What stands for a value, and one that it may be.
  private static let values = [
    "TAB": "1", "N": "1", "TITLE": "x", "NAME": "x", "FILE": "x", "REASON": "x", "WORD": "x",
    "RULE": "more-tab", "SYMBOL": "star", "LESSON": "sixth", "COMMAND": "add", "THEME": "tabs",
    "ID": "hig-2022", "WxH": "200x68", "KEY": "role", "VALUE": "action",
  ]

  /// Whether a command has names in the place of values, and is a command with values there.
  private static func isForm(_ line: String) -> Bool {
    let command = Command.named(line.prefix { $0 != " " }.lowercased())
    if let command, [command.usage, command.keylessUsage, command.briefUsage].contains(line) { return true }
    let filled = line.replacing(/\ ?\[[^\]]*\]|…|\|[^ ]*/, with: "")
      .replacing(/\b([A-Z]{2,}|N|WxH)\b/) { values[String($0.output.0)] ?? String($0.output.0) }
    return filled != line && (try? Invocation.parsed(from: filled, source: .prompt)) != nil
  }
}

@Suite("A command that the program prints")
struct AdviceTests {
  @Test("has a colour, in an error only where that goes to a terminal, too", arguments: [nil, 80])
  func colour(errorColumns: Int?) {
    let run = ShellRun(
      ["undo", "hint", "rules nonsense", "lessons"], isInteractive: true, options: RenderOptions(color: true)
    ) { console, _ in
      console.errorColumns = errorColumns
    }
    #expect(run.output.contains("36mlearn\u{1B}[0m the next"))
    for line in ["learn\u{1B}", "rules\u{1B}"] {
      #expect(run.errors.contains("\u{1B}[36m\(line)") == (errorColumns != nil))
    }
    #expect(run.errors.contains("\u{1B}") == (errorColumns != nil))
  }

  private static let files = Result {
    try ["Playground", "Sentences"].flatMap { try CaseFile.all(in: "Tests/TabBar\($0)Tests/Cases") }
  }

  @Test(
    "can be carried out where it is printed, at a prompt and through a pipe",
    arguments: try files.get(), [true, false])
  func cases(file: CaseFile, isInteractive: Bool) throws {
    var known: Set<String> = []
    // Every fourth row is tried at a prompt, and another fourth through a pipe.
    for (number, row) in file.rows.enumerated() where number % 4 == (isInteractive ? 0 : 2) {
      let lines = [row.heading, row.cells[0]].flatMap { $0.components(separatedBy: "; ") }
        .filter { $0 != "" && $0 != "-" }.map { $0.filter { !"«»".contains($0) } }
      func answers(_ lines: [String], color: Bool = false) -> [String] {
        ShellRun.answering(
          lines.map { .line($0) }, isInteractive: isInteractive, isQuiet: !color, keepsGoing: true,
          options: RenderOptions(color: color)
        ).answers
      }
      let advice = Advice(in: answers(lines, color: true).last ?? "")
      let faults = advice.faults(after: lines[...], isInteractive: isInteractive, known: &known) {
        answers($0)
      }
      for fault in faults { Issue.record("\(row.place): \(fault)") }
    }
  }
}
