/// The reasons for what an item writes: its title and its badge.
extension Reasons {
  /// Returns why a title is whole or cut.
  ///
  /// - Parameter isSized: Whether the item is as wide as its title, as long as nothing limits it.
  func title(_ parts: ItemParts, _ style: ItemStyle, wide: Double, isSized: Bool) -> [Reason] {
    let margins = 2 * style.titleMargin
    var text = "\(Self.number(wide)) - 2 x \(Self.number(style.titleMargin))"
    var taken = margins
    var grounds = [marginGround]
    if style.arrangement == .inline, parts.tab.icon != nil {
      let gap = DockedItemMetrics.inlineGap
      taken += style.iconSize + gap.value
      text += " - icon \(Self.number(style.iconSize)) - gap \(Self.number(gap.value))"
      grounds.append(Reason.Ground(gap))
    }
    let room = max(0, wide - taken)
    let width = TitleMetrics.width(of: parts.tab.title, in: style.font)
    let error = width * TitleMetrics.relativeError(of: parts.tab.title)
    let font = "\(Self.number(style.font.size)) pt \(style.font.weight.rawValue)"
    let tightening = TitleMetrics.tightening
    let fitted = TitleMetrics.fit(parts.tab.title, in: style.font, room: isSized ? .infinity : room)
    let isCapped = isSized && width > room + tightening
    let truncation = isCapped ? TitleMetrics.fit(parts.tab.title, in: style.font, room: room) : fitted
    return [
      Reason(
        .titleRoom, text + " = \(Self.number(room)) pt", value: room, rule: "the item without its margins",
        grounds: grounds),
      Reason(
        .titleWidth, "\(Self.number(width)) pt, give or take \(Self.number(error)), in \(font)", value: width,
        rule: "the letters' widths added up, from a font like Apple's with Apple's spacing",
        grounds: [Reason.Ground("docs/titles.md: measured against shaped titles of real apps", .medium)]),
      Reason(
        .truncation, conclusion(truncation.truncation, isSized: isSized && !isCapped, width, error, room),
        value: nil,
        rule: "letters move closer by up to \(Self.number(tightening)) pt, then the tail is cut",
        grounds: [Reason.Ground("a published listing of UIKit's classes", .medium)]),
    ]
  }

  private func conclusion(
    _ truncation: FittedTitle.Truncation, isSized: Bool, _ width: Double, _ error: Double, _ room: Double
  ) -> String {
    if isSized { return "whole: the item is as wide as its title" }
    let most = Self.number(width + error)
    let least = Self.number(width - error)
    let limit = Self.number(room + TitleMetrics.tightening)
    switch truncation {
    case .fits: return "whole: \(most) at most, and there is room for \(Self.number(room))"
    case .tightened: return "whole, moved closer: \(most) at most, and \(limit) when moved closer"
    case .mayBeCut: return "may be cut: between \(least) and \(most), and \(limit) when moved closer"
    case .cut: return "cut: \(least) at least, and \(limit) when moved closer"
    }
  }

  func badge(_ parts: ItemParts, wide item: Double) -> [Reason] {
    guard let text = parts.tab.badge else { return [] }
    let height = DockedItemMetrics.badgeHeight
    let least = DockedItemMetrics.leastBadge
    let most = DockedItemMetrics.mostBadge
    let padding = DockedItemMetrics.badgePadding
    let natural = TitleMetrics.width(of: text, in: .badge) + padding.value
    let margin = DockedItemMetrics.badgeMargin
    let room = max(0, item - margin.value)
    let width = min(room, text.count <= 1 ? height.value : min(max(natural, least.value), most.value))
    let high = Reason(
      .badgeHeight, Self.number(height.value) + " pt", value: height.value, rule: "a fixed height",
      grounds: [Reason.Ground(height)])
    if width == room {
      let wide = Reason(
        .badgeWidth, "\(Self.number(item)) - \(Self.number(margin.value)) = \(Self.number(width)) pt",
        value: width, rule: "as much as the item leaves", grounds: [Reason.Ground(margin)])
      return [wide, high]
    }
    if text.count <= 1 {
      let wide = Reason(
        .badgeWidth, Self.number(width) + " pt", value: width,
        rule: "one character stands in a circle", grounds: [Reason.Ground(height)])
      return [wide, high]
    }
    let wide = Reason(
      .badgeWidth,
      "\(Self.number(natural - padding.value)) + \(Self.number(padding.value)), within "
        + "\(Self.number(least.value)) to \(Self.number(most.value)) = \(Self.number(width)) pt",
      value: width,
      rule: "the text and its padding, neither too little nor too much",
      grounds: [Reason.Ground(padding), Reason.Ground(least), Reason.Ground(most)])
    return [wide, high]
  }
}
