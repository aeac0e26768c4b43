/// Something that a playground carried out. From all that it did, in order, it can be made again as it was.
package enum JournalEntry {
  /// A command, or a comment that was typed by itself.
  case line(String)
  /// A session was put in the place of the one before.
  indirect case session(Document, by: String)
  /// A file was opened, and its steps were taken.
  indirect case file(SessionFile, by: String)
  /// Another command was put in the place of a step, or none.
  case step(Int, to: String?)
  /// Undo or redo went over so many places, back where the number is negative.
  case travel(Int)
  /// Undo or redo went to the step of a number, as 0.2.0 wrote it.
  case to(Int)
  /// The session as it was then is in a file.
  case saved(to: String)
  /// All that a lost journal holds is here.
  case recovered(String)

  /// Returns it as lines of a journal, the command last: whoever reads it knows all of it by then.
  ///
  /// - Parameter path: Returns the path that names a file from everywhere.
  package func text(_ path: (String) -> String) -> String {
    switch self {
    case .line(let line): (line.hasPrefix("#") ? "#" : "") + "\(line)\n"
    case .session(let document, let line):
      JournalLine.of(document.draft.app) + "\(JournalLine.session)\n" + JournalLine.each(document.body)
        + "\(line)\n"
    case .file(let file, let line):
      JournalLine.of(file.app) + "\(JournalLine.file)\(Quoting.quoted(path(file.name), always: true))\n"
        + JournalLine.each(file.text)
        + "\(line)\n"
    case .step(let step, let command): "\(Command.step.name) \(step) \(command ?? "off")\n"
    case .travel(let places):
      "\((places < 0 ? Command.undo : Command.redo).name) \(abs(places))\n"
    case .to(let number): "\(Command.undo.name) to \(number)\n"
    case .saved(let file):
      "\(JournalLine.saved)\(Quoting.quoted(path(file), always: true))\n"
    case .recovered(let name): "\(JournalLine.recovered)\(name)\n"
    }
  }
}

extension Playground {
  /// Notes from now on what is carried out, for a journal that begins with the session as it is.
  package mutating func beginJournal() {
    let document = timeline.document
    if let path = document.path, let text = document.savedText,
      let file = try? SessionFile(text, name: path, app: document.draft.app)
    {
      entries = [.file(file, by: Command.open.name)]
    } else {
      entries = [.session(document, by: Command.new.name)]
    }
  }

  /// Returns a journal in which each line of the open sessions is carried out anew, in no file. Those that were put aside
  /// first are left out where all have more bytes than `most`.
  package func journal(most: Int) -> (text: String, leftOut: Int) {
    let texts = timeline.openSessions.map { session in
      let lines = TextLines(Playground(Draft(), after: session).body).filter { !$0.text.isEmpty }
      return JournalLine.of(session.document.draft.app) + "\(JournalLine.session)\nnew\n"
        + lines.map { JournalEntry.line($0.text).text(\.self) }.joined()
    }
    var kept = [JournalLine.title + "\n"] + texts
    while kept.count > 2, kept.reduce(0, { $0 + $1.utf8.count }) > most { kept.remove(at: 1) }
    return (kept.joined(), texts.count + 1 - kept.count)
  }

  /// Returns what was carried out since this was asked last.
  package mutating func takeEntries() -> [JournalEntry] {
    defer { if entries != nil { entries = [] } }
    return entries ?? []
  }
}

/// What the lines of a journal begin with that are no commands.
enum JournalLine {
  static let title = "# tabbar journal 3"
  static let formerTitle = "# tabbar journal 2"
  /// A session begins, with the lines of `text` before its first step.
  static let session = "# session"
  /// With a path: it is opened, and the lines of `text` are what was in it.
  static let file = "# file "
  static let text = "#|"
  /// With a path and all that is in that file: what is so of the app of the session that begins next.
  static let app = "# app "
  /// With a file: the session as it is here is in it.
  static let saved = "# saved to "
  /// With the name of a lost journal: all that it holds is in this one.
  static let recovered = "# recovered from "

  static func of(_ app: AppFile?) -> String {
    guard let app else { return "" }
    return Self.app + [app.path, app.text].map { Quoting.quoted($0, always: true) }.joined(separator: " ")
      + "\n"
  }

  /// Returns the lines of a text; the last one has no end.
  static func each(_ text: String) -> String {
    // As bytes, because a line of a file with CRLF keeps its CR.
    text.isEmpty
      ? ""
      : text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { "\(Self.text)\(Substring($0))\n" }.joined()
  }
}
