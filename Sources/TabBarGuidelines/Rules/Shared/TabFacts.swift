package import TabBarCore

/// What rules ask about the titles, the badges and the icons of a bar, worked out once for all rules, and kept for the bar
/// that a change makes of it.
package struct TabFacts {
  private let tabs: [Tab]
  private let locale: String
  let titles: [TitleWords]
  let badges: [BadgeText?]
  let icons: [IconFacts]

  /// - Parameter earlier: The facts about a bar with most of the tabs in the same order, or `nil`.
  package init(about design: Design, after earlier: TabFacts? = nil) {
    let design = design.localized
    let tabs = design.tabs
    let earlier = earlier?.locale == design.locale ? earlier : nil
    if let earlier, earlier.tabs == tabs {
      self = earlier
      return
    }
    let known = earlier?.tabs ?? []
    let most = min(tabs.count, known.count)
    let start = (0..<most).first { tabs[$0] != known[$0] } ?? most
    let end =
      (0..<(most - start)).first { tabs[tabs.count - 1 - $0] != known[known.count - 1 - $0] } ?? most - start
    func facts<Fact>(_ known: [Fact]?, _ fact: (Tab) -> Fact) -> [Fact] {
      Array((known ?? []).prefix(start)) + tabs[start..<(tabs.count - end)].map(fact)
        + (known ?? []).suffix(end)
    }
    (self.tabs, locale) = (tabs, design.locale)
    titles = facts(earlier?.titles) { TitleWords($0.title, in: design.locale) }
    badges = facts(earlier?.badges) { $0.badge.map(BadgeText.init) }
    icons = facts(earlier?.icons) { IconFacts($0) }
  }

  /// The same facts with the titles in another language.
  func titled(in design: Design) -> TabFacts { TabFacts(titlesOf: design.localized, self) }

  private init(titlesOf design: Design, _ other: TabFacts) {
    (tabs, locale, badges, icons) = (design.tabs, design.locale, other.badges, other.icons)
    titles = design.tabs.map { TitleWords($0.title, in: design.locale) }
  }
}
