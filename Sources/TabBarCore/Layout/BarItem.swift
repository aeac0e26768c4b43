/// One item of a laid out bar, with its parts. All lengths are in points.
public struct BarItem: Hashable, Sendable {
  /// The target of an item.
  public enum Kind: Hashable, Sendable {
    case tab(Int)
    /// The system's More tab.
    case more

    /// The index of the tab, or `nil` for the More tab.
    public var tab: Int? { if case .tab(let index) = self { index } else { nil } }
  }

  /// The target of the item.
  public var kind: Kind
  /// The part of the bar that selects the item when tapped.
  @Measured public var frame: Rect
  /// The part of the bar that the item is given, not moved to whole pixels.
  ///
  /// A docked button is a little smaller than that, and an item in a capsule reaches over its neighbours.
  @Measured package var slot: Rect
  /// The icon, or `nil` where there is none.
  @Measured public var iconFrame: Rect?
  /// The line of the title, or `nil` where there is none.
  @Measured public var titleFrame: Rect?
  /// The badge, or `nil` where there is none.
  @Measured public var badgeFrame: Rect?
  /// The title as it was given, with what of it is shown.
  @Measured public var title: FittedTitle
  /// The title as it was given.
  @Measured public var fullTitle: String
  package var titleFont: TitleFont
  @Measured package var titleRoom: Double
  /// The name of the icon, or `nil` where it has none: a bitmap is drawn all the same.
  public var icon: String?
  /// The text of the badge.
  public var badge: String?
  /// Whether the item is a circle of its own, detached from the others.
  package var isSeparated = false
  /// Whether the item is highlighted. The More tab is while the selected tab is in its list.
  @Measured public var isSelected: Bool

  /// All that its numbers rest on.
  var estimates: Estimates {
    [
      $frame.estimates, $slot.estimates, $iconFrame.estimates, $titleFrame.estimates, $badgeFrame.estimates,
      $title.estimates, $fullTitle.estimates, $titleRoom.estimates, $isSelected.estimates,
    ]
  }
}
