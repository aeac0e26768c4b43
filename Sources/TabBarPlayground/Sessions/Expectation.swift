import TabBarCore
package import TabBarGuidelines

/// A statement about the design at a point of a session, compared while the session is replayed.
package indirect enum Expectation: Hashable, Sendable {
  /// Exactly these tabs are drawn, in this order; none are where something covers the bar.
  case visible([String])
  /// Exactly these tabs are not in the bar at first, in this order: they are in the More list, on another page, in
  /// a part that has to be scrolled to, in the sidebar, or nowhere.
  case overflow([String])
  /// The titles of exactly these drawn tabs are cut.
  case truncated([String])
  /// The titles of all these tabs are drawn whole, with their letters as far apart as ever.
  case whole([String])
  /// The titles of all these tabs are drawn whole and tightened; none at all are where there are none.
  case tightened([String])
  /// The other expectation does not hold.
  case unmet(Expectation)
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
      let cut = shown.filter { $0.title.state == .cut }
      let names = cut.map { item in item.kind.tab.map { tabs[$0].title } ?? item.fullTitle }
      return difference(expected, names, what: "cut")
    case .whole(let expected): return states(expected, .whole, scene, shown)
    case .tightened(let expected) where expected.isEmpty:
      let found = shown.filter { $0.title.state == .tightened }.compactMap(\.kind.tab)
      return difference(expected, titles(found), what: "tightened")
    case .tightened(let expected): return states(expected, .tightened, scene, shown)
    case .unmet(let other):
      return other.mismatch(in: scene) == nil ? "expected it not to hold, and it does" : nil
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
      return "expected \(counted(count, "tab")), and there \(isOrAre(tabs.count)) \(tabs.count)"
    }
  }

  /// Returns a clause about the expected titles that no tab has; `nil` if all are known.
  package func doubt(in scene: Scene) -> String? {
    let known = scene.design.tabs.map(\.title)
    let named: [String]
    switch self {
    case .visible(let titles), .overflow(let titles), .truncated(let titles), .whole(let titles),
      .tightened(let titles):
      named = titles
    case .unmet(let other): return other.doubt(in: scene)
    case .finding, .noFinding, .count: return nil
    }
    let unknown = named.filter { !known.contains($0) }.map { title in
      let meant = Suggestion.nearest(to: title, in: known)
      return Quoting.quoted(title) + (meant.map { " (did you mean \(Quoting.quoted($0))?)" } ?? "")
    }
    return unknown.isEmpty ? nil : "no tab is called " + unknown.joined(separator: ", or ")
  }

  /// Returns which titles are drawn in another state than expected, or are not drawn; `nil` where there is none.
  private func states(
    _ expected: [String], _ state: FittedTitle.State, _ scene: Scene, _ shown: [BarItem]
  ) -> String? {
    let wrong = expected.compactMap { title -> String? in
      let item = shown.first { item in item.kind.tab.map { scene.design.tabs[$0].title == title } ?? false }
      guard let item, item.titleFrame != nil else { return "\(Quoting.quoted(title)) is not drawn" }
      return item.title.state == state ? nil : "\(Quoting.quoted(title)) is \(item.title.stateInWords)"
    }
    guard !wrong.isEmpty else { return nil }
    return "expected \(list(expected)) \(state == .whole ? "whole" : "tightened"): "
      + wrong.joined(separator: ", ")
  }

  private func difference(_ expected: [String], _ found: [String], what: String) -> String? {
    guard expected != found else { return nil }
    return "expected \(list(expected)) \(what), found \(list(found))"
  }

  private func list(_ titles: [String]) -> String {
    titles.isEmpty ? "none" : titles.map { Quoting.quoted($0) }.joined(separator: " ")
  }
}

extension FittedTitle {
  /// How the title is shown, in words.
  fileprivate var stateInWords: String {
    switch state {
    case .whole: "whole"
    case .tightened: "tightened by \((tightening * 100).rounded() / 100) pt a letter"
    case .mayBeCut: "perhaps cut"
    case .cut: "cut"
    }
  }
}
