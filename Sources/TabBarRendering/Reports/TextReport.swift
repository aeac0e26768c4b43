import TabBarDrawing

extension ReportFormat {
  /// For people at a terminal. Each design begins with the name of its session, after an empty line; a session that was
  /// played is one line.
  package static let text = ReportFormat(
    id: "text", separator: "\n", endsWithSum: true,
    ending: { end, options in
      guard let sum = end.sum, sum.isOfMany else { return "" }
      return .wholeLines([HarmlessText(options.shown(sum.line))])
    }
  ) { item, options in
    switch item {
    case .design(let design):
      let lines = CheckView.lines(
        design.scene, at: design.places, on: design.devices, rest: design.listsAll ? nil : "--all", options)
      return Portion(.wholeLines([HarmlessText(options.shown(design.name))] + lines))
    // The error has said it all.
    case .session(let played) where played.unread == nil || !played.isWithoutStatements:
      return Portion(.wholeLines([HarmlessText(options.shown(played.line))]))
    case .session, .unread: return Portion("")
    }
  }
}
