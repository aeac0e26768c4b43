import TabBarCore
import TabBarGuidelines

/// What is accepted with its reason, and what accepts nothing.
enum AcceptedBlock {
  /// Appends the block; nothing where nothing is accepted.
  ///
  /// - Parameter places: Where in a session the findings come from, or `nil`.
  static func append(
    _ scene: Scene, at places: FindingPlaces? = nil, to page: inout Page, _ options: RenderOptions
  ) {
    let report = scene.report
    for entry in report.suppressed {
      page.gap()
      let tab = entry.tab.map { " for \(name($0, in: scene.design))" } ?? ""
      page.hanging(
        "\(options.glyphs.accepted) \(entry.finding.rule)  ", "accepted" + tab, .faint, labelStyle: .plain)
      if let line = places?.acceptedLines[entry.finding.rule] {
        page.paragraph(places?.text(line) ?? "", .faint, indentation: 2)
      }
      page.paragraph(entry.finding.message, .faint, indentation: 2)
      page.paragraph("because: " + entry.reason, indentation: 2)
    }
    for entry in report.unusedAllowances {
      page.gap()
      let tab = entry.tab.map { " for \(name($0, in: scene.design))" } ?? ""
      page.hanging("! accepts nothing: ", "\(entry.rule)\(tab)", .warning, labelStyle: .warning)
      let line = "allow \(entry.rule)" + (entry.tab.map { " \($0 + 1)" } ?? "") + " off"
      page.paragraph("\(entry.why); \(line) takes it back", indentation: 2)
    }
  }

  private static func name(_ tab: Int, in design: Design) -> String {
    "tab \(tab + 1) \"\(TabNames.name(tab, in: design))\""
  }
}
