extension ReplayFormat {
  /// For people at a terminal: a line for each session, and one for all of several.
  package static let text = ReplayFormat(
    id: "text", summary: "for people to read", listsStatements: false, endsWithSum: true,
    ending: { sum, _, options in
      sum.isOfMany ? .wholeLines([HarmlessText(options.shown(sum.line))]) : ""
    }
  ) { played, options in
    // The error has said it all.
    guard played.unread == nil || !played.isWithoutStatements else { return ReportFormat.Part("") }
    return ReportFormat.Part(.wholeLines([HarmlessText(options.shown(played.line))]))
  }
}
