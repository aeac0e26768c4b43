import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// The parts of the shell that concern the prompt and not the design.
extension Shell {
  /// Drops the pasted lines that were still to be run, and says which.
  func dropSubmittedLines() {
    let lines = reader.dropSubmittedLines()
    guard !lines.isEmpty else { return }
    let advice = reader is PlainLineReader ? "" : "; Up brings them"
    presenter.remark("\(counted(lines.count, "line")) not run: \(abridged(lines, most: 5))\(advice)")
    for line in lines.reversed() { reader.remember(line) }
  }

  func listSessions() {
    let paths = store.sessions(in: ".") + store.sessions(in: "sessions")
    if paths.isEmpty {
      say("no session files here or in the folder sessions; `save FILE` makes one")
    }
    for path in paths { presenter.say(Quoting.quoted(path)) }
    // Without the dot and the stroke before it.
    let folder = store.absolutePath(of: ".").dropLast(2)
    if !folder.isEmpty { presenter.tell("the folder is \(Quoting.quoted(String(folder)))") }
  }
}

extension CommandError {
  /// The error for a line that a terminal has put a key into, because nothing here edits it.
  static func key(in line: String) -> CommandError? {
    guard let escape = line.unicodeScalars.firstIndex(of: "\u{1B}") else { return nil }
    let name = KeySequences.name(ofKeySending: line[escape...].dropFirst())
    let start = line.utf8.distance(from: line.startIndex, to: escape)
    let what: Prose = name.map { "the key \($0)" } ?? "a key"
    return CommandError(
      "this is what the terminal sends for \(what)", at: start..<start + 1,
      remedy: "lines are not edited here: type it again; `help keys` says what works")
  }

  /// The error for a line in which the editor, or a paste, has kept the place of a byte that is no UTF-8.
  static func lostByte(in line: String) -> CommandError? {
    guard let lost = line.unicodeScalars.firstIndex(of: "\u{FFFD}") else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: lost)
    return CommandError(
      "what was typed here is not UTF-8", at: start..<start + "\u{FFFD}".utf8.count,
      remedy: "type it again; if that does not help, set the terminal to UTF-8")
  }
}
