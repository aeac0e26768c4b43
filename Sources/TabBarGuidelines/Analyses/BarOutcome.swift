package import TabBarCore

/// What a bar comes to: the tabs that are there, those that are not there in full, and the rules that find something.
package struct BarOutcome: Hashable, Sendable {
  /// The indices of the tabs in the bar.
  package let visible: [Int]
  /// The indices of the tabs that do not fit.
  package let hidden: [Int]
  /// The place of those.
  package let overflow: Overflow
  /// The indices of the tabs that are in the sidebar only.
  package let inSidebar: [Int]
  /// The indices of the tabs whose titles are noticeably tightened.
  package let tightened: [Int]
  /// The indices of the tabs whose titles are cut.
  package let cut: [Int]
  /// The indices of the tabs whose titles may be cut.
  package let mayBeCut: [Int]
  /// Why there is no bar, or `nil`.
  package let absence: Absence?
  package let broken: [String]
  /// The rules that need a person.
  package let toJudge: [String]

  /// Sums up a design that was laid out and judged.
  package init(_ scene: Scene) {
    let layout = scene.layout
    let titles = Self.titlesNotWhole(in: layout)
    func tabs(_ state: FittedTitle.State) -> [Int] { titles.filter { $0.state == state }.map(\.tab) }
    func rules(_ verdict: Verdict) -> [String] {
      scene.report.findings.filter { $0.verdict == verdict }.map(\.rule)
    }
    visible = layout.visible
    hidden = layout.hidden
    overflow = layout.overflow
    inSidebar = layout.inSidebar
    tightened = tabs(.tightened)
    cut = tabs(.cut)
    mayBeCut = tabs(.mayBeCut)
    absence = layout.absence
    broken = rules(.broken)
    toJudge = rules(.needsPerson)
  }

  /// Returns the tabs whose titles are cut, may be, or are noticeably tightened, and which of the three.
  static func titlesNotWhole(in layout: BarLayout) -> [(tab: Int, state: FittedTitle.State)] {
    layout.items.compactMap { item in
      item.kind.tab.flatMap { tab in layout.damage(to: item).map { (tab, $0) } }
    }
  }
}
