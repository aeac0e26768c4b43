import TabBarCore

extension Inspection {
  var tooManyTabs: Judgement {
    if layout.isInPane, guide.has("pane-tabs"), platform == .iPadOS {
      return .skipped("in-a-pane")
    }
    let isRegular = layout.sizeClasses.horizontal == .regular
    if let most = limits[isRegular ? .regularItems : .compactItems] {
      return judgeItems(most: most)
    }
    let count = tabCount
    // The texts give numbers for devices, whatever the width of a window there; a car's display has the number of a phone.
    let isPhone = platform == .iOS || platform == .carPlay
    if !isPhone, let few = limits[.askedTabs] {
      return count > few ? .asked(Array(few..<count), ["tabs": count, "device": platform.device]) : .met
    }
    guard let most = limits[isPhone ? .compactTabs : .regularTabs] else {
      return lacksNumber
    }
    guard count > most else { return .met }
    let fewest =
      isPhone ? guide[rule: "too-few-tabs"]?.limits[.fewestTabs] : nil
    return .broken(
      fewest != nil ? "above-range" : "broken", Array(most..<count),
      ["tabs": count, "advised": most, "fewest": String(fewest ?? 0), "device": platform.device])
  }

  /// Judges by what the bar shows, which a More tab keeps low, instead of by all the tabs there are.
  fileprivate func judgeItems(most: Int) -> Judgement {
    guard layout.placement != .none else { return .skipped("no-items") }
    let count = layout.items.count
    guard count > most else { return .met }
    return .broken(
      layout.overflow == .more ? "items-with-more" : "items", Array(layout.visible.dropFirst(most)),
      [
        "items": layout.$capacity.with(count), "advised": most,
        "width": Prose(layout.sizeClasses.horizontal),
      ]
    ).resting(on: layout.$sizeClasses.estimates)
  }
}
