/// The row at the top of a car's display.
extension BarLayout {
  mutating func layOutCar(_ design: Design) {
    placement = .top
    arrangement = .stacked
    distribution = .fill
    estimates += [.capacity, .itemSizes]
    // The car's display is not the phone's: nothing of the phone reaches into it.
    safeArea = Insets()
    hasHomeIndicator = false
    contentHeight = CarBarMetrics.height.value
    frame = Rect(x: 0, y: 0, width: window.width, height: contentHeight)
    let parts = partsWithMore(of: design, capacity: Int(CarBarMetrics.capacity.value))
    guard !parts.isEmpty else { return }
    estimates.append(.titleWidth)
    let style = ItemStyle(
      arrangement: .stacked, font: .stacked, iconSize: CarBarMetrics.icon.value,
      titleMargin: DockedItemMetrics.titleMargin.value)
    let count = Double(parts.count)
    items = parts.enumerated().map { index, part in
      let start = window.width * Double(index) / count
      let end = window.width * Double(index + 1) / count
      return part.item(in: Rect(x: start, y: 0, width: end - start, height: contentHeight), style: style)
    }
  }
}
