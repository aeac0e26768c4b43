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
  public var frame: Rect
  /// The part of the bar that the item is given, not moved to whole pixels.
  ///
  /// A docked button is a little smaller than that, and an item in a capsule reaches over its neighbours.
  package var slot: Rect
  /// The icon, or `nil` where there is none.
  public var iconFrame: Rect?
  /// The line of the title, or `nil` where there is none.
  public var titleFrame: Rect?
  /// The badge, or `nil` where there is none.
  public var badgeFrame: Rect?
  /// The title as it was given, with what of it is shown.
  public var title: FittedTitle
  /// The title as it was given.
  public var fullTitle: String
  package var titleFont: TitleFont
  package var titleRoom: Double
  /// The name of the icon, or `nil` where it has none: a bitmap is drawn all the same.
  public var icon: String?
  /// The text of the badge.
  public var badge: String?
  /// Whether the item is a circle of its own, detached from the others.
  package var isSeparated = false
  /// Whether the item is highlighted. The More tab is while the selected tab is in its list.
  public var isSelected: Bool
  var estimates = Provenance()

  /// The estimates that the numbers of an item rest on.
  struct Provenance: Hashable, Sendable {
    /// Those of the width of the slot.
    var slot: Estimates = []
    var frame: Estimates = []
    var titleRoom: Estimates = []
    /// Those of the places of icon, title and badge.
    var parts: Estimates = []

    /// Those of the item's own title: More is the system's word, which differs by language.
    var title: Estimates = []
    /// Those of whether its title is whole, and of whether it is lit.
    var titleState: Estimates = []
    var selection: Estimates = []

    mutating func formUnion(_ other: Self) {
      slot.formUnion(other.slot)
      title.formUnion(other.title)
      frame.formUnion(other.frame)
      titleRoom.formUnion(other.titleRoom)
      parts.formUnion(other.parts)
      titleState.formUnion(other.titleState)
      selection.formUnion(other.selection)
    }
  }
}
