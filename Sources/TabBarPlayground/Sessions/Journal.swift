/// A journal that was read: the sessions of a playground that has ended without saving them, or of another one that
/// still runs.
package struct Journal: Sendable {
  package struct Section: Sendable {
    /// Its number in the journal.
    package let number: Int
    /// The file that it is of, or `nil` where it has none.
    package let origin: JournalOrigin?
    /// The lines that it began with, each with its newline.
    let body: Substring
    /// The lines since, as they were typed.
    let typed: Substring
    /// The number in the journal of the first line of `body`.
    let firstLine: Int
    /// The number of commands in `body` that are in no file.
    let unsavedInBody: Int
    /// The name of a lost journal all of whose work is in this section and those before it, or `nil`.
    package let recovered: String?
    /// What it holds that its file does not.
    package fileprivate(set) var unsaved = Timeline.Unsaved()
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
    try readSections(of: text)
    for index in sections.indices {
      var playground = Playground()
      // What cannot be carried out is in no file either.
      let isDamaged =
        (try? play(sections[index], on: &playground) { ($0.path, $0.savedText) = ("", "") } == nil) != true
      sections[index].unsaved = playground.timeline.unsaved
      if isDamaged { sections[index].unsaved.count += 1 }
    }
  }

  private mutating func readSections(of text: String) throws(SessionError) {
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

  /// The last session with something unsaved; `nil` where all is saved.
  package var unsaved: Section? { sections.last { $0.unsaved.count > 0 } }

  /// The sessions that a playground would have to go through to be where this one ended.
  package var worthKeeping: [Section] {
    sections.dropLast().filter { $0.unsaved.count > 0 } + sections.suffix(1)
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
    var damage: SessionError?
    var document = Document()
    var lines = LineCutter(section.body)
    var body = section.body
    do throws(SessionError) {
      document = try start(of: section, with: body)
    } catch {
      damage = error
      body = lines.take(error.line - section.firstLine) ?? body
      document = try start(of: section, with: body)
    }
    prepare(&document)
    later.replace(with: document, by: Command.recover.name)
    let start = later.timeline.position
    if damage == nil {
      do throws(SessionError) { try take(section, on: &later) } catch { damage = error }
    }
    if let damage {
      guard !body.isEmpty || later.timeline.position > start else { throw damage }
      later.markUnsaved()
    }
    playground = later
    return damage
  }

  /// Returns what a session began with.
  private func start(of section: Section, with body: Substring) throws(SessionError) -> Document {
    var document: Document
    do {
      let file = try SessionFile(SessionFile.firstLine + body, name: name)
      document = Document(
        body: file.body, of: try file.play { _, _, _ in }, unsavedCommands: section.unsavedInBody)
    } catch {
      throw error.moved(by: section.firstLine - 2)
    }
    for line in TextLines(String(section.typed)) where line.text.hasPrefix(JournalLine.promise) {
      document.promises += Record.current(String(line.text.dropFirst(JournalLine.promise.count)))
    }
    return document
  }

  /// Takes the steps of a session, up to the first line that cannot be carried out.
  private func take(_ section: Section, on playground: inout Playground) throws(SessionError) {
    let start = playground.timeline.position
    var (above, below, tail) = ("", "", "")
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
      if line.text.hasPrefix(JournalLine.saved), let path = playground.path, let text = playground.savedText {
        playground.markSaved(to: path, as: text, isPinned: playground.isPinned)
      }
      guard !JournalLine.isRemark(line.text) else { continue }
      do throws(SessionError) {
        if let invocation = try typed.invocation(of: line) {
          // What is there now is no part of the journal.
          let steps = playground.timeline.position - start
          guard
            invocation.command.name != Command.undo.name
              || invocation.arguments.steps(atMost: .max) <= steps
          else { throw damage(line.text[...], line.number) }
          if case .step = invocation.command.body {
            do {
              _ = try playground.change(invocation.arguments, after: start)
            } catch {
              throw SessionError(file: name, line: line.number, text: line.text, error: error)
            }
          } else {
            _ = try playground.perform(invocation, of: line, in: typed, below: above)
          }
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
