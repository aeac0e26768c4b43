import TabBarCore
import TabBarGuidelines

/// One design by every guide, one below the other, and then what they contradict one another in.
enum GuideComparison {
  /// Returns the lines of the page.
  static func lines(_ comparison: Comparison, _ options: RenderOptions) -> [String] {
    var page = Page(options)
    guard let first = comparison.columns.first else { return page.text }
    let design = first.scene.design
    page.heading(
      [counted(design.tabs.count, "tab"), design.device.name]
        .joined(separator: options.glyphs.separator))
    let width = comparison.columns.map { $0.scene.guide.name.count }.max() ?? 0
    for column in comparison.columns {
      let name = column.scene.guide.name
      let label = name + String(repeating: " ", count: width - name.count + 2)
      add(column.scene, label, to: &page, options)
    }
    guard !design.tabs.isEmpty else {
      page.gap()
      page.paragraph("There are no tabs yet, so nothing was looked at: add TITLE.", .warning)
      return page.text
    }
    page.gap()
    if comparison.disagreements.isEmpty {
      page.paragraph("They do not contradict one another about this design.")
      return page.text
    }
    page.heading("Where they contradict one another")
    for entry in comparison.disagreements { add(entry, to: &page, options) }
    return page.text
  }

  private static func add(
    _ scene: Scene, _ label: String, to page: inout Page, _ options: RenderOptions
  ) {
    let report = scene.report
    let platform = scene.layout.system?.platform ?? scene.design.device.platform
    guard scene.isSpokenOf else {
      return page.hanging(label, "says nothing about \(platform.rawValue)", .faint, labelStyle: .strong)
    }
    let bar = [
      scene.layout.system?.name, OutcomeWords.summary(Matrix.Outcome(scene), tabs: scene.design.tabs.count),
    ].compactMap(\.self).joined(separator: options.glyphs.separator)
    page.hanging(label, bar, .faint, labelStyle: .strong)
    let space = String(repeating: " ", count: label.count)
    for finding in report.findings {
      let sign = FindingsBlock.gravitySign(of: finding, options)
      page.hanging(
        space + sign + " ", "\(finding.rule) (\(FindingsBlock.word(for: finding)))",
        FindingsBlock.style(of: finding))
    }
    if !report.suppressed.isEmpty {
      page.hanging(
        space + options.glyphs.accepted + " ",
        "accepted: " + report.suppressed.map(\.finding.rule).joined(separator: ", "), .faint)
    }
    guard report.findings.isEmpty, !scene.design.tabs.isEmpty else { return }
    page.hanging(
      space, Silence.sentence(scene) ?? "nothing found, \(counted(report.met.count, "rule")) met",
      .good)
  }

  private static func add(_ entry: Disagreement, to page: inout Page, _ options: RenderOptions) {
    page.gap()
    page.heading(entry.conflict.question)
    for position in entry.positions {
      page.hanging(options.glyphs.leadsTo + " ", position.says, .strong, indentation: 2)
      page.paragraph(sources(of: position), .faint, indentation: 4)
    }
    if !entry.silent.isEmpty {
      page.paragraph("silent: " + entry.silent.joined(separator: ", "), .faint, indentation: 2)
    }
    page.paragraph(entry.conflict.advice, indentation: 2)
  }

  /// The guides of a position with the place where they say so; those that say it at the same place together.
  private static func sources(of position: Disagreement.Position) -> String {
    var groups: [(guides: [String], place: String)] = []
    for (guide, source) in zip(position.guides, position.sources) {
      let place = source.hasPrefix(guide + ", ") ? String(source.dropFirst(guide.count + 2)) : source
      if let index = groups.firstIndex(where: { $0.place == place }) {
        groups[index].guides.append(guide)
      } else {
        groups.append(([guide], place))
      }
    }
    return groups.map { "\($0.guides.joined(separator: ", ")): \($0.place)" }.joined(separator: "; ")
  }
}
