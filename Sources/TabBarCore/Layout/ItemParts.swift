/// The style that all items of a bar share.
struct ItemStyle {
  let arrangement: Arrangement
  let font: TitleFont
  /// The side of an icon.
  let icon: Fact
  /// The distance of a title from the sides of its item; `nil` is none.
  let titleMargin: Fact?
  /// The distance of an icon without a title from the sides of its item, in points; for a bar of titles.
  var iconMargin = Measure(0)
  /// The estimates that the places and sizes of an item's parts rest on.
  let parts: Estimates

  var margins: Measure { titleMargin.map { 2 * Measure($0) } ?? Measure(0) }

  /// The height of a title's line, in points.
  var lineHeight: Double {
    switch arrangement {
    case .stacked: DockedBar.Item.stackedTitleHeight.value
    case .inline, .icon, .text:
      font.size <= TitleFont.inline.size
        ? DockedBar.Item.inlineTitleHeight.value
        : (font.size * DockedBar.Item.lineHeight.value).rounded(.up)
    }
  }
}

/// The content of an item, before it has a place.
struct ItemParts {
  let kind: BarItem.Kind
  let tab: Tab
  let isSelected: Bool

  /// Creates the content of the item of a tab, its title in the design's language.
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

  /// Returns whether a trace is about this item.
  func isTraced(by trace: Trace?) -> Bool {
    guard let trace, let wanted = trace.tab else { return false }
    return kind.tab == wanted
  }

  /// Whether an icon is drawn: a bar of titles draws one only for a tab without a title.
  private func hasIcon(_ style: ItemStyle) -> Bool {
    tab.icon != nil && (style.arrangement != .text || tab.title.isEmpty)
  }

  /// Returns the width of icon, gap and title beside each other, of the wider one when stacked, or of the one
  /// that is drawn in a bar of titles, with its margins.
  ///
  /// The title's part is in whole points, so that subtracting the other parts leaves exactly that.
  func contentWidth(style: ItemStyle) -> Measure {
    let icon = hasIcon(style) ? Measure(style.icon) : Measure(0)
    guard !tab.title.isEmpty else {
      return style.arrangement == .text ? icon + 2 * style.iconMargin : icon
    }
    let width = TitleMetrics.width(of: tab.title, in: style.font).rounded(.up)
    let title = Measure(width, Estimates(.titleWidth)) + style.margins
    switch style.arrangement {
    case .text: return title
    case .stacked, .icon: return max(title, icon)
    case .inline: return title + icon + (icon.value > 0 ? Measure(DockedBar.Item.inlineGap) : Measure(0))
    }
  }

