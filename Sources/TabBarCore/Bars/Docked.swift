/// A bar along the whole bottom edge. All lengths are in points.
package struct DockedBar: Bar {
  /// How the items share the bar, as in UIKit's `UITabBar.ItemPositioning`.
  enum Positioning {
    /// Each item gets the same share of the width.
    case fill
    /// Centred in regular width if the items fit, filling the bar otherwise.
    case automatic
  }

  /// The height of the items' row, unless both size classes are compact.
  let regularHeight: Fact
  /// The height of the items' row where both size classes are compact.
  let compactHeight: Fact
  /// The height that the home indicator adds, or `nil` for the bottom of the safe area.
  let addedHeight: Fact?
  let positioning: Positioning
  /// The distance of the centre of a title under its icon from the top of the bar.
  let titleCentre: Fact
  /// Whether titles are beside their icons in wide or low windows, and not always under them.
  var goesInline = true

  static let form = BarForm(
    name: "a bottom bar", surface: .edge, hasMore: true)

  // MARK: Numbers

  /// The row that the view dumps of buttons are of.
  private static let measuredHeight = 49.0
  /// The longer side of the largest phones of four inches.
  private static let fourInch = 568.0

  package var summary: String { "along the bottom edge" }

  package var facts: [Fact] {
    var facts = [
      regularHeight, .dockedCompactCapacity, .dockedRegularCapacity, .dockedRegularIcon, .dockedButtonMargin,
      .dockedButtonTop, .itemTitleMargin, .mostTightening, .dockedIconCentre, titleCentre,
      .itemBadgeHeight, .itemLeastBadge, .itemMostBadge,
    ]
    if compactHeight != regularHeight { facts += [compactHeight, .dockedCompactIcon] }
    if goesInline { facts += [.itemInlineGap, .itemInlineGapOnFourInch] }
    if positioning == .automatic { facts += [.dockedCentredWidth, .dockedCentredSpacing] }
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
      grounds: [Source("flutter PR 39258, WordPress-iOS PR 7858", .medium)])

    // The small icons and titles are those of the low bar, which iPads do not have.
    let isLow = row.value < regularHeight.value
    let isFourInch = max(design.device.portrait.width, design.device.portrait.height) <= Self.fourInch
    let style = ItemStyle(
      arrangement: arrangement, font: arrangement == .stacked ? .stacked : isLow ? .compactInline : .inline,
      icon: isLow ? .dockedCompactIcon : .dockedRegularIcon, titleMargin: .itemTitleMargin,
      buttonMargin: .dockedButtonMargin, gap: isFourInch ? .itemInlineGapOnFourInch : .itemInlineGap,
      centres: ItemStyle.Centres(icon: Fact.dockedIconCentre.value, title: titleCentre.value), tightens: true,
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
    let capacity: Fact = width == .regular ? .dockedRegularCapacity : .dockedCompactCapacity
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
      let margin = Fact.dockedButtonMargin.value
      trace.note(
        .itemWidth,
        "\(points(width)) / \(parts.count) = \(points(width / count)), its edges in whole points, "
          + "less 2 x \(points(margin)): \(points(button.width)) pt",
        Measure(button.width, shared.estimates),
        rule: "all items share the width within the safe area, and buttons are narrower",
        grounds: [Source(.dockedButtonMargin)])
    }
  }

  /// Returns the button of an item between the edges of its slot.
  private static func button(from left: Double, to right: Double, in row: Rect) -> Rect {
    let margin = min(Fact.dockedButtonMargin.value, (right - left) / 2)
    let top = min(Fact.dockedButtonTop.value, row.height)
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
    let least = Measure(.dockedCentredWidth)
    let contents = parts.indices.map { parts[$0].contentWidth(style: style) }
    let spacing = Fact.dockedCentredSpacing.value
    let (all, margin) = (room.value.width, points(Fact.dockedButtonMargin.value))
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
          [.dockedCentredWidth, .dockedCentredSpacing, .dockedButtonMargin]
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
        [.dockedButtonMargin]
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
      let slot = value.spanning(start, to: end)
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
  static let phoneUntil12 = phone(.dockedTitleCentreUntil12)
  /// The bar of iPhones since iOS 13.
  static let phone = phone(.dockedTitleCentreSince13)

  private static func phone(_ titleCentre: Fact) -> DockedBar {
    DockedBar(
      regularHeight: .dockedHeight,
      compactHeight: .dockedCompactHeight,
      // The bar reaches to the screen's edge: 49 + 34 = 83 and 32 + 21 = 53 (same reports).
      addedHeight: nil, positioning: .fill, titleCentre: titleCentre)
  }

  /// The bar of iPhones until iOS 10, before the home indicator: one height for every orientation, titles always
  /// under their icons.
  static let phoneUntil10 = until10(.fill)
  /// The bar of iPads until iOS 10, centred in regular width (a published listing of UIKit's classes).
  static let padUntil10 = until10(.automatic)

  private static func until10(_ positioning: Positioning) -> DockedBar {
    DockedBar(
      regularHeight: .dockedHeightUntil10, compactHeight: .dockedHeightUntil10, addedHeight: nil,
      positioning: positioning, titleCentre: .dockedTitleCentreUntil12, goesInline: false)
  }

  static let pad11 = pad(.dockedHeightOnPad11, .dockedTitleCentreUntil12)
  static let pad12 = pad(.dockedHeightSince12, .dockedTitleCentreUntil12)
  /// The bar of iPads since iPadOS 13; since iPadOS 18 in windows of compact width only.
  static let pad = pad(.dockedHeightSince12, .dockedTitleCentreSince13)

  private static func pad(_ height: Fact, _ titleCentre: Fact) -> DockedBar {
    DockedBar(
      regularHeight: height, compactHeight: height,
      addedHeight: .dockedHomeIndicator,
      positioning: .automatic, titleCentre: titleCentre)
  }
}
