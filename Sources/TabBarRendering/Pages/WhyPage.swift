package import TabBarGuidelines
import TabBarCore

/// Why a bar, or one of its items, is as it is.
package enum WhyPage {
  private static let labelColumns = 17

  /// Returns the lines of the page.
  package static func lines(_ scene: Scene, tab: Int?, _ options: RenderOptions) -> [String] {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    page.gap()
    let reasons: [Reason]
    if let tab {
      page.heading("tab \(tab + 1) " + quoted(TabNames.name(tab, in: scene.design)))
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

  private static func quoted(_ text: String) -> String { "\"" + text + "\"" }
}
