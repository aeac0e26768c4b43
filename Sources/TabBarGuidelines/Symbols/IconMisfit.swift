import TabBarCore

/// A bitmap icon that is not as large as it should be.
struct IconMisfit {
  let tab: Int
  let fact: TabFact<Size>
  let size: Size
  let shape: IconShape
  /// The length that it has where the table gives one, in points.
  let length: Double
  /// The target, in points.
  let target: Double

  /// Returns what is larger or smaller than its target among some icons, in the order of the tabs.
  static func all(in inspection: Inspection, larger: Bool) -> [IconMisfit] {
    var misfits: [IconMisfit] = []
    for (index, tab) in inspection.design.tabs.enumerated() {
      guard !tab.facts.isEmpty, !inspection.excludedTabs.contains(index) else { continue }
      for fact in [TabFact<Size>.iconRegular, .iconCompact] {
        guard let size = tab[fact] else { continue }
        let shape = shape(of: tab, sized: size, larger: larger)
        let target = fact.property == .iconRegular ? shape.target.regular : shape.target.compact
        let length =
          switch shape {
          case .circle, .square: larger ? max(size.width, size.height) : min(size.width, size.height)
          case .wide: size.width
          case .tall: size.height
          }
        guard larger ? length > target : length < target else { continue }
        misfits.append(
          IconMisfit(
            tab: index, fact: fact, size: size, shape: shape, length: length, target: target))
      }
    }
    return misfits
  }

  /// The shape that is known, or the one that the sides suggest. Of sides that are the same, a circle's may be longer.
  private static func shape(of tab: Tab, sized size: Size, larger: Bool) -> IconShape {
    if let shape = tab[.iconShape] { return shape }
    if size.width != size.height { return size.width > size.height ? .wide : .tall }
    return larger ? .circle : .square
  }

  var remedy: Remedy {
    let factor = target / max(length, 1)
    let scaled =
      switch shape {
      case .circle, .square: Size(width: target, height: target)
      case .wide: Size(width: target, height: (size.height * factor).rounded())
      case .tall: Size(width: (size.width * factor).rounded(), height: target)
      }
    return Remedy(.suggestion, on: [tab], ["target": scaled.word], making: [.set(tab, fact, scaled)])
  }
}

extension IconShape {
  /// The targets in the regular and in the compact bar, in points: width and height of a circle or square, the width of a
  /// wide icon, the height of a tall one.
  ///
  /// Source: Apple, Human Interface Guidelines, Tab bars, December 2022, iOS, iPadOS. Copies of the table carry two
  /// misprints, 21 for 31 and 228 for 28; the pixels beside them tell which is right.
  var target: (regular: Double, compact: Double) {
    switch self {
    // 25x25 pt, 75 px @3x; 18x18 pt, 54 px @3x.
    case .circle: (25, 18)
    // 23x23 pt, 69 px @3x; 17x17 pt, 51 px @3x.
    case .square: (23, 17)
    // 31 pt, 93 px @3x; 23 pt, 69 px @3x.
    case .wide: (31, 23)
    // 28 pt, 84 px @3x; 20 pt, 60 px @3x.
    case .tall: (28, 20)
    }
  }

  /// What the table gives for the shape.
  var dimension: String {
    switch self {
    case .circle, .square: "wide and high"
    case .wide: "wide"
    case .tall: "high"
    }
  }
}
