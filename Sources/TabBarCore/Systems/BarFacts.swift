extension BarStyle {
  /// The numbers that the bar is laid out with, each with what it is in a few words.
  public var facts: [(name: String, fact: Fact)] {
    switch self {
    case .docked(let metrics): metrics.facts
    case .floating: FloatingBarMetrics.facts
    case .strip(let metrics, _): metrics.facts
    case .television: TelevisionBarMetrics.facts
    case .ornament: OrnamentMetrics.facts
    case .car: CarBarMetrics.facts
    case .absent: []
    }
  }

  /// The kind of bar in a few words.
  public var summary: String {
    switch self {
    case .docked: "along the bottom edge"
    case .floating: "a capsule above the bottom edge"
    case .strip: "a strip of titles at the top; at the bottom in compact width"
    case .television: "a row of titles at the top"
    case .ornament: "a column of symbols at the leading side"
    case .car: "a row at the top"
    case .absent(let text): text
    }
  }
}

extension DockedBarMetrics {
  fileprivate var facts: [(name: String, fact: Fact)] {
    var facts = [
      ("height", regularHeight), ("height where all is compact", compactHeight),
      ("items in compact width", Self.compactCapacity), ("items in regular width", Self.regularCapacity),
      ("icon", DockedItemMetrics.regularIcon),
      ("distance of titles from the sides", DockedItemMetrics.titleMargin),
      ("distance of a title under its icon", DockedItemMetrics.stackedGap),
      ("badge height", DockedItemMetrics.badgeHeight),
      ("least badge width of two characters", DockedItemMetrics.leastBadge),
      ("greatest badge width", DockedItemMetrics.mostBadge),
    ]
    if compactHeight != regularHeight {
      facts.append(("icon where all is compact", DockedItemMetrics.compactIcon))
    }
    if goesInline { facts.append(("distance of a title beside its icon", DockedItemMetrics.inlineGap)) }
    if positioning == .automatic {
      facts += [
        ("least width of centred items", DockedItemMetrics.centredWidth),
        ("distance of centred items", DockedItemMetrics.centredSpacing),
      ]
    }
    if case .points(let points) = homeIndicator { facts.append(("added by a home indicator", points)) }
    return facts
  }
}

extension FloatingBarMetrics {
  fileprivate static var facts: [(name: String, fact: Fact)] {
    [
      ("height with the part below", height), ("part that counts as the row", contentHeight),
      ("capsule height", capsuleHeight), ("distance from the sides and the bottom", inset),
      ("distance of the items from the capsule's edge", padding), ("icon", icon),
      ("overlap of items", overlap),
      ("item width with three or fewer", fewItemWidth), ("item pitch with three or fewer", fewItemPitch),
      ("distance of a separated item", separation), ("accessory", accessoryHeight),
      ("distance of an accessory", accessoryGap),
      ("minimized button", minimizedSize), ("items in compact width", DockedBarMetrics.compactCapacity),
      ("items in regular width", DockedBarMetrics.regularCapacity),
    ]
  }
}

extension StripMetrics {
  fileprivate var facts: [(name: String, fact: Fact)] {
    [
      ("distance from the top", top), ("height", height), ("added to the safe area", Self.addedSafeArea),
      ("distance of the items from the ends", Self.padding),
      ("distance of titles from the sides", Self.titleMargin), ("icon", Self.icon),
      ("distance of icons from the sides", Self.iconMargin),
      ("greatest width", Self.greatestWidth), ("greatest title", Self.greatestTitle),
      ("least distance from the window's sides", Self.sideMargin), ("page button", Self.pageButton),
    ]
  }
}

extension TelevisionBarMetrics {
  fileprivate static var facts: [(name: String, fact: Fact)] {
    [
      ("distance from the top", top), ("height", height), ("items that are shown", capacity),
      ("greatest logo width", logoWidth), ("greatest logo height", logoHeight),
      ("distance of titles from the sides", titleMargin), ("icon", icon),
    ]
  }
}

extension OrnamentMetrics {
  fileprivate static var facts: [(name: String, fact: Fact)] {
    [
      ("pitch", pitch), ("width", width), ("distance from the ends", padding), ("icon", icon),
      ("distance of titles", titleMargin),
    ]
  }
}

extension CarBarMetrics {
  fileprivate static var facts: [(name: String, fact: Fact)] {
    [("items that fit", capacity), ("height", height), ("icon", icon)]
  }
}
