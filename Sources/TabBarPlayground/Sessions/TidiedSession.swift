import TabBarCore
import TabBarGuidelines

/// A session that is written anew from the design that it ends with.
///
/// The comments at the top and the notes come first, then the commands that make the design, then all that is behind the
/// last command of the old session. An expectation or a mark on the way would be lost, and is an error.
package struct TidiedSession {
  package let text: String
  /// What was done, as a clause without a full stop.
  package let summary: String

  /// - Throws: An error with the line and the column of a command that cannot be carried out, or must not be lost.
  package init(_ file: SessionFile) throws(SessionError) {
    let range = file.designRange
    var played: [Role] = []
    let playground = try file.play { line, _ in played.append(Role(of: line)) }
    let lines = Array(file.lines)
    var next = played.makeIterator()
    let roles = lines.map { range.contains($0.number) ? next.next() ?? .outside : .outside }
    guard let last = roles.lastIndex(of: .change), let start = roles.firstIndex(where: { $0 != .outside })
    else {
      (text, summary) = (file.text, "nothing to tidy")
      return
    }
    let marks = playground.timeline.marks.map { $0.name.lowercased() }
    for (line, role) in zip(lines, roles).prefix(last) {
      let what: String
      switch role {
      case .promise: what = "this line"
      case .mark(let name) where marks.contains(name): what = "the mark \(Quoting.quoted(name))"
      default: continue
      }
      throw SessionError(
        CommandError(
          "\(what) is about a design on the way, which a session written anew does not have",
          at: 0..<line.text.utf8.count, remedy: "put it behind the last command, or delete it"), at: line,
        in: file.name)
    }
    let top = (start..<last).prefix { roles[$0] == .blank || roles[$0] == .comment }.endIndex
    let notes = lines[top..<last].indices.filter { roles[$0] == .note }.map { lines[$0].text }
    let design = playground.draft.lines
    let whole = lines[..<top].map(\.text) + notes + design + lines[(last + 1)...].map(\.text)
    text = file.text.replacingLines(by: whole)
    guard text != file.text else {
      summary = "nothing to tidy"
      return
    }
    let comments = (top...last).count {
      roles[$0] == .comment || roles[$0] == .change && lines[$0].hasComment
    }
    summary =
      "\(counted(roles.count { $0 == .change }, "command")) became \(design.count)"
      + (comments > 0 ? "; \(counted(comments, "comment")) among them left out" : "")
  }

  private enum Role: Hashable {
    case outside, blank, comment, note, look
    /// An expectation, or what was recorded of a design.
    case promise
    case mark(String)
    /// A command that makes the design what it is.
    case change

    init(of played: PlayedLine) {
      switch LineKind(played.line.text) {
      case .blank: self = .blank
      case .comment: self = .comment
      case .record, .expectation: self = .promise
      case .lesson, .travel, .command:
        guard played.outcome != nil, let invocation = played.invocation, !invocation.command.isLook else {
          self = .look
          return
        }
        switch invocation.command.body {
        case .annotate: self = invocation.command.name == Command.note.name ? .note : .promise
        case .mark where invocation.arguments.words.count == 1:
          self = .mark(invocation.arguments.words[0].text.lowercased())
        default: self = .change
        }
      }
    }
  }
}

extension TextLine {
  fileprivate var hasComment: Bool {
    guard let end = (try? Lexer.words(of: text))?.last?.range.upperBound else { return false }
    return text.utf8.dropFirst(end).contains(UInt8(ascii: "#"))
  }
}
