/// The look that all items of a bar share.
struct ItemStyle {
  let arrangement: Arrangement
  let font: TitleFont
  let iconSize: Double
  /// The distance of a title from the sides of its item, in points.
  let titleMargin: Double
  /// The distance of an icon without a title from the sides of its item, in points; for a bar of titles.
  let iconMargin: Double

  /// The height of a title's line, in points.
  var lineHeight: Double {
    switch arrangement {
    case .stacked: DockedItemMetrics.stackedTitleHeight.value
    case .inline, .icon, .text:
      font.size <= TitleFont.inline.size
        ? DockedItemMetrics.inlineTitleHeight.value
        : (font.size * DockedItemMetrics.lineHeight.value).rounded(.up)
    }
  }

  /// Creates the look of a docked bar; `isLow` is the low bar of ordinary phones in landscape.
  init(arrangement: Arrangement, isLow: Bool) {
    self.arrangement = arrangement
    titleMargin = DockedItemMetrics.titleMargin.value
    iconMargin = 0
    iconSize = isLow ? DockedItemMetrics.compactIcon.value : DockedItemMetrics.regularIcon.value
    font = arrangement == .stacked ? .stacked : isLow ? .compactInline : .inline
  }

  /// Creates the look of any other bar.
  init(
    arrangement: Arrangement, font: TitleFont, iconSize: Double, titleMargin: Double, iconMargin: Double = 0
  ) {
    self.arrangement = arrangement
    self.font = font
    self.iconSize = iconSize
    self.titleMargin = titleMargin
    self.iconMargin = iconMargin
  }
}

/// What an item draws, before it has a place.
struct ItemParts {
  let kind: BarItem.Kind
  let tab: Tab
  let isSelected: Bool

  /// Creates what a tab of a design draws, its title in the design's language.
  init(_ design: Design, _ index: Int) {
    var tab = design.tabs[index]
    tab.title = design.title(of: tab)
    self.init(kind: .tab(index), tab: tab, isSelected: index == design.selection)
  }

  init(kind: BarItem.Kind, tab: Tab, isSelected: Bool) {
    self.kind = kind
    self.tab = tab
    self.isSelected = isSelected
  }

  /// Whether an icon is drawn: a bar of titles draws one only for a tab without a title.
  private func hasIcon(_ style: ItemStyle) -> Bool {
    tab.icon != nil && (style.arrangement != .text || tab.title.isEmpty)
  }

  /// Returns the width of icon, gap and title beside each other, of the wider one when stacked, or of the one
  /// that is drawn in a bar of titles, with its margins.
  ///
  /// The title's part is in whole points, so that subtracting the other parts leaves exactly that.
  func contentWidth(style: ItemStyle) -> Double {
    let margins = 2 * style.titleMargin
    let titleWidth = TitleMetrics.width(of: tab.title, in: style.font).rounded(.up)
    let title = tab.title.isEmpty ? 0 : titleWidth + margins
    let icon = hasIcon(style) ? style.iconSize : 0
    if style.arrangement == .text { return title > 0 ? title : icon + 2 * style.iconMargin }
    guard style.arrangement == .inline else { return max(title, icon) }
    return title + icon + (title > 0 && icon > 0 ? DockedItemMetrics.inlineGap.value : 0)
  }

  /// Returns the item in a part of the bar, its title cut to fit.
  ///
  /// An item that is as wide as its content shows its title whole: whatever the title's real width is, the
  /// item has grown with it.
  func item(in frame: Rect, style: ItemStyle, isWideAsContent: Bool = false) -> BarItem {
    // An item that is smaller than its icon, in a bar of very many, makes it smaller.
    let iconWidth = hasIcon(style) ? min(style.iconSize, frame.width, frame.height) : 0
    let gap = iconWidth > 0 ? min(DockedItemMetrics.inlineGap.value, frame.width - iconWidth) : 0
    let taken = style.arrangement == .inline ? iconWidth + gap : 0
    let room = max(0, frame.width - 2 * style.titleMargin - taken)
    let showsTitle = !tab.title.isEmpty && style.arrangement != .icon
    let title = TitleMetrics.fit(
      tab.title, in: style.font, room: isWideAsContent || !showsTitle ? .infinity : room)
    let titleWidth = min(title.width, room)

    var iconFrame: Rect?
    var titleFrame: Rect?
    if style.arrangement == .stacked {
      let titleHeight = showsTitle ? style.lineHeight : 0
      let between = iconWidth > 0 && titleHeight > 0 ? DockedItemMetrics.stackedGap.value : 0
      var y = frame.y + (frame.height - iconWidth - between - titleHeight) / 2
      if iconWidth > 0 {
        iconFrame = Rect(x: frame.midX - iconWidth / 2, y: y, width: iconWidth, height: iconWidth)
        y += iconWidth + between
      }
      if titleHeight > 0 {
        titleFrame = Rect(x: frame.midX - titleWidth / 2, y: y, width: titleWidth, height: titleHeight)
      }
    } else {
      let between = showsTitle ? gap : 0
      var x = frame.midX - (iconWidth + between + (showsTitle ? titleWidth : 0)) / 2
      if iconWidth > 0 {
        iconFrame = Rect(x: x, y: frame.midY - iconWidth / 2, width: iconWidth, height: iconWidth)
        x += iconWidth + between
      }
      if showsTitle {
        let height = min(style.lineHeight, frame.height)
        titleFrame = Rect(x: x, y: frame.midY - height / 2, width: titleWidth, height: height)
      }
    }
    return BarItem(
      kind: kind, frame: frame, iconFrame: iconFrame, titleFrame: titleFrame,
      badgeFrame: tab.badge.map { badgeFrame($0, at: iconFrame ?? titleFrame ?? frame, in: frame) },
      title: title, fullTitle: tab.title, titleRoom: room, icon: tab.icon, badge: tab.badge,
      isSelected: isSelected)
  }

  /// Returns the frame of a badge at the upper trailing corner of an icon, kept inside the item.
  private func badgeFrame(_ text: String, at anchor: Rect, in frame: Rect) -> Rect {
    let widths = DockedItemMetrics.leastBadge.value...DockedItemMetrics.mostBadge.value
    let height = min(DockedItemMetrics.badgeHeight.value, frame.height)
    let natural = TitleMetrics.width(of: text, in: .badge) + DockedItemMetrics.badgePadding.value
    let wanted = text.count <= 1 ? height : min(max(natural, widths.lowerBound), widths.upperBound)
    let right = max(frame.minX, frame.maxX - DockedItemMetrics.badgeMargin.value)
    let width = min(wanted, right - frame.minX)
    let x = max(frame.minX, min(anchor.maxX - height / 2, right - width))
    let y = min(max(frame.minY, anchor.minY - height / 4), frame.maxY - height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}
