import TabBarCore

extension Rule {
  static let defaultTabs = Rule(
    "default-tabs",
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.placement, to: .optional, on: judgement.tabs, "Let people add \(names) themselves")]
    }
  ) { inspection in
    guard inspection.platform == .iPadOS else {
      return .notApplicable(saying: "only an iPad's bar can be changed")
    }
    guard let most = inspection.limits[.defaultTabs] else {
      return .skipped("no-number", ["guide": inspection.guide.name])
    }
    let design = inspection.design
    guard design[.customizable] == true else {
      guard design[.customizable] == nil, design.tabs.count > most else {
        return .notApplicable(saying: "people are not said to choose the tabs")
      }
      return .standing(saying: "can people choose the tabs of the bar? (bar customizable=yes says so)")
    }
    let first = inspection.tabs { tab in
      switch tab[.placement] {
      case .optional, .sidebar: false
      default: true
      }
    }
    guard first.count > most else { return .met }
    let measured = [Measurement("defaultTabs", first.count), Measurement("advised", most)]
    return .broken(
      saying: "the bar starts with \(first.count) tabs, where at most \(most) are advised",
      tabs: Array(first.dropFirst(most)), measured: measured)
  }
}
