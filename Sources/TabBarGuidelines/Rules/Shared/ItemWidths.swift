import TabBarCore

/// How wide the tabs of a bar are that people touch.
struct ItemWidths {
  /// The width of the narrowest tab, in points.
  let narrowest: Double
  private let layout: BarLayout
  private let excludedTabs: [Int]

  /// Why there are no widths to judge.
  static let absence = "no tabs share the width of a bar that people touch"

  /// Measures the tabs of a bar, or returns `nil` where nobody touches it or where each tab is as wide as its
  /// title, as in the strip of an iPad: more tabs make none of those narrower.
  init?(_ inspection: Inspection) {
    let layout = inspection.layout
    switch inspection.platform {
    case .iOS, .iPadOS: break
    default: return nil
    }
    guard layout.arrangement != .text else { return nil }
    var least = Double.infinity
    for item in layout.items {
      guard let tab = item.kind.tab, !inspection.excludedTabs.contains(tab) else { continue }
      least = min(least, item.share.width)
    }
    guard least.isFinite else { return nil }
    narrowest = least
    self.layout = layout
    excludedTabs = inspection.excludedTabs
  }

  /// Returns the indices of the tabs that are narrower than a width, in order.
  func tabs(under width: Double) -> [Int] {
    guard narrowest < width else { return [] }
    return layout.items.compactMap { item in
      guard let tab = item.kind.tab, item.share.width < width, !excludedTabs.contains(tab) else { return nil }
      return tab
    }
  }
}
