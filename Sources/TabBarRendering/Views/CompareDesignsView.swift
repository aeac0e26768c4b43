import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension DesignsQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    let bars = sides.map { (name: $0.name, scene: $0.state.draft.scene) }
    let difference = DesignDifference(from: sides[0].state, to: sides[1].state)
    let isPair = sides.count == 2
    let areSame = isPair && difference.isEmpty
    // Two are beside each other in a wide window only, as a change is easier to see below one another.
    let pictures = SmallPictures.rows(
      of: areSame ? [("", bars[1].scene)] : bars, isStacked: isPair && options.columns < 100,
      options
    ).map(Block.lines)
    let words = isPair ? pairEntries(difference, options) : entries(options)
    return context.answer(answer, words + pictures, all: isWhole ? nil : wholeLine)
  }

  private var answer: String {
    guard sides.count == 2 else { return verdict }
    return DesignDifference(from: sides[0].state, to: sides[1].state).isEmpty
      ? "\(sides[0].name) and \(sides[1].name) are the same." : pairVerdict
  }

  private var comparison: Comparison {
    Comparison(sides.map { Comparison.Column($0.name, $0.state.draft.scene) })
  }

  private var counts: [Int] { sides.map { $0.state.draft.scene.report.findings.count } }

  /// How many findings each has, which whoever asks for the better one wants to know first; nothing where there are none.
  private var pairVerdict: String {
    let counts = counts
    let head = "From \(sides[0].name) to \(sides[1].name)"
    if counts[0] == counts[1] {
      return head + (counts[0] == 0 ? "" : ", \(counted(counts[0], "finding")) in each") + ":"
    }
    let before =
      counts[0] == 0
      ? "no finding becomes" : "\(counted(counts[0], "finding")) \(counts[0] == 1 ? "becomes" : "become")"
    return head + ", \(before) \(counts[1] == 0 ? "none" : "\(counts[1])"):"
  }

  private func pairEntries(_ difference: DesignDifference, _ options: RenderOptions) -> [Block] {
    var entries = DifferenceWords.entries(difference).map { sign, text in
      Block.entry(sign.rawValue + " ", text, sign.style, labelStyle: sign.style)
    }
    if !difference.isEmpty, difference.findings.isEmpty {
      entries.append(.entry("= ", "findings of both: \(comparison.columns[1].text(.findings))"))
    }
    return entries
  }

  /// Which of them has the fewest findings.
  private var verdict: String {
    let groups = zip(sides, counts).grouped { $0.1 }.sorted { $0.key < $1.key }.map {
      (count: $0.key, names: listed($0.elements.map(\.0.name)), isOne: $0.elements.count == 1)
    }
    let least = groups[0].count == 0 ? "none" : "\(groups[0].count)"
    guard groups.count > 1 else {
      return least == "none"
        ? "No findings in any of them:" : "\(counted(groups[0].count, "finding")) in each:"
    }
    let others = groups.dropFirst().map { "\($0.names) \($0.isOne ? "has" : "have") \($0.count)" }
    return "Fewest findings: \(groups[0].names) with \(least); \(others.joined(separator: ", "))."
  }

  /// What all have, what each has and lacks, and what is not the same in all.
  private func entries(_ options: RenderOptions) -> [Block] {
    let tabs = SharedTabs(sides.map(\.state)).tabs
    func name(_ tab: [Int?]) -> String {
      tab.enumerated().lazy.compactMap { side, tab in tab.map { design(side).plainName(of: $0) } }.first ?? ""
    }
    let common = tabs.filter { !$0.contains(nil) }
    var rows = common.isEmpty ? [] : [("in all", common.map(name).joined(separator: ", "))]
    for (index, side) in sides.enumerated() {
      let has = tabs.filter { $0.contains(nil) && $0[index] != nil }.map(name)
      let lacks = tabs.filter { $0[index] == nil }.map { tab -> String in
        let other = tab.firstIndex { $0 != nil } ?? 0
        let whole = tab[other].flatMap { side.state.whole(with: $0, of: sides[other].state) }
        return name(tab) + (whole.map { " (folded into \($0))" } ?? "")
      }
      let parts = [("has ", has), ("lacks ", lacks)].filter { !$0.1.isEmpty }.map {
        $0 + $1.joined(separator: ", ")
      }
      if !parts.isEmpty { rows.append((side.name, parts.joined(separator: "; "))) }
    }
    let orders = sides.indices.map { side in
      common.sorted { ($0[side] ?? 0) < ($1[side] ?? 0) }.map(name).joined(separator: ", ")
    }
    rows += differing(orders.map { [("order", $0)] }).map { ("order", $0.text) }
    for tab in tabs {
      let settings = zip(sides, tab).map { side, tab in tab.map { side.state.settings(of: $0) } ?? [] }
      rows += differing(settings).map { (name(tab), "\($0.key): \($0.text)") }
    }
    rows += differing(sides.map { $0.state.settings() }).map { ($0.key, $0.text) }
    return [.rows((rows + comparison.differences).map { .entry($0.0, $0.1) })]
  }

  /// Returns the settings that are not the same in all designs that have them, each value with its designs.
  private func differing(_ settings: [[(key: String, value: String?)]]) -> [(key: String, text: String)] {
    let all = zip(sides, settings).flatMap { side, settings in
      settings.map { (key: $0.key, value: $0.value ?? "none", name: side.name) }
    }
    let owners = settings.count { !$0.isEmpty }
    return all.grouped { $0.key }.compactMap { key, elements in
      let values = elements.map(\.value) + Array(repeating: "none", count: owners - elements.count)
      guard Set(values).count > 1 else { return nil }
      let groups = elements.grouped { $0.value }
      return (key, groups.map { "\($0) in \(listed($1.map(\.name)))" }.joined(separator: ", "))
    }
  }

  private func design(_ side: Int) -> Design { sides[side].state.draft.design }

  package func document(in context: ViewContext) -> JSONValue {
    comparison.document(answer: answer)
  }
}
