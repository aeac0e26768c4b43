/// The bar along the bottom edge.
extension BarLayout {
  mutating func layOutDocked(_ design: Design, _ metrics: DockedBarMetrics) {
    let isLittle = sizeClasses == SizeClasses(horizontal: .compact, vertical: .compact)
    contentHeight = isLittle ? metrics.compactHeight.value : metrics.regularHeight.value
    // The small icons and titles are those of the low bar, which iPads do not have.
    let isLow = contentHeight < metrics.regularHeight.value
    var height = contentHeight
    if hasHomeIndicator {
      switch metrics.homeIndicator {
      case .wholeSafeArea: height += safeArea.bottom
      case .points(let points):
        height += points.value
        estimates.append(.barHeight)
      }
    }
    placement = .bottom
    frame = Rect(x: 0, y: window.height - height, width: window.width, height: height)

    // Upright phones and narrow iPad windows stack; the height's class matters too, since an ordinary
    // phone in landscape is compact in width and yet has its titles beside the icons.
    let isUpright = sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular)
    arrangement = isUpright || !metrics.goesInline ? .stacked : .inline

    let parts = partsWithMore(of: design)
    guard !parts.isEmpty else { return }
    place(parts, style: ItemStyle(arrangement: arrangement, isLow: isLow), metrics)
  }

  /// Decides which tabs fit, and returns those and the More tab that stands for the others.
  mutating func partsWithMore(of design: Design) -> [ItemParts] {
    let room =
      sizeClasses.horizontal == .regular
      ? DockedBarMetrics.regularCapacity : DockedBarMetrics.compactCapacity
    return partsWithMore(of: design, capacity: Int(room.value))
  }

  /// Returns the tabs that fit and the More tab that stands for the others, and notes both.
  mutating func partsWithMore(of design: Design, capacity room: Int) -> [ItemParts] {
    capacity = room
    let count = design.tabs.count
    overflow = count > room ? .more : .none
    let shown = count > room ? room - 1 : count
    if shown < count { hidden = Array(shown..<count) }
    var parts: [ItemParts] = []
    parts.reserveCapacity(room)
    for index in 0..<shown { parts.append(ItemParts(design, index)) }
    if overflow == .more {
      parts.append(
        ItemParts(
          kind: .more, tab: Self.moreTab, isSelected: design.selection >= shown && design.selection < count))
    }
    return parts
  }

  private static let moreTab = Tab("More", icon: "ellipsis")

  private mutating func place(_ parts: [ItemParts], style: ItemStyle, _ metrics: DockedBarMetrics) {
    let left = safeArea.left
    let width = window.width - left - safeArea.right
    if let slots = centredSlots(parts, style: style, metrics, in: width) {
      distribution = .centered
      estimates.append(.distribution)
      items = zip(parts, slots).map { part, slot in
        let rect = Rect(
          x: left + slot.start, y: frame.y, width: slot.width, height: contentHeight)
        return part.item(in: rect, style: style, isWideAsContent: true)
      }
    } else {
      distribution = .fill
      let count = Double(parts.count)
      items = parts.enumerated().map { index, part in
        // Edges from the whole width, so that no error adds up from item to item.
        let start = left + width * Double(index) / count
        let end = left + width * Double(index + 1) / count
        return part.item(
          in: Rect(x: start, y: frame.y, width: end - start, height: contentHeight), style: style)
      }
    }
    if arrangement == .inline && distribution == .fill { estimates.append(.distribution) }
    estimates += [.titleWidth, .titleRoom, .itemParts]
  }

  /// Returns where centred items start and how wide they are, or `nil` where they fill the bar instead.
  private func centredSlots(
    _ parts: [ItemParts], style: ItemStyle, _ metrics: DockedBarMetrics, in width: Double
  ) -> [(start: Double, width: Double)]? {
    guard metrics.positioning == .automatic, sizeClasses.horizontal == .regular else { return nil }
    let widths = parts.map { max(DockedItemMetrics.centredWidth.value, $0.contentWidth(style: style)) }
    let spacing = DockedItemMetrics.centredSpacing.value
    let total = widths.reduce(0, +) + spacing * Double(parts.count - 1)
    guard width > total else { return nil }
    var start = (width - total) / 2
    return widths.map { itemWidth in
      defer { start += itemWidth + spacing }
      return (start, itemWidth)
    }
  }
}
