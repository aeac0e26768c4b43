import TabBarGuidelines

struct JournalReader {
  private(set) var items: [Journal.Item] = []
  private let name: String
  private let lines: [Substring.UTF8View]
  private var number = 0
  /// What the next command puts in the place of the session: lines, and the file that they are of.
  private var text: [String] = []
  private var file: JournalFile?
  private var isSession = false
  /// The numbers of the sections of a journal of an earlier version, each with the index of its first item.
  private var sections: [(number: UInt32, start: Int)] = []

  init(_ text: String, name: String) {
    self.name = name
    // What follows the last end of line was not written to its end.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
  }

  /// Reads up to the first line that is none of a journal, and throws an error with that.
  mutating func read() throws(SessionError) {
    guard let title = next() else { return }
    let isFormer = title.text == SessionFile.firstTitle
    guard isFormer || title.text.hasPrefix(JournalLine.title) else {
      throw fault(
        title, "this is no journal of this version",
        "a newer tabbar may read it, and an editor shows what it holds")
    }
    while let line = next() {
      if isFormer, line.text.hasPrefix(Self.heading) {
        try readSection(line)
      } else {
        try read(line, isFormer)
      }
    }
  }

  private mutating func next() -> TextLine? {
    guard number < lines.count else { return nil }
    number += 1
    return TextLine(text: String(Substring(lines[number - 1])), number: number)
  }

  private mutating func read(_ line: TextLine, _ isFormer: Bool = false) throws(SessionError) {
    func named(_ part: String) throws(SessionError) -> JournalFile {
      guard let file = JournalFile(part) else { throw fault(line) }
      return file
    }
    if let part = line.text.after(JournalLine.text) {
      text.append(part)
    } else if let part = line.text.after(JournalLine.file) {
      file = try named(part)
    } else if line.text == JournalLine.session {
      isSession = true
    } else if let part = line.text.after(JournalLine.saved) {
      add(.saved(try named(part)), line)
    } else if let part = line.text.after(JournalLine.recovered) {
      add(.recovered(part), line)
    } else if line.text.hasPrefix("# ") || isFormer && line.text == Command.new.name {
      return
    } else if file != nil || isSession {
      try begin(text, file, by: line.text, line)
      (text, file, isSession) = ([], nil, false)
    } else {
      add(try entry(line), line)
    }
  }

  private mutating func add(_ entry: JournalEntry, _ line: TextLine) {
    items.append(Journal.Item(entry: entry, line: line))
  }

  private mutating func begin(
    _ text: [String], _ file: JournalFile?, by command: String, unsaved: Int = 0, _ line: TextLine
  ) throws(SessionError) {
    let text = text.joined(separator: "\n")
    do throws(SessionError) {
      if let file, unsaved == 0 {
        return add(.file(try SessionFile(text, name: file.path), by: command), line)
      }
      let session = try SessionFile(SessionFile.firstLine + text, name: name)
      var document = Document(
        path: file?.path, body: session.lines.map { $0.text + "\n" }.joined(),
        of: try session.play())
      document.unsavedCommands = unsaved
      add(.session(document, by: command), line)
    } catch {
      throw SessionError(file: name, line: line.number, text: line.text, error: error.error)
    }
  }

  private func entry(_ line: TextLine) throws(SessionError) -> JournalEntry {
    let text = line.text.hasPrefix("##") ? String(line.text.dropFirst()) : line.text
    let invocation: Invocation?
    do throws(CommandError) { invocation = try Invocation.parsed(from: text) } catch {
      throw SessionError(file: name, line: line.number, text: line.text, error: error)
    }
    guard let invocation else { return .line(text) }
    let words = invocation.arguments.words
    let isBack = invocation.command.name == Command.undo.name
    switch (invocation.command.body, words.first?.number) {
    case (.time, let number?): return .travel(isBack ? .back(number) : .forth(number), isBack: isBack)
    case (.time, nil):
      guard words.count == 2, let number = words[1].number else { throw fault(line) }
      return .travel(.to(number), isBack: isBack)
    case (.step, let number?): return .change(step: number, to: invocation.otherCommand)
    default: return .line(text)
    }
  }

  private func fault(
    _ line: TextLine, _ problem: Prose = "this journal is damaged here",
    _ remedy: Prose = "it is left as it is; an editor shows what it holds"
  ) -> SessionError {
    SessionError(
      file: name, line: line.number, text: line.text, error: CommandError(problem, at: 0..<0, remedy: remedy))
  }

  // MARK: Earlier versions

  /// Begins a section, and is followed by its file, its number and those of the lines that the session began with, of the
  /// steps that were written with them, and of the commands in no file.
  private static let heading = "# of "
  private static let typed = "# typed since:"
  /// With a line at the end of the file.
  private static let promise = "# last: "
  /// With a line of the file around a step.
  private static let around = ["# above: ", "# below: ", "# tail: "]

  /// Reads a section as versions before the log began them: a session with its steps, as it was then.
  private mutating func readSection(_ heading: TextLine) throws(SessionError) {
    let numbers = heading.text.split(separator: ",").suffix(4).compactMap {
      $0.split(separator: " ").last.flatMap { UInt32($0) }
    }
    guard numbers.count == 4 else { throw fault(heading) }
    func lines(_ count: UInt32) -> [TextLine] {
      (0..<min(Int(count), self.lines.count - number)).compactMap { _ in next() }
    }
    var text = lines(numbers[1]).map(\.text)
    guard let marker = next() else { return }
    guard marker.text == Self.typed else { throw fault(marker) }
    // It takes the place of those that had been put in the place of its session.
    while let last = sections.last, last.number >= numbers[0] {
      items.removeSubrange(last.start...)
      sections.removeLast()
    }
    sections.append((numbers[0], items.count))
    let typed = lines(numbers[2])
    let file = JournalFile(String(heading.text.dropFirst(Self.heading.count)))
    // What comes before that was in the file.
    let saved = file == nil ? 0 : typed.firstIndex { $0.text.hasPrefix(JournalLine.saved) } ?? 0
    for line in typed[..<saved] {
      if let part = Self.around.lazy.compactMap({ line.text.after($0) }).first {
        text.append(part)
      } else if !line.text.hasPrefix("# ") {
        text.append(line.text.hasPrefix("##") ? String(line.text.dropFirst()) : line.text)
      }
    }
    text += typed.compactMap { $0.text.after(Self.promise) } + [""]
    if file != nil, numbers[3] == 0 { text.insert(SessionFile.firstTitle, at: 0) }
    try begin(text, file, by: Command.recover.name, unsaved: Int(numbers[3]), heading)
    for (index, line) in typed.enumerated()
    where index >= saved || line.text.hasPrefix(JournalLine.recovered) {
      try read(line)
    }
  }
}

extension String {
  /// Returns what follows a beginning, or `nil` where there is another one.
  fileprivate func after(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(decoding: utf8.dropFirst(beginning.utf8.count), as: UTF8.self) : nil
  }
}
