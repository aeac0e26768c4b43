package import TabBarDrawing
import TabBarGuidelines

extension ReportFormat {
  /// A line for each problem, as compilers write them, for editors, build tools and `grep`. What could not be read is said
  /// on standard error in the same form.
  package static let lines = ReportFormat(id: "lines") { item, options in
    Portion(
      item.outcomes.map { outcome in
        guard let level = outcome.level else { return "" }
        let word = level == .notice ? "note" : level.rawValue
        var rule = ""
        if case .design = item { rule = " [\(outcome.title ?? outcome.name)]" }
        let place = item.places.text(outcome.line ?? 1, 1)
        return line(place, word, outcome.message[0] + item.place + rule, options)
      }.joined())
  }

  /// Returns a line for a problem at a place.
  package static func line(
    _ place: String, _ word: String, _ text: String, _ options: RenderOptions
  ) -> HarmlessText {
    .wholeLines([HarmlessText(options.shown("\(place): \(word): \(text)"))])
  }
}
