/// Which numbers of a layout its estimates are about.
///
/// Documents, pictures and reasons ask here, so that none of them calls sure what another calls an estimate.
extension BarLayout {
  /// A number of a layout, or several that are known or guessed together.
  public enum Number: Hashable, Sendable, CaseIterable {
    /// The width of the window.
    case windowWidth
    /// The height of the window.
    case windowHeight
    /// The class of the width.
    case sizeClass
    /// The distances of the safe area.
    case safeArea
    /// The height of the whole bar, and so its frame.
    case height
    /// The height of the items' row.
    case contentHeight
    /// How many tabs fit.
    case capacity
    /// The capsule or strip that the items stand in.
    case capsule
    /// The distance of the bar from the edge that it stands at.
    case distance
    /// The frame of an item, and so its width.
    case itemFrame
    /// The room for a title.
    case titleRoom
    /// The width of a title.
    case titleWidth
    /// The places of icon, title and badge within an item.
    case itemParts
  }

  /// Returns those of the layout's estimates that make a number an estimate; none where it is known.
  public func estimates(of number: Number) -> [Estimate] {
    let subjects = Self.estimates(of: number, sizesBar: isSizedByItems)
    return estimates.filter(subjects.contains)
  }

  /// Returns whether a number of the layout is an estimate.
  public func isEstimate(_ number: Number) -> Bool { !estimates(of: number).isEmpty }

  /// Whether the bar is as large as its items, whose size no source gives.
  private var isSizedByItems: Bool {
    switch system?.bar {
    case .ornament, .car: true
    case .docked, .floating, .strip, .television, .absent, nil: false
    }
  }

  /// Returns every estimate that a number may rest on.
  private static func estimates(of number: Number, sizesBar: Bool) -> [Estimate] {
    let ofItems: [Estimate] = sizesBar ? [.itemSizes] : []
    return switch number {
    case .windowWidth: [.device, .window, .pane]
    case .windowHeight: [.device, .windowHeight]
    case .sizeClass: [.windowClass]
    case .safeArea: [.device]
    case .height: [.device, .barHeight, .capsule, .strip, .minimized] + ofItems
    case .contentHeight: [.device, .strip, .minimized] + ofItems
    case .capacity: [.capacity, .searchCounts]
    case .capsule: [.device, .capsule, .strip]
    case .distance: [.device, .capsule, .minimized]
    case .itemFrame:
      [.device, .window, .pane, .distribution, .capsule, .minimized, .itemSizes, .strip]
    case .titleRoom: [.device, .titleRoom, .itemSizes, .strip]
    case .titleWidth: [.titleWidth]
    case .itemParts: [.itemParts, .itemSizes, .strip]
    }
  }
}
