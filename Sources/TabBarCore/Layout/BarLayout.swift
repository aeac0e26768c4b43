/// A tab bar laid out for a device: where everything is, in points, and what did not fit.
///
/// Every design on every device has a layout. Where the system draws no bar, `placement` is `none` and
/// there are no items.
public struct BarLayout: Hashable, Sendable {
  /// The system that the bar is laid out as, or `nil` where none of the device's can be laid out.
  public var system: System?
  /// The kind of bar, or `nil` where the system has none. An iPad's depends on the width of its window.
  package var kind: BarKind?
  package var window: Size
  /// The distances of the safe area from the window's edges.
  package var safeArea: Insets
  package var hasHomeIndicator: Bool
  package var sizeClasses: SizeClasses
  /// Whether the window has room for several views, and the bar is in one of them or in a popover. In compact width a
  /// split view shows one view over the whole window, and a popover covers it all.
  package var isInPane: Bool
  package var placement: Placement
  /// Whether the bar is drawn at present.
  public var isVisible = false
  /// The whole bar, with the part beneath the home indicator.
  public var frame: Rect
  /// The height of the items' row.
  package var contentHeight: Double
  package var arrangement = Arrangement.stacked
  /// The font of titles that are not selected.
  package var font = TitleFont.stacked
  package var distribution = Distribution.fill
  package var overflow = Overflow.none
  /// The number of items that fit, or `nil` where nothing limits it.
  package var capacity: Int?
  /// The items that are drawn, from the leading to the trailing end.
  public var items: [BarItem]
  /// The indices of the tabs that did not fit, in order: in More, on other pages, scrolled out or dropped.
  public var hidden: [Int] = []
  /// Why no bar is drawn, or `nil` where one is.
  public var absence: Absence?
  /// Whether the bar has a background; at the bottom it has none at the end of the content.
  package var hasMaterial = true
  /// The capsule or strip around the items, or `nil` where they are in the bar itself.
  package var capsule: Rect?
  package var accessory: Rect?
  package var logo: Rect?
  /// The tabs of each page of a strip, in the order of the strip, also where all are on one.
  package var pages: [[Int]] = []
  /// The buttons that page, leading and trailing; empty where all items are on one page.
  package var pageButtons: [Rect]
  /// Whether the row fades out at its leading end, because it was scrolled.
  package var fadesLeading = false
  /// Whether the row fades out at its trailing end, because there is more.
  package var fadesTrailing = false
  /// The indices of the tabs that are in the sidebar only.
  package var inSidebar: [Int] = []
  /// The indices of the tabs that a minimized bar leaves out until it grows again, in order.
  package var collapsed: [Int] = []
  /// The estimates of each number, by its place among all.
  private var provenance = [Estimates](repeating: [], count: Number.allCases.count)

  /// The indices of the tabs that are drawn, in order.
  public var visible: [Int] { items.compactMap(\.kind.tab) }

  /// A number of a layout, or several that are known or estimated together.
  package enum Number: Int, Hashable, Sendable, CaseIterable {
    case windowWidth, windowHeight, sizeClass, safeArea, system
    /// The height of the whole bar, and so its frame; and that of the items' row.
    case height, contentHeight
    case capacity, capsule, accessory, pageButtons
    /// The distance of the bar from its edge of the window.
    case distance
    /// The width of the slot of the bar that an item is given.
    case itemSlot
    case itemFrame
    case titleRoom, titleWidth
    /// Whether titles are whole, tightened or cut.
    case titleState
    /// The places of icon, title and badge within an item.
    case itemParts
    case moreTitle, moreSelection
    /// The order of the items.
    case order
  }

  /// Whether each item is as wide as its title, and grows with it; in a car centred items are not.
  package var growsWithTitles: Bool { distribution == .centered && kind != .car }

  /// Returns the estimates that a number rests on; none where it is known.
  package func estimates(of number: Number) -> [Estimate] { provenance[number.rawValue].list }

  /// Returns what some numbers together rest on.
  package func doubts(about numbers: [Number]) -> Estimates {
    numbers.reduce(Estimates()) { $0.union(provenance[$1.rawValue]) }
  }

  /// Returns a value that was worked out from some numbers of the layout, and is no surer than they are.
  package func measured<Value>(_ value: Value, _ numbers: Number...) -> Measured<Value> {
    Measured(value, doubts(about: numbers))
  }

