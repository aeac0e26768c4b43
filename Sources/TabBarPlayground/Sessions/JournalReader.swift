import TabBarGuidelines

struct JournalReader {
  private(set) var items: [Journal.Item] = []
  private let name: String
  private let lines: [Substring.UTF8View]
  private var number = 0
  /// What the next command puts in the place of the session: lines, and the file that they are of.
  private var text: [String] = []
  private var file: String?
  private var isSession = false
  private var app: AppFile?
  /// Whether steps are numbered from the first session on, as 0.2.0 did.
  private(set) var countsAllSteps = false

  init(_ text: String, name: String) {
    self.name = name
    // What follows the last end of line was not written to its end.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
  }

  /// Reads up to the first line that is none of a journal, and throws an error with that.
  mutating func read() throws(SessionError) {
    guard let title = next() else { return }
    countsAllSteps = title.text == JournalLine.formerTitle
    guard countsAllSteps || title.text == JournalLine.title else {
      throw fault(
        title, "this is no journal of this version",
        "another version of tabbar may read it, and an editor shows what it holds")
    }
    while let line = next() { try read(line) }
  }

  private mutating func next() -> TextLine? {
    guard number < lines.count else { return nil }
    number += 1
    return TextLine(text: String(Substring(lines[number - 1])), number: number)
  }

  private mutating func read(_ line: TextLine) throws(SessionError) {
    func path(in part: String) throws(SessionError) -> String {
      // What 0.2.0 wrote behind the path is not needed.
      guard let end = part.utf8.lastIndex(of: UInt8(ascii: "\"")),
        let words = try? Lexer.words(of: String(Substring(part.utf8[...end]))), words.count == 1
      else { throw fault(line) }
      return words[0].text
    }
    if let part = line.text.after(JournalLine.text) {
      text.append(part)
    } else if let part = line.text.after(JournalLine.file) {
      file = try path(in: part)
    } else if let part = line.text.after(JournalLine.app) {
      guard let words = try? Lexer.words(of: part), words.count == 2 else { throw fault(line) }
      app = try AppFile(words[1].text, path: words[0].text)
    } else if line.text == JournalLine.session {
      isSession = true
    } else if let part = line.text.after(JournalLine.saved) {
      add(.saved(to: try path(in: part)), line)
    } else if let part = line.text.after(JournalLine.recovered) {
      add(.recovered(part), line)
    } else if line.text.hasPrefix("# ") {
      return
    } else if file != nil || isSession {
      try begin(text, file, by: line.text, line)
      (text, file, isSession, app) = ([], nil, false, nil)
    } else {
      add(try entry(line), line)
    }
  }

  private mutating func add(_ entry: JournalEntry, _ line: TextLine) {
    items.append(Journal.Item(entry: entry, line: line))
  }

  private mutating func begin(
    _ text: [String], _ file: String?, by command: String, _ line: TextLine
  ) throws(SessionError) {
    let text = text.joined(separator: "\n")
    do throws(SessionError) {
      if let file {
        return add(.file(try SessionFile(text, name: file, app: app), by: command), line)
      }
      let session = try SessionFile(SessionFile.firstLine + text, name: name, app: app)
      let body = session.lines.map { $0.text + "\n" }.joined()
      add(.session(Document(body: body, draft: try session.draft()), by: command), line)
    } catch {
      throw SessionError(error.error, at: line, in: name)
    }
  }

  private func entry(_ line: TextLine) throws(SessionError) -> JournalEntry {
    let text = line.text.hasPrefix("##") ? String(line.text.dropFirst()) : line.text
    let invocation: Invocation?
    do throws(CommandError) { invocation = try Invocation.parsed(from: text) } catch {
      throw SessionError(error, at: line, in: name)
    }
    guard let invocation else { return .line(text) }
    let words = invocation.arguments.words
    let isBack = invocation.command.name == Command.undo.name
    switch (invocation.command.body, words.first?.number) {
    case (.time, let number?): return .travel(isBack ? -number : number)
    case (.time, nil):
      guard words.count == 2, let number = words[1].number else { throw fault(line) }
      return .to(number)
    case (.step, let number?): return .step(number, to: invocation.otherCommand)
    default: return .line(text)
    }
  }

  private func fault(
    _ line: TextLine, _ problem: Prose = "this journal is damaged here",
    _ remedy: Prose = "it is left as it is; an editor shows what it holds"
  ) -> SessionError {
    SessionError(CommandError(problem, at: 0..<0, remedy: remedy), at: line, in: name)
  }
}

extension String {
  /// Returns what follows a beginning, or `nil` where there is another one.
  fileprivate func after(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(decoding: utf8.dropFirst(beginning.utf8.count), as: UTF8.self) : nil
  }
}
