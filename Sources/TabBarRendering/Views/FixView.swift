import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension FixQuery: View {
  /// Returns each finding with its fixes, or with its rule's advice.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (draft, options) = (context.draft, context.options)
    let scene = draft.scene
    let listed = draft.listedFixes.filter { rule == nil || $0.finding.rule == rule }
    guard !listed.isEmpty else { return [.paragraph(nothing(in: scene))].lines(options) }
    let entries = listed.map { entry($0.finding, $0.fixes, draft, options) }
    return ([.heading(["Left for you to decide:"])] + entries).lines(options, isWhole: all) { left in
      closing(left, listed)
    }
  }

  private func entry(
    _ finding: Finding, _ fixes: [(number: Int, fix: Fix)], _ draft: Draft, _ options: RenderOptions
  ) -> Block {
    let head = Block.entry(
      "\(finding.sign(options)) ", "\(finding.rule) (\(finding.word)): \(finding.prose)",
      labelStyle: finding.style)
    let ways = fixes.map { number, fix in
      Block.entry(
        "\(number)  ", "\(fix.message)", labelStyle: .strong,
        below: draft.lines(for: fix.edits).map { .entry("  ", "\($0)", .strong) })
    }
    let remedy =
      fixes.isEmpty && rule != nil
      ? Rule.named(finding.rule)?.page(in: options.language).prose(.instead) : nil
    return .together([head] + ways + (remedy.map { [.entry("  ", "\($0)", .faint)] } ?? []))
  }

  /// Returns what to type next; `left` findings are not listed.
  private func closing(
    _ left: Int, _ listed: [(finding: Finding, fixes: [(number: Int, fix: Fix)])]
  ) -> [Block] {
    var words: [Prose] = []
    if left > 0 { words.append("`fix all` lists \(left) more.") }
    let numbers = listed.flatMap(\.fixes).map(\.number)
    if let first = numbers.first {
      let both: Prose = numbers.count > 1 ? ", `fix \(first) \(numbers[1])` both" : ""
      words.append("`fix \(first)` does what is listed under \(first)\(both); `undo` takes it back.")
    }
    if listed.contains(where: { FitWays.rules.contains($0.finding.rule) }) {
      words.append("`fit` lists ways to bring all tabs into the bar, with their titles whole.")
    }
    if rule == nil, listed.contains(where: \.fixes.isEmpty) {
      words.append("`fix RULE` says what else helps.")
    }
    return words.isEmpty ? [] : [.gap, .paragraph(.joined(words, by: " "), .faint)]
  }

  private func nothing(in scene: Scene) -> Prose {
    if scene.design.tabs.isEmpty { return "There are no tabs yet: `add TITLE`." }
    if let rule {
      if let accepted = scene.report.suppressed.first(where: { $0.finding.rule == rule }) {
        return "The finding of \(rule) is accepted: \(accepted.reason)"
      }
      if scene.guide[rule: rule] == nil {
        let others = Guide.all.filter { $0[rule: rule] != nil }.map(\.name)
        return
          "\(scene.guide.name) does not have the rule \(rule), and \(listed(others)) \(others.count, one: "has", many: "have") it: `explain \(rule)` says what helps."
      }
      return "There is no finding of \(rule)."
    }
    if scene.report.met.isEmpty {
      return "No rule could be judged, so there is nothing to fix; `check` says why."
    }
    return "There is nothing left to fix."
  }
}
