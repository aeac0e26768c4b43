extension ReportFormat {
  /// For people at a terminal.
  package static let text = ReportFormat(
    id: "text", summary: "for people to read", separator: "\n"
  ) { design, options in
    // Another session begins with its name, behind an empty line.
    let lines =
      [options.shown(design.places.name)] + CheckPage.lines(design.scene, at: design.places, options)
    return Part(lines.map { $0 + "\n" }.joined())
  }
}
