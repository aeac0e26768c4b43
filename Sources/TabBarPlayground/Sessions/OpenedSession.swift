import TabBarCore

/// A session file whose commands are steps of the playground, which undo takes back one by one.
extension Playground {
  /// Creates a playground at the end of a session; throws at the first command that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    guard !file.isLesson else {
      self.init(try file.startOfLesson())
      return
    }
    let layout = SessionLayout(file.lines)
    self.init()
    try begin(file, layout, by: Command.open.name)
    timeline = timeline.ending(with: timeline.present)
    try takeSteps(of: file, layout)
  }

  /// Puts a session in place of this one: one step for that, done by `line`, and one for each of its own. Throws at
  /// the first command that cannot be carried out; then nothing has changed.
  package mutating func open(_ file: SessionFile, by line: String) throws(SessionError) {
    guard !file.isLesson else { return replace(with: try file.startOfLesson(), by: line) }
    let layout = SessionLayout(file.lines)
    var later = self
    later.entries = nil
    later.workload = Workload()
    try later.begin(file, layout, by: line)
    try later.takeSteps(of: file, layout)
    later.entries = entries
    later.log(.file(file, by: line))
    self = later
  }

  /// Carries out the lines of a file that are no steps, and begins a session with them.
  private mutating func begin(
    _ file: SessionFile, _ layout: SessionLayout, by line: String
  ) throws(SessionError) {
    timeline.keepMarks()
    var playground = file.start
    playground.timeline = timeline.beginning(by: line)
    // An array of the lines would take forty bytes for each that is empty.
    var body = ""
    for line in file.lines(before: layout.firstStep) {
      body += line.text
      body += "\n"
    }
    try file.play(file.lines(before: layout.firstStep), before: layout.firstStep, on: &playground)
    var document = Document(path: file.name, body: body, draft: playground.draft)
    document.promises = layout.promises
    document.title = file.title
    document.marks = playground.timeline.keptMarks()
    timeline.steps = playground.timeline.steps
    replace(with: document, by: line)
  }

  /// Carries out the steps of a file. Throws an error, too, if a promise is no expectation that can be read.
  private mutating func takeSteps(of file: SessionFile, _ layout: SessionLayout) throws(SessionError) {
    try file.play(file.lines(from: layout.firstStep, before: layout.firstPromise), on: &self)
    if !layout.promises.isEmpty {
      var copy = self
      try file.play(file.lines(from: layout.firstPromise), on: &copy)
    }
    markSaved(to: file.name, as: file.text)
  }

  /// The promises that do not hold now: how many lines of them are before it, the line, and what there is instead.
  package var brokenPromises: [(index: Int, line: String, mismatch: Expectation.Mismatch)] {
    guard !timeline.document.promises.isEmpty else { return [] }
    let scene = draft.scene
    var broken: [(index: Int, line: String, mismatch: Expectation.Mismatch)] = []
    for line in TextLines(timeline.document.promises) {
      guard let mismatch = (try? draft.expectation(in: line.text))??.mismatch(in: scene) else { continue }
      broken.append((line.number - 1, line.text, mismatch))
    }
    return broken
  }
}

extension SessionFile {
  package func startOfLesson() throws(SessionError) -> Document {
    let body = designLines.map { $0.text + "\n" }.joined()
    return Document(body: body, draft: try draft())
  }
}
