/// A column of symbols at the leading side of a window. All lengths are in points.
struct Ornament: Bar {
  static let form = BarForm(
    name: "a column of tabs beside the window", surface: .glass, shape: "column", focus: "looked at")

  var summary: String { "a column of symbols at the leading side" }

  var facts: [Fact] {
    [.ornamentPitch, .ornamentKnown, .ornamentWidth, .ornamentPadding, .ornamentIcon, .ornamentTitleMargin]
  }

  func layout(of design: Design, in around: Surroundings) -> BarLayout {
    let isLookedAt = design.situation.isFocused
    let count = design.tabs.count
    let style = ItemStyle(
      arrangement: isLookedAt ? .inline : .icon, font: .strip, icon: .ornamentIcon,
      titleMargin: .ornamentTitleMargin, parts: Estimates(.itemSizes))
    let parts = design.tabs.indices.map { design.itemParts(at: $0, in: around) }
    let capacity = Measured<Int?>(nil, count > Int(Fact.ornamentKnown.value) ? Estimates(.capacity) : [])
    around.trace?.note(
      .overflow, "all \(count)", Measure(Double(count), capacity.estimates),
      rule: count > Int(Fact.ornamentKnown.value)
        ? "what becomes of more than \(points(Fact.ornamentKnown.value)) is not published; all are drawn"
        : "up to \(points(Fact.ornamentKnown.value)) are one below the other",
      grounds: [Source(.ornamentKnown)])

    let padding = around.measure(.ornamentPadding)
    // Looked at, the column grows to show its titles and may then cover content.
    var width = around.measure(.ornamentWidth)
    if isLookedAt {
      for part in parts { width = max(width, part.contentWidth(style: style) + 2 * padding) }
      width = min(width, around.width)
    }
    let isWhole = width.value < around.width.value
    let rows = Double(max(1, count))
    let height = min(rows * around.measure(.ornamentPitch) + 2 * padding, around.height)
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
