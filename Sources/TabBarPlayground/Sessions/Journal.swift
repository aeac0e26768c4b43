/// A journal that was read: the sessions of a playground that has ended without saving them, or of another one that
/// still runs.
package struct Journal: Sendable {
  package struct Section: Sendable {
    /// Its number in the journal.
    package let number: Int
    /// The file that it is of, or `nil` where it has none.
    package let origin: JournalOrigin?
    /// The lines that it began with, each with its newline.
    fileprivate(set) var body: Substring
    /// The lines since, as they were typed.
    fileprivate(set) var typed: Substring
    /// The number in the journal of the first line of `body`.
    let firstLine: Int
    /// The number of commands in `body` that are in no file.
    fileprivate(set) var unsavedInBody: Int
    /// The name of a lost journal all of whose work is in this section and those before it, or `nil`.
    package let recovered: String?
  }

  package let name: String
  /// Its sessions, each in its last state and the last one that of the end.
  package private(set) var sections: [Section] = []
  /// Whether not even its first session is whole: the end came while it was begun, or somebody has changed it.
  package private(set) var isCutOff = false

  /// Reads a journal. A session file without headings is one, too: all of it counts as unsaved.
  ///
  /// What a playground was cut off in while it wrote was not answered yet, and is left out.
  ///
  /// - Throws: An error at the first line where it is no journal.
  package init(_ text: String, name: String) throws(SessionError) {
    self.name = name
    var lines = LineCutter(text)
    guard let title = lines.next() else { return }
    _ = try SessionFile(String(title), name: name)
    guard !lines.rest.isEmpty else { return }
    guard lines.rest.hasPrefix(JournalHeading.start) else {
      let commands = TextLines(String(lines.rest)).count { line in
        line.text.contains { !$0.isWhitespace } && !line.text.hasPrefix("#")
      }
      sections = [
        Section(
          number: 0, origin: nil, body: lines.rest, typed: "", firstLine: 2, unsavedInBody: commands,
          recovered: nil)
      ]
      return
    }
    while let line = lines.next() {
      guard let heading = JournalHeading(line) else { throw damage(line, lines.number) }
      let firstLine = lines.number + 1
      // Until the first session is whole, nothing of the journal can be used.
      isCutOff = sections.isEmpty
      guard let body = lines.take(heading.bodyLines), let marker = lines.next() else { return }
      guard marker == JournalLine.typed else { throw damage(marker, lines.number) }
      let start = lines.rest.startIndex
      var ahead = lines
      guard ahead.take(heading.typedLines) != nil else { return }
      isCutOff = false
      var end = start
      var origin = heading.origin
      var recovered: String?
      while let line = lines.next(), line != JournalLine.new {
        end = lines.rest.startIndex
        if line.hasPrefix(JournalLine.saved) {
          origin = JournalOrigin(line.dropFirst(JournalLine.saved.count)) ?? origin
        } else if line.hasPrefix(JournalLine.recovered) {
          recovered = String(line.dropFirst(JournalLine.recovered.count))
        }
      }
      // Those with higher numbers were put in place of this one, which has been brought back.
      sections.removeAll { $0.number >= heading.number }
      sections.append(
        Section(
          number: heading.number, origin: origin, body: body, typed: text[start..<end],
          firstLine: firstLine, unsavedInBody: heading.unsavedCommands, recovered: recovered))
    }
  }

  private func damage(_ line: Substring, _ number: Int) -> SessionError {
    SessionError(
      file: name, line: number, text: String(line),
      error: CommandError(
        "this journal is damaged here", at: 0..<0,
        remedy: "it is left as it is; an editor shows what it holds"))
  }

  /// The last session with something unsaved, and the number of its commands that are in no file; `nil` where all is
  /// saved.
  package var unsaved: (section: Section, count: Int)? {
    sections.reversed().lazy.map { ($0, $0.changes.count) }.first { $0.1 > 0 }
  }

  /// The sessions that a playground would have to go through to be where this one ended.
  package var worthKeeping: [Section] {
    sections.dropLast().filter { $0.changes.count > 0 } + sections.suffix(1)
  }

  /// Returns a session of the journal without steps and without a path, up to the first line that cannot be carried out.
  ///
  /// - Throws: An error with that line where nothing comes before it.
  package func document(of section: Section) throws(SessionError) -> Document {
    var playground = Playground()
    let damage = try play(section, on: &playground)
    let whole = damage.flatMap { section.before($0.line) } ?? section
    var document = Document(
      body: playground.body[...], of: playground, unsavedCommands: whole.changes.count)
    document.promises = section.promises
    document.damage = damage
    // What was cut off is in no file as it is.
    if damage != nil { document.unsavedCommands = max(1, document.unsavedCommands) }
    return document
  }

  /// Puts a session of the journal in place of that of a playground, and takes its steps again, up to the first line that
  /// cannot be carried out: undo takes them back one by one.
  ///
  /// - Parameter prepare: Says which file it is of, and what that holds.
  /// - Returns: An error with that line, or `nil`.
  /// - Throws: An error with that line where nothing comes before it; then nothing has changed.
  package func play(
    _ section: Section, on playground: inout Playground,
    preparing prepare: (inout Document) -> Void = { _ in }
  ) throws(SessionError) -> SessionError? {
    var later = playground
    do throws(SessionError) {
      try play(whole: section, on: &later, prepare)
      playground = later
      return nil
    } catch {
      guard let before = section.before(error.line) else { throw error }
      // What was cut off is in no file as it is.
      try play(whole: before, on: &playground, isDamaged: true) { document in
        prepare(&document)
        document.unsavedCommands = max(1, document.unsavedCommands)
      }
      return error
    }
  }

  private func play(
    whole section: Section, on playground: inout Playground, isDamaged: Bool = false,
    _ prepare: (inout Document) -> Void
  ) throws(SessionError) {
    var document: Document
    do {
      let file = try SessionFile(SessionFile.firstLine + section.body, name: name)
      document = Document(
        body: file.body, of: try file.play { _, _, _ in }, unsavedCommands: section.unsavedInBody)
    } catch {
      throw error.moved(by: section.firstLine - 2)
    }
    document.promises = section.promises
    prepare(&document)
    playground.replace(with: document, by: Command.recover.name)
    // A journal has what was kept of marks that undo went behind.
    playground.takesStepsAlone = true
    defer { playground.takesStepsAlone = false }
    let start = playground.timeline.position
    var above = ""
    var below = ""
    var tail = ""
    let offset = section.firstLine + section.body.utf8.count { $0 == UInt8(ascii: "\n") }
    // The first line is the comment between the two parts.
    let typed = try SessionFile(SessionFile.firstLine + section.typed, name: name)
    for line in typed.lines {
      func add(to lines: inout String, after mark: String) {
        guard line.text.hasPrefix(mark) else { return }
        lines += Record.current(String(line.text.dropFirst(mark.count)))
      }
      add(to: &above, after: JournalLine.above)
      add(to: &below, after: JournalLine.below)
      add(to: &tail, after: JournalLine.tail)
      if !isDamaged, line.text.hasPrefix(JournalLine.saved), let path = document.path,
        let text = document.savedText
      {
        playground.markSaved(to: path, as: text, isPinned: document.isPinned)
      }
      guard !JournalLine.isRemark(line.text) else { continue }
      do throws(SessionError) {
        if let invocation = try typed.invocation(of: line) {
          _ = try playground.perform(invocation, of: line, in: typed, below: above)
          // What is there now is no part of the journal.
          if playground.timeline.position < start { throw damage(line.text[...], line.number) }
        } else if line.text.hasPrefix("#") {
          playground.keep(comment: String(line.text.dropFirst()))
        }
      } catch {
        throw error.moved(by: offset - 1)
      }
      if !below.isEmpty { playground.addBelow(below) }
      if !tail.isEmpty { playground.addTail(tail) }
      (above, below, tail) = ("", "", "")
    }
  }
}

