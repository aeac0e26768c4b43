import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension WhyQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    WhyView.lines(context.scene, tab: tab, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { WhyView.document(context.scene, tab: tab) }
}

/// Why a bar, or one of its items, is as it is.
package enum WhyView {
  private static let labelColumns = 17

  package static func lines(_ scene: Scene, tab: Int?, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    page.gap()
    let reasons: [Reason]
    if let tab {
      page.heading(scene.design.numberedName(of: tab))
      reasons = scene.reasons(tab: tab)
    } else {
      reasons = scene.reasons
    }
    // Beside a label in a narrow window too little is left for sentences.
    let start = options.columns < 60 ? 2 : labelColumns
    var seen: [Reason.Ground: String] = [:]
    for reason in reasons {
      if start < labelColumns {
        page.paragraph(reason.subject.rawValue, .strong)
        page.paragraph(reason.conclusion, indentation: start)
      } else {
        let label = TerminalText.padded(reason.subject.rawValue, to: labelColumns)
        page.hanging(label, reason.conclusion, .strong, labelStyle: .plain)
      }
      page.paragraph(reason.rule, indentation: start)
      for ground in reason.grounds {
        // A source that was given in full is only pointed to.
        let source = seen[ground].map { "as for \($0)" } ?? ground.source
        page.paragraph("\(ground.confidence.rawValue): \(source)", .faint, indentation: start)
        if seen[ground] == nil { seen[ground] = reason.subject.rawValue }
      }
    }
    page.gap()
    page.paragraph(
      "high: several sources agree; medium: one good or two weak; low: an estimate. "
        + (tab == nil ? "why TAB explains one item." : "why explains the bar."), .faint)
    return page.text
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