  /// Returns the item in a part of the bar, its title cut to fit.
  ///
  /// An item that is as wide as its content shows its title whole: whatever the title's real width is, the
  /// item has grown with it.
  func item(
    in part: Measured<Rect>, style: ItemStyle, isWideAsContent: Bool = false, isSeparated: Bool = false,
    _ trace: inout Trace?
  ) -> BarItem {
    let frame = part.value
    let width = Measure(frame.width, part.estimates)
    // An item that is smaller than its icon, in a bar of very many, makes it smaller.
    let iconWidth = hasIcon(style) ? min(style.icon.value, frame.width, frame.height) : 0
    let gap = iconWidth > 0 ? min(DockedBar.Item.inlineGap.value, frame.width - iconWidth) : 0
    let besideTitle = Measure(style.icon).estimates.union(Measure(DockedBar.Item.inlineGap).estimates)
    let taken = style.arrangement == .inline ? Measure(iconWidth + gap, besideTitle) : Measure(0)
    let showsTitle = !tab.title.isEmpty && style.arrangement != .icon
    let room = max(Measure(0), width - style.margins - taken)
    let title = TitleMetrics.fit(
      tab.title, in: style.font, room: isWideAsContent || !showsTitle ? .infinity : room.value)
    let titleWidth = min(title.width, room.value)

    var iconFrame: Rect?
    var titleFrame: Rect?
    if style.arrangement == .stacked {
      let titleHeight = showsTitle ? style.lineHeight : 0
      let between = iconWidth > 0 && titleHeight > 0 ? DockedBar.Item.stackedGap.value : 0
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
    // A title is explained where the width of its item is.
    if showsTitle, isTraced(by: trace), trace?.explains(.itemWidth) == true {
      noteTitle(title, in: width, room, style, isWideAsContent: isWideAsContent, &trace)
    }
    return BarItem(
      kind: kind, frame: frame, iconFrame: iconFrame, titleFrame: titleFrame,
      badgeFrame: tab.badge.map {
        badgeFrame($0, at: iconFrame ?? titleFrame ?? frame, in: part, style, &trace)
      },
      title: title, fullTitle: tab.title, titleRoom: room.value, icon: tab.icon, badge: tab.badge,
      isSeparated: isSeparated, isSelected: isSelected,
      estimates: BarItem.Provenance(frame: part.estimates, titleRoom: room.estimates, parts: style.parts))
  }

  /// Notes why the title is whole or cut.
  private func noteTitle(
    _ title: FittedTitle, in item: Measure, _ room: Measure, _ style: ItemStyle, isWideAsContent: Bool,
    _ trace: inout Trace?
  ) {
    var sum = "\(points(item.value)) - 2 x \(points(style.margins.value / 2))"
    var facts = style.titleMargin.map { [$0] } ?? []
    if style.arrangement == .inline, tab.icon != nil {
      let gap = DockedBar.Item.inlineGap
      sum += " - icon \(points(style.icon.value)) - gap \(points(gap.value))"
      facts.append(gap)
    }
    trace?.note(.titleRoom, room, as: sum, rule: "the item without its margins", from: facts)

    let error = title.width * TitleMetrics.relativeError(of: tab.title)
    let font = "\(points(style.font.size)) pt \(style.font.weight.rawValue)"
    trace?.note(
      .titleWidth, "\(points(title.width)) pt, give or take \(points(error)), in \(font)",
      Measure(title.width, Estimates(.titleWidth)),
      rule: "the letters' widths added up, from a font like Apple's with Apple's spacing",
      grounds: [Reason.Ground("docs/titles.md: measured against shaped titles of real apps", .medium)])

    let most = points(title.width + error)
    let least = points(title.width - error)
    let limit = points(room.value + TitleMetrics.tightening)
    let conclusion =
      switch title.truncation {
      case _ where isWideAsContent: "whole: the item is as wide as its title"
      case .fits: "whole: \(most) at most, and there is room for \(points(room.value))"
      case .tightened: "whole, moved closer: \(most) at most, and \(limit) when moved closer"
      case .mayBeCut: "may be cut: between \(least) and \(most), and \(limit) when moved closer"
      case .cut: "cut: \(least) at least, and \(limit) when moved closer"
      }
    trace?.note(
      .truncation, conclusion,
      rule: "letters move closer by up to \(points(TitleMetrics.tightening)) pt, then the tail is cut",
      grounds: [Reason.Ground("a published listing of UIKit's classes", .medium)])
  }

  /// Returns the frame of a badge at the upper trailing corner of an icon, kept inside the item.
  private func badgeFrame(
    _ text: String, at anchor: Rect, in item: Measured<Rect>, _ style: ItemStyle, _ trace: inout Trace?
  ) -> Rect {
    let metrics = DockedBar.Item.self
    let frame = item.value
    let isOneCharacter = text.count <= 1
    let height = min(metrics.badgeHeight.value, frame.height)
    let textWidth = isOneCharacter ? 0 : TitleMetrics.width(of: text, in: .badge)
    let wanted =
      isOneCharacter
      ? height
      : min(max(textWidth + metrics.badgePadding.value, metrics.leastBadge.value), metrics.mostBadge.value)
    let right = max(frame.minX, frame.maxX - metrics.badgeMargin.value)
    let room = right - frame.minX
    let width = min(wanted, room)
    let x = max(frame.minX, min(anchor.maxX - height / 2, right - width))
    let y = min(max(frame.minY, anchor.minY - height / 4), frame.maxY - height)

    if isTraced(by: trace) {
      let measure = Measure(width, style.parts)
      if wanted >= room {
        trace?.note(
          .badgeWidth, measure.resting(on: item.estimates),
          as: "\(points(frame.width)) - \(points(metrics.badgeMargin.value))",
          rule: "as much as the item leaves", from: [metrics.badgeMargin])
      } else if isOneCharacter {
        trace?.note(
          .badgeWidth, measure, rule: "one character is in a circle", from: [metrics.badgeHeight])
      } else {
        trace?.note(
          .badgeWidth, measure,
          as: "\(points(textWidth)) + \(points(metrics.badgePadding.value)), within "
            + "\(points(metrics.leastBadge.value)) to \(points(metrics.mostBadge.value))",
          rule: "the text and its padding, neither too little nor too much",
          from: [metrics.badgePadding, metrics.leastBadge, metrics.mostBadge])
      }
      trace?.note(
        .badgeHeight, Measure(height, style.parts), rule: "a fixed height", from: [metrics.badgeHeight])
    }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
