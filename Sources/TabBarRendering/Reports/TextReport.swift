extension ReportFormat {
  /// For people at a terminal.
  package static let text = ReportFormat(
    id: "text", summary: "for people to read", separator: "\n", listsNotChecked: true,
    ending: { end, options in
      end.notChecked.map { .wholeLines($0.lines(options)) } ?? ""
    }
  ) { design, options in
    // Each session begins with its name, after an empty line. The end lists once what was not checked in many
    // designs: most of it is the same for all.
    let lines =
      design.listsAll
      ? CheckView.lines(design.scene, at: design.places, isOneOfMany: design.isOneOfMany, options)
      : CheckView.brief(design.scene, at: design.places, rest: "--all", options)
    return Part(.wholeLines([HarmlessText(options.shown(design.places.name))] + lines))
  }
}
