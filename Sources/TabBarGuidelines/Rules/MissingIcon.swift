import TabBarCore

extension Rule {
  static let missingIcon = Rule("missing-icon") { inspection in
    guard inspection.platform == .visionOS else {
      guard inspection.platform == .iOS else {
        return .notApplicable(
          saying: "titles alone will do anywhere but on an iPhone and an Apple Vision Pro")
      }
      return inspection.iconsOnPhone
    }
    let bare = inspection.tabs { !$0.hasIcon }
    let tabs = counted(inspection.design.tabs.count, "tab")
    guard !bare.isEmpty else { return .met }
    return .broken(
      saying: "\(bare.count) of \(tabs) without an icon: \(inspection.design.names(of: bare))", tabs: bare,
      measured: [Measurement("withoutIcon", bare.count), Measurement("tabs", inspection.design.tabs.count)])
  }
}

extension Inspection {
  /// What is said of the icons of a bar whose titles are always there.
  fileprivate var iconsOnPhone: Judgement {
    guard design.tabs.contains(where: \.hasIcon) else {
      return limits[.titleTabs] == 0
        ? .standing(saying: "do the tabs get icons beside their titles? (icon TAB NAME gives one)")
        : .notApplicable(saying: "no tab has an icon, and titles alone will do")
    }
    // The system draws the magnifier of a search tab; an action is to leave the bar anyway; a tab that has no title
    // either is found by another rule.
    let bare = tabs { !$0.hasIcon && $0.hasTitle && $0.role != .search && $0.role != .action }
    guard !bare.isEmpty else { return .met }
    return .needsPerson(
      saying: """
        \(design.names(of: bare)) \(bare.count == 1 ? "has" : "have") no icon beside tabs that have one: is that meant?
        """,
      tabs: bare, measured: [Measurement("withoutIcon", bare.count), Measurement("tabs", design.tabs.count)])
  }
}
