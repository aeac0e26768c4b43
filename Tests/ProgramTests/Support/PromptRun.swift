import Foundation
import TabBarTestSupport

/// The playground at a terminal, and the person in front of it.
final class PromptRun {
  /// What is written when an empty line waits to be filled, with nothing or with the bar below it.
  static let prompt = "tabbar> \u{1B}["

  let terminal: PseudoTerminal
  /// Kept until the program has ended: it would make a folder that was removed before it once more.
  private let sandbox: Sandbox
  /// The plain prompt is not redrawn, and so not followed by anything.
  private let isPlain: Bool

  /// Starts the program, in the folder of the sandbox or in that of the tests, and waits for its first prompt;
  /// `environment` replaces what is set here.
  ///
  /// Without colours, as long as nobody asks for them: the letters of a line are then together.
  init(
    _ sandbox: Sandbox, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, isPlain: Bool = false, isInFolder: Bool = false,
    waits: Bool = true
  ) throws {
    let standard = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"].merging(sandbox.home) { $1 }
    let program = try [ProgramRunner.program().path] + arguments
    let entered = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", sandbox.folder.path]
    terminal = try PseudoTerminal(
      (isInFolder ? entered : []) + program, environment: standard.merging(environment) { $1 },
      columns: columns, rows: rows)
    self.isPlain = isPlain
    self.sandbox = sandbox
    if waits { try waitForPrompt() }
  }

  /// Waits until the next line can be typed.
  func waitForPrompt() throws { try terminal.wait(for: isPlain ? "tabbar> " : Self.prompt) }

  /// Types a line with Return, and waits for an answer and for the prompt after it.
  func enter(_ line: String, answer: String = "") throws {
    try terminal.type(line + "\r")
    try terminal.wait(for: answer)
    try waitForPrompt()
  }

  /// Types, and waits until the line shows it.
  func type(_ text: String, shows line: String) throws {
    try terminal.type(text)
    try terminal.wait(for: "tabbar> \(line)")
  }

  /// Everything that the program has written, with each message in one row, however wide the terminal is.
  var messages: String { terminal.text.replacingOccurrences(of: "\r\n  ", with: " ") }

  /// What is not as it should be on a terminal that the program has left; none if all is well.
  var leftovers: [String] {
    let text = terminal.text
    var leftovers: [String] = []
    if !terminal.isCooked { leftovers.append("the terminal's modes") }
    if Self.isLast("\u{1B}[?25l", before: "\u{1B}[?25h", in: text) { leftovers.append("a hidden cursor") }
    if Self.isLast("\u{1B}[?2004h", before: "\u{1B}[?2004l", in: text) {
      leftovers.append("bracketed paste")
    }
    if Self.isLast("\u{1B}[?2026h", before: "\u{1B}[?2026l", in: text) {
      leftovers.append("a frame that is not shown")
    }
    return leftovers
  }

  /// Returns whether one sequence is there without the other one after it.
  private static func isLast(_ on: String, before off: String, in text: String) -> Bool {
    guard let begin = text.range(of: on, options: .backwards) else { return false }
    return text.range(of: off, range: begin.upperBound..<text.endIndex) == nil
  }
}
