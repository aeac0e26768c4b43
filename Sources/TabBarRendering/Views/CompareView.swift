import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension CompareQuery: View {
  package var isLong: Bool { true }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    CompareView.lines(comparison(context.draft), context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? {
    CompareView.document(comparison(context.draft))
  }

  private func comparison(_ draft: Draft) -> Comparison {
    Comparison(of: draft.design, by: draft.guide, subject)
  }
}

/// One design several times, side by side.
package enum CompareView {
  // The least columns for words; columns without room are put below.
  private static let leastColumn = 16
  private static let mostColumn = 34
  private static let labelColumns = 12

  package static func lines(_ comparison: Comparison, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    guard !comparison.columns.isEmpty else {
      page.paragraph("There is nothing to compare.")
      return page.text
    }
    if comparison.areGuides { return GuideComparison.lines(comparison, options) }
    let room = options.columns - labelColumns
    let most = max(1, (room + 2) / (leastColumn + 2))
    let tables = (comparison.columns.count + most - 1) / most
    let each = (comparison.columns.count + tables - 1) / tables
    let width = min(mostColumn, (room - 2 * (each - 1)) / each)
    var rest = comparison.columns[...]
    while !rest.isEmpty {
      if !page.lines.isEmpty { page.gap() }
      add(Array(rest.prefix(each)), of: comparison, width: width, to: &page, options)
      rest = rest.dropFirst(each)
    }
    page.gap()
    let differing = Comparison.Aspect.allCases.filter(comparison.differs)
    page.paragraph(
      differing.isEmpty ? "No difference." : "\(sign(options)) differs in one column or more", .faint)
    return page.text
  }

  private static func sign(_ options: RenderOptions) -> String { options.ascii ? "*" : "≠" }

  private static func add(
    _ columns: [Comparison.Column], of comparison: Comparison, width: Int, to page: inout Page,
    _ options: RenderOptions
  ) {
    let names = columns.map { CompareWords.name($0, options.glyphs) }
    page.append(row("", names, width: width, .strong, options))
    // If systems are compared, they are the headings of the columns.
    let areSystems = comparison.columns.allSatisfy { $0.names.first == $0.scene.layout.system?.name }
    for aspect in Comparison.Aspect.allCases where aspect != .system || !areSystems {
      let values = columns.map { CompareWords.text(aspect, $0, options) }
      let differs = comparison.differs(in: aspect)
      guard differs || values.contains(where: { $0 != "none" }) else { continue }
      let label = (differs ? sign(options) : " ") + " " + CompareWords.label(aspect)
      page.append(row(label, values, width: width, differs ? .strong : .plain, options))
    }
  }

  private static func row(
    _ label: String, _ cells: [String], width: Int, _ style: Style, _ options: RenderOptions
  ) -> [StyledText] {
    let texts = cells.map { WordWrap.lines(of: options.shown($0), columns: width) }
    let height = texts.map(\.count).max() ?? 1
    return (0..<height).map { number in
      var line = StyledText(number == 0 ? label : "", .faint)
      for (index, text) in texts.enumerated() where number < text.count {
        line.pad(to: labelColumns + index * (width + 2))
        line.append(text[number], style)
      }
      return line
    }
  }

  package static func document(_ comparison: Comparison) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("schema", 1),
      ("differs", .strings(Comparison.Aspect.allCases.filter(comparison.differs).map(\.rawValue))),
      (
        "columns",
        .array(
          comparison.columns.map { column in
            .members(["names": .strings(column.names), "scene": SceneJSON.document(column.scene)])
          })
      ),
    ]
    if comparison.areGuides {
      let silent = comparison.columns.filter { !$0.scene.isSpokenOf }
      members.append(("silent", .strings(silent.map(\.scene.guide.id))))
      members.append(("conflicts", .array(comparison.disagreements.map(conflict))))
    }
    return .object(members)
  }

  private static func conflict(_ entry: Disagreement) -> JSONValue {
    .members([
      "id": .string(entry.conflict.id), "question": .string(entry.conflict.question),
      "positions": .array(
        entry.positions.map { position in
          .members([
            "says": .string(position.says), "guides": .strings(position.guides),
            "sources": .strings(position.sources),
          ])
        }),
      "silent": .strings(entry.silent), "advice": .string(entry.conflict.advice),
      "catalogue": .strings(entry.conflict.catalogue),
    ])
  }
}

/// The aspects of a comparison in words.
enum CompareWords {
  /// The names of a column; consecutive ones become a range.
  static func name(_ column: Comparison.Column, _ glyphs: Glyphs) -> String {
    guard column.names.count > 1, let first = column.names.first, let last = column.names.last else {
      return column.names.first ?? ""
    }
    let version = last.split(separator: " ").last.map(String.init) ?? last
    return first.hasPrefix(last.prefix { $0 != " " }) && !first.hasSuffix("iPad")
      ? first + glyphs.dash + version : first + " to " + last
  }

  static func label(_ aspect: Comparison.Aspect) -> String {
    switch aspect {
    case .hidden: "hidden"
    case .item: "1st item"
    default: aspect.rawValue
    }
  }

  static func text(_ aspect: Comparison.Aspect, _ column: Comparison.Column, _ options: RenderOptions)
    -> String
  {
    let scene = column.scene
    let layout = scene.layout
    let outcome = Matrix.Outcome(scene)
    func names(_ tabs: [Int]) -> String {
      tabs.map { scene.design.plainName(of: $0) }.joined(separator: ", ")
    }
    switch aspect {
    case .system: return layout.system?.name ?? "none"
    case .window:
      return Points.text(layout.window.width, by: layout.window.height, options.glyphs) + " pt"
    case .bar:
      guard layout.placement != .none else { return "none" }
      return "\(layout.placement.rawValue), titles \(titles(layout.arrangement))"
    case .height: return layout.placement == .none ? "none" : Points.text(layout.frame.height) + " pt"
    case .item: return layout.items.first.map { Points.text($0.share.width) + " pt wide" } ?? "none"
    case .visible:
      let more = layout.overflow == .more ? " and More" : ""
      return layout.visible.isEmpty ? "none" : "\(layout.visible.count)\(more): " + names(layout.visible)
    case .hidden:
      return layout.hidden.isEmpty
        ? "none" : layout.overflow.place.phrase + ": " + names(layout.hidden)
    case .tightened: return outcome.tightened.isEmpty ? "none" : names(outcome.tightened)
    case .cut:
      let parts = [("", outcome.cut), ("perhaps ", outcome.mayBeCut)].filter { !$0.1.isEmpty }
      return parts.isEmpty ? "none" : parts.map { $0.0 + names($0.1) }.joined(separator: "; ")
    case .findings:
      let findings = scene.report.findings
      return findings.isEmpty
        ? "none" : findings.map { "\($0.rule) (\(FindingsBlock.word(for: $0)))" }.joined(separator: ", ")
    }
  }

  private static func titles(_ arrangement: Arrangement) -> String {
    switch arrangement {
    case .stacked: "under icons"
    case .inline: "beside icons"
    case .text: "alone"
    case .icon: "left out"
    }
  }
}

/// One design judged by every guide, and the contradictions between the guides.
enum GuideComparison {
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
