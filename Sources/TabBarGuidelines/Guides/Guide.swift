import CTabBarTables
package import TabBarCore

/// A set of guidelines: which rules hold, how severe a breach is, and with which numbers.
public struct Guide: Sendable, Identifiable {
  /// The place among the guides, which is that of its row in the table.
  let column: Int
  /// The rules that hold, in the order in which they are reported.
  package let rules: [GuideRule]

  init(column: Int) {
    self.column = column
    rules = GuideTable.rules(of: column)
  }

  private var row: tb_guide { tb_guides()[column] }

  /// The name used in commands and files, such as `hig-2022`.
  public var id: String { String(cString: row.id) }
  /// The short name, such as `HIG 2022`.
  public var name: String { String(cString: row.name) }
  /// The title, section and date of the text.
  package var source: String { String(origin[0]) }
  /// The address of the text, and the day on which it was read there; `nil` where no address shows that text.
  package var address: (url: String, read: String)? {
    origin.count == 3 ? (String(origin[1]), String(origin[2])) : nil
  }

  private var origin: [Substring] { String(cString: row.source).split(separator: " | ") }

  /// Whether the text is Apple's. Each start asks it, and parting the source from its address would take a sixth of one.
  package var isApples: Bool { String(cString: row.source).hasPrefix("Apple") }
  /// What its date and its headings were read in, in a few words.
  package var copies: String { String(cString: row.copies) }
  /// Its special features, in a sentence or two.
  package var summary: String { String(cString: row.summary) }
  /// The version of the system that was current when the text was written, by platform.
  ///
  /// A platform that is missing is one that the text says nothing about: no rule applies there.
  package var versions: Numbers<Platform> { Numbers(cell: .versions(guide: column)) }
  /// The platforms that the text is about.
  package var platforms: [Platform] { Platform.allCases.filter { versions[$0] != nil } }

  /// Returns what the guide says about a rule, or `nil` where it does not hold.
  package subscript(rule id: String) -> GuideRule? {
    rules.first { $0.id == id }
  }

  func has(_ rule: String) -> Bool { rules.contains { $0.id == rule } }

  /// Returns the system that a device is laid out as where none was chosen by hand.
  ///
  /// It is the one that was current when the guide was written, or the device's first one if that is
  /// newer, or its last one if that is older; `nil` where no bar of the device's platform can be laid out.
  ///
  /// A design that has a system keeps it on each device that runs it. On others, and where the app runs on newer systems
  /// than the guide is about, it is the device's first one that is not older than what the app runs on.
  package func system(for device: Device, of design: Design? = nil) -> System? {
    let chosen = design?.system
    if let chosen, device.runs(chosen) { return chosen }
    let oldest = design.flatMap { device.oldestVersion(of: $0.oldestSystems) }
    let usual = versions[device.platform] ?? device.firstVersion
    return device.nearestSystem(to: chosen == nil ? max(usual, oldest ?? 0) : oldest ?? usual)
  }
}

/// How severe a breach of a rule is, the most severe last.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Only an older or a house guideline, or taste.
  case info
  /// The guideline says to avoid it.
  case warning
  /// The platform will not do it, or every generation of the guideline forbids it.
  case error

  /// Whether the left one is less severe.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The numbers that a guide gives for a rule, by name.
package typealias Limits = Numbers<Limit>

/// The quantity that a guide's number limits.
package enum Limit: String, CaseIterable {
  case compactTabs, regularTabs, askedTabs, compactItems, regularItems
  case tabsWithoutSidebar, narrowPaneTabs, trailingPaneTabs, defaultTabs, tabViewTabs
  /// Widths in points; the first is easy to tap, the second the least that an item may have.
  case itemWidth, leastItemWidth
  case fewestTabs, titleCharacters, titleWords, askedWords, labelledTabs, badgeCharacters, symbolTabs,
    crowdedSymbols, titleTabs
  /// In points.
  case logoWidth, logoHeight

  /// - Parameter inCar: Whether the guide is that of a car's display.
  package func meaning(_ number: Int, inCar: Bool = false) -> Prose {
    switch self {
    case .compactTabs where inCar: "at most \(number) tabs in a car"
    case .fewestTabs where inCar: "at least \(number) tabs in a car"
    case .compactTabs: "at most \(number) tabs on an iPhone"
    case .regularTabs: "at most \(number) tabs elsewhere"
    case .askedTabs: "above \(number) tabs elsewhere, a number that the text does not have, it asks"
    case .compactItems: "at most \(number) items in the bar in compact width, More included"
    case .regularItems: "at most \(number) items in the bar in regular width, More included"
    case .tabsWithoutSidebar: "above \(number) tabs, a number of this program, it asks for a sidebar"
    case .narrowPaneTabs: "about \(number) tabs at most in a popover or a leading pane"
    case .trailingPaneTabs: "about \(number) tabs at most in a trailing pane"
    case .defaultTabs: "at most \(number) tabs to start with where people can choose their own"
    case .tabViewTabs: "at most \(number) tabs in a tab view"
    case .itemWidth: "\(number) points of width for each tab"
    case .leastItemWidth: "at least \(number) points of width for each tab"
    case .fewestTabs: "at least \(number) tabs on an iPhone"
    case .titleCharacters: "at most \(number) characters in a title"
    case .titleWords: "at most \(number) words in a title, small ones aside"
    case .askedWords: "above \(number) words in a title it asks"
    case .labelledTabs: "with at most \(number) tabs each has a title, with more the selected one"
    case .badgeCharacters: "at most \(number) characters in a badge"
    case .symbolTabs: "at most \(number) tabs with a symbol alone"
    case .crowdedSymbols: "above \(number) tabs, most of them a symbol alone, it asks"
    case .titleTabs: "at most \(number) tabs with a title alone"
    case .logoWidth: "a logo at most \(number) points wide"
    case .logoHeight: "a logo at most \(number) points high"
    }
  }
}
