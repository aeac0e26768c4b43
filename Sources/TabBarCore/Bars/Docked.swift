/// A bar along the whole bottom edge. All lengths are in points.
public struct DockedBar: Bar {
  /// How much the home indicator adds to the height.
  public enum HomeIndicator: Hashable, Sendable {
    /// The bottom of the safe area.
    case wholeSafeArea
    /// A fixed length, which does not depend on the safe area.
    case points(Fact)
  }

  /// How the items share the bar, as in UIKit's `UITabBar.ItemPositioning`.
  public enum Positioning: Hashable, Sendable {
    /// Each item gets the same share of the width.
    case fill
    /// Centred in regular width if the items fit, filling the bar otherwise.
    case automatic
  }

  /// The height of the items' row, unless both size classes are compact.
  public let regularHeight: Fact
  /// The height of the items' row where both size classes are compact.
  public let compactHeight: Fact
  /// The height that the home indicator adds.
  public let homeIndicator: HomeIndicator
  /// How the items share the bar.
  public let positioning: Positioning
  /// Whether titles are beside their icons in wide or low windows, and not always under them.
  public var goesInline = true

  static let name = "a UITabBar"
  static let summary = "along the bottom edge"

  // MARK: Numbers

  /// The number of items that fit in compact width.
  ///
  /// How many fit follows the width's size class, not the device.
  public static let compactCapacity = Fact(
    5, .high, "piterwilson.com (2019), artemis-ios PR 509 and a published listing of UIKit's classes")
  /// The number of items that fit in regular width.
  public static let regularCapacity = Fact(
    8, .high, "piterwilson.com (2019) and a published listing of UIKit's classes")

  static let regularIcon = Fact(25, .high, "Apple, HIG 2022, Tab bars: circular icons in regular bars")
  static let compactIcon = Fact(18, .high, "Apple, HIG 2022, Tab bars: circular icons in compact bars")
  static let centredWidth = Fact(
    80, .low, "a published listing of UIKit's classes, for stacked items", makes: .distribution)
  static let centredSpacing = Fact(
    30, .low, "a published listing of UIKit's classes, for stacked items", makes: .distribution)

