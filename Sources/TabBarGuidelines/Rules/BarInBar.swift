import TabBarCore

extension Rule {
  /// One bar, at the top level of the app.
  static let barInBar = Rule(
    id: "bar-in-bar",
    title: "Have one tab bar, at the top level of the app",
    question: .whatIsATab,
    rationale: """
      A tab bar flattens an app: all its sections are one tap away from anywhere. A second bar further down \
      looks like the first, and people who want to change the section land in a part of a page.
      """,
    remedy: """
      Keep the bar of the app. For parts of a page use a segmented control or a list, and the \
      navigation bar for what a detail page can do.
      """,
    history: """
      The texts of 2013 and of tvOS in 2019 place the bar at the level of the app. Those since 2022 do not \
      say where it has to be.
      """,
    evidence: .guideline,
    catalogue: ["R06"],
    examples: [
      .met("at the root", .barAt(.root, "Library", "Radio", "Search")),
      .broken("in a detail page", .barAt(.detail, "Songs", "Reviews", "Related")),
      .broken("inside a tab of another bar", .barAt(.nested, "Songs", "Reviews", "Related")),
    ],
    needs: .tabs
  ) { inspection in
    let place: String
    switch inspection.design[.level] {
    case "detail": place = "in a view that was pushed"
    case "nested": place = "inside a tab of another bar"
    case "root": return .met("the bar is at the root of the app", measured: [Measurement("bars", 1)])
    case "modal": return .notApplicable("the bar is in a modal view")
    default: return .notApplicable("the bar is taken to be at the root, as nothing else is told")
    }
    return .broken(
      "the bar is \(place), with \(counted(inspection.design.tabs.count, "tab")) beside those of the app",
      tabs: inspection.allTabs, measured: [Measurement("tabs", inspection.design.tabs.count)])
  }
}

extension Design {
  /// The place of the view that has a bar.
  enum BarLevel: String {
    case root, detail, nested, modal
  }

  /// Returns a design of tabs whose bar is somewhere in the app.
  static func barAt(_ level: BarLevel, _ titles: String...) -> Design {
    var design = Design(tabs: titles.map { Tab($0) })
    design.barDetails = .told(.level, level.rawValue)
    return design
  }
}
