import TabBarCore

extension Inspection {
  var sidebarIcon: Judgement {
    guard platform == .iPadOS else { return .skipped("pad-only") }
    guard design[.sidebar] == true else { return .skipped("no-sidebar") }
    let filled = tabsWhoseIcon(\.isFilled)
    return filled.isEmpty ? .met : .broken(filled, ["filled": filled.count])
  }

  func sidebarIconRemedies(_ judgement: Judgement) -> [Remedy] {
    let edits = judgement.tabs.compactMap { index in
      icons[index].symbol?.outlinedName.map { Edit.icon(index, $0) }
    }
    return [Remedy(.suggestion, on: judgement.tabs, ["symbols": edits.count], making: edits)]
  }
}
