import TabBarCore

extension Rule {
  static let ipadMore = Rule(
    id: "ipad-more",
    title: "Never have a More tab on an iPad",
    question: .whatAboutIPad,
    rationale: """
      On an iPad the More tab opens a whole screen for a list of a few lines. The room is there to show the \
      sections themselves.
      """,
    remedy: "Have no more tabs than fit, or move some sections into another one's split view.",
    misconception: """
      An iPad has room for any number of tabs. Before iPadOS 18 its bar shows eight in regular width and \
      five in compact width; the rest is in the More list.
      """,
    history: """
      In 2013 there should be no More tab on an iPad at all. Later texts call it a poor use of space, and \
      from 2022 on ask to avoid it on any device. The bar on top that iPads have since iPadOS 18 has none.
      """,
    evidence: .guideline,
    catalogue: ["R33"],
    examples: [
      .met(
        "eight tabs in regular width",
        .titled(
          "Today", "Games", "Apps", "Arcade", "Search", "Account", "Offers", "Stories", on: .example("ipad-9")
        )),
      .broken(
        "nine tabs in regular width: seven and More",
        .titled(
          "Today", "Games", "Apps", "Arcade", "Search", "Account", "Offers", "Stories", "Wishes",
          on: .example("ipad-9"))),
    ],
    needs: .bar
  ) { inspection in
    let layout = inspection.layout
    guard inspection.platform == .iPadOS, let capacity = layout.capacity else {
      return .notApplicable("only the bar at the bottom of an iPad is meant")
    }
    let count = inspection.design.tabs.count
    guard layout.overflow == .more else { return .met }
    let measured = [Measurement("tabs", count), Measurement("capacity", capacity)]
    return .broken(
      """
      \(layout.hidden.count) of \(count) tabs have a screen for their list: \
      \(layout.sizeClasses.horizontal.rawValue) width fits \(capacity)
      """,
      tabs: layout.hidden.filter { !inspection.excludedTabs.contains($0) }, measured: measured)
  }
}
