package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int

  package var description: String { "\(path):\(line):\(column)" }
}

/// Something that a person should know about a place in a file.
package struct ImportRemark: Hashable, Sendable, CustomStringConvertible {
  package let place: SourcePlace
  /// What is the matter, without a full stop.
  package let reason: String

  package init(place: SourcePlace, reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place): \(reason)" }
}

/// The icon of a tab, as its app names it.
package enum ImportedIcon: Hashable, Sendable {
  /// The name of an SF Symbol.
  case symbol(String)
  /// The name of an image among the app's own.
  case asset(String)
}

package struct ImportedTab: Hashable, Sendable {
  /// The title in the app's own language, empty for a tab that shows none. A key that no file resolves is kept as the
  /// title.
  package var title = ""
  /// The title by language, as the folders of the app name them (`de`, `pt-BR`), without the app's own.
  package var titles: [String: String] = [:]
  package var icon: ImportedIcon?
  package var selectedIcon: ImportedIcon?
  package var badge: String?
  /// The system item of UIKit (`favorites`), or `nil`. The system gives it a title and an icon.
  package var systemItem: String?
  package var isSearch = false
  /// Where it is that people can move between the bar and the sidebar (UITab.Placement, TabPlacement), as a session has it:
  /// `fixed`, `default`, `optional`, `pinned`, `sidebar`; `nil` for the system's choice.
  package var placement: String?
  /// The title of the section or group that it is a part of.
  package var section: String?
  /// The condition under which the app shows it, as it is written.
  package var condition: String?
  package var place: SourcePlace
  /// What a gap is about.
  package enum Fact: Sendable {
    case title, icon, badge
    /// Any of them.
    case any
  }
  /// What keeps its facts from being certain.
  package var gaps: [Fact: ImportRemark] = [:]

  /// Takes the title of another tab.
  mutating func take(_ other: ImportedTab) {
    (title, titles) = (other.title, other.titles)
    gaps[.title] = other.gaps[.title]
  }

  /// It with one more condition.
  func shown(if condition: String) -> ImportedTab {
    var tab = self
    tab.condition = self.condition.map { "\($0) and \(condition)" } ?? condition
    return tab
  }

  /// Gives it what the system gives a search tab.
  mutating func beSearch() {
    isSearch = true
    title = "Search"
    icon = .symbol("magnifyingglass")
  }
}

package struct ImportedBar: Hashable, Sendable {
  /// The name of the type or the controller that has the bar, or an empty text.
  package var name = ""
  package var place: SourcePlace
  /// The tabs, in the order in which they are shown.
  package var tabs: [ImportedTab] = []
  /// The version of iOS that it is made for: the oldest that the project runs on, or that has what the bar is made of;
  /// `nil` where nothing says.
  package var system: Int?
  /// The oldest version of iOS that the project runs on, or `nil` where it names none.
  package var target: Int?
  /// What could not be read, each with its reason.
  package var gaps: [ImportRemark] = []
  /// What was read of the bar and has no place in a session.
  package var notes: [ImportRemark] = []
  /// Whether the app's root leads to it by views and controllers that are constructed by name.
  package var isReached = false
  /// Why it is not the bar that people see first on an iPhone, or `nil`.
  package var aside: String?
  /// Whether there is an accessory above it.
  package var hasAccessory = false
  /// The system that the branch of the code asks for which leads to it, 0 for none.
  var branch = 0
  /// The gaps that belong to no fact of a tab, so that they may be about any.
  package var wideGaps: [ImportRemark] {
    let own = Set(tabs.flatMap(\.gaps.values))
    return gaps.filter { !own.contains($0) }
  }

  /// Notes what could not be read at a place, once.
  mutating func gap(_ place: SourcePlace, _ reason: String) {
    let remark = ImportRemark(place: place, reason: reason)
    if !isFull, !gaps.contains(remark) { gaps.append(remark) }
  }

  /// Whether it has as many gaps as are told.
  var isFull: Bool { gaps.count >= 200 }

  /// Notes what was read of the bar.
  mutating func note(_ code: Code, _ reason: String) {
    notes.append(ImportRemark(place: code.place, reason: reason))
  }
}

package struct ImportResult: Sendable {
  /// The bars that have tabs, those that the root of the app leads to first.
  package var bars: [ImportedBar] = []
  /// What could not be read and belongs to none of the bars.
  package var gaps: [ImportRemark] = []
  /// Whether the root of an app is among the files.
  package var hasRoot = false

  /// Whether one of the bars is for an iPhone, so that the first is taken where nobody asks for another.
  package var hasMain: Bool {
    bars.contains { $0.aside == nil || $0.aside == ImportSource.aside && $0.isReached }
  }
}
