/// A column of symbols at the leading side of a window. All lengths are in points.
package struct Ornament: Bar {
  static let form = BarForm(
    name: "an ornament beside the window",
    short: "a column of tabs beside the window",
    sentence: "is a column of symbols at the leading side ({side}), {size}", surface: .glass, shape: "column",
    focus: ("looked at", "It is looked at, so the symbols have titles."))

  static let pitch = Fact(
    "pitch", 60, .high, "Apple, HIG, visionOS: centres of controls at least 60 pt apart")
  static let known = Fact(
    "tabs up to which the column is documented", 6, .high,
    "Apple, HIG, Tab bars, June 2023: at most six on Apple Vision Pro")
  package static let width = Fact(
    "width", 68, .low, "no source; an item of 60 pt and 4 pt at each side", makes: .itemSizes)
  static let padding = Fact(
    "distance from the ends", 4, .low, "no source", makes: .itemSizes)
  static let icon = Fact(
    "icon", 24, .low, "no source", makes: .itemSizes)
  static let titleMargin = Fact(
    "distance of titles", 12, .low, "no source", makes: .itemSizes)

  package var summary: String { "a column of symbols at the leading side" }

  package var facts: [Fact] {
    [Self.pitch, Self.known, Self.width, Self.padding, Self.icon, Self.titleMargin]
  }

  package func layout(of design: Design, in around: Surroundings) -> BarLayout {
    let isLookedAt = design.situation.isFocused
    let count = design.tabs.count
    let style = ItemStyle(
      arrangement: isLookedAt ? .inline : .icon, font: .strip, icon: Self.icon,
      titleMargin: Self.titleMargin, parts: Estimates(.itemSizes))
    let parts = design.tabs.indices.map { design.itemParts(at: $0, in: around) }
    let capacity = Measured<Int?>(nil, count > Int(Self.known.value) ? Estimates(.capacity) : [])
    around.trace?.note(
      .overflow, "all \(count)", Measure(Double(count), capacity.estimates),
      rule: count > Int(Self.known.value)
        ? "what becomes of more than \(points(Self.known.value)) is not published; all are drawn"
        : "up to \(points(Self.known.value)) are one below the other",
      grounds: [Reason.Ground(Self.known)])

    let padding = around.measure(Self.padding)
    // Looked at, the column grows to show its titles and may then cover content.
    var width = around.measure(Self.width)
    if isLookedAt {
      for part in parts { width = max(width, part.contentWidth(style: style) + 2 * padding) }
      width = min(width, around.width)
    }
    let isWhole = width.value < around.width.value
    let rows = Double(max(1, count))
    let height = min(rows * around.measure(Self.pitch) + 2 * padding, around.height)
    let frame = Rect(
      x: 0, y: (around.height.value - height.value) / 2, width: width.value, height: height.value)
    let room = height.value - 2 * padding.value
    let top = frame.y + padding.value
    var items: [BarItem] = []
    items.reserveCapacity(count)
    for (index, part) in parts.enumerated() {
      let start = top + room * Double(index) / rows
      let end = top + room * Double(index + 1) / rows
      let rect = Rect(
        x: padding.value, y: start, width: max(0, width.value - 2 * padding.value), height: end - start)
      items.append(
        part.item(
          in: Measured(rect, width.estimates), style: style, isWideAsContent: isLookedAt && isWhole))
    }
    var layout = BarLayout(
      .ornament, in: around, at: .leading, frame: Measured(frame, height.estimates),
      contentHeight: height, capacity: capacity,
      items: items)
    layout.arrangement = style.arrangement
    layout.distribution = .centered
    return layout
  }
}
