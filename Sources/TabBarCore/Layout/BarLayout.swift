/// A tab bar laid out for a device: where everything is, in points, and what did not fit.
///
/// Every design on every device has a layout. Where the system draws no bar, `placement` is `none` and
/// there are no items.
public struct BarLayout: Hashable, Sendable {
  /// The system that the bar is laid out as, or `nil` where none of the device's can be laid out.
  public var system: System?
  /// The window that the bar stands in.
  public var window: Size
  /// The distances of the safe area from the window's edges.
  public var safeArea: Insets
  /// Whether a home indicator stands at the bottom edge.
  public var hasHomeIndicator: Bool
  /// The size classes that the layout followed.
  public var sizeClasses: SizeClasses
  /// The edge that the bar stands at.
  public var placement: Placement
  /// Whether the bar is drawn at present.
  public var isVisible: Bool
  /// The whole bar, with the part beneath the home indicator.
  public var frame: Rect
  /// The height of the items' row.
  public var contentHeight: Double
  /// The place of a title relative to its icon.
  public var arrangement: Arrangement
  /// Where the items stand along the bar.
  public var distribution: Distribution
  /// What became of the tabs that do not fit.
  public var overflow: Overflow
  /// The number of items that fit, or `nil` where nothing limits it.
  public var capacity: Int?
  /// The items that are drawn, from the leading to the trailing end.
  public var items: [BarItem]
  /// The indices of the tabs that did not fit, in order: behind More, on other pages, scrolled out or dropped.
  public var hidden: [Int]
  /// The values that are estimates.
  public var estimates: [Estimate]
  /// Why no bar is drawn, or `nil` where one is.
  public var absence: Absence?
  /// Whether the bar has a background; at the bottom it has none where no content lies behind it.
  public var hasMaterial = true
  /// The capsule or strip that the items stand in, or `nil` where they stand in the bar itself.
  public var capsule: Rect?
  /// The accessory of the app, or `nil`.
  public var accessory: Rect?
  /// The logo, or `nil`.
  public var logo: Rect?
  /// The buttons that page, leading and trailing; empty where all items are on one page.
  public var pageButtons: [Rect] = []
  /// Whether the row fades out at its leading end, because it was scrolled.
  public var fadesLeading = false
  /// Whether the row fades out at its trailing end, because there is more.
  public var fadesTrailing = false
  /// The indices of the tabs that are in the sidebar only.
  public var inSidebar: [Int] = []

  /// The indices of the tabs that a minimized bar leaves out until it grows again, in order.
  public var collapsed: [Int] = []

  /// The indices of the tabs that are drawn, in order.
  public var visible: [Int] { items.compactMap(\.kind.tab) }
}

/// Why no bar is drawn.
public enum Absence: Hashable, Sendable {
  /// A keyboard covers it.
  case keyboard
  /// A modal view covers it.
  case modal
  /// It was scrolled away with the content (tvOS).
  case scrolledAway
  /// The system has none; the text says what stands in its place.
  case system(String)

  /// The reason in one sentence.
  public var sentence: String {
    switch self {
    case .keyboard: "A keyboard is up and covers the bar."
    case .modal: "A modal view covers the bar; it comes back when the task is done."
    case .scrolledAway: "The bar has scrolled away with the content; it comes back with the focus."
    case .system(let text): text
    }
  }
}

/// The edge of the window that a bar stands at.
public enum Placement: String, Hashable, Sendable {
  /// The bottom edge: iPhone, and iPad until iPadOS 17.
  case bottom
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// No bar is drawn.
  case none
}

/// The place of a title relative to its icon.
public enum Arrangement: String, Hashable, Sendable {
  /// Under the icon.
  case stacked
  /// Beside the icon.
  case inline
  /// Alone, without an icon.
  case text
  /// Left out, the icon alone.
  case icon
}

/// Where the items stand along a bar.
public enum Distribution: String, Hashable, Sendable {
  /// Each takes the same share of the width.
  case fill
  /// Together in the middle.
  case centered
  /// In a row that scrolls.
  case scroll
  /// In a row that pages.
  case pages
  /// In a capsule.
  case capsule
}

/// What becomes of the tabs that do not fit.
public enum Overflow: String, Hashable, Sendable {
  /// All fit.
  case none
  /// They are in a list behind the More tab.
  case more
  /// The row scrolls to them.
  case scroll
  /// The row pages to them.
  case pages
  /// They are not shown at all.
  case dropped
}
