import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension WhyQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let rest = context.rest(tab.map { "why \($0 + 1) sources" } ?? "why sources")
    return WhyView.lines(context.scene, tab: tab, rest: hasSources ? nil : rest, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { WhyView.document(context.scene, tab: tab) }
}

/// Why a bar, or one of its items, is as it is.
package enum WhyView {
  private static let labelColumns = 17

  /// Returns the reasons with their rules, and their sources, and how sure they are.
  ///
  /// - Parameter rest: The way to have all of it, if only what a screen has room for is shown; it leaves out what the
  ///   head line says already, too.
  package static func lines(
    _ scene: Scene, tab: Int?, rest: String? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    var blocks: [Block] = [.lines(HeadLine.lines(scene, options) + [StyledText()])]
    if let tab { blocks.append(.heading([scene.design.numberedName(of: tab)])) }
    let known: [Reason.Subject] = [.system, .window, .safeArea, .sizeClasses]
    let all = reasons(scene, tab)
    let saysOnlyKnown = tab == nil && all.allSatisfy { known.contains($0.subject) }
    var seen: [Reason.Ground: String] = [:]
    for reason in all {
      let block = block(reason, &seen, options)
      let isNear = tab != nil || saysOnlyKnown || !known.contains(reason.subject)
      blocks.append(isNear ? block : .more([block]))
    }
    return blocks.lines(options, isWhole: rest == nil) { _ in
      guard let rest else {
        return [
          .gap,
          .paragraph(
            "high: several sources agree; medium: one good or two weak; low: an estimate. "
              + (tab == nil ? "why TAB explains one item." : "why explains the bar."), .faint),
        ]
      }
      return [
        .paragraph(
          "\(rest) says all, and who says so." + (tab == nil ? " why TAB explains one item." : ""), .faint)
      ]
    }
  }

  private static func reasons(_ scene: Scene, _ tab: Int?) -> [Reason] {
    tab.map { scene.reasons(tab: $0) } ?? scene.reasons
  }

  /// Returns a reason; beside its label in a narrow window too little room is left for sentences.
  private static func block(
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

  /// Returns the document; tab numbers start at 1.
  package static func document(_ scene: Scene, tab: Int?) -> JSONValue {
    .members([
      "schema": 1, "device": .string(scene.design.device.id), "system": .optional(scene.layout.system?.id),
      "tab": tab.map { .number($0 + 1) } ?? .null,
      "reasons": .array(reasons(scene, tab).map(reason)),
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
