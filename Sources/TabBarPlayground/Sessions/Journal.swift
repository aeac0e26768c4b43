/// A journal that was read: all that a playground did which has ended without saving it, or which still runs.
package struct Journal: Sendable {
  /// A session that was the last one or was put aside unsaved.
  package struct Work: Sendable {
    /// The file that it is of, or `nil`.
    package fileprivate(set) var path: String?
    /// What it holds that its file does not.
    package fileprivate(set) var unsaved = Timeline.Unsaved()
    package fileprivate(set) var draft = Draft()
  }

  /// A part of the journal, with the line that ends it.
  struct Item: Sendable {
    let entry: JournalEntry
    let line: TextLine
  }

  /// Returns what a file holds, if its SHA-256 is a digest.
  package typealias FindText = (_ path: String, _ digest: String) -> String?

  package let name: String
  private var items: [Item] = []
  /// The first line that is none of a journal.
  private var damage: SessionError?
  /// The sessions that the playground ended with, the present one last.
  package private(set) var works: [Work] = []
  /// The lost journals whose work is in this one.
  package private(set) var recovered: [String] = []
  /// Whether not even its beginning is whole: the end came while it was begun, or somebody has changed it.
  package private(set) var isCutOff = false

  /// The beginning of its first line, which the number of lines follows that were written first.
  private static let title = "# tabbar journal 2, lines "
  /// The beginning of the first line of every journal since the first that had a title.
  private static let anyTitle = "# tabbar journal "

  /// Returns the first line of a journal that begins with a text.
  package static func title(for text: String) -> String {
    "\(title)\(text.utf8.count { $0 == UInt8(ascii: "\n") })\n"
  }

  /// Whether a file without a line may be a journal that was cut off in its first one.
  package static func mayBegin(with bytes: [UInt8]) -> Bool {
    [title, SessionFile.firstLine].contains { $0.utf8.starts(with: bytes) }
  }

  /// Reads a journal, also one of an earlier version, or a session file: all of that counts as unsaved.
  ///
  /// What a playground was cut off in while it wrote was not answered yet, and is left out.
  ///
  /// - Parameter known: Finds what a journal of an earlier version does not hold.
  /// - Throws: An error at the first line where it is no journal.
  package init(
    _ text: String, name: String, known: @escaping FindText = { _, _ in nil }
  ) throws(SessionError) {
    self.name = name
    var lines = LineCutter(text)
    guard let title = lines.next() else { return }
    if title.hasPrefix(Self.anyTitle) {
      guard title.hasPrefix(Self.title), let first = UInt32(title.dropFirst(Self.title.count)) else {
        let error = CommandError(
          "this journal is of another version", at: 0..<0, remedy: "a newer tabbar can read it")
        throw SessionError(file: name, line: 1, text: String(title), error: error)
      }
      var ahead = lines
      isCutOff = ahead.take(Int(first)) == nil
      guard !isCutOff else { return }
      do throws(SessionError) { try readItems(of: &lines) } catch { damage = error }
      if items.isEmpty, let damage { throw damage }
    } else {
      let former = try FormerJournal(text, name: name, known: known)
      (items, damage, isCutOff) = (former.items, former.damage, former.isCutOff)
    }
    guard !items.isEmpty else { return }
    var playground = Playground()
    do throws(SessionError) {
      // What cannot be carried out is in no file either, and counts as one command.
      _ = try play(on: &playground)
      works = playground.timeline.openSessions.map { timeline in
        Work(
          path: timeline.document.path, unsaved: timeline.unsaved,
          draft: timeline.draft(after: timeline.present))
      }
    } catch {
      works = [Work()]
      works[0].unsaved.count = 1
    }
    for case .recovered(let name) in items.map(\.entry) where playground.timeline.holds(journal: name) {
      recovered.append(name)
    }
  }

  private mutating func readItems(of lines: inout LineCutter) throws(SessionError) {
    var (above, below, tail, text) = ("", "", "", "")
    var origin: JournalOrigin?
    var isSession = false
    while let words = lines.next() {
      let line = TextLine(text: String(words), number: lines.number)
      func rest(after mark: String) -> String? {
        words.hasPrefix(mark) ? String(decoding: words.utf8.dropFirst(mark.utf8.count), as: UTF8.self) : nil
      }
      if let part = rest(after: JournalLine.text) {
        text += part + "\n"
      } else if let part = rest(after: JournalLine.above) {
        above += part + "\n"
      } else if let part = rest(after: JournalLine.below) {
        below += part + "\n"
      } else if let part = rest(after: JournalLine.tail) {
        tail += part + "\n"
      } else if let part = rest(after: JournalLine.recovered) {
        items.append(Item(entry: .recovered(part), line: line))
      } else if let part = rest(after: JournalLine.saved) {
        guard let origin = JournalOrigin(part[...]) else { throw Self.fault(at: line, name) }
        items.append(Item(entry: .saved(to: origin.path, isPinned: origin.isPinned), line: line))
      } else if let part = rest(after: JournalLine.file) {
        origin = JournalOrigin(part[...])
        guard origin != nil else { throw Self.fault(at: line, name) }
      } else if words == JournalLine.session {
        isSession = true
      } else if words == JournalLine.open {
        if text.hasSuffix("\n") { text.removeLast() }
      } else if !words.hasPrefix("# ") {
        let entry: JournalEntry
        if let file = origin {
          do throws(SessionError) {
            entry = .file(try SessionFile(text, name: file.path), by: line.text)
          } catch {
            throw SessionError(file: name, line: line.number, text: line.text, error: error.error)
          }
        } else if isSession {
          entry = .session(try Document(body: text, name: name), by: line.text)
        } else {
          let comment = words.hasPrefix("##") ? String(words.dropFirst()) : nil
          entry = try Self.entry(
            StepText(above: above, line: comment ?? line.text, below: below, tail: tail), line, name)
        }
        items.append(Item(entry: entry, line: line))
        (above, below, tail, text) = ("", "", "", "")
        (origin, isSession) = (nil, false)
      }
    }
  }

  /// Returns what a command did.
  static func entry(_ step: StepText, _ line: TextLine, _ name: String) throws(SessionError) -> JournalEntry {
    let invocation: Invocation?
    do throws(CommandError) { invocation = try Invocation.parsed(from: step.line) } catch {
      throw SessionError(file: name, line: line.number, text: line.text, error: error)
    }
    guard let invocation else { return .step(step) }
    let words = invocation.arguments.words
    let number = words.first?.number ?? 1
    let isBack = invocation.command.name == Command.undo.name
    switch invocation.command.body {
    case .time where words.first?.isKeyword("to") == true:
      guard words.count == 2, let number = words[1].number else { throw fault(at: line, name) }
      return .travel(.to(number), isBack: isBack)
    case .time: return .travel(isBack ? .back(number) : .forth(number), isBack: isBack)
    case .step: return .change(step: number, to: invocation.otherCommand)
    default: return .step(step)
    }
  }

  static func fault(at line: TextLine, _ name: String) -> SessionError {
    SessionError(
      file: name, line: line.number, text: line.text,
      error: CommandError(
        "this journal is damaged here", at: 0..<0,
        remedy: "it is left as it is; an editor shows what it holds"))
  }

  // MARK: Playing

  /// The last session with something unsaved; `nil` where all is saved.
  package var unsaved: Work? { works.last { $0.unsaved.count > 0 } }

  /// Does again what the playground did, up to the first line that cannot be carried out: its sessions take the place of
  /// that of a playground, and undo takes their steps back one by one.
  ///
  /// - Parameter path: Returns how a file is named here.
  /// - Returns: An error with that line, or `nil`.
  /// - Throws: An error with that line where nothing comes before it; then nothing has changed.
  package func play(
    on playground: inout Playground, path: (String) -> String = { $0 }
  ) throws(SessionError) -> SessionError? {
    var later = playground
    var start: Int?
    var damage = damage
    for item in items {
      do throws(CommandError) {
        try carryOut(item.entry, on: &later, from: start, path)
      } catch {
        damage = SessionError(file: name, line: item.line.number, text: item.line.text, error: error)
        break
      }
      start = start ?? later.timeline.position - later.timeline.stepsOfSession
    }
    if let damage {
      guard let start, later.timeline.position > start || !later.timeline.document.body.isEmpty else {
        throw damage
      }
      later.timeline.markUnsaved()
    }
    playground = later
    return damage
  }

  /// - Parameter start: The position that the first session begins at; `nil` before it does.
  private func carryOut(
    _ entry: JournalEntry, on playground: inout Playground, from start: Int?, _ path: (String) -> String
  ) throws(CommandError) {
    func damaged() -> CommandError { Self.fault(at: TextLine(text: "", number: 0), name).error }
    let offset = start ?? 0
    switch entry {
    case .session(let document, let line):
      var document = document
      document.path = document.path.map(path)
      playground.replace(with: document, by: start == nil ? Command.recover.name : line)
    case .file(let file, let line):
      do throws(SessionError) {
        let file = try SessionFile(file.text, name: path(file.name))
        try playground.open(file, by: start == nil ? Command.recover.name : line)
      } catch {
        throw error.error
      }
    case .step(let step): _ = try playground.perform(step)
    case .change(let step, let command):
      guard step <= playground.timeline.count - offset else { throw damaged() }
      let line = "\(Command.step.name) \(offset + step) \(command ?? "off")"
      if let invocation = try Invocation.parsed(from: line) { _ = try playground.perform(invocation) }
    case .travel(.to(let step), let isBack):
      guard step <= playground.timeline.count - offset else { throw damaged() }
      _ = playground.go(.to(offset + step), isBack: isBack)
    case .travel(.back(let steps), let isBack), .travel(.forth(let steps), let isBack):
      // What is there now is no part of the journal.
      let travel: Travel = isBack ? .back(steps) : .forth(steps)
      var later = playground
      guard later.go(travel, isBack: isBack, from: offset).count == steps else { throw damaged() }
      playground = later
    case .saved(let target, let text, let isPinned):
      playground.markSaved(to: path(target), as: text, isPinned: isPinned)
    case .recovered(let name): playground.note(journal: name)
    }
  }
}

extension Document {
  /// Creates a session that has a name for its journal only.
  init(body: String, name: String) throws(SessionError) {
    let file = try SessionFile(SessionFile.firstLine + body, name: name)
    self.init(body: file.lines.map { $0.text + "\n" }.joined(), of: try file.play())
  }
}

/// Lines cut off the front of a text, each of which ends with a newline. What follows the last newline is no line.
struct LineCutter {
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
