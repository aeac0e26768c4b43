import TabBarCore

extension Rule {
  static let tooManyTabs = Rule("too-many-tabs", inEachLanguage: true) { inspection in
    let platform = inspection.platform
    if inspection.layout.isInPane, inspection.guide.has(.paneTabs), platform == .iPadOS {
      return .skipped("in-a-pane")
    }
    let isRegular = inspection.layout.sizeClasses.horizontal == .regular
    if let most = inspection.limits[isRegular ? .regularItems : .compactItems] {
      return inspection.judgeItems(most: most)
    }
    let count = inspection.design.tabs.count
    let layout = inspection.layout
    let isWide = isRegular && platform != .iOS
    var device: String {
      [Platform.iPadOS: "iPad", .tvOS: "Apple TV", .visionOS: "Apple Vision Pro", .carPlay: "CarPlay"][
        platform] ?? "iPhone"
    }
    if isWide, let few = inspection.limits[.askedTabs] {
      return count > few ? .asked(Array(few..<count), ["tabs": count, "device": device]) : .met
    }
    guard let most = inspection.limits[isWide ? .regularTabs : .compactTabs] else {
      return .skipped("no-number", ["guide": inspection.guide.name])
    }
    guard count > most else { return .met }
    let fewest =
      platform == .iOS || platform == .carPlay
      ? inspection.guide[rule: "too-few-tabs"]?.limits[.fewestTabs] : nil
    let isCompactPad = platform == .iPadOS && !isWide
    let judgement = Judgement.broken(
      fewest != nil ? "above-range" : isCompactPad ? "broken-in-compact-width" : "broken",
      Array(most..<count), ["tabs": count, "advised": most, "fewest": String(fewest ?? 0), "device": device])
    // What is too many in either width is so whatever the width.
    let other = inspection.limits[isWide ? .compactTabs : .regularTabs] ?? inspection.limits[.askedTabs]
    return platform == .iOS || count > other ?? most ? judgement : judgement.resting(on: layout, .sizeClass)
  }
}

extension Inspection {
  /// Judges by what the bar shows, which a More tab keeps low, instead of by all the tabs there are.
  fileprivate func judgeItems(most: Int) -> Judgement {
    guard layout.placement != .none else { return .skipped("no-items") }
    let count = layout.items.count
    guard count > most else { return .met }
    return .broken(
      layout.overflow == .more ? "items-with-more" : "items", Array(layout.visible.dropFirst(most)),
      [
        "items": layout.measured(count, .capacity), "advised": most,
        "width": Prose(layout.sizeClasses.horizontal),
      ])
  }
}
