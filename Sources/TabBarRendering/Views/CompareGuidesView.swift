import TabBarCore
import TabBarGuidelines

/// One design judged by every guide, and the contradictions between the guides.
enum GuideComparison {
  /// Adds what differs between the guides, each finding with those that have it.
  static func add(_ comparison: Comparison, to page: inout BriefPage) {
    let spoken = comparison.columns.filter(\.scene.isSpokenOf)
    let silent = comparison.columns.filter { !$0.scene.isSpokenOf }.flatMap(\.names)
    let all = spoken.flatMap { column in
      column.scene.report.findings.map {
        (rule: $0.rule, word: FindingsBlock.word(for: $0), guide: column.names[0])
      }
    }.grouped { $0.rule }
    let same = all.filter { $0.elements.count == spoken.count && Set($0.elements.map(\.word)).count == 1 }
    let other = all.filter { rule in !same.contains { $0.key == rule.key } }
    let others = comparison.otherDisagreements
    let tabs = counted(spoken.first?.scene.design.tabs.count ?? 0, "tab")
    page.add {
      $0.paragraph(
        other.isEmpty
          ? "\(spoken.count == 1 ? "Only 1 guide speaks" : "\(spoken.count) guides say the same") of these \(tabs)\(others.isEmpty ? "." : ", and not of all bars.")"
          : "\(counted(other.count, "finding")) of \(all.count) \(other.count == 1 ? "depends" : "depend") on the guide.",
        .strong)
    }
    for (rule, findings) in other {
      let words = findings.grouped { $0.word }.map { word, findings in
        "\(word) by " + listed(findings.map(\.guide))
      }
      page.add { $0.hanging("\(rule)  ", words.joined(separator: "; ")) }
    }
    if !same.isEmpty {
      let rules = same.map { "\($0.key) (\($0.elements[0].word))" }
      page.add { $0.hanging("the same by all  ", rules.joined(separator: ", ")) }
    }
    if !silent.isEmpty { page.add { $0.hanging("silent  ", listed(silent), .faint) } }
    for entry in comparison.disagreements {
      let says = entry.positions.map { "\($0.says) (\($0.guides.joined(separator: ", ")))" }
      page.add { $0.hanging("\(entry.conflict.question)  ", says.joined(separator: "; ")) }
    }
    guard !others.isEmpty else { return }
    page.add { $0.paragraph("Of other bars they say:") }
    for entry in others {
      let says = entry.positions.map { "\($0.says) (\($0.guides.joined(separator: ", ")))" }
      page.add { $0.hanging("\(entry.conflict.question)  ", says.joined(separator: "; ")) }
    }
  }

  static func lines(_ comparison: Comparison, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    guard let first = comparison.columns.first else { return page.text }
    let design = first.scene.design
    page.heading(counted(design.tabs.count, "tab"), design.device.name)
    let width = comparison.columns.map { $0.scene.guide.name.count }.max() ?? 0
    for column in comparison.columns {
      let name = column.scene.guide.name
      let label = name + String(repeating: " ", count: width - name.count + 2)
      add(column.scene, label, to: &page, options)
    }
    guard !design.tabs.isEmpty else {
      page.gap()
      page.paragraph(Silence.noTabs, .warning)
      return page.text
    }
    page.gap()
    if comparison.disagreements.isEmpty {
      page.paragraph("They do not contradict one another about this design.")
    } else {
      page.heading("Where they contradict one another")
      for entry in comparison.disagreements { add(entry, to: &page, options) }
    }
    guard !comparison.otherDisagreements.isEmpty else { return page.text }
    page.gap()
    page.heading("Where they contradict one another about other bars")
    for entry in comparison.otherDisagreements { add(entry, to: &page, options) }
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
      let sign = FindingsBlock.severitySign(of: finding, options)
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

  /// The guides of a position with the place in each; guides with the same place are together.
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
