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
    let count = inspection.tabCount
    // The texts give numbers for devices, whatever the width of a window there; a car's display has the number of a phone.
    let isPhone = platform == .iOS || platform == .carPlay
    if !isPhone, let few = inspection.limits[.askedTabs] {
      return count > few ? .asked(Array(few..<count), ["tabs": count, "device": platform.device]) : .met
    }
    guard let most = inspection.limits[isPhone ? .compactTabs : .regularTabs] else {
      return inspection.lacksNumber
    }
    guard count > most else { return .met }
    let fewest =
      isPhone ? inspection.guide[rule: "too-few-tabs"]?.limits[.fewestTabs] : nil
    return .broken(
      fewest != nil ? "above-range" : "broken", Array(most..<count),
      ["tabs": count, "advised": most, "fewest": String(fewest ?? 0), "device": platform.device])
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
        "items": layout.$capacity.with(count), "advised": most,
        "width": Prose(layout.sizeClasses.horizontal),
      ]
    ).resting(on: layout.$sizeClasses.estimates)
  }
}
