import TabBarCore

extension Rule {
  static let sidebarIcon = Rule(
    id: "sidebar-icon",
    title: "Switch to outlined icons in a sidebar",
    question: .whichIcon,
    rationale: """
      A sidebar is a list with small icons beside long titles, where full shapes are too heavy. Apple's own sidebars \
      have outlined icons.
      """,
    remedy:
      "Name the outlined form. Where the bar is made of tabs with symbols, iPadOS 18 fills it in the bar by itself.",
    history: """
      The guidelines of 2022 and 2023 ask for outlined icons where a sidebar takes the place of the bar. The text of \
      2024 no longer does, since the system has chosen the form by itself from iPadOS 18 on.
      """,
    evidence: .guideline,
    catalogue: ["R65"],
    examples: [
      .met("outlined", sidebar("house", "books.vertical")),
      .broken("filled", sidebar("house", "books.vertical.fill")),
    ],
    needs: .tabs,
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
      return .notApplicable("only an iPad's bar can turn into a sidebar")
    }
    guard design[.sidebar] == true else {
      return .notApplicable("nothing says that the bar can turn into a sidebar, as bar sidebar=yes does")
    }
    let filled = inspection.tabsWhoseIcon(\.isFilled)
    guard !filled.isEmpty else { return .met }
    return .broken(
      "the \(filled.count == 1 ? "icon" : "icons") of \(design.names(of: filled)) would be filled in the sidebar too",
      tabs: filled, measured: [Measurement("filled", filled.count)])
  }

  private static func sidebar(_ icons: String...) -> Design {
    Design(tabs: zip(["Home", "Library"], icons).map { Tab($0, icon: $1) }, device: .example("ipad-9"))
      .with(.sidebar, true)
  }
}
