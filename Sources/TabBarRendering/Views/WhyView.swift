import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension WhyQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    guard !hasSources else { return WhyView.lines(context.scene, tab: tab, context.options) }
    let line = tab.map { "why \($0 + 1) sources" } ?? "why sources"
    return WhyView.brief(context.scene, tab: tab, rest: context.rest(line), context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { WhyView.document(context.scene, tab: tab) }
}

/// Why a bar, or one of its items, is as it is.
package enum WhyView {
  private static let labelColumns = 17

  /// Returns the reasons with their rules, but for those that the head line gives the results of.
  package static func brief(
    _ scene: Scene, tab: Int?, rest: String, _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = head(scene, tab, options)
    let known: [Reason.Subject] = [.system, .window, .safeArea, .sizeClasses]
    let all = reasons(scene, tab)
    let nearest = all.filter { tab != nil || !known.contains($0.subject) }
    let entries = (nearest.isEmpty ? all : nearest).map { reason in
      var entry = Page(options)
      append(reason, to: &entry, options)
      return entry
    }
    page.append(entries) { _, page in
      page.paragraph(
        "\(rest) says all, and who says so." + (tab == nil ? " why TAB explains one item." : ""), .faint)
    }
    return page.text
  }

  /// Returns every reason with its sources, and how sure they are.
  package static func lines(_ scene: Scene, tab: Int?, _ options: RenderOptions) -> [HarmlessText] {
    var page = head(scene, tab, options)
    var seen: [Reason.Ground: String] = [:]
    for reason in reasons(scene, tab) {
      append(reason, to: &page, options)
      for ground in reason.grounds {
        // A source that was given in full is only pointed to.
        let source = seen[ground].map { "as for \($0)" } ?? ground.source
        page.paragraph("\(ground.confidence.rawValue): \(source)", .faint, indentation: start(options))
        if seen[ground] == nil { seen[ground] = reason.subject.rawValue }
      }
    }
    page.gap()
    page.paragraph(
      "high: several sources agree; medium: one good or two weak; low: an estimate. "
        + (tab == nil ? "why TAB explains one item." : "why explains the bar."), .faint)
    return page.text
  }

  private static func head(_ scene: Scene, _ tab: Int?, _ options: RenderOptions) -> Page {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    page.gap()
    if let tab { page.heading(scene.design.numberedName(of: tab)) }
    return page
  }

  private static func reasons(_ scene: Scene, _ tab: Int?) -> [Reason] {
    tab.map { scene.reasons(tab: $0) } ?? scene.reasons
  }

  /// Returns where sentences start; beside a label in a narrow window too little is left for them.
  private static func start(_ options: RenderOptions) -> Int { options.columns < 60 ? 2 : labelColumns }

  private static func append(_ reason: Reason, to page: inout Page, _ options: RenderOptions) {
    let start = start(options)
    if start < labelColumns {
      page.paragraph(reason.subject.rawValue, .strong)
      page.paragraph(reason.conclusion, indentation: start)
    } else {
      let label = TerminalText.padded(reason.subject.rawValue, to: labelColumns)
      page.hanging(label, reason.conclusion, .strong, labelStyle: .plain)
    }
    page.paragraph(reason.rule, indentation: start)
  }

  /// Returns the document; tab numbers start at 1.
  package static func document(_ scene: Scene, tab: Int?) -> JSONValue {
    .members([
      "schema": 1, "device": .string(scene.design.device.id), "system": .optional(scene.layout.system?.id),
      "tab": tab.map { .number($0 + 1) } ?? .null,
      "reasons": .array((tab.map { scene.reasons(tab: $0) } ?? scene.reasons).map(reason)),
    ])
  }

  private static func reason(_ reason: Reason) -> JSONValue {
    .members([
      "subject": .string(reason.subject.rawValue), "conclusion": .string(reason.conclusion),
      "value": reason.value.map { .number($0) } ?? .null, "rule": .string(reason.rule),
      "grounds": .array(
        reason.grounds.map { ground in
          .members([
            "source": .string(ground.source), "confidence": .string(ground.confidence.rawValue),
          ])
        }),
    ])
  }
}
