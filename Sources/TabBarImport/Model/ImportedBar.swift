/// A file of an app, as it was read from the disk.
package struct ImportSource: Sendable {
  /// The path, with `/` between its parts. Its ending says what the file is, its folders the language of titles.
  package let path: String
  package let bytes: [UInt8]
  /// Whether it is of tests, of samples or for another platform, as the folders say in which not all files are.
  var isAside = false

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The largest size of a file that is read, in bytes. Sources of apps are a thousand times smaller.
  package static let largestSize = 32 << 20
}

package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

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
  /// The condition under which the app shows it, as it is written; of a candidate in words: `if isBeta`.
  package var condition: String?
  /// What its title and its icon depend on.
  package var doubts: [String] = []
  package var place: SourcePlace

  /// Whether people see the same in another tab.
  func isSame(as other: Self) -> Bool { title == other.title && icon == other.icon }
}

package struct ImportedBar: Hashable, Sendable {
  /// The name of the type or the controller that has the bar, or an empty text.
  package var name = ""
  package var place: SourcePlace
  /// The tabs, in the order in which they are shown.
  package var tabs: [ImportedTab] = []
  /// The tabs that it may have besides, or instead: only the running app knows.
  package var candidates: [ImportedTab] = []
  /// The version of iOS that it is made for: the oldest that the project runs on, or that has what the bar is made of;
  /// `nil` where nothing says.
  package var system: Int?
  /// What could not be read, each with its reason.
  package var gaps: [ImportRemark] = []
  /// What was read and yet depends on something, such as a condition.
  package var notes: [ImportRemark] = []
  /// Whether the app opens it over something else only; `nil` where no way leads there from the app's root.
  package var isOpened: Bool?
  /// Why it is not the bar that people see first on an iPhone, or `nil`.
  package var aside: String?
  /// Whether its storyboard begins with it; `nil` for a bar in code.
  var isInitial: Bool?
  /// The full names of the types that make it, and the storyboard that has it.
  var owners: [String] = []

  /// Whether a way leads from the app's root to it that does not open it over something else.
  package var isReached: Bool { aside == nil && isOpened == false }

  var hasTabs: Bool { !tabs.isEmpty || !candidates.isEmpty }

  /// Notes what could not be read at a place.
  mutating func gap(_ place: SourcePlace, _ reason: String) {
    gaps.append(ImportRemark(place: place, reason: reason))
  }

  /// Notes what something at a place depends on.
  mutating func note(_ place: SourcePlace, _ reason: String) {
    notes.append(ImportRemark(place: place, reason: reason))
  }

  /// Adds a tab with what its title and icon depend on.
  mutating func add(_ reading: TabReading, _ condition: Condition?) {
    var tab = reading.tab
    tab.doubts = reading.notes
    for reason in reading.notes { note(tab.place, reason) }
    add(tab, condition)
  }

  /// Adds a tab, or a candidate where something else counts first.
  mutating func add(_ tab: ImportedTab, _ condition: Condition?) {
    var tab = tab
    tab.condition = condition?.isOther == true ? condition?.words : condition?.text ?? tab.condition
    if condition?.isOther == true { candidates.append(tab) } else { tabs.append(tab) }
  }

  /// Leaves out the candidates that are tabs in any case, and names what the others depend on.
  mutating func settle() {
    for index in tabs.indices {
      guard let text = tabs[index].condition else { continue }
      let other = "if " + Condition.not(text)
      if candidates.contains(where: { $0.condition == other && $0.isSame(as: tabs[index]) }) {
        tabs[index].condition = nil
      } else {
        notes.append(ImportRemark(place: tabs[index].place, reason: "shown only if \(text)"))
      }
    }
    var seen = tabs
    candidates = candidates.filter { candidate in
      defer { seen.append(candidate) }
      return !seen.contains { $0.isSame(as: candidate) }
    }
    var known: Set<ImportRemark> = []
    gaps = gaps.filter { known.insert($0).inserted }
    notes = notes.filter { known.insert($0).inserted }
  }
}

package struct ImportResult: Sendable {
  /// The bars that have tabs, those that the root of the app leads to first.
  package var bars: [ImportedBar] = []
  /// What could not be read and belongs to none of the bars.
  package var gaps: [ImportRemark] = []
  /// Whether the root of an app is among the files.
  package var hasRoot = false

  /// The index of the bar that the app shows first: of those that its root leads to the one with the most tabs; where there
  /// is none, the only one that is for an iPhone. `nil` where nothing says which one it is.
  package var main: Int? {
    if bars.first?.isReached == true { return 0 }
    let open = bars.filter { $0.aside == nil }.count
    guard open == 0 else { return open == 1 ? 0 : nil }
    // The name of a folder alone says little.
    let reached = bars.indices.filter { bars[$0].isOpened == false && bars[$0].aside == ImportSource.aside }
    return reached.count == 1 ? reached[0] : nil
  }

  package init() {}
}
