extension ReportFormat {
  /// A table of all designs, and tables for each, for a summary or a comment.
  package static let markdown = ReportFormat(id: "markdown", separator: "\n", row: row) { item, options in
    func plain(_ text: String) -> HarmlessText { MarkdownText.plain(text, options) }
    if let unread = item.unread {
      let name = plain(item.places.text(unread.line, unread.column))
      let message = plain(unread.message.joined(separator: "; "))
      return Part("### \(name)\n\nThis session could not be judged: \(message)\n")
    }
    guard case .design(let checked) = item else { return Part("") }
    let title = plain("\(checked.name) (\(checked.surroundings))")
    let lines = SceneMarkdown.findings(checked.scene, at: checked.places, options)
    return Part(.wholeLines(["### \(title)", ""] + lines))
  }

  @Sendable private static func row(_ item: Item, _ options: RenderOptions) -> [HarmlessText] {
    func link(_ name: String) -> HarmlessText {
      item.places.path.map { MarkdownText.link(name, to: $0, line: nil, options) }
        ?? MarkdownText.plain(name, options)
    }
    guard case .design(let checked) = item else {
      return [link(item.places.name), "", "could not be judged"]
    }
    return [
      link(checked.name), MarkdownText.plain(checked.surroundings, options),
      MarkdownText.plain(DesignPage.sum(of: checked.scene), options),
    ]
  }

  /// Returns the table of all designs; nothing for a single one.
  package static func overview(_ rows: [[HarmlessText]]) -> HarmlessText {
    rows.count < 2
      ? "" : .wholeLines(MarkdownText.table(["session", "laid out and judged as", "found"], rows) + [""])
  }
}
