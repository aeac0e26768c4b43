import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// What commands ask to see, as lines.
enum Pages {
  /// Returns the lines for something that only looks; none for what does more than that.
  static func lines(
    for effect: Effect, of draft: Draft, _ timeline: Timeline, _ options: RenderOptions
  ) -> [String] {
    switch effect {
    case .show(let format):
      return [(Format.named(format) ?? .standard).render(draft.scene, options)]
    case .check(let all): return CheckPage.lines(draft.scene, isBrief: !all, options)
    case .explain(let rule):
      return rule.flatMap(Rule.named).map { RulePage.lines($0, options) }
        ?? RulesPage.lines(by: draft.guide, options)
    case .rules: return RulesPage.lines(by: draft.guide, options)
    case .devices: return DevicesPage.lines(Device.all, options)
    case .guides(let id):
      return id.flatMap(Guide.named).map { GuidesPage.lines(of: $0, options) } ?? GuidesPage.lines(options)
    case .help("keys"): return KeyTable.lines(options)
    case .help(let name):
      if let name, let lines = HelpPage.lines(ofTopic: name, options) { return lines }
      return HelpPage.lines(for: name.flatMap(Command.named), options)
    case .note(let text): return NoteText.lines(text, options)
    case .history: return HistoryPage.lines(of: timeline, options)
    case .matrix, .compare, .why, .budget, .describe, .anatomy, .fixes, .fit:
      return LookingPages.lines(for: effect, of: draft, options) ?? []
    case .tell(let text): return WordWrap.lines(of: options.shown(text), columns: options.columns)
    case .none, .readDevice, .sessions, .open, .save, .replay, .expect, .adjust, .tour, .quit: return []
    }
  }

  /// Returns what is shown after a change: what moved, the picture, and the findings with what is new and
  /// what is cleared.
  static func lines(
    for scene: Scene, since before: Scene?, withPicture: Bool = true, _ options: RenderOptions
  ) -> [String] {
    let change = before.map { SceneChange(from: $0, to: scene) }
    let findings = FindingsBlock.lines(scene.report, change: change, options)
    guard withPicture else { return findings }
    return [""] + BarPicture.lines(scene, options) + (findings.isEmpty ? [] : [""] + findings) + [""]
  }
}
