struct ItemStyle {
  let arrangement: Arrangement
  let font: TitleFont
  /// The side of an icon.
  let icon: Fact
  /// The distance of a title from the sides of its button; `nil` is none.
  let titleMargin: Fact?
  /// The distance of a button from the ends of its slot; `nil` is none.
  var buttonMargin: Fact?
  /// The distance of a title beside its icon.
  var gap = Fact.itemInlineGap
  /// The places of an icon with a title under it; `nil` centres the two together.
  var centres: Centres?
  /// Whether letters move closer before a title is cut.
  var tightens = false
  /// Whether a badge is farther out, over a quarter of the icon at most, and not over half of its own height.
  var hasBadgeOutside = false
  /// The distance of an icon without a title from the sides of its item, in points; for a bar of titles.
  var iconMargin = Measure(0)
  /// The estimates that the places and sizes of an item's parts rest on.
  let parts: Estimates

  /// The centres of an icon and of the title under it, in points below the top of the slot.
  struct Centres {
    let icon: Double
    let title: Double
  }

  var margins: Measure {
    let inner = titleMargin.map { 2 * Measure($0) } ?? Measure(0)
    return buttonMargin.map { 2 * Measure($0) + inner } ?? inner
  }

  /// The height of a title's line, in points.
  var lineHeight: Double {
    switch font.size {
    case ...TitleFont.stacked.size: Fact.itemStackedTitleHeight.value
    case TitleFont.compactInline.size...TitleFont.inline.size: Fact.itemInlineTitleHeight.value
    default: (font.size * Fact.itemLineHeight.value).rounded(.up)
    }
  }
}

/// The content of an item, before it has a place.
struct ItemParts {
  let kind: BarItem.Kind
  /// The title in the design's language; More is the system's word.
  @Measured var title: String
  let hasIcon: Bool
  /// The name of the icon; a bitmap may have none.
  let icon: String?
  var badge: String?
  let isSelected: Bool
  /// Where the reasons for this item are noted, or `nil` where nobody asks for them.
  var trace: Trace?
  /// The natural width of the title in the font that the item is drawn with, where it was summed up already.
  var titleWidth: Double?

  /// Sums up the title's width, for a bar that asks for it more than once.
  mutating func measure(in font: TitleFont) { titleWidth = TitleMetrics.width(of: title, in: font) }

  /// Whether an icon is drawn: a bar of titles draws one only for a tab without a title.
  private func showsIcon(_ style: ItemStyle) -> Bool {
    hasIcon && (style.arrangement != .text || title.isEmpty)
  }

  /// Returns the width of icon, gap and title beside each other, of the wider one when stacked, or of the one
  /// that is drawn in a bar of titles, with its margins.
  ///
  /// The title's part is in whole points, so that subtracting the other parts leaves exactly that.
  func contentWidth(style: ItemStyle) -> Measure {
    let icon = showsIcon(style) ? Measure(style.icon) : Measure(0)
    guard !self.title.isEmpty else {
      return style.arrangement == .text ? icon + 2 * style.iconMargin : icon
    }
    let width = (titleWidth ?? TitleMetrics.width(of: self.title, in: style.font)).rounded(.up)
    let title = Measure(width, Estimates(.titleWidth)) + style.margins
    switch style.arrangement {
    case .text: return title + badgeBesideTitle(style)
    case .stacked, .icon: return max(title, icon)
    case .inline: return title + icon + (icon.value > 0 ? Measure(style.gap) : Measure(0))
    }
  }

  /// Returns the room that a title without an icon leaves to its badge, with the gap between them: beside it, so that it
  /// covers no letter.
  func badgeBesideTitle(_ style: ItemStyle) -> Measure {
    guard badge != nil, style.arrangement == .text, !title.isEmpty else { return Measure(0) }
    return Measure(badgeWidth + style.gap.value, style.parts)
  }

  /// Returns the width of an item of a bar of titles as the sum of its parts.
  func sum(of width: Measure, _ margin: Fact, style: ItemStyle) -> String {
    let badge = badgeBesideTitle(style).value
    let title = width.value - 2 * margin.value - badge
    return "\(points(title)) + 2 x \(points(margin.value))"
      + (badge > 0 ? " + \(points(badge)) for badge and gap" : "")
  }

  /// The width of a badge that nothing limits, in points: one character is in a circle.
  private var badgeWidth: Double {
    guard let badge, badge.count > 1 else { return Fact.itemBadgeHeight.value }
    let padded = TitleMetrics.width(of: badge, in: .badge) + Fact.itemBadgePadding.value
    return min(max(padded, Fact.itemLeastBadge.value), Fact.itemMostBadge.value)
  }

