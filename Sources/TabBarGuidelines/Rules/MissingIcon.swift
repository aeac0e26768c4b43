import TabBarCore

extension Inspection {
  var missingIcon: Judgement {
    let bare = tabs { !$0.hasIcon }
    let values: Message.Values = ["withoutIcon": bare.count, "tabs": tabCount]
    switch platform {
    case .visionOS: return bare.isEmpty ? .met : .broken(bare, values)
    case .iOS: break
    default: return .skipped("titles-will-do")
    }
    // A minimized bar shows nothing but icons.
    let empty =
      layout.isShrunk
      ? layout.items.filter { $0.iconFrame == nil }.compactMap(\.kind.tab).filter(bare.contains)
      : []
    if !empty.isEmpty { return .asked("minimized", empty, values) }
    guard bare.count < allTabs.count else {
      return limits[.titleTabs] == 0 ? .asked("none", bare, values) : .question()
    }
    // An action is to leave the bar anyway; a tab that has no title either is found by another rule.
    let gaps = tabs { !$0.hasIcon && $0.hasTitle && $0.role != .action }
    return gaps.isEmpty
      ? .met : .asked(gaps, ["withoutIcon": gaps.count, "tabs": tabCount])
  }
}
