import CTabBarTables

/// Why a number of a layout is an estimate: a row of `estimates.inc`, whose `reason` says it in words.
public enum Estimate: UInt8, Sendable, CaseIterable {
  case titleWidth, titleRoom, itemParts
  /// The frames of centred items, of items with the title beside the icon, and in rows that are not 49 points high.
  case distribution
  /// On an iPad with a home indicator.
  case barHeight
  case device, system, window, windowHeight, windowClass, pane
  /// The floating bar on any but one size of phone, held upright, and its minimized form.
  case capsule, minimized
  case searchCounts, strip
  /// The sizes of titles and items of a bar that nobody has measured.
  case itemSizes
  case capacity
  /// The system's word for More in a language for which no source prints it.
  case moreTitle
  /// Whether More is lit while the selected tab is in its list.
  case moreSelection
  /// What a title that is too wide becomes in a bar that nobody has seen cut one.
  case tightening
  /// The order of a search tab that is one of the others.
  case searchOrder
  /// The number of tabs in a car, of an app whose category is not known.
  case entitlement

  private var row: tb_estimate { tb_estimates()[Int(rawValue)] }

  /// Why it is an estimate, in one sentence.
  public var reason: String { String(cString: row.reason) }
  var source: Source { Source(reason, Confidence(row.confidence)) }

  fileprivate var isWeak: Bool { Confidence(row.confidence) == .low }
  /// Whether it is about the device or the window, and so about all that is in it.
  fileprivate var isOfSurroundings: Bool { row.is_of_surroundings }
}

/// A set of estimates, small enough to go with every number.
package struct Estimates: OptionSet, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ estimate: Estimate) { rawValue = 1 << UInt32(estimate.rawValue) }

  var list: [Estimate] { Estimate.allCases.filter { contains(Estimates($0)) } }

  /// The one that is trusted least, what surrounds the bar before the bar itself; `nil` where all are published.
  package var weakest: Estimate? {
    let weak = list.filter(\.isWeak)
    return weak.first(where: \.isOfSurroundings) ?? weak.first
  }
}
