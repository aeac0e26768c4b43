/// What a playground's journal says: a session file that grows with each step, from which the playground could be made
/// again.
///
/// It has a section for the session that is played, and further ones for those that `new`, `open`, `undo` or `redo` put
/// in its place. A section is a heading, the lines that the session began with, a comment, and the steps since, each on
/// a line. To any other reader of sessions the rest is comments.
package struct JournalText {
  /// Returns the file of a session, which has a path and may have a text.
  package typealias FindOrigin = (_ path: String, _ text: String?) -> JournalOrigin

  private let origin: FindOrigin
  /// The state of the timeline that the text goes up to; `nil` for an empty text.
  private var moment: Timeline.Moment?
  /// The state in which the present session was written in full.
  private var start: Timeline.Moment?

  package init(origin: @escaping FindOrigin) { self.origin = origin }

  /// Returns what is to be added after a change; empty as long as nothing is unsaved.
  ///
  /// It is a line for a step, however long the session is.
  package mutating func addition(for timeline: Timeline) -> String {
    guard let moment else {
      guard timeline.hasUnsavedWork else { return "" }
      self.moment = timeline.moment
      start = timeline.moment
      return SessionFile.firstLine
        + timeline.unsavedSections.map { text(of: $0, in: timeline) }
        .joined(separator: JournalLine.new + "\n")
    }
    self.moment = timeline.moment
    let changes = timeline.changes(since: moment, writtenAt: start ?? moment)
    if changes.contains(where: { if case .replaced = $0 { true } else { false } }) { start = timeline.moment }
    return changes.map { text(of: $0, in: timeline) }.joined()
  }

  private func text(of change: Timeline.Change, in timeline: Timeline) -> String {
    switch change {
    case .saved(let document): origin(of: document).map { JournalLine.saved + $0.text + "\n" } ?? ""
    case .added(let step): JournalLine.lines(of: step)
    case .undone(let count): "\(JournalLine.undo) \(count)\n"
    case .redone(let count): "\(Command.redo.name) \(count)\n"
    case .replaced(let section): "\(JournalLine.new)\n" + text(of: section, in: timeline)
    }
  }

  private func origin(of document: Document) -> JournalOrigin? {
    document.path.map { path in
      var origin = origin(path, document.savedText)
      origin.isPinned = document.isPinned
      return origin
    }
  }

  private func text(of section: Timeline.Section, in timeline: Timeline) -> String {
    let document = section.document
    let file = origin(of: document)
    var typed = document.journal.map { JournalLine.recovered + $0 + "\n" } ?? ""
    typed += JournalLine.each(document.promises, after: JournalLine.promise)
    section.forEachChange { typed += text(of: $0, in: timeline) }
    let heading = JournalHeading(
      origin: file, number: section.number, bodyLines: document.body.newlines, typedLines: typed.newlines,
      unsavedCommands: section.unsavedBefore)
    return "\(heading.text)\n\(document.body)\(JournalLine.typed)\n" + typed
  }
}

extension StringProtocol {
  fileprivate var newlines: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}

/// The file that a session in a journal is of.
package struct JournalOrigin: Hashable, Sendable {
  /// The absolute path.
  package let path: String
  /// The SHA-256 of the text that the file held when it was last read or saved, in hexadecimal digits; `nil` where the
  /// session was never in it.
  package let digest: String?
  /// Whether the file names the device, the guide and the system that the session takes for granted.
  package var isPinned: Bool

  package init(path: String, digest: String?, isPinned: Bool = false) {
    self.path = path
    self.digest = digest
    self.isPinned = isPinned
  }

  private static let digestStart = ", sha256 "
  private static let pinned = ", pinned"

  var text: String {
    Quoting.quoted(path, always: true) + (digest.map { Self.digestStart + $0 } ?? "")
      + (isPinned ? Self.pinned : "")
  }

  /// Reads what `text` says; fails where it is something else.
  init?(_ text: Substring) {
    var rest = text
    var digest: String?
    let isPinned = rest.hasSuffix(Self.pinned)
    if isPinned { rest = rest.dropLast(Self.pinned.count) }
    // From the end, because a path may have anything in it.
    if let space = rest.lastIndex(of: " "), rest[...space].hasSuffix(Self.digestStart), rest.last != "\"" {
      digest = String(rest[rest.index(after: space)...])
      rest = rest[...space].dropLast(Self.digestStart.count)
    }
    guard let words = try? Lexer.words(of: String(rest)), words.count == 1 else { return nil }
    self.init(path: words[0].text, digest: digest, isPinned: isPinned)
  }
}

