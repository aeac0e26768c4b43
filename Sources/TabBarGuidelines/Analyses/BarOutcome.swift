package import TabBarCore

/// What a bar comes to: the tabs that are there, those that are not there in full, and the rules that find something.
package struct BarOutcome: Hashable {
  /// The indices of the tabs in the bar.
  package let visible: [Int]
  /// The indices of the tabs that do not fit.
  package let hidden: [Int]
  package let overflow: Overflow
  package let inSidebar: [Int]
  /// The indices of the tabs whose titles are shown, and what becomes of each title.
  package let titled: [Int]
  private let states: [FittedTitle.State]
  package let absence: Absence?
  package let broken: [String]
  /// The rules that need a person.
  package let toJudge: [String]

  package init(_ scene: Scene) {
    let layout = scene.layout
    let titles = layout.items.filter { $0.titleFrame != nil && $0.kind.tab != nil }
    func rules(_ verdict: Verdict) -> [String] {
      scene.report.findings.filter { $0.verdict == verdict }.map(\.rule)
    }
    visible = layout.visible
    hidden = layout.hidden
    overflow = layout.overflow
    inSidebar = layout.inSidebar
    titled = titles.compactMap(\.kind.tab)
    states = titles.map { layout.damage(to: $0) ?? .whole }
    absence = layout.absence
    broken = rules(.broken)
    toJudge = rules(.needsPerson)
  }

  /// Returns what becomes of a tab's title; `nil` where it is not shown.
  package func state(of tab: Int) -> FittedTitle.State? {
    titled.firstIndex(of: tab).map { states[$0] }
  }

  /// Returns the indices of the tabs whose titles come to something.
  package func tabs(_ state: FittedTitle.State) -> [Int] {
    zip(titled, states).filter { $1 == state }.map(\.0)
  }

  /// Returns the tabs whose titles are cut, may be, or are noticeably tightened, and which of the three.
  static func titlesNotWhole(in layout: BarLayout) -> [(tab: Int, state: FittedTitle.State)] {
    layout.items.compactMap { item in
      item.kind.tab.flatMap { tab in layout.damage(to: item).map { (tab, $0) } }
    }
  }
}
