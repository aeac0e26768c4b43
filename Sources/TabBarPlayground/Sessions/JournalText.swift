/// What a playground's journal says: a session file that grows with each step, from which the playground could be made
/// again.
///
/// It has a section for the session that is played, and further ones for those that `new`, `open`, `undo` or `redo` put
/// in its place. A section is a heading, the lines that the session began with, a comment, and the lines carried out
/// since. To any other reader of sessions the headings are comments.
package struct JournalText {
  /// Returns the file of a session, which has a path and may have a text.
  package typealias FindOrigin = (_ path: String, _ text: String?) -> JournalOrigin

  private let origin: FindOrigin
  /// The state of the timeline that the text goes up to; `nil` for an empty text.
  private var place: Timeline.Place?

  package init(origin: @escaping FindOrigin) { self.origin = origin }

  /// Returns what is to be added after a change; empty as long as nothing is unsaved.
  ///
  /// It is a line for a step, however long the session is.
  package mutating func addition(for timeline: Timeline) -> String {
    guard let place else {
      guard timeline.hasUnsavedWork else { return "" }
      self.place = timeline.place
      return SessionFile.firstLine
        + timeline.unsavedSections.map(text).joined(separator: JournalLine.new + "\n")
    }
    let change = timeline.change(since: place)
    self.place = timeline.place
    switch change {
    case .nothing: return ""
    case .marked(let name): return "mark \(Quoting.quoted(name))\n"
    case .added(let lines): return lines.map { $0 + "\n" }.joined()
    case .undone(let count): return "\(JournalLine.undo) \(count)\n"
    case .replaced: return "\(JournalLine.new)\n" + text(of: timeline.section)
    }
  }

  private func text(of section: Timeline.Section) -> String {
    let document = section.document
    var lines = section.savedLines
    if !lines.isEmpty { lines.append(JournalLine.saved) }
    if section.undone > 0 { lines.append("\(JournalLine.undo) \(section.undone)") }
    lines += section.lines
    let heading = JournalHeading(
      origin: document.path.map { origin($0, document.savedText) }, number: section.number,
      bodyLines: document.body.utf8.count { $0 == UInt8(ascii: "\n") }, typedLines: lines.count,
      unsavedCommands: section.unsavedBefore)
    return "\(heading.text)\n\(document.body)\(JournalLine.typed)\n" + lines.map { $0 + "\n" }.joined()
  }
}

/// The file that a session in a journal is of.
package struct JournalOrigin: Hashable, Sendable {
  /// The absolute path.
  package let path: String
  /// The SHA-256 of the text that the file held when it was last read or saved, in hexadecimal digits; `nil` where the
  /// session was never in it.
  package let digest: String?

  package init(path: String, digest: String?) {
    self.path = path
    self.digest = digest
  }
}

/// The lines of a journal that are no steps.
enum JournalLine {
  /// What the session began with ends here.
  static let typed = "# typed since:"
  /// The lines up to here are in the session's file.
  static let saved = "# saved so far"
  /// Another session takes the place of the one before; a heading follows.
  static let new = "new"
  /// With a number: so many of the last lines no longer hold.
  static let undo = "undo"
}

/// The first line of a section. It says how long the section was when it was begun, so that one that was cut off while
/// it was written is known.
struct JournalHeading {
  /// The file of the session, or `nil` where it has none.
  var origin: JournalOrigin?
  /// The number of the session in the journal. One that was put aside and brought back keeps it, and its new section
  /// takes the place of the one before.
  var number: Int
  /// The number of lines that the session began with.
  var bodyLines: Int
  /// The number of lines after them that were written together with them.
  var typedLines: Int
  /// The number of commands among the lines that it began with that are in no file.
  var unsavedCommands: Int
}

extension JournalHeading {
  static let start = "# of "
  private static let noFile = "no file"
  private static let digest = ", sha256 "

  var text: String {
    let file = origin.map {
      Quoting.quoted($0.path, always: true) + ($0.digest.map { Self.digest + $0 } ?? "")
    }
    return "\(Self.start)\(file ?? Self.noFile), session \(number), lines \(bodyLines), typed \(typedLines), "
      + "unsaved \(unsavedCommands)"
  }

  /// Reads a heading; fails where a line is none.
  init?(_ line: Substring) {
    guard line.hasPrefix(Self.start) else { return nil }
    // From the end, because a path may have anything in it.
    var rest = line.dropFirst(Self.start.count)
    func number(_ name: String) -> Int? {
      guard let space = rest.lastIndex(of: " "), let number = Int(rest[rest.index(after: space)...]),
        number >= 0, rest[..<space].hasSuffix(", \(name)")
      else { return nil }
      rest = rest[..<space].dropLast(name.count + 2)
      return number
    }
    guard let unsaved = number("unsaved"), let typed = number("typed"), let lines = number("lines"),
      let session = number("session")
    else { return nil }
    (self.number, bodyLines, typedLines, unsavedCommands) = (session, lines, typed, unsaved)
    guard rest != Self.noFile else { return }
    var digest: String?
    if let space = rest.lastIndex(of: " "), rest[...space].hasSuffix(Self.digest), rest.last != "\"" {
      digest = String(rest[rest.index(after: space)...])
      rest = rest[...space].dropLast(Self.digest.count)
    }
    guard let words = try? Lexer.words(of: String(rest)), words.count == 1 else { return nil }
    origin = JournalOrigin(path: words[0].text, digest: digest)
  }
}
