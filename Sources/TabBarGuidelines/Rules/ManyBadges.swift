import TabBarCore

extension Rule {
  static let manyBadges = Rule("many-badges") { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .skipped("no-badges") }
    let tabs = inspection.design.tabs.count
    // One badge alone stands out in any bar.
    guard badged.count > 1, badged.count * 2 > tabs else { return .met }
    return .broken(
      saying: "\(badged.count) of \(tabs) tabs have a badge, so that none stands out", tabs: badged,
      measured: [Measurement("badged", badged.count), Measurement("tabs", tabs)])
  }
}