  package func isEstimate(_ number: Number) -> Bool { !provenance[number.rawValue].isEmpty }

  /// Returns the height that the system gives the bar, where one is another. Of a capsule either number may be meant: its
  /// own height, or what counts as the row.
  package func height(otherThan height: Double) -> Measured<Double>? {
    guard height != contentHeight, height != capsule?.height else { return nil }
    return capsule.map { measured($0.height, .capsule) } ?? rowHeight
  }

  /// The height of the items' row, with what it rests on.
  package var rowHeight: Measured<Double> { measured(contentHeight, .contentHeight) }

  /// All estimates that a number of the layout rests on.
  public var estimates: [Estimate] { provenance.reduce(Estimates()) { $0.union($1) }.list }

  /// Creates the layout of a bar that nothing covers, read from left to right; without a kind, that of no bar.
  /// The distance of the bar from its edge rests on `distance`.
  init(
    _ kind: BarKind? = nil, in around: Surroundings, at placement: Placement = .none,
    frame: Measured<Rect>? = nil, distance: Estimates = [], contentHeight: Measure = Measure(0),
    capacity: Measured<Int?> = Measured(nil), items: [BarItem] = [], capsule: Measured<Rect>? = nil,
    accessory: Measured<Rect>? = nil, pageButtons: Measured<[Rect]> = Measured([])
  ) {
    system = around.system
    self.kind = kind
    window = around.window
    safeArea = around.safeArea
    hasHomeIndicator = around.hasHomeIndicator
    sizeClasses = around.sizeClasses.value
    isInPane = around.isInPane
    self.placement = placement
    self.frame = frame?.value ?? Rect(x: 0, y: window.height, width: window.width, height: 0)
    self.contentHeight = contentHeight.value
    self.capacity = capacity.value
    self.items = items
    self.capsule = capsule?.value
    self.accessory = accessory?.value
    self.pageButtons = pageButtons.value
    var ofItems = BarItem.Provenance()
    for item in items { ofItems.formUnion(item.estimates) }
    rests(.windowWidth, on: around.width.estimates)
    rests(.windowHeight, on: around.height.estimates)
    rests(.sizeClass, on: around.sizeClasses.estimates)
    rests(.safeArea, on: around.device)
    rests(.system, on: around.ofSystem)
    rests(.height, on: frame?.estimates)
    rests(.contentHeight, on: contentHeight.estimates)
    rests(.capacity, on: capacity.estimates)
    rests(.capsule, on: capsule?.estimates)
    rests(.accessory, on: accessory?.estimates)
    rests(.pageButtons, on: pageButtons.estimates)
    rests(.distance, on: distance)
    rests(.itemSlot, on: ofItems.slot)
    rests(.itemFrame, on: ofItems.frame)
    rests(.titleRoom, on: ofItems.titleRoom)
    rests(.titleWidth, on: items.isEmpty ? nil : Estimates(.titleWidth))
    rests(.titleState, on: ofItems.titleState)
    rests(.itemParts, on: ofItems.parts)
    rests(.moreSelection, on: ofItems.selection)
    rests(.moreTitle, on: ofItems.title)
  }

  mutating func rests(_ number: Number, on estimates: Estimates?) {
    provenance[number.rawValue] = estimates ?? []
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
package enum Placement: String, Hashable, Sendable, CaseIterable {
  case bottom, top, leading
  /// The side of the camera, which does not depend on the reading direction.
  case side
  /// No bar is drawn.
  case none
}

/// The place of a title relative to its icon.
package enum Arrangement: String, Hashable, Sendable, CaseIterable {
  /// Under or beside the icon.
  case stacked, inline
  /// The title alone, or the icon alone.
  case text, icon
}

/// How the items share a bar.
package enum Distribution: String, Hashable, Sendable, CaseIterable {
  /// Each takes the same share of the width.
  case fill
  /// Together in the middle, as wide as their content.
  case centered
  /// In a row that is wider than its room: it scrolls, or is divided into pages.
  case scroll, pages
  case capsule
}

/// The place of the tabs that do not fit.
package enum Overflow: String, Hashable, Sendable, CaseIterable {
  /// All fit.
  case none
  /// They are in the list of the More tab, further along the row, or on other pages.
  case more, scroll, pages
  /// They are not shown at all.
  case dropped
}
