package import TabBarDrawing
import TabBarGuidelines

extension ReportFormat {
  /// A table of all designs, and tables for each, for a summary or a comment.
  package static let markdown = ReportFormat(id: "markdown", separator: "\n", row: row) { item, options in
    var blocks: [Block] = []
    if let unread = item.unread {
      let message = unread.message.joined(separator: "; ")
      blocks = [
        .title(3, "\(item.places.text(unread.line, unread.column))"),
        .paragraph("This session could not be judged: \(message)"),
      ]
    } else if case .design(let checked) = item {
      blocks =
        [.title(3, "\("\(checked.name) (\(checked.surroundings))")")]
        + SceneMarkdown.findings(checked.scene, at: checked.places, listsAll: checked.listsAll)
    }
    return Portion(.wholeLines(MarkdownText.document(blocks, options)))
  }

  @Sendable private static func row(_ item: Item, _ options: RenderOptions) -> HarmlessText {
    let cells: [Prose] =
      if case .design(let checked) = item {
        [
          item.places.link(checked.name), "\(checked.surroundings)", DesignPage.sum(of: checked.scene),
        ]
      } else {
        [item.places.link(item.places.name), "", "could not be judged"]
      }
    return MarkdownText.row(cells.map { MarkdownText.prose($0, options) })
  }

  /// What is above the rows of all designs.
  package static var headOfRows: HarmlessText {
    .wholeLines(MarkdownText.head(["session", "laid out and judged as", "found"]))
  }
}
