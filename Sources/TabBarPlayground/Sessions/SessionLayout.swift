/// Where the parts of a session file are, by the numbers of their lines: what stays with the document, the steps, and
/// the promises at the end.
struct SessionLayout {
  /// The first line that may be a step. Comments at the top are above it, and so is everything up to the last line that
  /// goes back in time: what it would take back must not depend on what is inserted.
  private(set) var firstStep = Int.max
  /// The first line of the promises: of the longest end of the file that has only expectations, comments, blank lines
  /// and records, begins with an expectation, and has the comments and the gap directly above it. `Int.max` where there
  /// is none.
  private(set) var firstPromise = Int.max
  /// The lines of the promises, each with its newline.
  private(set) var promises = ""

  /// - Parameter lines: The lines, which can be gone through twice.
  init(_ lines: some Sequence<TextLine>) {
    // The number of the first of the blank lines, and the comments after them, that are directly above the present
    // line; `nil` where there are none. A number and not the lines, because a file may have millions of them.
    var above: Int?
    var last = LineKind.command
    for line in lines {
      let kind = LineKind(line.text)
      switch kind {
      case .blank:
        if last != .blank { above = nil }
        above = above ?? line.number
      case .comment:
        if last != .blank, last != .comment { above = nil }
        above = above ?? line.number
      case .record:
        above = nil
      case .expectation:
        if firstPromise == .max {
          // Comments at the top of the file are about the file.
          if firstStep == .max { above = nil }
          firstPromise = above ?? line.number
        }
        firstStep = min(firstStep, firstPromise)
        above = nil
      case .command, .travel, .lesson:
        if kind == .travel { firstStep = line.number + 1 } else { firstStep = min(firstStep, line.number) }
        firstPromise = .max
        above = nil
      }
      last = kind
    }
    guard firstPromise < .max else { return }
    for line in lines where line.number >= firstPromise { promises += line.text + "\n" }
  }
}

/// What a line of a session is, without reading it as a command.
package enum LineKind {
  case blank, comment
  /// An expectation that the program wrote about the command above it.
  case record
  case expectation
  case lesson
  /// A command that goes back and forth in time, so that what it does depends on the number of steps before it.
  case travel
  case command

  /// Whether it is neither blank nor a comment.
  package var isCommand: Bool {
    switch self {
    case .blank, .comment, .record: false
    case .expectation, .lesson, .travel, .command: true
    }
  }

  package init(_ line: String) {
    let word = line.utf8.drop(while: Lexer.isSpace).prefix { !Lexer.isSpace($0) }
    guard let first = word.first else {
      self = .blank
      return
    }
    guard first != UInt8(ascii: "#") else {
      self = .comment
      return
    }
    // Any other command is known by its first letter; one with quotes in it may be any.
    guard "elunr\"'".utf8.contains(first | 0x20) else {
      self = .command
      return
    }
    switch String(Substring(word)).lowercased() {
    case "expect": self = Record.text(of: line) == nil ? .expectation : .record
    case "lesson": self = .lesson
    case "undo", "redo", "new": self = .travel
    default: self = word.contains { "\"'".utf8.contains($0) } ? .travel : .command
    }
  }
}
