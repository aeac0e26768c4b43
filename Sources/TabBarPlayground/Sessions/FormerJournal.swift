/// A journal as versions before the log wrote it: in sections, each with a session's text and the steps since. A session
/// file without headings is one, too.
struct FormerJournal {
  private(set) var items: [Journal.Item] = []
  private(set) var damage: SessionError?
  private(set) var isCutOff = false
  private let name: String
  private let known: Journal.FindText

  private struct Section {
    let heading: Heading
    let body: Substring
    let typed: Substring
    let firstLine: Int
  }

  private static let typed = "# typed since:"
  /// With a line of the promises that the session ends with.
  private static let promise = "# last: "

  init(_ text: String, name: String, known: @escaping Journal.FindText) throws(SessionError) {
    (self.name, self.known) = (name, known)
    let sections = try readSections(of: text)
    do throws(SessionError) {
      for section in sections { try addItems(of: section) }
    } catch {
      damage = error
      if items.isEmpty { throw error }
    }
  }

  private mutating func readSections(of text: String) throws(SessionError) -> [Section] {
    var sections: [Section] = []
    var lines = LineCutter(text)
    guard let title = lines.next() else { return [] }
    _ = try SessionFile(String(title), name: name)
    guard lines.rest.hasPrefix(Heading.start) else {
      guard !lines.rest.isEmpty else { return [] }
      var heading = Heading()
      heading.unsavedCommands = TextLines(String(lines.rest)).count { LineKind($0.text).isCommand }
      return [Section(heading: heading, body: lines.rest, typed: "", firstLine: 2)]
    }
    while let line = lines.next() {
      guard let heading = Heading(line) else {
        throw Journal.fault(at: TextLine(text: String(line), number: lines.number), name)
      }
      let firstLine = lines.number + 1
      // Until the first session is whole, nothing of the journal can be used.
      isCutOff = sections.isEmpty
      guard let body = lines.take(heading.bodyLines), let marker = lines.next() else { return sections }
      guard marker == Self.typed else {
        throw Journal.fault(at: TextLine(text: String(marker), number: lines.number), name)
      }
      let start = lines.rest.startIndex
      var ahead = lines
      guard ahead.take(heading.typedLines) != nil else { return sections }
      isCutOff = false
      var end = start
      while let line = lines.next(), line != Command.new.name { end = lines.rest.startIndex }
      // Those with higher numbers were put in place of this one, which has been brought back.
      sections.removeAll { $0.heading.number >= heading.number }
      sections.append(
        Section(heading: heading, body: body, typed: text[start..<end], firstLine: firstLine))
    }
    return sections
  }

  private mutating func addItems(of section: Section) throws(SessionError) {
    var document: Document
    var fault: SessionError?
    do {
      document = try self.document(of: section, with: section.body)
    } catch {
      fault = error
      var lines = LineCutter(section.body)
      document = try self.document(of: section, with: lines.take(error.line - section.firstLine) ?? "")
    }
    let offset = section.firstLine + section.body.utf8.count { $0 == UInt8(ascii: "\n") } - 1
    let file = try SessionFile(SessionFile.firstLine + section.typed, name: name)
    for line in file.lines where line.text.hasPrefix(Self.promise) {
      document.promises += Record.current(String(line.text.dropFirst(Self.promise.count)))
    }
    let first = TextLine(text: "", number: section.firstLine - 1)
    items.append(Journal.Item(entry: .session(document, by: Command.recover.name), line: first))
    if let fault { throw fault }
    var (above, below, tail) = ("", "", "")
    for line in file.lines {
      let line = TextLine(text: line.text, number: line.number + offset)
      func add(to lines: inout String, after mark: String) {
        guard line.text.hasPrefix(mark) else { return }
        lines += Record.current(String(line.text.dropFirst(mark.count)))
      }
      add(to: &above, after: JournalLine.above)
      add(to: &below, after: JournalLine.below)
      add(to: &tail, after: JournalLine.tail)
      if line.text.hasPrefix(JournalLine.saved) {
        if let origin = JournalOrigin(line.text.dropFirst(JournalLine.saved.count)) {
          let entry = JournalEntry.saved(to: origin.path, text: text(of: origin), isPinned: origin.isPinned)
          items.append(Journal.Item(entry: entry, line: line))
        }
      } else if line.text.hasPrefix(JournalLine.recovered) {
        let entry = JournalEntry.recovered(String(line.text.dropFirst(JournalLine.recovered.count)))
        items.append(Journal.Item(entry: entry, line: line))
      } else if !line.text.hasPrefix("# "), !line.text.allSatisfy(\.isWhitespace) {
        let words = line.text.hasPrefix("##") ? String(line.text.dropFirst()) : line.text
        let step = StepText(above: above, line: words, below: below, tail: tail)
        items.append(Journal.Item(entry: try Journal.entry(step, line, name), line: line))
        (above, below, tail) = ("", "", "")
      }
    }
  }

  private func text(of origin: JournalOrigin) -> String? { origin.digest.flatMap { known(origin.path, $0) } }

  private func document(of section: Section, with body: Substring) throws(SessionError) -> Document {
    var document: Document
    do {
      document = try Document(body: String(body), name: name)
    } catch {
      throw SessionError(
        file: name, line: error.line + section.firstLine - 2, text: error.text, error: error.error)
    }
    document.unsavedCommands = section.heading.unsavedCommands
    guard let origin = section.heading.origin else { return document }
    (document.path, document.isPinned) = (origin.path, origin.isPinned)
    let text = text(of: origin)
    if let text, let file = try? SessionFile(text, name: name) { document.takeForm(of: file) }
    document.savedText = origin.digest.map { _ in text ?? "" }
    return document
  }

  /// The first line of a section. It says how long the section was when it was begun, so that one that was cut off while
  /// it was written is known.
  private struct Heading {
    var origin: JournalOrigin?
    /// The number of the session, which is higher than those of the sessions that it was put in place of.
    var number = 0
    /// The number of lines that the session began with, apart from its steps.
    var bodyLines = 0
    /// The number of lines after them that were written together with them.
    var typedLines = 0
    /// The number of commands among the lines that it began with that are in no file.
    var unsavedCommands = 0

    static let start = "# of "
    private static let noFile = "no file"

    init() {}

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
}