  /// Returns the item in its slot of the bar, its title cut to fit.
  ///
  /// An item that is as wide as its content shows its title whole: whatever the title's real width is, the
  /// item has grown with it.
  ///
  /// - Parameter button: The part that selects the item when tapped, or `nil` where that is the whole slot.
  func item(
    in part: Measured<Rect>, button: Measured<Rect>? = nil, style: ItemStyle, isWideAsContent: Bool = false,
    isSeparated: Bool = false
  ) -> BarItem {
    let slot = part.value
    let frame = button?.value ?? slot
    let width = Measure(slot.width, part.estimates)
    // In a bar of very many items, an item may be smaller than its icon, which then shrinks.
    let iconWidth = showsIcon(style) ? min(style.icon.value, frame.width, frame.height) : 0
    let gap = iconWidth > 0 ? min(style.gap.value, frame.width - iconWidth) : 0
    let taken =
      style.arrangement == .inline
      ? Measure(iconWidth + gap, Measure(style.icon).estimates.union(Measure(style.gap).estimates))
      : Measure(0)
    let showsTitle = !self.title.isEmpty && style.arrangement != .icon
    let besideTitle = badgeBesideTitle(style)
    let room = max(Measure(0), width - style.margins - taken - besideTitle)
    let title = TitleMetrics.fit(
      self.title, in: style.font, width: titleWidth ?? TitleMetrics.width(of: self.title, in: style.font),
      room: isWideAsContent || !showsTitle ? .infinity : room.value, tightens: style.tightens)
    let closer = title.tightening > 0 ? title.tightening * Double(self.title.count) : 0
    let titleWidth = min(title.width - closer, room.value, frame.width)

    var iconFrame: Rect?
    var titleFrame: Rect?
    if style.arrangement == .stacked {
      let titleHeight = showsTitle ? style.lineHeight : 0
      let isPair = iconWidth > 0 && titleHeight > 0
      let between = isPair ? Fact.itemStackedGap.value : 0
      let pair = frame.y + (frame.height - iconWidth - between - titleHeight) / 2
      let centres = isPair ? style.centres : nil
      if iconWidth > 0 {
        let y = centres.map { slot.y + $0.icon - iconWidth / 2 } ?? pair
        iconFrame = Rect(x: frame.midX - iconWidth / 2, y: y, width: iconWidth, height: iconWidth)
      }
      if titleHeight > 0 {
        let y = centres.map { slot.y + $0.title - titleHeight / 2 } ?? pair + iconWidth + between
        titleFrame = Rect(x: frame.midX - titleWidth / 2, y: y, width: titleWidth, height: titleHeight)
      }
    } else {
      let between = showsTitle ? gap : 0
      var x = frame.midX - (iconWidth + between + (showsTitle ? titleWidth : 0) + besideTitle.value) / 2
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
    if showsTitle, trace?.explains(.itemWidth) == true {
      noteTitle(title, in: width, room, style, isWideAsContent: isWideAsContent)
    }
    return BarItem(
      kind: kind, frame: button ?? part, slot: part, iconFrame: Measured(iconFrame, style.parts),
      titleFrame: Measured(titleFrame, style.parts),
      badgeFrame: Measured(
        badge.map { badgeFrame($0, at: iconFrame ?? titleFrame ?? frame, in: part, from: frame, style) },
        style.parts),
      title: Measured(
        title,
        style.tightens || title.state <= .whole
          ? Estimates(.titleWidth) : [Estimates(.titleWidth), Estimates(.tightening)]),
      fullTitle: $title, titleFont: style.font, titleRoom: room, icon: icon, badge: badge,
      isSeparated: isSeparated,
      isSelected: Measured(isSelected, kind == .more && isSelected ? Estimates(.moreSelection) : []))
  }

  /// Notes why the title is whole, tightened or cut.
  private func noteTitle(
    _ title: FittedTitle, in slot: Measure, _ room: Measure, _ style: ItemStyle, isWideAsContent: Bool
  ) {
    var sum = points(slot.value)
    var facts: [Fact] = []
    for margin in [style.buttonMargin, style.titleMargin].compactMap(\.self) {
      sum += " - 2 x \(points(margin.value))"
      facts.append(margin)
    }
    let badge = badgeBesideTitle(style).value
    if badge > 0 { sum += " - badge and gap \(points(badge))" }
    if style.arrangement == .inline, hasIcon {
      sum += " - icon \(points(style.icon.value)) - gap \(points(style.gap.value))"
      facts.append(style.gap)
    }
    trace?.note(.titleRoom, room, as: sum, rule: "the item without its margins", from: facts)

    let error = title.width * TitleMetrics.relativeError(of: self.title)
    let font = "\(points(style.font.size)) pt \(style.font.weight.rawValue)"
    trace?.note(
      .titleWidth, "\(points(title.width)) pt, give or take \(points(error)), in \(font)",
      Measure(title.width, Estimates(.titleWidth)),
      rule: "the letters' widths added up, from a font like Apple's with Apple's spacing",
      grounds: [Source("docs/titles.md: measured against shaped titles of real apps", .medium)])

    let most = Fact.mostTightening
    trace?.note(
      .titleState,
      isWideAsContent
        ? "whole: the item is as wide as its title" : conclusion(title, give: error, room.value, style),
      rule: style.tightens
        ? "letters move closer as little as needed, by \(points(most.value)) pt each at most; then the tail is cut"
        : "a title that is too wide loses its tail",
      grounds: style.tightens
        ? [Source(most)] : [Source("no source says that this bar moves letters closer", .low)])
  }

  /// Returns how a title fits, with the arithmetic.
  private func conclusion(
    _ title: FittedTitle, give error: Double, _ room: Double, _ style: ItemStyle
  ) -> String {
    let letters = self.title.count
    let (least, most) = (title.width - error, title.width + error)
    let given = "and there is room for \(points(room))"
    func closer(_ width: Double) -> String {
      guard style.tightens else { return points(width) }
      // To five decimals, which a step of the search has.
      let exact = (title.tightening * 100_000).rounded() / 100_000
      return
        "\(points(width)) - \(letters) x \(exact) = \(points(width - Double(letters) * title.tightening))"
    }
    let tightened = "tightened by \(points(title.tightening)) pt a letter"
    switch title.state {
    case .whole:
      guard most > room, let perhaps = TitleMetrics.tightening(of: most, letters: letters, in: room) else {
        return "whole: \(points(most)) at most, \(given)"
      }
      return "whole: \(points(title.width)) in \(points(room)); perhaps tightened by up to "
        + "\(points(perhaps)) pt a letter, as it may be \(points(most)) wide"
    case .tightened: return "\(tightened): \(closer(title.width)) of \(points(room))"
    case .mayBeCut where style.tightens:
      return
        "perhaps cut: \(tightened), \(closer(title.width)), give or take \(points(error)), of \(points(room))"
    case .mayBeCut: return "perhaps cut: between \(points(least)) and \(points(most)), \(given)"
    case .cut: return "cut: \(closer(least)) at least, \(given)"
    }
  }

  /// Returns the frame of a badge in its item, and notes why it is as large as it is.
  private func badgeFrame(
    _ text: String, at anchor: Rect, in item: Measured<Rect>, from button: Rect, _ style: ItemStyle
  ) -> Rect {
    let height = min(Fact.itemBadgeHeight.value, button.height)
    let isOutside = style.hasBadgeOutside
    let isBeside = badgeBesideTitle(style).value > 0
    let margin = isOutside || isBeside ? 0 : Fact.itemBadgeMargin.value
    let end = isOutside || isBeside ? button.maxX : max(button.minX, item.value.maxX - margin)
    let reach = isBeside ? -style.gap.value : isOutside ? Fact.floatingBadgeReach.value : height / 2
    let top = isBeside ? anchor.midY - height / 2 : anchor.minY - height / 4
    var room = end - button.minX
    let wanted = text.count > 1 ? badgeWidth : height
    var x = max(button.minX, min(anchor.maxX - reach, end - min(wanted, room)))
    var y = min(max(button.minY, top), button.maxY - height)
    if isOutside {
      // Up first, then narrower, until enough of the icon is free.
      let most = Fact.floatingMostCovered.value * anchor.width * anchor.height
      if (anchor.maxX - x) * (y + height - anchor.minY) > most {
        y = max(button.minY, min(y, anchor.minY + most / (anchor.maxX - x) - height))
        if y + height > anchor.minY { x = max(x, anchor.maxX - most / (y + height - anchor.minY)) }
        room = end - x
      }
    }
    let frame = Rect(x: x, y: y, width: min(wanted, room), height: height)
    if let trace {
      let (sum, rule, facts): (String?, String, [Fact]) =
        if wanted < room {
          text.count > 1
            ? (
              "\(points(TitleMetrics.width(of: text, in: .badge))) + \(points(Fact.itemBadgePadding.value)), within "
                + "\(points(Fact.itemLeastBadge.value)) to \(points(Fact.itemMostBadge.value))",
              "the text and its padding, neither too little nor too much",
              [.itemBadgePadding, .itemLeastBadge, .itemMostBadge]
            ) : (nil, "one character is in a circle", [.itemBadgeHeight])
        } else if isOutside {
          (nil, "as much as leaves most of the icon free", [.floatingMostCovered])
        } else {
          (
            "\(points(end + margin - button.minX)) - \(points(margin))",
            "as much as the item leaves", [.itemBadgeMargin]
          )
        }
      let width = Measure(frame.width, wanted < room ? style.parts : style.parts.union(item.estimates))
      trace.note(.badgeWidth, width, as: sum, rule: rule, from: facts)
      trace.note(
        .badgeHeight, Measure(height, style.parts), rule: "a fixed height", from: [.itemBadgeHeight])
    }
    return frame
  }
}

extension Design {
  func itemParts(at index: Int, in around: Surroundings) -> ItemParts {
    let tab = tabs[index]
    return ItemParts(
      kind: .tab(index), title: Measured(title(of: tab)), hasIcon: tab.hasIcon, icon: tab.drawnIcon,
      badge: tab.badge,
      isSelected: index == selection, trace: around.trace?.tab == index ? around.trace : nil)
  }
}
