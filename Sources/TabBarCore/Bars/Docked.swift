/// A bar along the whole bottom edge. All lengths are in points.
package struct DockedBar: Bar {
  /// How the items share the bar, as in UIKit's `UITabBar.ItemPositioning`.
  package enum Positioning: Hashable, Sendable {
    /// Each item gets the same share of the width.
    case fill
    /// Centred in regular width if the items fit, filling the bar otherwise.
    case automatic
  }

  /// The height of the items' row, unless both size classes are compact.
  package let regularHeight: Fact
  /// The height of the items' row where both size classes are compact.
  package let compactHeight: Fact
  /// The height that the home indicator adds, or `nil` for the bottom of the safe area.
  package let addedHeight: Fact?
  package let positioning: Positioning
  /// The distance of the centre of a title under its icon from the top of the bar.
  package let titleCentre: Fact
  /// Whether titles are beside their icons in wide or low windows, and not always under them.
  package var goesInline = true

  static let form = BarForm(
    name: "a UITabBar", short: "a bottom bar", sentence: "is at the bottom",
    surface: .edge, hasMore: true)

  // MARK: Numbers

  package static let compactCapacity = Fact(
    "items in compact width", 5, .high,
    "piterwilson.com (2019), artemis-ios PR 509 and a published listing of UIKit's classes")
  package static let regularCapacity = Fact(
    "items in regular width", 8, .high, "piterwilson.com (2019) and a published listing of UIKit's classes")

  static let regularIcon = Fact(
    "icon", 25, .high, "Apple, HIG 2022, Tab bars: circular icons in regular bars")
  static let compactIcon = Fact(
    "icon where all is compact", 18, .high, "Apple, HIG 2022, Tab bars: circular icons in compact bars")
  static let centredWidth = Fact(
    "least width of centred items", 80, .low,
    "a published listing of UIKit's classes, for stacked items", makes: .distribution)
  static let centredSpacing = Fact(
    "distance of centred items", 30, .low,
    "a published listing of UIKit's classes, for stacked items", makes: .distribution)

  static let buttonMargin = Fact(
    "distance of buttons from the ends of their shares", 2, .high,
    "view dumps of six apps, iOS 9 to 16: buttons begin 2 after their share and are 4 narrower")
  static let buttonTop = Fact(
    "distance of buttons from the top", 1, .high,
    "view dumps of six apps, iOS 9 to 16, and openradar 36192254: 48 high in a row of 49")
  /// The row that these dumps are of.
  private static let measuredHeight = 49.0
  static let iconCentre = Fact(
    "centre of an icon over its title", 19, .medium,
    "view dumps of iOS 9 (25 and 30 high) and iOS 16 (24 and 21 high)", makes: .itemParts)
  static let titleCentreUntil12 = Fact(
    "centre of a title under its icon", 42, .medium,
    "view dumps of iOS 9, where it begins 36 below the top and is 12 high; half a point higher in one of iOS 12",
    makes: .itemParts)
  static let titleCentreSince13 = Fact(
    "centre of a title under its icon", 37.3, .medium,
    "a view dump of iOS 13 or later, of a title 13.3 high", makes: .itemParts)

  /// The numbers of an item and its parts. Other kinds of bars use them unless better ones are known.
  enum Item {
    static let inlineGap = Fact(
      "distance of a title beside its icon", 6, .medium,
      "a published listing of UIKit's label; other texts say 8", makes: .itemParts)
    static let inlineGapOnFourInch = Fact(
      "the same on four-inch phones", 5, .medium,
      "a published listing of UIKit's label: on phones of four inches", makes: .itemParts)
    /// The longer side of the largest of those phones.
    static let fourInch = 568.0
    static let stackedGap = Fact(
      "distance of a title under its icon", 2, .low,
      "one weak text; no measurement is known", makes: .itemParts)
    static let stackedTitleHeight = Fact(
      "height of a title under its icon", 12, .low,
      "the line height of a 10 pt title at 1.19 of its size", makes: .itemParts)
    static let inlineTitleHeight = Fact(
      "height of a title beside its icon", 16, .low,
      "the line height of a 13 pt title at 1.19 of its size", makes: .itemParts)
    static let lineHeight = Fact(
      "height of a line as a share of its size", 1.19, .low,
      "the share of its size that a line of the system font is high", makes: .itemParts)
    static let titleMargin = Fact(
      "distance of titles from the sides of buttons", 1, .medium,
      "a published listing of UIKit's label: the button's width less 2; an answer on Stack Overflow: the bar's "
        + "width / count - 6", makes: .titleRoom)
    static let badgeHeight = Fact(
      "badge height", 18, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
    static let badgePadding = Fact(
      "distances of a badge's text from its sides", 10, .medium,
      "a published listing of UIKit's classes and zelez-lab/dija")
    static let leastBadge = Fact(
      "least badge width of two characters", 24, .medium,
      "a published listing of UIKit's classes and zelez-lab/dija")
    static let mostBadge = Fact(
      "greatest badge width", 64, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
    static let badgeMargin = Fact(
      "distance of a badge from the end of its item", 6, .medium, "a published listing of UIKit's classes")
  }

  package var summary: String { "along the bottom edge" }

  package var facts: [Fact] {
    var facts = [
      regularHeight, Self.compactCapacity, Self.regularCapacity, Self.regularIcon, Self.buttonMargin,
      Self.buttonTop, Item.titleMargin, TitleMetrics.mostTightening, Self.iconCentre, titleCentre,
      Item.badgeHeight, Item.leastBadge, Item.mostBadge,
    ]
    if compactHeight != regularHeight { facts += [compactHeight, Self.compactIcon] }
    if goesInline { facts += [Item.inlineGap, Item.inlineGapOnFourInch] }
    if positioning == .automatic { facts += [Self.centredWidth, Self.centredSpacing] }
    if let addedHeight { facts.append(addedHeight) }
    return facts
  }

  // MARK: Layout

  package func layout(of design: Design, in around: Surroundings) -> BarLayout {
    let classes = around.sizeClasses.value
    let isLittle = classes == SizeClasses(horizontal: .compact, vertical: .compact)
    // Upright phones and narrow iPad windows stack; the height's class matters too, since an ordinary
    // phone in landscape is compact in width and yet has its titles beside the icons.
    let isUpright = classes == SizeClasses(horizontal: .compact, vertical: .regular)
    let arrangement: Arrangement = isUpright || !goesInline ? .stacked : .inline
    let row = around.measure(isLittle ? compactHeight : regularHeight)
    let height = barHeight(row: row, isLittle: isLittle, of: design, in: around)
    let y = around.height.value - height.value
    var tabs = Self.fittingTabs(of: design, in: around)
    around.trace?.note(
      .arrangement, arrangement == .stacked ? "titles under icons" : "titles beside icons",
      rule: goesInline
        ? "under the icons in compact width with regular height only; here "
          + "\(classes.horizontal.rawValue) width and \(classes.vertical.rawValue) height"
        : "always under the icons until iOS 10",
      grounds: [Reason.Ground("flutter PR 39258, WordPress-iOS PR 7858", .medium)])

    // The small icons and titles are those of the low bar, which iPads do not have.
    let isLow = row.value < regularHeight.value
    let isFourInch = max(design.device.portrait.width, design.device.portrait.height) <= Item.fourInch
    let style = ItemStyle(
      arrangement: arrangement, font: arrangement == .stacked ? .stacked : isLow ? .compactInline : .inline,
      icon: isLow ? Self.compactIcon : Self.regularIcon, titleMargin: Item.titleMargin,
      buttonMargin: Self.buttonMargin, gap: isFourInch ? Item.inlineGapOnFourInch : Item.inlineGap,
      centres: ItemStyle.Centres(icon: Self.iconCentre.value, title: titleCentre.value), tightens: true,
      parts: Estimates(.itemParts))
    let band = Rect(
      x: around.safeArea.left, y: y,
      width: around.width.value - around.safeArea.left - around.safeArea.right, height: row.value)
    let room = Measured(band, around.width.estimates)
    // The buttons are at the bottom of the window, and measured in one row only.
    let ofHeight = height.estimates.union(around.height.estimates)
      .union(row.value == Self.measuredHeight ? [] : Estimates(.distribution))
    if mayCentre(in: classes) {
      for index in tabs.parts.indices { tabs.parts[index].measure(in: style.font) }
    }
    let centred = centredItems(tabs.parts, style, in: room, ofHeight, classes)
    var layout = BarLayout(
      .docked, in: around, at: .bottom,
      frame: Measured(
        Rect(x: 0, y: y, width: around.width.value, height: height.value), height.estimates),
      contentHeight: row, capacity: tabs.capacity,
      items: centred ?? sharedItems(tabs.parts, style, in: room, ofHeight))
    layout.arrangement = arrangement
    layout.font = style.font
    layout.distribution = centred == nil ? .fill : .centered
    layout.overflow = tabs.overflow
    layout.hidden = tabs.hidden
    return layout
  }

  /// Returns the tabs that fit into a bar at the bottom, of any kind; `doubts` are what that number rests on besides.
  static func fittingTabs(
    of design: Design, in around: Surroundings, doubts: (Int) -> Estimates = { _ in [] }
  ) -> FittingTabs {
    let width = around.sizeClasses.value.horizontal
    let capacity = width == .regular ? regularCapacity : compactCapacity
    return FittingTabs(
      of: design, in: around, capacity: capacity, of: "\(width.rawValue) width",
      doubts: doubts(Int(capacity.value)).union(around.sizeClasses.estimates))
  }

  /// Returns the height of the row and of the part that the home indicator adds.
  private func barHeight(
    row: Measure, isLittle: Bool, of design: Design, in around: Surroundings
  ) -> Measure {
    let fact = isLittle ? compactHeight : regularHeight
    guard around.hasHomeIndicator else {
      around.trace?.note(
        .height, row, rule: "the items' row alone; there is no home indicator", from: [fact])
      return row
    }
    let below: Measure
    var facts = [fact]
    if let addedHeight {
      below = around.measure(addedHeight)
      facts.append(addedHeight)
    } else {
      below = Measure(around.safeArea.bottom, around.device)
    }
    let height = row + below
    around.trace?.note(
      .height, height, as: "\(points(row.value)) + \(points(below.value))",
      rule: "the items' row and what the home indicator adds", from: facts)
    return height
  }

  private func sharedItems(
    _ parts: [ItemParts], _ style: ItemStyle, in room: Measured<Rect>, _ ofHeight: Estimates
  ) -> [BarItem] {
    // No source has the widths of items with the title beside the icon.
    let shared = style.arrangement == .inline ? room.estimated(.distribution) : room
    let ofFrame = shared.estimates.union(ofHeight)
    let (left, width, count) = (room.value.x, room.value.width, Double(parts.count))
    // The edges that neighbours share go to whole points, so that nothing adds up; the ends are the bar's own.
    func edge(_ index: Int) -> Double {
      left + (index == parts.count ? width : (width * Double(index) / count).rounded())
    }
    return shared.slots(of: parts, style) { index, row in
      Measured(Self.button(from: edge(index), to: edge(index + 1), in: row), ofFrame)
    } note: { button, trace in
      let margin = Self.buttonMargin.value
      trace.note(
        .itemWidth,
        "\(points(width)) / \(parts.count) = \(points(width / count)), its edges in whole points, "
          + "less 2 x \(points(margin)): \(points(button.width)) pt",
        Measure(button.width, shared.estimates),
        rule: "all items share the width within the safe area, and buttons are narrower",
        grounds: [Reason.Ground(Self.buttonMargin)])
    }
  }

  /// Returns the button of an item between the edges of its slot.
  private static func button(from left: Double, to right: Double, in row: Rect) -> Rect {
    let margin = min(buttonMargin.value, (right - left) / 2)
    let top = min(buttonTop.value, row.height)
    return Rect(
      x: left + margin, y: row.y + top, width: right - left - 2 * margin, height: row.height - top)
  }

  private func mayCentre(in classes: SizeClasses) -> Bool {
    positioning == .automatic && classes.horizontal == .regular
  }

  /// Returns the items in the middle, as wide as their content, or `nil` where they fill the bar instead.
  ///
  /// Where they have no room to be far apart, they have equal gaps around them; they fill the bar even so where a title
  /// would be cut, and where the bar is too narrow for items of the least width and equal shares cut none. Source: a
  /// published listing of UIKit's classes, where inline items shrink to their content.
  private func centredItems(
    _ parts: [ItemParts], _ style: ItemStyle, in room: Measured<Rect>, _ ofHeight: Estimates,
    _ classes: SizeClasses
  ) -> [BarItem]? {
    guard mayCentre(in: classes), !parts.isEmpty else { return nil }
    let least = Measure(Self.centredWidth)
    let contents = parts.indices.map { parts[$0].contentWidth(style: style) }
    let spacing = Self.centredSpacing.value
    let (all, margin) = (room.value.width, points(Self.buttonMargin.value))
    func items(
      _ widths: [Measure], apart gap: Double, note: (Double) -> (sum: String, rule: String, [Fact])
    ) -> [BarItem] {
      let total = widths.reduce(0) { $0 + $1.value } + gap * Double(parts.count - 1)
      var start = room.value.x + (all - total) / 2
      return parts.indices.map { index in
        let width = widths[index].resting(on: room.estimates)
        let slot = Rect(x: start, y: room.value.y, width: width.value, height: room.value.height)
        start = slot.maxX + gap
        let button = Self.button(from: slot.minX, to: slot.maxX, in: slot)
        if let trace = parts[index].trace {
          let (sum, rule, facts) = note(contents[index].value)
          trace.note(.itemWidth, Measure(button.width, width.estimates), as: sum, rule: rule, from: facts)
        }
        return parts[index].item(
          in: Measured(slot, width.estimates),
          button: Measured(button, width.estimates.union(ofHeight)), style: style, isWideAsContent: true)
      }
    }
    let wide = contents.map { max(least, $0) }
    if all > wide.reduce(0, { $0 + $1.value }) + spacing * Double(parts.count - 1) {
      return items(wide, apart: spacing) { content in
        (
          "the greater of \(points(least.value)) and \(points(content)), less 2 x \(margin)",
          "in regular width items are as wide as their content and centred",
          [Self.centredWidth, Self.centredSpacing, Self.buttonMargin]
        )
      }
    }
    let left = all - contents.reduce(0) { $0 + $1.value }
    let each = all / Double(parts.count)
    guard style.arrangement == .inline, left >= 0,
      each >= least.value || contents.contains(where: { $0.value > each })
    else { return nil }
    return items(contents.map { $0.estimated(.distribution) }, apart: left / Double(parts.count + 1)) {
      content in
      (
        "\(points(content)) - 2 x \(margin)",
        "items that are too wide to be far apart are as wide as their content, with equal gaps",
        [Self.buttonMargin]
      )
    }
  }
}

extension Measured<Rect> {
  /// Returns items with the same share of the width each. `button` makes that of the item at an index from its slot,
  /// and `note` explains the width of the traced item, with its button.
  func slots(
    of parts: [ItemParts], _ style: ItemStyle,
    button: (Int, Rect) -> Measured<Rect>, note: (Rect, Trace) -> Void
  ) -> [BarItem] {
    let count = Double(parts.count)
    var items: [BarItem] = []
    items.reserveCapacity(parts.count)
    // By index here and above, so that no tab is copied.
    for index in parts.indices {
      // Edges from the whole width, so that no error adds up from item to item.
      let start = value.x + value.width * Double(index) / count
      let end = value.x + value.width * Double(index + 1) / count
      let slot = Rect(x: start, y: value.y, width: end - start, height: value.height)
      let button = button(index, slot)
      if let trace = parts[index].trace { note(button.value, trace) }
      items.append(
        parts[index].item(in: Measured(slot, estimates), button: button, style: style))
    }
    return items
  }
}

// MARK: Systems

extension DockedBar {
  /// The bar of iPhones of iOS 11 and 12.
  static let phoneUntil12 = phone(titleCentreUntil12)
  /// The bar of iPhones since iOS 13.
  static let phone = phone(titleCentreSince13)

  private static func phone(_ titleCentre: Fact) -> DockedBar {
    DockedBar(
      regularHeight: Fact("height", 49, .high, "openradar 36192254, QMUI and flutter PR 39258"),
      compactHeight: Fact(
        "height where all is compact", 32, .high, "ESTabBarController issue 88, QMUI and react-navigation"),
      // The bar reaches to the screen's edge: 49 + 34 = 83 and 32 + 21 = 53 (same reports).
      addedHeight: nil, positioning: .fill, titleCentre: titleCentre)
  }

  /// The bar of iPhones until iOS 10, before the home indicator: one height for every orientation, titles always
  /// under their icons.
  static let phoneUntil10 = until10(.fill)
  /// The bar of iPads until iOS 10, centred in regular width (a published listing of UIKit's classes).
  static let padUntil10 = until10(.automatic)

  private static func until10(_ positioning: Positioning) -> DockedBar {
    let height = Fact(
      "height", 49, .medium,
      "the iOS guidelines of 2013: the same height in all orientations; public tables of 2010 and 2011")
    return DockedBar(
      regularHeight: height, compactHeight: height, addedHeight: nil,
      positioning: positioning, titleCentre: titleCentreUntil12, goesInline: false)
  }

  static let pad11 = pad(
    Fact("height", 49, .medium, "hacknicity's measurements: 49 for apps built before iOS 12"),
    titleCentreUntil12)
  static let pad12 = pad(since12, titleCentreUntil12)
  /// The bar of iPads since iPadOS 13; since iPadOS 18 in windows of compact width only.
  static let pad = pad(since12, titleCentreSince13)

  private static let since12 = Fact(
    "height", 50, .high, "hacknicity's measurements and QMUI: 50 for apps built since iOS 12")

  private static func pad(_ height: Fact, _ titleCentre: Fact) -> DockedBar {
    DockedBar(
      regularHeight: height, compactHeight: height,
      addedHeight: Fact(
        "added by a home indicator", 15, .low,
        "QMUI issue 633: 65 in all with a home indicator, not 50 + 20; a published listing agrees",
        makes: .barHeight),
      positioning: .automatic, titleCentre: titleCentre)
  }
}
