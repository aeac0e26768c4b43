/// A row of titles at the top of a television. All lengths are in points.
struct TelevisionBar: Bar {
  static let form = BarForm(
    name: "a row of tabs at the top", surface: .open, focus: "focused")

  var summary: String { "a row of titles at the top" }

  var facts: [Fact] {
    [
      .televisionTop, .televisionHeight, .televisionCapacity, .televisionLogoWidth, .televisionLogoHeight,
      .televisionTitleMargin, .televisionIcon,
    ]
  }

  func layout(of design: Design, in around: Surroundings) -> BarLayout {
    let height = around.measure(.televisionHeight)
    let frame = Rect(x: 0, y: Fact.televisionTop.value, width: around.width.value, height: height.value)
    let count = design.tabs.count
    let most = Int(Fact.televisionCapacity.value)
    let shown = min(most, count)
    around.trace?.note(
      .overflow,
      count > most ? "\(most): \(count) is more than \(most)" : "all \(count): \(count) is at most \(most)",
      Measure(Double(shown)), rule: "tvOS fits \(most)" + (count > most ? " and shows no others" : ""),
      grounds: [Source(.televisionCapacity)])
    around.trace?.note(.height, height, rule: "a fixed height", from: [.televisionHeight])

    var left = around.safeArea.left
    var right = max(left, around.width.value - around.safeArea.right)
    var logo: Rect?
    if let wanted = design.situation.logo {
      let size = Size(
        width: min(max(0, wanted.size.width), Fact.televisionLogoWidth.value, right - left),
        height: min(max(0, wanted.size.height), Fact.televisionLogoHeight.value))
      let x = wanted.isLeading ? left : right - size.width
      logo = Rect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      if wanted.isLeading { left += size.width } else { right -= size.width }
    }
    let room = Rect(x: left, y: frame.y, width: right - left, height: height.value)
    let row = Self.row(
      (0..<shown).map { design.itemParts(at: $0, in: around) }, in: Measured(room, around.width.estimates))
    var layout = BarLayout(
      .television, in: around, at: .top, frame: Measured(frame, height.estimates),
      distance: around.measure(.televisionTop), contentHeight: height, capacity: Measured(most),
      items: row.items)
    layout.arrangement = .text
    layout.font = .tv
    layout.distribution = row.isScrolled ? .scroll : .centered
    layout.overflow = count > most ? .dropped : row.hidden.isEmpty ? .none : .scroll
    layout.hidden = row.hidden + Array(shown..<count)
    layout.absence = Self.hasScrolledAway(design) ? .scrolledAway : nil
    layout.logo = logo
    layout.fadesLeading = row.fadesLeading
    layout.fadesTrailing = row.fadesTrailing
    return layout
  }

  // With one main view the bar scrolls away; beside a split view it stays (HIG 2019 and 2022, tvOS).
  private static func hasScrolledAway(_ design: Design) -> Bool {
    let isBesideSplit = design.pane != .main || design[.content] == .split
    return design.situation.scroll != .top && !isBesideSplit && !design.situation.isFocused
  }

  private struct Row {
    var items: [BarItem] = []
    var hidden: [Int] = []
    var isScrolled = false
    var fadesLeading = false
    var fadesTrailing = false
  }

  private static func row(
    _ parts: [ItemParts], in room: Measured<Rect>
  ) -> Row {
    let (left, right) = (room.value.minX, room.value.maxX)
    let style = ItemStyle(
      arrangement: .text, font: .tv, icon: .televisionIcon, titleMargin: .televisionTitleMargin,
      iconMargin: Measure(.televisionTitleMargin), parts: Estimates(.itemSizes))
    let widths = parts.map { $0.contentWidth(style: style).resting(on: room.estimates) }
    let total = widths.reduce(0) { $0 + $1.value }
    var row = Row()
    var x = left + (room.value.width - total) / 2
    if total > room.value.width {
      // A row that is too wide scrolls so that the selected tab shows, and fades where there is more.
      row.isScrolled = true
      let selected = parts.firstIndex(where: \.isSelected) ?? 0
      let before = widths[..<selected].reduce(0) { $0 + $1.value }
      let most = total - room.value.width
      // To its end, but not past its start, where it is wider than the row.
      let offset = min(most, before, max(0, before + widths[selected].value - room.value.width))
      x = left - offset
      row.fadesLeading = offset > 0
      row.fadesTrailing = offset < most
    }
    for (index, part) in parts.enumerated() {
      // Only the part within the safe area is drawn; the rest has faded out.
      let width = widths[index]
      let start = max(x, left)
      let end = min(x + width.value, right)
      x += width.value
      guard end - start >= 1 else {
        row.hidden.append(index)
        continue
      }
      if let trace = part.trace, end - start >= width.value - 1 {
        trace.note(
          .itemWidth, width, as: part.sum(of: width, .televisionTitleMargin, style: style),
          rule: "as wide as the title, rounded up, and the margins", from: [.televisionTitleMargin])
      }
      let frame = room.value.spanning(start, to: end)
      row.items.append(
        part.item(
          in: Measured(frame, width.estimates), style: style,
          isWideAsContent: end - start >= width.value))
    }
    return row
  }
}
