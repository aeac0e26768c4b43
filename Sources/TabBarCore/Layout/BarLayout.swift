/// A tab bar laid out for a device: where everything is, in points, and what did not fit.
///
/// Every design on every device has a layout. Where the system draws no bar, `placement` is `none` and
/// there are no items.
public struct BarLayout: Hashable, Sendable {
  /// The system that the bar is laid out as, or `nil` where none of the device's can be laid out.
  @Measured public var system: System?
  /// The kind of bar, or `nil` where the system has none. An iPad's depends on the width of its window.
  package var kind: BarKind?
  @Measured package var windowWidth: Double
  @Measured package var windowHeight: Double
  /// The distances of the safe area from the window's edges.
  @Measured package var safeArea: Insets
  package var hasHomeIndicator: Bool
  @Measured package var sizeClasses: SizeClasses
  /// Whether the window has room for several views, and the bar is in one of them or in a popover. In compact width a
  /// split view shows one view over the whole window, and a popover covers it all.
  package var isInPane: Bool
  package var placement: Placement
  /// Whether the bar is drawn at present.
  public var isVisible = false
  /// The whole bar, with the part beneath the home indicator.
  @Measured public var frame: Rect
  /// The distance of the bar from the edge of the window that it is at; `nil` where it touches that.
  @Measured package var distance: Double?
  /// The height of the items' row.
  @Measured package var contentHeight: Double
  package var arrangement = Arrangement.stacked
  /// The font of titles that are not selected.
  package var font = TitleFont.stacked
  package var distribution = Distribution.fill
  package var overflow = Overflow.none
  /// The number of items that fit, or `nil` where nothing limits it.
  @Measured package var capacity: Int?
  /// The place of a search tab among the others; `nil` where there is none, or the list says it.
  @Measured package var searchPlace: PlaceRow.Place?
  /// The items that are drawn, from the leading to the trailing end.
  public var items: [BarItem]
  /// The indices of the tabs that did not fit, in order: in More, on other pages, scrolled out or dropped.
  public var hidden: [Int] = []
  /// Why no bar is drawn, or `nil` where one is.
  public var absence: Absence?
  /// Whether the bar has a background; at the bottom it has none at the end of the content.
  package var hasMaterial = true
  /// The capsule or strip around the items, or `nil` where they are in the bar itself.
  @Measured package var capsule: Rect?
  @Measured package var accessory: Rect?
  package var logo: Rect?
  /// The tabs of each page of a strip, in the order of the strip, also where all are on one.
  package var pages: [[Int]] = []
  /// The buttons that page, leading and trailing; empty where all items are on one page.
  @Measured package var pageButtons: [Rect]
  /// Whether the row fades out at its leading end, because it was scrolled.
  package var fadesLeading = false
  /// Whether the row fades out at its trailing end, because there is more.
  package var fadesTrailing = false
  /// The indices of the tabs that are in the sidebar only.
  package var inSidebar: [Int] = []
  /// The indices of the tabs that a minimized bar leaves out until it grows again, in order.
  package var collapsed: [Int] = []
  /// The indices of the tabs that are drawn, in order.
  public var visible: [Int] { items.compactMap(\.kind.tab) }

  package var window: Size { Size(width: windowWidth, height: windowHeight) }

  /// Whether each item is as wide as its title, and grows with it; in a car centred items are not.
  package var growsWithTitles: Bool { distribution == .centered && kind != .car }

  /// Returns the height that the system gives the bar, where one is another. Of a capsule either number may be meant: its
  /// own height, or what counts as the row.
  package func height(otherThan height: Double) -> Measured<Double>? {
    guard height != contentHeight, height != capsule?.height else { return nil }
    return capsule.map { $capsule.with($0.height) } ?? $contentHeight
  }

  /// All estimates that a number of the layout rests on.
  public var estimates: [Estimate] {
    let ofBar: Estimates = [
      $system.estimates, $windowWidth.estimates, $windowHeight.estimates, $safeArea.estimates,
      $sizeClasses.estimates, $frame.estimates, $distance.estimates, $contentHeight.estimates,
      $capacity.estimates, $searchPlace.estimates, $capsule.estimates, $accessory.estimates,
      $pageButtons.estimates,
    ]
    return items.reduce(ofBar) { $0.union($1.estimates) }.list
  }

  /// Creates the layout of a bar that nothing covers, read from left to right; without a kind, that of no bar.
  init(
    _ kind: BarKind? = nil, in around: Surroundings, at placement: Placement = .none,
    frame: Measured<Rect>? = nil, distance: Measure? = nil, contentHeight: Measure = Measure(0),
    capacity: Measured<Int?> = Measured(nil), items: [BarItem] = [], capsule: Measured<Rect>? = nil,
    accessory: Measured<Rect>? = nil, pageButtons: Measured<[Rect]> = Measured([])
  ) {
    _system = around.system
    self.kind = kind
    _windowWidth = around.width
    _windowHeight = around.height
    _safeArea = Measured(around.safeArea, around.device)
    hasHomeIndicator = around.hasHomeIndicator
    _sizeClasses = around.sizeClasses
    isInPane = around.isInPane
    self.placement = placement
    let (width, height) = (around.width.value, around.height.value)
    _frame = frame ?? Measured(Rect(x: 0, y: height, width: width, height: 0))
    _distance = Measured(distance)
    _contentHeight = contentHeight
    _capacity = capacity
    _searchPlace = Measured(nil)
    self.items = items
    // What becomes of a title follows from the number of items, and that from the class of the width.
    let doubts = capacity.estimates.union(around.sizeClasses.estimates)
    for index in items.indices { self.items[index].$title = items[index].$title.resting(on: doubts) }
    _capsule = Measured(capsule)
    _accessory = Measured(accessory)
    _pageButtons = pageButtons
  }
}

/// Why no bar is drawn.
public enum Absence: Hashable, Sendable {
  /// A keyboard covers it.
  case keyboard
  /// A modal view covers it.
  case modal
  /// It was scrolled away with the content (tvOS).
  case scrolledAway
  /// The system has none; the text says what it has instead.
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

/// The edge of the window that has the bar.
package enum Placement: String, CaseIterable {
  case bottom, top, leading
  /// The side of the camera, which does not depend on the reading direction.
  case side
  /// No bar is drawn.
  case none
}

/// The place of a title relative to its icon.
package enum Arrangement: String, CaseIterable {
  /// Under or beside the icon.
  case stacked, inline
  /// The title alone, or the icon alone.
  case text, icon
}

/// How the items share a bar.
package enum Distribution: String, CaseIterable {
  /// Each takes the same share of the width.
  case fill
  /// Together in the middle, as wide as their content.
  case centered
  /// In a row that is wider than its room: it scrolls, or is divided into pages.
  case scroll, pages
  case capsule
}

/// The place of the tabs that do not fit.
package enum Overflow: String, CaseIterable {
  /// All fit.
  case none
  /// They are in the list of the More tab, further along the row, or on other pages.
  case more, scroll, pages
  /// They are not shown at all.
  case dropped
}
