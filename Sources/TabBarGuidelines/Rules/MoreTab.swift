import TabBarCore

extension Rule {
  static let moreTab = Rule(
    id: "more-tab",
    title: "Keep every tab out of the More list",
    question: .howMany,
    rationale: """
      Tabs in the More list are a tap further away, and most people do not look there. On an iPad the \
      list takes a whole screen for a few lines.
      """,
    remedy: """
      Merge sections until all fit, or reach the least used ones from within another. On an iPad a sidebar \
      has room for many.
      """,
    misconception: """
      Six tabs on an iPhone give five and More. They give four and More: the More tab takes the fifth place, \
      so that the sixth tab costs two.
      """,
    history: """
      In 2013 More was how an iPhone showed a sixth tab, and nothing for an iPad. From 2017 on it was called a poor \
      use of space, and in 2022 a thing to avoid whenever possible. Since December 2025 the text says to avoid it, \
      and since 2024 the bar on top of an iPad has none.
      """,
    evidence: .guideline,
    catalogue: ["R26", "R30", "R32", "R33", "R34", "R35"],
    examples: [
      .met(
        "eight tabs in an iPad's regular width",
        .titled(
          "Today", "Games", "Apps", "Arcade", "Search", "Account", "Offers", "Stories",
          on: .example("ipad-9")), guide: "hig-2022"),
      .met("five tabs in compact width", .titled("Today", "Games", "Apps", "Arcade", "Search")),
      .broken(
        "six tabs in compact width: four and More",
        .titled("Today", "Games", "Apps", "Arcade", "Search", "Account")),
      .broken(
        "nine tabs in an iPad's regular width: seven and More",
        .titled(
          "Today", "Games", "Apps", "Arcade", "Search", "Account", "Offers", "Stories", "Wishes",
          on: .example("ipad-9")), guide: "hig-2022"),
    ],
    needs: .bar
  ) { inspection in
    let layout = inspection.layout
    if inspection.platform == .iPadOS, inspection.guide.has(.ipadMore) {
      return .notApplicable("ipad-more judges the More tab of an iPad")
    }
    guard let capacity = layout.capacity, layout.overflow == .none || layout.overflow == .more else {
      return .notApplicable("this bar has no More tab")
    }
    let count = inspection.design.tabs.count
    guard layout.overflow == .more else { return .met }
    let width = "\(layout.sizeClasses.horizontal.rawValue) width fits \(capacity)"
    let hidden = layout.hidden.count
    let list =
      inspection.design.device.platform == .iPadOS ? ", and on iPad their list takes a whole screen" : ""
    let measured = [Measurement("tabs", count), Measurement("capacity", capacity)]
    return .broken(
      "\(hidden) of \(count) tabs \(isOrAre(hidden)) in the More list: \(width)\(list)", tabs: layout.hidden,
      measured: measured)
  }
}
