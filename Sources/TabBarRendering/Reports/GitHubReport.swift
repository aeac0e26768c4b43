import TabBarCore
import TabBarGuidelines

extension ReportFormat {
  /// Workflow commands, which GitHub shows as annotations beside the lines of a session.
  package static let github = ReportFormat(
    id: "github", summary: "annotations for a workflow of GitHub Actions",
    unread: { session, options in
      let places = FindingPlaces(session: session.session)
      return Part(
        command(
          "error", places, line: session.line, column: session.column, title: "not judged", session.message,
          options))
    }
  ) { checked, options in
    let report = checked.scene.report
    let place = checked.isOneOfSeveral ? " (\(checked.surroundings))" : ""
    var text: HarmlessText = ""
    for finding in report.findings {
      let lines = [finding.message] + (Rule.named(finding.rule).map { [$0.remedy] } ?? [])
      text += command(
        finding.annotation, checked.places, line: checked.places.lines[finding.rule],
        title: finding.rule + place, lines + [finding.source], options)
    }
    for allowance in report.unusedAllowances {
      text += command(
        "warning", checked.places, line: nil, title: "unused allowance" + place,
        [AllowanceWords.sentence(allowance, in: checked.scene.design)], options)
    }
    // Accepted findings go to the log: GitHub shows only a few annotations for each step.
    for accepted in report.suppressed {
      let line = checked.places.acceptedLines[accepted.finding.rule]
      let remark = options.shown(
        "accepted: \(checked.places.text(line)): \(accepted.finding.rule)\(place): "
          + "\(accepted.finding.message) (\(accepted.reason))")
      text += .wholeLines([HarmlessText(remark)])
    }
    return Part(text)
  }

  /// Returns a workflow command; without a line it is about the whole file, without a file about the step.
  static func command(
    _ name: String, _ places: FindingPlaces, line: Int?, column: Int? = nil, title: String,
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
    return HarmlessText(verbatim: "::\(name) \(properties.joined(separator: ","))::\(text)\n")
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

extension Finding {
  fileprivate var annotation: String {
    guard verdict == .broken else { return "notice" }
    switch severity {
    case .error: return "error"
    case .warning: return "warning"
    case .info: return "notice"
    }
  }
}
