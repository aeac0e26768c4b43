import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// What an instructor does from the prompt.
extension Shell {
  func teach(_ request: TeachRequest) throws {
    switch request {
    case .plan: try tellPlan()
    case .present(let name): try present(name)
    case .handout(let name, let path):
      guard let form = ["html", "md"].first(where: { path.lowercased().hasSuffix(".\($0)") }) else {
        throw Refusal(
          "\(Quoting.quoted(path)) is neither a page nor Markdown",
          "teach handout CHAPTER FILE.html, or FILE.md")
      }
      let lessons = try name.map(store.lessons) ?? LessonList.all
      let handout = Handout(lessons, language: learning.language, RenderOptions())
      try write(
        HarmlessText.wholeLines(form == "html" ? [handout.html] : handout.markdown).text, to: path,
        as: .document(form))
    case .overview(let folder, let isLive): try overview(of: folder, isLive: isLive)
    case .lesson(let path):
      let file = try SessionFile(playground.text(isPinned: true), name: path)
      try write(try Lesson.text(of: file, named: path), to: path, as: .save)
      try presenter.tell(
        "its texts are yours to write; then tabbar lesson check \(Quoting.quoted(path)) tries it")
    }
  }

  private func tellPlan() throws(OutputError) {
    let rows = ClassPlan.parts.map { part in
      let lessons = part.lessons.isEmpty ? "" : ": " + part.lessons.joined(separator: ", ")
      return Block.entry("\(part.start)  \(part.minutes) min", part.name + lessons, labelStyle: .plain)
    }
    let minutes = ClassPlan.parts.reduce(0) { $0 + $1.minutes }
    try presenter.show(
      ([.rows(rows)] + [
        .paragraph("\(minutes) minutes; learn LESSON plays one, teach present LESSON shows it", .faint)
      ]).lines(presenter.options))
  }

  private func present(_ name: String?) throws {
    let lessons = try name.map(store.lessons) ?? LessonList.all
    try present(lessons.flatMap { $0.pages(in: learning.language) })
  }

  private func write(_ text: String, to path: String, as purpose: WriteRequest.Purpose) throws {
    guard !store.isTaken(path) else {
      throw FileError(path: path, problem: "there is a file of this name", remedy: "another name keeps both")
    }
    presenter.remark(try store.write(WriteRequest(text, to: path, purpose: purpose)))
    if !settings.isQuiet { try presenter.say("wrote \(path)") }
  }

  /// Says how a class is doing; a live one takes the place of the one before whenever a result has changed, until ^C.
  private func overview(of folder: String, isLive: Bool) throws {
    var last: [String] = []
    let cancellation = reader.cancellation
    repeat {
      let lines = ClassOverview(try store.results(in: folder), lessons: LessonList.all).lines
      guard lines != last else { continue }
      last = lines
      guard isLive, settings.isInteractive else { return try lines.forEach { try presenter.tell($0) } }
      reader.clearScreen()
      let (columns, rows) = (presenter.options.columns, presenter.console.rows ?? .max)
      try presenter.show(Array(lines.flatMap { WordWrap.lines(of: $0, columns: columns) }.prefix(rows - 1)))
    } while !cancellation.isCancelled(within: 1)
  }
}
