import TabBarGuidelines

/// A journal that was read: all that a playground did which has ended without saving it, or which still runs.
package struct Journal {
  /// A session that was the last one or was put aside unsaved.
  package struct Work {
    /// The file that it is of, or `nil`.
    package fileprivate(set) var path: String?
    /// What it holds that its file does not.
    package fileprivate(set) var unsaved = Timeline.Unsaved()
    package fileprivate(set) var draft = Draft()
  }

  /// A part of the journal, with the line that ends it.
  struct Item {
    let entry: JournalEntry
    let line: TextLine
  }

  package static var title: String { JournalLine.title }

  package let name: String
  private var items: [Item] = []
  private let countsAllSteps: Bool
  /// The first line that is none of a journal.
  private var damage: SessionError?
  /// The sessions that the playground ended with, the present one last.
  package private(set) var works: [Work] = []
  /// The lost journals whose work is in this one.
  package private(set) var recovered: [String] = []

  /// Reads a journal; throws at the first line where it is no journal.
  package init(_ text: String, name: String) throws(SessionError) {
    self.name = name
    var reader = JournalReader(text, name: name)
    do throws(SessionError) { try reader.read() } catch { damage = error }
    items = reader.items
    countsAllSteps = reader.countsAllSteps
    if items.isEmpty, let damage { throw damage }
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
        try later.workload.check()
        try carryOut(item.entry, on: &later, from: start, path)
      } catch {
        damage = SessionError(error, at: item.line, in: name)
        break
      }
      start = start ?? later.timeline.position - later.timeline.stepsOfSession
    }
    if let damage {
      guard let start, later.timeline.position > start || !later.timeline.document.body.isEmpty else {
        throw damage
      }
      later.timeline.steps.changeBase(of: later.timeline.present) { $0.savedStep = nil }
    }
    playground = later
    return damage
  }

  /// - Parameter start: The place where the first session begins; `nil` before it does.
  private func carryOut(
    _ entry: JournalEntry, on playground: inout Playground, from start: Int?, _ path: (String) -> String
  ) throws(CommandError) {
    let damaged = CommandError(
      "there is no such step", at: 0..<0, remedy: "an editor shows what the journal holds")
    let offset = start ?? 0
    func step(_ number: Int) throws(CommandError) -> Int {
      let timeline = playground.timeline
      let step =
        countsAllSteps
        ? timeline.step(number, after: offset) : timeline.step(numbered: number)
      guard let step else { throw damaged }
      return step
    }
    switch entry {
    case .session(let document, let line):
      playground.replace(with: document, by: start == nil ? Command.recover.name : line)
    case .file(let file, let line):
      do throws(SessionError) {
        let file = try SessionFile(file.text, name: path(file.name), app: file.app)
        try playground.open(file, by: start == nil ? Command.recover.name : line)
      } catch {
        throw error.error
      }
    case .line(let line): _ = try playground.perform(StepText(line: line))
    case .step(let number, let command):
      let number = playground.timeline.steps.number(of: try step(number))
      let line = "\(Command.step.name) \(number) \(command ?? "off")"
      if let invocation = try Invocation.parsed(from: line) { _ = try playground.perform(invocation) }
    case .to(let number): playground.go(to: playground.timeline.place(of: try step(number)))
    case .travel(let lines):
      let timeline = playground.timeline
      let places = countsAllSteps ? timeline.places(ofLines: lines) : lines
      // What is there now is no part of the journal.
      guard offset - timeline.position...timeline.count - timeline.position ~= places else { throw damaged }
      playground.go(to: timeline.position + places)
    case .saved(let file): playground.markSaved(to: path(file))
    case .recovered(let name): playground.markRecovered(journal: name)
    }
  }
}
