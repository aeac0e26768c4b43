import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension WhyQuery: DocumentView {
  /// Returns the answer, and the reasons with their rules; the whole answer has the sources, and how sure they are, and
  /// the reasons that the head line says already.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (scene, options) = (context.scene, context.options)
    let known: [Reason.Subject] = [.system, .window, .safeArea, .sizeClasses]
    let all = reasons(of: scene)
    let saysOnlyKnown = tab == nil && all.allSatisfy { known.contains($0.subject) }
    var seen: [Source: String] = [:]
    var blocks: [Block] = []
    for reason in all {
      let block = block(reason, &seen, options)
      let isNear = tab != nil || saysOnlyKnown || !known.contains(reason.subject)
      blocks.append(isNear ? block : .more([block]))
    }
    blocks.append(
      .more([
        .gap,
        .paragraph("high: several sources agree; medium: one good or two weak; low: an estimate.", .faint),
      ]))
    let line = tab.map { "why \($0 + 1) sources" } ?? "why sources"
    let head = Block.drawn { HeadLine.lines(scene, $0) }
    return context.answer(.english(answer(scene)), [head] + blocks, all: hasSources ? nil : line)
  }

  /// Returns which tabs are hidden and why, or that none is; of a tab, whether it is in the bar, and its title whole.
  private func answer(_ scene: Scene) -> String {
    let (layout, design) = (scene.layout, scene.design)
    if let tab {
      return answer(design.plainName(of: tab), layout.items.first { $0.kind.tab == tab }, tab, scene)
    }
    if design.tabs.isEmpty { return "There are no tabs yet: add TITLE." }
    if layout.placement == .none { return "There is no tab bar here." }
    let hidden = layout.hiddenTabs(count: design.tabs.count).map { place, tabs in
      "\(listed(tabs.map(design.plainName))) \(isOrAre(tabs.count)) \(place.phrase)"
    }
    guard !hidden.isEmpty else {
      return design.tabs.count == 1
        ? "The tab is in the bar." : "All \(design.tabs.count) tabs are in the bar."
    }
    let rule = reasons(of: scene).first { $0.subject == .overflow }.map { ": \($0.rule)" } ?? ""
    return hidden.joined(separator: "; ") + rule + "."
  }

  private func answer(_ name: String, _ item: BarItem?, _ tab: Int, _ scene: Scene) -> String {
    guard let item else {
      let place = scene.layout.hiddenPlaces(count: scene.design.tabs.count)[tab]
      return "\(name) is \(place?.phrase ?? "in no bar here")."
    }
    let title =
      item.titleFrame == nil
      ? "shows no title"
      : "its title is \(scene.layout.damage(to: item)?.word ?? FittedTitle.State.whole.word)"
    let share =
      item.slot.width == item.frame.width ? "" : " in its share of \(Points.text(item.slot.width)) pt"
    return "\(name) is in the bar, \(Points.text(item.frame.width)) pt wide\(share), and \(title)."
  }

  private func reasons(of scene: Scene) -> [Reason] {
    guard isAboutHidden else { return tab.map { scene.reasons(tab: $0) } ?? scene.reasons }
    return scene.reasons.filter { $0.subject == .overflow }
  }

  private var labelColumns: Int { 17 }

  /// Returns a reason; beside its label in a narrow window too little room is left for sentences.
  private func block(
    _ reason: Reason, _ seen: inout [Source: String], _ options: RenderOptions
  ) -> Block {
    let sources = reason.grounds.map { ground -> Block in
      // A source that was given in full is only pointed to.
      let source = seen[ground].map { "as for \($0)" } ?? ground.text
      if seen[ground] == nil { seen[ground] = reason.subject.rawValue }
      return .paragraph(.english("\(ground.confidence): \(source)"), .faint)
    }
    let below: [Block] = [.paragraph(.english(reason.rule)), .more(sources)]
    let subject = reason.subject.rawValue
    guard options.columns < 60 else {
      let label = TerminalText.padded(subject, to: labelColumns)
      return .entry("\(label)", .english(reason.conclusion), .strong, labelStyle: .plain, below: below)
    }
    return .together([
      .paragraph("\(subject)", .strong), .entry("  ", .english(reason.conclusion), below: below),
    ])
  }

  package func document(in context: ViewContext) -> JSONValue {
    let scene = context.scene
    let reasons = reasons(of: scene).map { reason in
      JSONValue([
        "subject": reason.subject.rawValue, "conclusion": reason.conclusion, "value": reason.value,
        "rule": reason.rule,
        "grounds": reason.grounds.map { ground in
          JSONValue(["source": ground.text, "confidence": ground.confidence])
        },
      ])
    }
    return JSONValue([
      "schema": 1, "answer": answer(scene), "device": scene.design.device.id,
      "system": scene.layout.system?.id,
      "tab": tab.map { $0 + 1 }, "reasons": reasons,
    ])
  }
}
