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
    return context.answer(.english(answer), words + pictures, all: wholeLine)
  }

  private var answer: String {
    guard sides.count == 2 else { return verdict }
    return DesignDifference(from: sides[0].state, to: sides[1].state).isEmpty
      ? "\(sides[0].name) and \(sides[1].name) are the same." : Self.verdict(from: sides[0], to: sides[1])
  }

  private var comparison: Comparison {
    Comparison(sides.map { Comparison.Column($0.name, $0.state.draft.scene) })
  }

  private static func counts(of sides: [Side]) -> [Int] {
    sides.map { $0.state.draft.scene.report.findings.count }
  }

  /// How many findings each has, which whoever asks for the better one wants to know first; nothing where there are none.
  package static func verdict(from first: Side, to second: Side) -> String {
    let counts = counts(of: [first, second])
    let head = "From \(first.name) to \(second.name)"
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
      Block.entry("\(sign.rawValue) ", .english(text), sign.style, labelStyle: sign.style)
    }
    if !difference.isEmpty, difference.findings.isEmpty {
      entries.append(.entry("= ", .english("findings of both: \(comparison.columns[1].text(.findings))")))
    }
    return entries
  }

  /// Which of them has the fewest findings.
  private var verdict: String {
    let groups = zip(sides, Self.counts(of: sides)).grouped { $0.1 }.sorted { $0.key < $1.key }.map {
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

  /// What all have, what only some have, and what is not the same in all.
  private func entries(_ options: RenderOptions) -> [Block] {
    let tabs = SharedTabs(sides.map(\.state)).tabs
    func name(_ tab: [Int?]) -> String {
      tab.enumerated().lazy.compactMap { side, tab in tab.map { design(side).plainName(of: $0) } }.first ?? ""
    }
    let common = tabs.filter { !$0.contains(nil) }
    var rows = common.isEmpty ? [] : [("in all", common.map(name).joined(separator: ", "))]
    for (owners, some) in tabs.filter({ $0.contains(nil) }).grouped(by: { $0.map { $0 != nil } }) {
      let names = zip(sides, owners).filter(\.1).map(\.0.name)
      rows.append(("in \(listed(names))", some.map { name($0) + folds(of: $0) }.joined(separator: ", ")))
    }
    let orders = sides.indices.map { side in
      tabs.filter { $0[side] != nil }.sorted { ($0[side] ?? 0) < ($1[side] ?? 0) }
    }
    // The longest ones first: one that leaves some of their tabs out has the same order.
    var groups: [(order: [[Int?]], side: Int, names: [String])] = []
    for side in sides.indices.sorted(by: { (-orders[$0].count, $0) < (-orders[$1].count, $1) }) {
      let same = groups.firstIndex { group in
        group.order.filter { $0[side] != nil } == orders[side].filter { $0[group.side] != nil }
      }
      if let same {
        groups[same].names.append(sides[side].name)
      } else {
        groups.append((orders[side], side, [sides[side].name]))
      }
    }
    let texts = groups.map { "\($0.order.map(name).joined(separator: ", ")) in \(listed($0.names))" }
    if texts.count > 1 { rows.append(("order", texts.joined(separator: "; "))) }
    for tab in tabs {
      let settings = zip(sides, tab).map { side, tab in tab.map { side.state.settings(of: $0) } ?? [] }
      rows += differing(settings).map { (name(tab), "\($0.key): \($0.text)") }
    }
    rows += differing(sides.map { $0.state.settings() }).map { ($0.key, $0.text) }
    return [.rows((rows + comparison.differences).map { .entry("\($0.0)", .english($0.1)) })]
  }

  /// Returns what a tab is folded into, in designs without it.
  private func folds(of tab: [Int?]) -> String {
    let owner = tab.firstIndex { $0 != nil } ?? 0
    let wholes = sides.indices.filter { tab[$0] == nil }.compactMap { side in
      tab[owner].flatMap { sides[side].state.whole(with: $0, of: sides[owner].state) }.map {
        "folded into \($0) in \(sides[side].name)"
      }
    }
    return wholes.isEmpty ? "" : " (\(wholes.joined(separator: ", ")))"
  }

  /// Returns the settings that are not the same in all designs that have them, each value with its designs.
  private func differing(_ settings: [[Setting]]) -> [(key: String, text: String)] {
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
