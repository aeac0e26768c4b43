extension ReportFormat {
  /// For people at a terminal. Each design begins with the name of its session, after an empty line; a session that was
  /// played is one line.
  package static let text = ReportFormat(
    id: "text", separator: "\n", endsWithSum: true,
    ending: { end, options in
      // Most of what was not checked in many designs is the same for all, so it is listed once.
      let sum = end.sum.flatMap {
        $0.isOfMany ? HarmlessText.wholeLines([HarmlessText(options.shown($0.line))]) : nil
      }
      return sum ?? end.notChecked.map { .wholeLines($0.lines(options)) } ?? ""
    }
  ) { item, options in
    switch item {
    case .design(let design):
      let lines = CheckView.lines(
        design.scene, at: design.places, rest: design.listsAll ? nil : "--all",
        isOneOfMany: design.isOneOfMany, options)
      return Part(.wholeLines([HarmlessText(options.shown(design.name))] + lines))
    // The error has said it all.
    case .session(let played) where played.unread == nil || !played.isWithoutStatements:
      return Part(.wholeLines([HarmlessText(options.shown(played.line))]))
    case .session, .unread: return Part("")
    }
  }
}
