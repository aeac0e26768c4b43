import TabBarCore
import TabBarDrawing
import TabBarGuidelines

extension ReportFormat {
  /// Workflow commands, which GitHub shows as annotations beside the lines of a session.
  static let github = ReportFormat(
    id: "github", endsWithSum: true,
    ending: { end, options in end.sum.map { .wholeLines([HarmlessText(options.shown($0.line))]) } ?? "" }
  ) { item, options in
    var text: HarmlessText = ""
    for outcome in item.outcomes {
      if let level = outcome.level {
        text += command(
          level, item.places, line: outcome.line, column: nil,
          title: (outcome.title ?? outcome.name) + item.place, outcome.message, options)
      }
      // Accepted findings go to the log: GitHub shows only a few annotations for each step.
      for (accepted, line) in outcome.accepted {
        let remark = "accepted: \(item.places.text(line)): \(outcome.name)\(item.place): \(accepted)"
        text += .wholeLines([HarmlessText(options.shown(remark))])
      }
    }
    if let unread = item.unread {
      var title = "not judged"
      if case .session = item { title = "not played to its end" }
      text += command(
        .error, item.places, line: unread.line, column: unread.column, title: title, unread.message, options)
    }
    return Portion(text)
  }

  /// Returns a workflow command; without a line it is about the whole file, without a file about the step.
  private static func command(
    _ level: Outcome.Level, _ places: FindingPlaces, line: Int?, column: Int?, title: String,
    _ message: [String], _ options: RenderOptions
  ) -> HarmlessText {
    var properties: [String] = []
    if let path = places.path {
      properties.append("file=" + escaped(path, isProperty: true, options))
      properties.append("line=\(line ?? 1)")
      if let column { properties.append("col=\(column)") }
    }
    properties.append("title=" + escaped(title, isProperty: true, options))
    let text = message.map { escaped($0, options) }.joined(separator: "%0A")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(text)\n"
  }

  private static func escaped(_ text: String, isProperty: Bool = false, _ options: RenderOptions) -> String {
    var result = ""
    for scalar in LogCommand.escaped(in: options.shown(text)).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
