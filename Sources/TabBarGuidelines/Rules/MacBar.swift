import TabBarCore

extension Rule {
  static let macBar = Rule(
    id: "mac-bar",
    title: "Use a tab view or a sidebar on a Mac",
    question: .whatIsATab,
    rationale: """
      A Mac has no tab bar of this kind. A tab view takes its place where a few panes share a space, and a \
      sidebar where people move through an app.
      """,
    remedy: "Use a tab view with at most six tabs, or a sidebar for the sections of an app.",
    misconception: """
      A tab view is a tab bar by another name. It holds a few panes of one window, as settings do, and is \
      not how people move through an app on a Mac.
      """,
    history: """
      The texts of 2022 and 2023 say that tab bars are not supported in macOS. Since 2024 the text has \
      nothing to add for macOS; an iPad's bar that can turn into a sidebar is a sidebar there.
      """,
    evidence: .guideline,
    catalogue: ["R11"],
    examples: [
      .met("on an iPhone", .titled("General", "Privacy", "Advanced")),
      .broken("on a Mac", .titled("General", "Privacy", "Advanced", laidOutAs: "macos13"), guide: "hig-2022"),
    ],
    needs: .platform
  ) { inspection in
    switch inspection.platform {
    case .macOS:
      let count = inspection.design.tabs.count
      let most = inspection.limits[.tabViewTabs]
      let measured = [Measurement("tabs", count)] + (most.map { [Measurement("advised", $0)] } ?? [])
      let advice =
        most.map { most in
          count > most
            ? "; \(count) tabs are more than the \(most) that Apple's page on tab views allows"
            : "; Apple's page on tab views allows \(most) tabs, and here \(isOrAre(count)) \(count)"
        } ?? ""
      return .broken("macOS has no tab bar\(advice)", tabs: inspection.allTabs, measured: measured)
    case .watchOS: return .notApplicable("this is no Mac")
    default:
      return .met
    }
  }
}