  /// The numbers of an item and its parts. Other kinds of bars use them unless better ones are known.
  enum Item {
    static let inlineGap = Fact(
      6, .low, "a published listing of UIKit's classes; other texts say 8", makes: .itemParts)
    static let stackedGap = Fact(2, .low, "one weak text; no measurement is known", makes: .itemParts)
    static let stackedTitleHeight = Fact(
      12, .low, "the line height of a 10 pt title at 1.19 of its size", makes: .itemParts)
    static let inlineTitleHeight = Fact(
      16, .low, "the line height of a 13 pt title at 1.19 of its size", makes: .itemParts)
    static let lineHeight = Fact(
      1.19, .low, "the share of its size that a line of the system font is high", makes: .itemParts)
    static let titleMargin = Fact(
      1, .medium, "a published listing of UIKit's classes: item width less 2", makes: .titleRoom)
    static let badgeHeight = Fact(18, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
    static let badgePadding = Fact(10, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
    static let leastBadge = Fact(24, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
    static let mostBadge = Fact(64, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
    static let badgeMargin = Fact(6, .medium, "a published listing of UIKit's classes")
  }

  var facts: [(name: String, fact: Fact)] {
    var facts = [
      ("height", regularHeight), ("height where all is compact", compactHeight),
      ("items in compact width", Self.compactCapacity), ("items in regular width", Self.regularCapacity),
      ("icon", Self.regularIcon),
      ("distance of titles from the sides", Item.titleMargin),
      ("distance of a title under its icon", Item.stackedGap),
      ("badge height", Item.badgeHeight),
      ("least badge width of two characters", Item.leastBadge),
      ("greatest badge width", Item.mostBadge),
    ]
    if compactHeight != regularHeight { facts.append(("icon where all is compact", Self.compactIcon)) }
    if goesInline { facts.append(("distance of a title beside its icon", Item.inlineGap)) }
    if positioning == .automatic {
      facts += [
        ("least width of centred items", Self.centredWidth),
        ("distance of centred items", Self.centredSpacing),
      ]
    }
    if case .points(let points) = homeIndicator { facts.append(("added by a home indicator", points)) }
    return facts
  }

  // MARK: Layout

  func layout(of design: Design, in around: Surroundings, _ trace: inout Trace?) -> BarLayout {
    let classes = around.sizeClasses.value
    let isLittle = classes == SizeClasses(horizontal: .compact, vertical: .compact)
    // Upright phones and narrow iPad windows stack; the height's class matters too, since an ordinary
    // phone in landscape is compact in width and yet has its titles beside the icons.
    let isUpright = classes == SizeClasses(horizontal: .compact, vertical: .regular)
    let arrangement: Arrangement = isUpright || !goesInline ? .stacked : .inline
    let row = around.measure(isLittle ? compactHeight : regularHeight)
    let height = barHeight(row: row, isLittle: isLittle, of: design, in: around, &trace)
    let y = around.height.value - height.value
    let tabs = Self.fittingTabs(of: design, in: around, &trace)
    trace?.note(
      .arrangement, arrangement == .stacked ? "titles under icons" : "titles beside icons",
      rule: goesInline
        ? "under the icons in compact width with regular height only; here "
          + "\(classes.horizontal.rawValue) width and \(classes.vertical.rawValue) height"
        : "always under the icons until iOS 10",
      grounds: [Reason.Ground("flutter PR 39258, WordPress-iOS PR 7858", .medium)])

    // The small icons and titles are those of the low bar, which iPads do not have.
    let isLow = row.value < regularHeight.value
    let style = ItemStyle(
      arrangement: arrangement, font: arrangement == .stacked ? .stacked : isLow ? .compactInline : .inline,
      icon: isLow ? Self.compactIcon : Self.regularIcon, titleMargin: Item.titleMargin,
      parts: Estimates(.itemParts))
    let band = Rect(
      x: around.safeArea.left, y: y,
      width: around.width.value - around.safeArea.left - around.safeArea.right, height: row.value)
    let room = Measured(band, around.width.estimates)
    let centred = centredItems(tabs.parts, style, in: room, classes, &trace)
    var layout = BarLayout(
      .docked, in: around, at: .bottom,
      frame: Measured(
        Rect(x: 0, y: y, width: around.width.value, height: height.value), height.estimates),
      contentHeight: row, capacity: tabs.capacity,
      items: centred ?? sharedItems(tabs.parts, style, in: room, &trace))
    layout.arrangement = arrangement
    layout.distribution = centred == nil ? .fill : .centered
    layout.overflow = tabs.overflow
    layout.hidden = tabs.hidden
    return layout
  }

  /// Returns the tabs that fit into a bar at the bottom, of any kind.
  static func fittingTabs(
    of design: Design, in around: Surroundings, isDoubtful: Bool = false, _ trace: inout Trace?
  ) -> FittingTabs {
    let width = around.sizeClasses.value.horizontal
    return FittingTabs(
      of: design, capacity: width == .regular ? regularCapacity : compactCapacity,
      in: "\(width.rawValue) width", isDoubtful: isDoubtful, &trace)
  }

  /// Returns the height of the row and of the part that the home indicator adds.
  private func barHeight(
    row: Measure, isLittle: Bool, of design: Design, in around: Surroundings, _ trace: inout Trace?
  ) -> Measure {
    let fact = isLittle ? compactHeight : regularHeight
    guard around.hasHomeIndicator else {
      trace?.note(
        .height, row, rule: "the items' row alone; there is no home indicator", from: [fact])
      return row
    }
    let below: Measure
    var facts = [fact]
    switch homeIndicator {
    case .wholeSafeArea: below = Measure(around.safeArea.bottom, around.device)
    case .points(let points):
      below = around.measure(points)
      facts.append(points)
    }
    let height = row + below
    trace?.note(
      .height, height, as: "\(points(row.value)) + \(points(below.value))",
      rule: "the items' row and what the home indicator adds", from: facts)
    return height
  }

  /// Returns the items with the same share of a width each.
  private func sharedItems(
    _ parts: [ItemParts], _ style: ItemStyle, in room: Measured<Rect>, _ trace: inout Trace?
  ) -> [BarItem] {
    // No source has the widths of items with the title beside the icon.
    let shared = style.arrangement == .inline ? room.estimated(.distribution) : room
    return shared.shares(
      of: parts, style, rule: "all items share the width within the safe area", &trace)
  }

  /// Returns the items in the middle, as wide as their content, or `nil` where they fill the bar instead.
  private func centredItems(
    _ parts: [ItemParts], _ style: ItemStyle, in room: Measured<Rect>, _ classes: SizeClasses,
    _ trace: inout Trace?
  ) -> [BarItem]? {
    guard positioning == .automatic, classes.horizontal == .regular, !parts.isEmpty else { return nil }
    let least = Measure(Self.centredWidth)
    let contents = parts.map { $0.contentWidth(style: style) }
    let spacing = Self.centredSpacing.value
    let total =
      contents.reduce(0) { $0 + max(least.value, $1.value) } + spacing * Double(parts.count - 1)
    guard room.value.width > total else { return nil }
    var start = (room.value.width - total) / 2
    return zip(parts, contents).map { part, content in
      let width = max(least, content).resting(on: room.estimates)
      defer { start += width.value + spacing }
      if part.isTraced(by: trace) {
        trace?.note(
          .itemWidth, width, as: "the greater of \(points(least.value)) and \(points(content.value))",
          rule: "in regular width items are as wide as their content and centred",
          from: [Self.centredWidth, Self.centredSpacing])
      }
      let frame = Rect(
        x: room.value.x + start, y: room.value.y, width: width.value, height: room.value.height)
      return part.item(in: Measured(frame, width.estimates), style: style, isWideAsContent: true, &trace)
    }
  }
}

extension Measured<Rect> {
  /// Returns items with the same share of the width each.
  func shares(
    of parts: [ItemParts], _ style: ItemStyle, rule: String, _ trace: inout Trace?
  ) -> [BarItem] {
    let each = value.width / Double(parts.count)
    return shares(of: parts, style, &trace) { trace in
      trace?.note(
        .itemWidth, "\(points(value.width)) / \(parts.count) = \(points(each)) pt", Measure(each, estimates),
        rule: rule,
        grounds: [
          Reason.Ground("public measurements of bars in compact width; edges go to whole pixels", .medium)
        ])
    }
  }

  /// Returns items with the same share of the width each; `note` explains the width of the traced one.
  func shares(
    of parts: [ItemParts], _ style: ItemStyle, _ trace: inout Trace?, note: (inout Trace?) -> Void
  ) -> [BarItem] {
    let count = Double(parts.count)
    var items: [BarItem] = []
    items.reserveCapacity(parts.count)
    for (index, part) in parts.enumerated() {
      if part.isTraced(by: trace) { note(&trace) }
      // Edges from the whole width, so that no error adds up from item to item.
      let start = value.x + value.width * Double(index) / count
      let end = value.x + value.width * Double(index + 1) / count
      let frame = Rect(x: start, y: value.y, width: end - start, height: value.height)
      items.append(part.item(in: Measured(frame, estimates), style: style, &trace))
    }
    return items
  }
}

// MARK: Systems

extension DockedBar {
  /// The bar of iPhones since iOS 11.
  static let phone = DockedBar(
    regularHeight: Fact(49, .high, "openradar 36192254, QMUI and flutter PR 39258"),
    compactHeight: Fact(32, .high, "ESTabBarController issue 88, QMUI and react-navigation"),
    // The bar reaches to the screen's edge: 49 + 34 = 83 and 32 + 21 = 53 (same reports).
    homeIndicator: .wholeSafeArea, positioning: .fill)

  /// The bar of iPhones until iOS 10, before the home indicator: one height for every orientation, titles always
  /// under their icons.
  static let phoneUntil10 = until10(.fill)
  /// The bar of iPads until iOS 10, centred in regular width (a published listing of UIKit's classes).
  static let padUntil10 = until10(.automatic)

  private static func until10(_ positioning: Positioning) -> DockedBar {
    let height = Fact(
      49, .medium,
      "the iOS guidelines of 2013: the same height in all orientations; react-navigation PR 2676")
    return DockedBar(
      regularHeight: height, compactHeight: height, homeIndicator: .wholeSafeArea,
      positioning: positioning, goesInline: false)
  }

  /// The bar of iPads on iOS 11.
  static let pad11 = pad(
    Fact(49, .medium, "hacknicity's measurements: 49 for apps built before iOS 12"))
  /// The bar of iPads since iOS 12; since iPadOS 18 in windows of compact width only.
  static let pad = pad(
    Fact(50, .high, "hacknicity's measurements and QMUI: 50 for apps built since iOS 12"))

  private static func pad(_ height: Fact) -> DockedBar {
    DockedBar(
      regularHeight: height, compactHeight: height,
      homeIndicator: .points(
        Fact(
          15, .low,
          "QMUI issue 633: 65 in all with a home indicator, not 50 + 20; a published listing agrees",
          makes: .barHeight)),
      positioning: .automatic)
  }
}
