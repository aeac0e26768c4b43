extension ReplayFormat {
  /// Workflow commands for what is not as expected, and the sum for the log.
  package static let github = ReplayFormat(
    id: "github", summary: "annotations for a workflow of GitHub Actions", endsWithSum: true,
    ending: { sum, _, options in .wholeLines([HarmlessText(options.shown(sum.line))]) }
  ) { played, options in
    let places = FindingPlaces(session: played.session)
    var text: HarmlessText = ""
    for statement in played.statements {
      guard let problem = statement.problem else { continue }
      text += ReportFormat.command(
        "error", places, line: statement.line, column: statement.column, title: statement.title, [problem],
        options)
    }
    if let unread = played.unread {
      text += ReportFormat.command(
        "error", places, line: unread.line, column: unread.column, title: "not played to its end",
        unread.message, options)
    }
    return ReportFormat.Part(text)
  }
}

extension PlayedSession.Statement {
  /// What is expected or recorded, as its line in the session begins.
  var title: String { isRecord ? "#= \(text)" : text }
}
