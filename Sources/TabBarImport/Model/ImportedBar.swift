/// A file of an app, as it was read from the disk.
package struct ImportSource: Sendable {
  /// The path, with `/` between its parts. Its ending says what the file is, its folders the language of titles.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The largest size of a file that is read, in bytes. Sources of apps are a thousand times smaller.
  package static let largestSize = 32 << 20
}

/// A position in a file.
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

/// Where a tab is that people can move between the bar and the sidebar (UITab.Placement, TabPlacement).
package enum ImportedPlacement: String, Sendable {
  /// In the bar at all times; people cannot take it out.
  case fixed
  /// In the bar unless people take it out, as without a placement.
  case standard = "default"
  /// In the sidebar, and in the bar if people put it there.
  case optional
  /// Pinned at the trailing end of the bar.
  case pinned
  /// In the sidebar only.
  case sidebar
}

/// A tab that was found in an app's sources.
package struct ImportedTab: Hashable, Sendable {
  /// The title in the app's own language, empty for a tab that shows none. A key that no file resolves is kept as the
  /// title.
  package var title = ""
  /// The key or the constant that no file resolves, or `nil` where the title is a text.
  package var unresolvedKey: String?
  /// The title by language, as the folders of the app name them (`de`, `pt-BR`), without the app's own.
  package var titles: [String: String] = [:]
  package var icon: ImportedIcon?
  package var selectedIcon: ImportedIcon?
  package var badge: String?
  /// The system item of UIKit (`favorites`), or `nil`. The system gives it a title and an icon.
  package var systemItem: String?
  /// Whether it has the role of search.
  package var isSearch = false
  /// Where it is, or `nil` for the system's choice.
  package var placement: ImportedPlacement?
  /// The title of the section or group that it is a part of.
  package var section: String?
  /// The condition under which the app shows it, as it is written.
  package var condition: String?
  package var place: SourcePlace
}

/// The kind of source that a bar was found in.
package enum ImportKind: String, Sendable, CaseIterable {
  case interfaceBuilder, swiftUI, uiKit, objectiveC
}

/// A tab bar that was found in an app's sources.
package struct ImportedBar: Hashable, Sendable {
  package var kind: ImportKind
  /// The name of the type or the controller that has the bar, or an empty text.
  package var name = ""
  package var place: SourcePlace
  /// The tabs, in the order in which they are shown.
  package var tabs: [ImportedTab] = []
  /// What could not be read, each with its reason.
  package var gaps: [ImportRemark] = []
  /// Whether it is for older systems only, or its tabs are in the order of a file instead of a list.
  package var isUncertain = false
  /// What was read and yet depends on something, such as a condition.
  package var notes: [ImportRemark] = []
}

/// The bars in an app's sources.
package struct ImportResult: Sendable {
  /// The bars that have tabs, the likeliest main bar of the app first.
  package var bars: [ImportedBar] = []
  /// What could not be read and belongs to none of the bars.
  package var gaps: [ImportRemark] = []

  package init() {}
}
