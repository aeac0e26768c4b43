extension ReportFormat {
  /// Tables for a pull request, a heading for each design.
  package static let markdown = ReportFormat(id: "markdown", separator: "\n") { item, options in
    func plain(_ text: String) -> HarmlessText { MarkdownText.plain(text, options) }
    if let unread = item.unread {
      let name = plain(item.places.text(unread.line, unread.column))
      let message = plain(unread.message.joined(separator: "; "))
      return Part("### \(name)\n\nThis session could not be judged: \(message)\n")
    }
    guard case .design(let checked) = item else { return Part("") }
    let title = plain("\(checked.places.name) (\(checked.surroundings))")
    let lines = SceneMarkdown.findings(checked.scene, at: checked.places, options)
    return Part(.wholeLines(["### \(title)", ""] + lines))
  }
}
