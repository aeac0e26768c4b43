import TabBarCore
import TabBarGuidelines

/// A session whose repeated edits are folded and whose names are in full, and which means the same.
///
/// Only runs of edits are changed. Every line between them, such as a note, an expectation, a mark or a record, stays as
/// it is and finds the same design as before. That is compared, not assumed: a session of which it does not hold is left
/// alone.
package struct TidySession: Sendable {
  /// The session as it was.
  package let original: String
  /// The session as it is now; the original where there is nothing to tidy.
  package private(set) var text: String
  /// What was done, as a clause without a full stop.
  package private(set) var summary = "nothing to tidy"
  /// The number of its commands.
  package private(set) var count = 0

  /// Tidies a session.
  ///
  /// - Throws: An error with the line and the column of the first command that cannot be carried out.
  package init(_ text: String, name: String) throws(SessionError) {
    original = text
    self.text = text
    let file = try SessionFile(text, name: name)
    // Of a session that cannot be played, the first fault is reported.
    _ = try file.document()
    let first = try Tidying(file)
    var tidied = text.replacingLines(by: first.lines)
    count = first.commands
    // A fold may make room for another one.
    while true {
      let next = try Tidying(SessionFile(tidied, name: name))
      guard next.commands < count else { break }
      tidied = text.replacingLines(by: next.lines)
      count = next.commands
    }
    guard tidied != text, file.isSame(as: try SessionFile(tidied, name: name)) else {
      count = first.commandsBefore
      return
    }
    self.text = tidied
    summary =
      count < first.commandsBefore
      ? "\(counted(first.commandsBefore, "line")) became \(count)"
      : "names in full in \(counted(first.renamed, "line"))"
  }

  /// Whether there was something to tidy.
  package var isChanged: Bool { text != original }
}

/// The lines of a session on their way through.
private struct Tidying {
  private(set) var lines: [String] = []
  private(set) var commandsBefore = 0
  private(set) var commands = 0
  /// The number of lines that stayed and are written otherwise.
  private(set) var renamed = 0
  private var playground = Playground()
  private var run = EditRun(on: Draft())

  init(_ file: SessionFile) throws(SessionError) {
    let lastTravel = file.lastTravel
    let range = file.designRange
    for line in file.lines {
      guard range.contains(line.number) else {
        end()
        lines.append(line.text)
        continue
      }
      add(line.text, try file.invocation(of: line), isFixed: line.number <= lastTravel)
    }
    end()
  }

  /// Adds a line of the session.
  ///
  /// - Parameter isFixed: Whether it stays as it is, whatever it is.
  private mutating func add(_ line: String, _ invocation: Invocation?, isFixed: Bool) {
    guard let invocation else {
      guard LineKind(line) == .record else { return run.add(text: line) }
      end()
      return lines.append(line)
    }
    commandsBefore += 1
    if !isFixed, invocation.command.edits, run.add(invocation, line: line) { return }
    end()
    lines.append(line)
    commands += 1
    guard !invocation.command.actsOutside else { return }
    _ = try? playground.perform(invocation)
    run = EditRun(on: playground.draft)
  }

  /// Ends the present run of edits.
  private mutating func end() {
    lines += run.lines
    commands += run.commands
    renamed += run.renamed
    for case let invocation?? in run.lines.map({ try? Invocation.parsed(from: $0) }) {
      _ = try? playground.perform(invocation)
    }
    run = EditRun(on: playground.draft)
  }
}

extension Command {
  /// Whether it changes the draft and does nothing else.
  fileprivate var edits: Bool {
    switch body {
    case .edit, .editOrRequest: true
    case .ask, .recall, .annotate, .plan, .time, .mark, .back, .startOver: false
    }
  }
}

extension SessionFile {
  /// The number of the last line that goes back or forth in time, or 0. What it takes back must not depend on what was
  /// folded, so everything up to there stays.
  fileprivate var lastTravel: Int {
    var last = 0
    for line in lines where LineKind(line.text) == .travel { last = line.number }
    return last
  }

  // MARK: Proof

  /// Returns whether another session has the same lines between its edits, and the same design at each and at the end.
  fileprivate func isSame(as other: SessionFile) -> Bool {
    var (stops, otherStops) = (SessionStops(self), SessionStops(other))
    while true {
      let (stop, otherStop) = (stops.next(), otherStops.next())
      guard let stop, let otherStop, stop.line == otherStop.line, stop.draft.isSame(as: otherStop.draft)
      else { return false }
      if stop.line == nil { return true }
    }
  }
}

/// The lines of a session that are no edits, each with the draft that it finds, and its end, which has no line.
private struct SessionStops {
  private let file: SessionFile
  private var rest: any IteratorProtocol<TextLine>
  /// The lines that are carried out.
  private let range: Range<Int>
  private var playground = Playground()

  init(_ file: SessionFile) {
    self.file = file
    rest = file.lines.makeIterator()
    range = file.designRange
  }

  /// Returns the next one; `nil` where a line cannot be carried out.
  mutating func next() -> (line: String?, draft: Draft)? {
    while let line = rest.next() {
      guard range.contains(line.number) else { return (line.text, playground.draft) }
      guard let found = try? Invocation.parsed(from: line.text) else {
        if LineKind(line.text) == .record { return (line.text, playground.draft) }
        continue
      }
      let before = playground.draft
      if !found.command.actsOutside, (try? playground.perform(found, of: line, in: file)) == nil {
        return nil
      }
      if !found.command.edits { return (line.text, before) }
    }
    return (nil, playground.draft)
  }
}

extension Draft {
  /// Whether it is the same design with the same settings, also those that the program would choose alike.
  func isSame(as other: Draft) -> Bool {
    design == other.design && chosenGuide?.id == other.chosenGuide?.id
  }
}

extension String {
  /// Returns the text of a session with other lines after the first, which end as the first one does, or each as it did
  /// where the session mixes both ends.
  func replacingLines(by lines: [String]) -> String {
    // Bytes, because CRLF is one character, and not equal to a newline.
    guard let end = utf8.firstIndex(of: UInt8(ascii: "\n")) else { return self }
    let start = self[...end]
    let newline = utf8[..<end].last == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let body = lines.joined(separator: newline)
    let text = String(start) + body + (!lines.isEmpty && utf8.last == UInt8(ascii: "\n") ? newline : "")
    return mixesLineEnds ? text.withLineEnds(of: self) : text
  }
}
