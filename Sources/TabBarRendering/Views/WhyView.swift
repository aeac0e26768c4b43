import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

/// Why a bar, or one of its items, is as it is.
extension WhyQuery: View {
  /// Returns the reasons with their rules, and their sources, and how sure they are; a short answer leaves out what the
  /// head line says already, too.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (scene, options) = (context.scene, context.options)
    var blocks: [Block] = [.lines(HeadLine.lines(scene, options) + [StyledText()])]
    if let tab { blocks.append(.heading([scene.design.numberedName(of: tab)])) }
    let known: [Reason.Subject] = [.system, .window, .safeArea, .sizeClasses]
    let all = reasons(of: scene)
    let saysOnlyKnown = tab == nil && all.allSatisfy { known.contains($0.subject) }
    var seen: [Reason.Ground: String] = [:]
    for reason in all {
      let block = block(reason, &seen, options)
      let isNear = tab != nil || saysOnlyKnown || !known.contains(reason.subject)
      blocks.append(isNear ? block : .more([block]))
    }
    let rest = context.rest(tab.map { "why \($0 + 1) sources" } ?? "why sources")
    let other = tab == nil ? " why TAB explains one item." : hasSources ? " why explains the bar." : ""
    let last =
      hasSources
      ? "high: several sources agree; medium: one good or two weak; low: an estimate."
      : "\(rest) says all, and who says so."
    return blocks.lines(options, isWhole: hasSources) { _ in
      (hasSources ? [.gap] : []) + [.paragraph(last + other, .faint)]
    }
  }

  private func reasons(of scene: Scene) -> [Reason] {
    tab.map { scene.reasons(tab: $0) } ?? scene.reasons
  }

  private var labelColumns: Int { 17 }

  /// Returns a reason; beside its label in a narrow window too little room is left for sentences.
  private func block(
    _ reason: Reason, _ seen: inout [Reason.Ground: String], _ options: RenderOptions
  ) -> Block {
    let sources = reason.grounds.map { ground -> Block in
      // A source that was given in full is only pointed to.
      let source = seen[ground].map { "as for \($0)" } ?? ground.source
      if seen[ground] == nil { seen[ground] = reason.subject.rawValue }
      return .paragraph("\(ground.confidence.rawValue): \(source)", .faint)
    }
    let below: [Block] = [.paragraph(reason.rule), .more(sources)]
    let subject = reason.subject.rawValue
    guard options.columns < 60 else {
      let label = TerminalText.padded(subject, to: labelColumns)
      return .entry(label, reason.conclusion, .strong, labelStyle: .plain, below: below)
    }
    return .together([.paragraph(subject, .strong), .entry("  ", reason.conclusion, below: below)])
  }

  package func document(in context: ViewContext) -> JSONValue? {
    let scene = context.scene
    let reasons = reasons(of: scene).map { reason in
      JSONValue([
        "subject": reason.subject.rawValue, "conclusion": reason.conclusion, "value": reason.value,
        "rule": reason.rule,
        "grounds": reason.grounds.map { ground in
          JSONValue(["source": ground.source, "confidence": ground.confidence.rawValue])
        },
      ])
    }
    return JSONValue([
      "schema": 1, "device": scene.design.device.id, "system": scene.layout.system?.id,
      "tab": tab.map { $0 + 1 }, "reasons": reasons,
    ])
  }
}
