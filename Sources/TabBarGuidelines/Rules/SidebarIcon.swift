import TabBarCore

extension Rule {
  static let sidebarIcon = Rule(
    "sidebar-icon",
    repair: { inspection, judgement in
      let edits = judgement.tabs.compactMap { index in
        inspection.icons[index].symbol?.outlinedName.map { Edit.icon(index, $0) }
      }
      return edits.isEmpty
        ? [] : [Fix(.suggestion, "Name the outlined form of \(counted(edits.count, "symbol"))", edits)]
    }
  ) { inspection in
    let design = inspection.design
    guard inspection.platform == .iPadOS else {
      return .notApplicable(saying: "only an iPad's bar can turn into a sidebar")
    }
    guard design[.sidebar] == true else {
      return .notApplicable(
        saying: "nothing says that the bar can turn into a sidebar, as bar sidebar=yes does")
    }
    let filled = inspection.tabsWhoseIcon(\.isFilled)
    guard !filled.isEmpty else { return .met }
    return .broken(
      saying:
        "the \(filled.count == 1 ? "icon" : "icons") of \(design.names(of: filled)) would be filled in the sidebar too",
      tabs: filled, measured: [Measurement("filled", filled.count)])
  }
}
