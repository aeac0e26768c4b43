import TabBarCore

extension Rule {
  /// No more tabs than the guide advises.
  static let tooManyTabs = Rule(
    id: "too-many-tabs",
    title: "Use as few tabs as people need",
    question: .howMany,
    rationale: """
      Every tab makes an app more complex and each of its sections harder to find. A bar is a menu that \
      people read at a glance, and a glance takes in a handful.
      """,
    remedy: "Fold related sections into one tab, or reach the least used ones from within another.",
    misconception: """
      The Human Interface Guidelines still ask for three to five tabs. They did until 2022; the text \
      since 2024 gives no number at all.
      """,
    evidence: .guideline,
    catalogue: ["R22", "R23", "R24", "R36"],
    examples: [
      .met("five tabs on an iPhone", .titled("Today", "Games", "Apps", "Arcade", "Search")),
      .broken("six tabs on an iPhone", .titled("Today", "Games", "Apps", "Arcade", "Search", "Account")),
    ]
  ) { inspection in
    let count = inspection.design.tabs.count
    let isRegular =
      inspection.design.device.platform != .iOS && inspection.layout.sizeClasses.horizontal == .regular
    guard let most = inspection.limits[isRegular ? .regularTabs : .compactTabs] else {
      return .notApplicable("\(inspection.guide.name) gives no number for this width")
    }
    let measured = [Measurement("tabs", count), Measurement("advised", most)]
    guard count > most else { return .met("\(count) of at most \(most) tabs", measured: measured) }
    return .broken(
      "\(count) tabs; \(inspection.guide.name) advises at most \(most) here", tabs: Array(most..<count),
      measured: measured)
  }
}

extension Design {
  /// Returns a design of tabs with some titles and nothing else.
  static func titled(_ titles: String..., on device: Device = .standard) -> Design {
    Design(tabs: titles.map { Tab($0) }, device: device)
  }
}
