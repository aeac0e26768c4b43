extension ReportFormat {
  /// Tables for a pull request, a heading for each design.
  package static let markdown = ReportFormat(
    id: "markdown", summary: "tables for a pull request", separator: "\n",
    unread: { session, options in
      let places = FindingPlaces(session: session.session)
      let name = MarkdownText.plain(places.text(session.line, session.column), options)
      let message = MarkdownText.plain(session.message.joined(separator: "; "), options)
      return Part("### \(name)\n\nThis session could not be judged: \(message)\n")
    }
  ) { checked, options in
    let title = MarkdownText.plain("\(checked.places.name) (\(checked.surroundings))", options)
    let lines = SceneMarkdown.findings(checked.scene, at: checked.places, options)
    return Part(.wholeLines(["### \(title)", ""] + lines))
  }
}
