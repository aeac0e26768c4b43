/// The reasons for one item of a bar.
extension Reasons {
  func ofItem(_ tab: Int, in layout: BarLayout) -> [Reason] {
    guard let item = layout.items.first(where: { $0.kind.tab == tab }) else {
      return ofBar.filter { $0.subject == .overflow } + [elsewhere(tab, layout)]
    }
    let parts = ItemParts(design, tab)
    let style =
      item.isSeparated || design.situation.isMinimized ? symbolStyle : style(isSelected: item.isSelected)
    var result: [Reason] = []
    let width = width(of: parts, style, item, layout)
    result += [width].compactMap(\.self)
    let showsTitle = item.titleFrame != nil
    if showsTitle, let wide = width?.value {
      result += title(parts, style, wide: wide, isSized: isSized(layout))
    }
    return result + badge(parts, wide: width?.value ?? item.frame.width)
  }

  private func elsewhere(_ tab: Int, _ layout: BarLayout) -> Reason {
    let place =
      layout.inSidebar.contains(tab)
      ? "in the sidebar only"
      : layout.overflow == .more ? "behind More" : layout.overflow == .pages ? "on another page" : "not shown"
    return Reason(
      .itemWidth, place, rule: "the tab has no item in the bar at present", grounds: [.arithmetic])
  }

  private var symbolStyle: ItemStyle {
    ItemStyle(
      arrangement: .icon, font: .stacked, iconSize: FloatingBarMetrics.icon.value, titleMargin: 0)
  }

  /// Returns the look of the items of the bar.
  func style(isSelected: Bool) -> ItemStyle {
    let margin = DockedItemMetrics.titleMargin.value
    switch bar {
    case .docked(let metrics):
      let classes = surroundings.sizeClasses
      let isUpright = classes == SizeClasses(horizontal: .compact, vertical: .regular)
      let isLittle = classes == SizeClasses(horizontal: .compact, vertical: .compact)
      return ItemStyle(
        arrangement: isUpright || !metrics.goesInline ? .stacked : .inline,
        isLow: isLittle && metrics.compactHeight.value < metrics.regularHeight.value)
    case .strip:
      return ItemStyle(
        arrangement: .text, font: isSelected ? .selectedStrip : .strip, iconSize: 20,
        titleMargin: StripMetrics.titleMargin.value)
    case .television:
      return ItemStyle(
        arrangement: .text, font: .tv, iconSize: TelevisionBarMetrics.icon.value,
        titleMargin: TelevisionBarMetrics.titleMargin.value)
    case .ornament:
      return ItemStyle(
        arrangement: design.situation.isFocused ? .inline : .icon, font: .strip,
        iconSize: OrnamentMetrics.icon.value, titleMargin: OrnamentMetrics.titleMargin.value)
    case .floating, .car, .absent:
      let icon = if case .car = bar { CarBarMetrics.icon.value } else { FloatingBarMetrics.icon.value }
      return ItemStyle(arrangement: .stacked, font: .stacked, iconSize: icon, titleMargin: margin)
    }
  }

  private func width(
    of parts: ItemParts, _ style: ItemStyle, _ item: BarItem, _ layout: BarLayout
  ) -> Reason? {
    let count = Double(itemCount)
    switch bar {
    case .docked:
      if layout.distribution == .centered { return centredWidth(of: parts, style) }
      let usable = surroundings.window.width - surroundings.safeArea.left - surroundings.safeArea.right
      return share(usable, count, "all items share the width within the safe area")
    case .floating: return floatingWidth(item, layout)
    case .strip, .television:
      var width = parts.contentWidth(style: self.style(isSelected: true))
      var rule = "as wide as the title, rounded up, and the margins"
      if case .strip = bar {
        let most = StripMetrics.greatestTitle.value + 2 * StripMetrics.titleMargin.value
        if width > most {
          rule = "a title gets at most \(Self.number(StripMetrics.greatestTitle.value)) pt, and the margins"
          width = most
        }
      } else if item.frame.width < width - 1 {
        return nil
      }
      let margin = style.titleMargin
      return Reason(
        .itemWidth,
        "\(Self.number(width - 2 * margin)) + 2 x \(Self.number(margin)) = \(Self.number(width)) pt",
        value: width, rule: rule, grounds: [marginGround])
    case .car: return share(surroundings.window.width, count, "all items share the width")
    case .ornament, .absent: return nil
    }
  }

  private func share(_ width: Double, _ count: Double, _ rule: String) -> Reason {
    let each = width / count
    return Reason(
      .itemWidth, "\(Self.number(width)) / \(Int(count)) = \(Self.number(each)) pt", value: each, rule: rule,
      grounds: [
        Reason.Ground("public measurements of bars in compact width; edges go to whole pixels", .medium)
      ])
  }

  private func centredWidth(of parts: ItemParts, _ style: ItemStyle) -> Reason {
    let least = DockedItemMetrics.centredWidth
    let content = parts.contentWidth(style: style)
    let width = max(least.value, content)
    return Reason(
      .itemWidth,
      "the greater of \(Self.number(least.value)) and \(Self.number(content)) = \(Self.number(width)) pt",
      value: width, rule: "in regular width items are as wide as their content and stand in the middle",
      grounds: [Reason.Ground(least), Reason.Ground(DockedItemMetrics.centredSpacing)])
  }

  private func floatingWidth(_ item: BarItem, _ layout: BarLayout) -> Reason {
    let height = FloatingBarMetrics.capsuleHeight
    if layout.capsule == nil || design.situation.isMinimized {
      let size = item.isSeparated && !design.situation.isMinimized ? height : FloatingBarMetrics.minimizedSize
      return Reason(
        .itemWidth, Self.number(size.value) + " pt", value: size.value, rule: "a round button",
        grounds: [Reason.Ground(size)])
    }
    if item.isSeparated {
      return Reason(
        .itemWidth, Self.number(height.value) + " pt", value: height.value,
        rule: "stands apart, in a circle as high as the capsule", grounds: [Reason.Ground(height)])
    }
    // What the capsule is as wide as, before it is rounded to pixels, is what the sides leave or what it hugs.
    let inside = Double(itemCount - (layout.items.contains(where: \.isSeparated) ? 1 : 0))
    let padding = FloatingBarMetrics.padding
    let overlap = FloatingBarMetrics.overlap
    let width = layout.capsule?.width ?? 0
    let margins = 2 * padding.value + overlap.value
    let each = (width - margins) / inside
    return Reason(
      .itemWidth,
      "(\(Self.number(width)) - \(Self.number(margins))) / \(Int(inside)) = \(Self.number(each)) pt",
      value: each,
      rule: inside <= Double(FloatingBarMetrics.few)
        ? "the capsule hugs up to three items, which share it; they overlap a little"
        : "the items share the capsule; they overlap a little",
      grounds: [
        Reason.Ground(padding), Reason.Ground(overlap), Reason.Ground(FloatingBarMetrics.inset),
      ])
  }

  /// Returns whether the items of a layout are as wide as their titles.
  private func isSized(_ layout: BarLayout) -> Bool {
    switch bar {
    case .docked: layout.distribution == .centered
    case .strip, .television: true
    case .floating, .ornament, .car, .absent: false
    }
  }

  /// Who says how far titles stay from the sides of their items.
  var marginGround: Reason.Ground {
    switch bar {
    case .strip: Reason.Ground(StripMetrics.titleMargin)
    case .television: Reason.Ground(TelevisionBarMetrics.titleMargin)
    default: Reason.Ground(DockedItemMetrics.titleMargin)
    }
  }
}