/// The lines of a journal that are no steps.
enum JournalLine {
  /// What the session began with ends here.
  static let typed = "# typed since:"
  /// With a file: the session as it is here is in it.
  static let saved = "# saved to "
  /// With the name of a lost journal: all that it holds is in this one.
  static let recovered = "# recovered from "
  /// Another session follows, with a heading.
  static let new = "new"
  /// With a number: so many of the last steps no longer hold.
  static let undo = "undo"
  /// With a line of the file that is no step and is above the next one.
  static let above = "# above: "
  /// With a line that is below the next step.
  static let below = "# below: "
  /// With a line that is below the next step and stays when that is undone.
  static let tail = "# tail: "
  /// With a line of the promises that the session ends with.
  static let promise = "# last: "

  /// Whether a line is a comment of the journal. One of the session has another `#` in front.
  static func isRemark(_ line: some StringProtocol) -> Bool { line.hasPrefix("# ") }

  /// Returns a step with the lines around it, the command last: whoever reads it knows all of the step by then.
  static func lines(of step: StepText) -> String {
    each(step.above, after: above) + each(step.below, after: below) + each(step.tail, after: tail)
      + (step.line.hasPrefix("#") ? "#" : "")
      + step.line + "\n"
  }

  /// Returns lines of a session as comments of a journal.
  static func each(_ lines: String, after mark: String) -> String {
    lines.isEmpty ? "" : TextLines(lines).map { mark + $0.text + "\n" }.joined()
  }
}

/// The first line of a section. It says how long the section was when it was begun, so that one that was cut off while
/// it was written is known.
struct JournalHeading {
  /// The file of the session, or `nil` where it has none.
  var origin: JournalOrigin?
  /// The number of the session in the journal, which is higher than those of the sessions that it was put in place of.
  /// One that is brought back keeps it: its new section takes the place of the one before, and of all that followed.
  var number: Int
  /// The number of lines that the session began with, apart from its steps.
  var bodyLines: Int
  /// The number of lines after them that were written together with them.
  var typedLines: Int
  /// The number of commands among the lines that it began with that are in no file.
  var unsavedCommands: Int
}

extension JournalHeading {
  static let start = "# of "
  private static let noFile = "no file"

  var text: String {
    "\(Self.start)\(origin?.text ?? Self.noFile), session \(number), lines \(bodyLines), typed \(typedLines), "
      + "unsaved \(unsavedCommands)"
  }

  /// Reads a heading; fails where a line is none.
  init?(_ line: Substring) {
    guard line.hasPrefix(Self.start) else { return nil }
    // From the end, because a path may have anything in it.
    var rest = line.dropFirst(Self.start.count)
    func number(_ name: String) -> Int? {
      guard let space = rest.lastIndex(of: " "), let number = UInt32(rest[rest.index(after: space)...]),
        rest[..<space].hasSuffix(", \(name)")
      else { return nil }
      rest = rest[..<space].dropLast(name.count + 2)
      return Int(number)
    }
    guard let unsaved = number("unsaved"), let typed = number("typed"), let lines = number("lines"),
      let session = number("session")
    else { return nil }
    (self.number, bodyLines, typedLines, unsavedCommands) = (session, lines, typed, unsaved)
    guard rest != Self.noFile else { return }
    guard let origin = JournalOrigin(rest) else { return nil }
    self.origin = origin
  }
}
