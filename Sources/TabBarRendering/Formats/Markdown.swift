extension Format {
  /// The tabs and the findings for a page or a pull request.
  static let markdown = Format(
    id: "markdown", summary: "the tabs and the findings as Markdown",
    placedLines: { scene, places, options in
      SceneMarkdown.tabs(scene, options) + [""] + SceneMarkdown.findings(scene, at: places, options)
    })
}
