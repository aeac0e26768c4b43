import TabBarCore

extension Rule {
  static let sidebarIcon = Rule(
    "sidebar-icon",
    repair: { inspection, judgement in
      let edits = judgement.tabs.compactMap { index in
        inspection.icons[index].symbol?.outlinedName.map { Edit.icon(index, $0) }
      }
      return [Remedy(.suggestion, on: judgement.tabs, ["symbols": edits.count], making: edits)]
    }
  ) { inspection in
    guard inspection.platform == .iPadOS else { return .skipped("pad-only") }
    guard inspection.design[.sidebar] == true else { return .skipped("no-sidebar") }
    let filled = inspection.tabsWhoseIcon(\.isFilled)
    return filled.isEmpty ? .met : .broken(filled, ["filled": filled.count])
  }
}
