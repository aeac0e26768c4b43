import TabBarCore
package import TabBarGuidelines

/// A statement about the design at a point of a session, compared while the session is replayed.
package enum Expectation: Hashable, Sendable {
  /// Exactly these tabs are drawn, in this order; none are where something covers the bar.
  case visible([String])
  /// Exactly these tabs are not in the bar at first, in this order: they are behind More, on another page, in
  /// a part that has to be scrolled to, in the sidebar, or nowhere.
  case overflow([String])
  /// The titles of exactly these drawn tabs are cut.
  case truncated([String])
  /// There is a finding of this rule.
  case finding(String)
  /// There is no finding of this rule.
  case noFinding(String)
  /// There are this many tabs.
  case count(Int)

  /// Returns what the scene has instead, or `nil` where it is as expected.
  ///
  /// Tabs are known by their own titles, whatever the language of the design.
  package func mismatch(in scene: Scene) -> String? {
    let tabs = scene.design.tabs
    let layout = scene.layout
    let shown = layout.isVisible ? layout.items : []
    func titles(_ indices: [Int]) -> [String] { indices.map { tabs[$0].title } }
    switch self {
    case .visible(let expected):
      return difference(expected, titles(shown.compactMap(\.kind.tab)), what: "visible")
    case .overflow(let expected):
      let hidden = Set(layout.hidden).union(layout.inSidebar).sorted()
      return difference(
        expected, titles(hidden),
        what: layout.overflow == .more ? HiddenPlace.more.phrase : "outside of the bar")
    case .truncated(let expected):
      let cut = shown.filter { $0.title.truncation == .cut }
      let names = cut.map { item in item.kind.tab.map { tabs[$0].title } ?? item.fullTitle }
      return difference(expected, names, what: "cut")
    case .finding(let rule):
      if scene.report.findings.contains(where: { $0.rule == rule }) { return nil }
      if let skipped = scene.report.notChecked.first(where: { $0.rule == rule }) {
        return "\(rule) was not checked: \(skipped.why)"
      }
      if let accepted = scene.report.suppressed.first(where: { $0.finding.rule == rule }) {
        return "expected a finding of \(rule), and it is accepted: \(accepted.reason)"
      }
      return scene.report.met.contains(rule)
        ? "expected a finding of \(rule), and the design meets it"
        : "expected a finding of \(rule), and \(scene.guide.name) does not have that rule"
    case .noFinding(let rule):
      guard let finding = scene.report.findings.first(where: { $0.rule == rule }) else { return nil }
      return "expected no finding of \(rule): \(finding.message)"
    case .count(let count):
      if tabs.count == count { return nil }
      let expected = count == 1 ? "1 tab" : "\(count) tabs"
      return "expected \(expected), and there \(tabs.count == 1 ? "is" : "are") \(tabs.count)"
    }
  }

  /// Returns which of the titles it names no tab has, so that it cannot be met as things are; `nil` where all
  /// are known.
  package func doubt(in scene: Scene) -> String? {
    let known = scene.design.tabs.map(\.title)
    let named: [String]
    switch self {
    case .visible(let titles), .overflow(let titles), .truncated(let titles): named = titles
    case .finding, .noFinding, .count: return nil
    }
    let unknown = named.filter { !known.contains($0) }.map { title in
      let meant = Suggestion.nearest(to: title, in: known)
      return Quoting.quoted(title) + (meant.map { " (did you mean \(Quoting.quoted($0))?)" } ?? "")
    }
    return unknown.isEmpty ? nil : "no tab is called " + unknown.joined(separator: ", or ")
  }

  private func difference(_ expected: [String], _ found: [String], what: String) -> String? {
    guard expected != found else { return nil }
    return "expected \(list(expected)) \(what), found \(list(found))"
  }

  private func list(_ titles: [String]) -> String {
    titles.isEmpty ? "none" : titles.map { Quoting.quoted($0) }.joined(separator: " ")
  }
}
