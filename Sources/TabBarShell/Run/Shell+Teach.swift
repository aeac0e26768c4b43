import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Shell {
  func teach(_ request: TeachRequest) throws -> ShellState.Event {
    let (name, file) = (request.name ?? "all", request.file)
    switch request.what {
    case .plan:
      if let file {
        try write(plan(named: name).text, to: file, as: .document("txt"))
      } else {
        try tell(request.name.map(plan(named:)))
      }
    case .present: return try present(plan(named: name).presentation(in: language))
    case .handout: try write(plan(named: name), to: file ?? Self.page(name, ".html"))
    case .beliefs:
      let plan = try plan(named: name)
      let beliefs = plan.beliefs(in: language)
      guard !beliefs.isEmpty else {
        throw Refusal(
          "\(Quoting.quoted(name)) has no beliefs",
          "the lines true and false of a plan are some: `teach plan`")
      }
      if let file { try write(plan, isSheet: true, to: file) } else { tell(beliefs) }
    case .class: try overview(of: name, isLive: file?.lowercased() == "live")
    }
    return .acted(.fine)
  }

  /// Shows a plan with what to ask, or the list of those of the program.
  private func tell(_ plan: Plan?) {
    guard let plan else {
      let plans = Plan.all.map { plan in
        Block.entry(
          "\(plan.name)", "\(plan.minutes) min, \(counted: plan.lessons.count, "lesson")", labelStyle: .plain)
      }
      return presenter.show(
        [.rows(plans), .paragraph("`teach plan NAME` shows one; one of your own is a text file", .faint)]
          .lines(presenter.options))
    }
    var start = 0
    var parts = plan.parts[...]
    var blocks: [Block] = [.heading(["\(plan.title)"])]
    for line in plan.lines {
      switch line.word {
      case .part:
        let time = "\(start / 60):\(start % 60 < 10 ? "0" : "")\(start % 60)  \(line.minutes) min"
        blocks.append(.entry("\(time)  ", "\(line.text)", labelStyle: .strong))
        start += line.minutes
        let needed = Plan.minutes(ofPairIn: parts.popFirst() ?? [])
        if needed > line.minutes {
          blocks.append(.paragraph("  its lessons take a pair \(needed) min", .warning))
        }
      case .lesson: blocks.append(.entry("  ", "learn \(line.text)"))
      case .ask: blocks.append(.entry("    ? ", "\(line.text)"))
      case .expect: blocks.append(.entry("    > ", "\(line.text)", .faint))
      case .right: blocks.append(.entry("    = ", "\(line.text)", .faint))
      case .title, .true, .false, .answer: break
      }
    }
    let advice = "learn \(plan.name) begins it; teach present, handout and beliefs take the name, too"
    blocks.append(.paragraph("\(plan.minutes) minutes; \(advice)", .faint))
    presenter.show(blocks.lines(presenter.options))
  }

  private func tell(_ beliefs: [Plan.Belief]) {
    let rows = beliefs.enumerated().map { index, belief in
      Block.entry(
        "\(index + 1)  \((belief.isTrue ? "true" : "false") as Prose)", "\(belief.text)", labelStyle: .plain,
        below: belief.answer.map { [.paragraph("\($0)", .faint)] } ?? [])
    }
    presenter.show([.rows(rows)].lines(presenter.options))
  }

  /// The file of a page where nobody names one: that of a plan `classes/mine.txt` is `mine.html`.
  private static func page(_ name: String, _ ending: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return (last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last) + ending
  }

  private func write(_ plan: Plan, isSheet: Bool = false, to path: String) throws {
    guard let form = ["html", "md"].first(where: { path.lowercased().hasSuffix(".\($0)") }) else {
      throw Refusal(
        "\(Quoting.quoted(path)) is neither a page nor Markdown",
        "the name of the file ends in .html or .md")
    }
    let handout = Handout(plan, isSheet: isSheet, language: language, RenderOptions())
    try write(
      HarmlessText.wholeLines(form == "html" ? [handout.html] : handout.markdown).text, to: path,
      as: .document(form))
  }

  private func write(_ text: String, to path: String, as purpose: WriteRequest.Purpose) throws {
    guard !store.isTaken(path) else {
      throw FileError(path: path, problem: "there is a file of this name", remedy: "another name keeps both")
    }
    presenter.remark(try store.write(WriteRequest(text, to: path, purpose: purpose)))
    if !settings.isQuiet { say("wrote \(path)") }
  }

  /// Says how a class is doing; a live one takes the place of the one before whenever a result has changed, until ^C.
  private func overview(of folder: String, isLive: Bool) throws {
    var last: [HarmlessText] = []
    let cancellation = reader.cancellation
    repeat {
      let remark = { [self] (text: String) in remarkOnce([text]) }
      let lines = try store.overview(ofClass: folder, isLive: isLive, in: language, remark).lines(
        presenter.options)
      guard lines != last else { continue }
      last = lines
      guard isLive, settings.isInteractive else { return presenter.show(lines) }
      reader.clearScreen()
      presenter.show(Array(lines.prefix((presenter.console.rows ?? .max) - 1)))
    } while !cancellation.isCancelled(within: 1)
  }
}