extension Journal.Section {
  /// What a session holds that its file does not.
  package struct Changes: Sendable {
    /// The commands that came to it; of those that it began with only their number is known.
    package let added: [Substring]
    /// The commands of the file that were undone.
    package let undone: [Substring]
    /// The number of all of them.
    package let count: Int
  }

  package var changes: Changes {
    var saved: [Substring] = []
    var present: [Substring] = []
    var unsavedInBody = unsavedInBody
    // Those that lead to marks are not lost by undo.
    var ahead: [Substring] = []
    var lines = LineCutter(typed)
    while let line = lines.next() {
      if line.hasPrefix(JournalLine.saved) {
        saved = present
        unsavedInBody = 0
      } else if line.hasPrefix("\(JournalLine.undo) ") {
        let count = Int(line.dropFirst(JournalLine.undo.count + 1)) ?? 0
        let undone = present.suffix(min(present.count, max(0, count))) + ahead
        present.removeLast(undone.count - ahead.count)
        let isMark = undone.contains { $0.hasPrefix("\(Command.mark.name) ") }
        ahead = isMark && undone.count > 1 ? Array(undone) : []
      } else if !JournalLine.isRemark(line) {
        present.append(line.hasPrefix("#") ? line.dropFirst() : line)
        ahead = []
      }
    }
    let common = zip(saved, present).prefix { $0 == $1 }.count
    let all = present + ahead
    let kept = zip(saved, all).prefix { $0 == $1 }.count
    let (added, undone) = (Array(all[kept...]), Array(saved[common...]))
    return Changes(added: added, undone: undone, count: unsavedInBody + added.count + undone.count)
  }

  /// The expectations that it ends with, each line with its newline.
  fileprivate var promises: String {
    var promises = ""
    for line in TextLines(String(typed)) where line.text.hasPrefix(JournalLine.promise) {
      promises += Record.current(String(line.text.dropFirst(JournalLine.promise.count)))
    }
    return promises
  }

  /// Returns the section up to a line of the journal, or `nil` where nothing comes before that.
  fileprivate func before(_ line: Int) -> Self? {
    var (section, lines) = (self, LineCutter(body))
    if let whole = lines.take(line - firstLine) {
      (section.body, section.typed) = (whole, "")
      section.unsavedInBody = min(unsavedInBody, lines.number)
    } else {
      // The line between the two parts is neither's.
      let count = line - firstLine - lines.number - 1
      var lines = LineCutter(typed)
      section.typed = lines.take(count) ?? ""
    }
    return section.body.isEmpty && section.typed.isEmpty ? nil : section
  }
}

extension SessionError {
  /// Returns the error at a line further down.
  fileprivate func moved(by lines: Int) -> SessionError {
    SessionError(file: file, line: line + lines, text: text, error: error)
  }
}

/// Lines cut off the front of a text, each of which ends with a newline. What follows the last newline is no line.
private struct LineCutter {
  private(set) var rest: Substring
  /// The number of lines that were cut off.
  private(set) var number = 0

  init(_ text: some StringProtocol) { rest = Substring(text) }

  /// Returns the next line without its newline, or `nil` where there is none.
  mutating func next() -> Substring? {
    guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer {
      rest = rest[rest.utf8.index(after: end)...]
      number += 1
    }
    return rest[..<end]
  }

  /// Returns some lines with their newlines, or `nil` where there are not so many.
  mutating func take(_ count: Int) -> Substring? {
    let all = rest
    for _ in 0..<count where next() == nil { return nil }
    return all[..<rest.startIndex]
  }
}
