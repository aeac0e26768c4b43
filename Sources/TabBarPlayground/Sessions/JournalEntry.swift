/// Something that a playground carried out. From all that it did, in order, it can be made again as it was.
enum JournalEntry: Sendable {
  case step(StepText)
  /// A session was put in the place of the one before.
  case session(Document, by: String)
  /// A file was opened, and its steps were taken.
  case file(SessionFile, by: String)
  /// Another command was put in the place of a step, or none.
  case change(step: Int, to: String?)
  case travel(Travel, isBack: Bool)
  /// The session as it was then is in a file: with a text, if that is known, else as it is written now.
  case saved(to: String, text: String? = nil, isPinned: Bool)
  /// All that a lost journal holds is here.
  case recovered(String)

  /// Returns it as lines of a journal, the command last: whoever reads it knows all of it by then.
  ///
  /// - Parameter path: Returns the path that names a file from everywhere.
  func text(_ path: (String) -> String) -> String {
    switch self {
    case .step(let step):
      JournalLine.each(step.above, after: JournalLine.above)
        + JournalLine.each(step.below, after: JournalLine.below)
        + JournalLine.each(step.tail, after: JournalLine.tail) + (step.line.hasPrefix("#") ? "#" : "")
        + "\(step.line)\n"
    case .session(let document, let line):
      "\(JournalLine.session)\n" + JournalLine.each(document.body, after: JournalLine.text) + "\(line)\n"
    case .file(let file, let line):
      JournalLine.file + JournalOrigin(path: path(file.name), digest: nil).text + "\n"
        + JournalLine.each(file.text, after: JournalLine.text)
        + (file.text.hasSuffix("\n") ? "" : "\(JournalLine.open)\n") + "\(line)\n"
    case .change(let step, let command): "\(Command.step.name) \(step) \(command ?? "off")\n"
    case .travel(let travel, let isBack):
      "\((isBack ? Command.undo : Command.redo).name) \(travel.words)\n"
    case .saved(let target, _, let isPinned):
      JournalLine.saved + JournalOrigin(path: path(target), digest: nil, isPinned: isPinned).text + "\n"
    case .recovered(let name): "\(JournalLine.recovered)\(name)\n"
    }
  }
}

extension Travel {
  fileprivate var words: String {
    switch self {
    case .back(let steps), .forth(let steps): "\(steps)"
    case .to(let step): "to \(step)"
    }
  }
}

extension Playground {
  /// Notes from now on what is carried out, for a journal that begins with the session as it is.
  package mutating func beginJournal() {
    let document = timeline.document
    if let path = document.path, let text = document.savedText, let file = try? SessionFile(text, name: path)
    {
      entries = [.file(file, by: Command.open.name)]
    } else {
      entries = [.session(document, by: Command.new.name)]
    }
  }

  /// Returns the lines of a journal for what was carried out since they were last taken.
  ///
  /// - Parameter path: Returns the path that names a file from everywhere.
  package mutating func takeJournal(_ path: (String) -> String) -> String {
    defer { if entries != nil { entries = [] } }
    return (entries ?? []).map { $0.text(path) }.joined()
  }
}

enum JournalLine {
  /// A session begins, with the lines of `text` before its first step.
  static let session = "# session"
  /// With a path: it is opened, and the lines of `text` are what was in it.
  static let file = "# file "
  static let text = "#|"
  /// The last line of `text` does not end.
  static let open = "# no newline at the end"
  /// With a file: the session as it is here is in it.
  static let saved = "# saved to "
  /// With the name of a lost journal: all that it holds is in this one.
  static let recovered = "# recovered from "
  /// With a line of the file that is no step and is above the next one.
  static let above = "# above: "
  /// With a line that is below the next step.
  static let below = "# below: "
  /// With a line that is below the next step and stays when that is undone.
  static let tail = "# tail: "

  static func each(_ text: some StringProtocol, after mark: String) -> String {
    guard !text.isEmpty else { return "" }
    let lines = text.hasSuffix("\n") ? text.dropLast() : text[...]
    // A line of a file with CRLF keeps its CR.
    return lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { mark + String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }
}

struct JournalOrigin: Hashable, Sendable {
  /// The absolute path.
  let path: String
  /// The SHA-256 of the text that the file held when it was last read or saved, as journals of earlier versions have it.
  let digest: String?
  /// Whether the file names the device, the guide and the system that the session takes for granted.
  var isPinned = false

  private static let digestStart = ", sha256 "
  private static let pinned = ", pinned"

  init(path: String, digest: String?, isPinned: Bool = false) {
    (self.path, self.digest, self.isPinned) = (path, digest, isPinned)
  }

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
