import TabBarCore

extension Rule {
  /// No tab of the app's own called More.
  static let ownMoreTab = Rule(
    id: "own-more-tab",
    title: "Leave the title More to the system",
    question: .whatToCallIt,
    rationale: """
      More says nothing about what is in it, and it is the name of the tab that the system adds when tabs do \
      not fit. An own one is mistaken for it, or stands beside it.
      """,
    remedy: "Name what the tab holds, or move its entries to where they belong and drop it.",
    misconception: """
      Giving the last tab the title More avoids the system's. The system counts it like any other tab and \
      adds its own once there are too many.
      """,
    evidence: .guideline,
    catalogue: ["R49"],
    examples: [
      .met("a tab with a name of its own", .titled("Dining", "Laundry", "Courses", "Settings")),
      .broken("a tab called More", .titled("Dining", "Laundry", "Courses", "More")),
      .broken(
        "two of them: the app's and the system's",
        .titled("More", "Dining", "Laundry", "Courses", "Fitness", "News")),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    guard WordList.moreTitles.covers(design.locale) else {
      return .notApplicable("there is no list of words for More in the language of \(design.locale) yet")
    }
    let own = design.tabs.indices.filter {
      WordList.moreTitles.contains(design.tabs[$0].title, in: design.locale)
    }
    guard let first = own.first else { return .met("no tab of the app's own is called More") }
    let measured = [Measurement("ownMoreTabs", own.count)]
    let name = design.name(of: first)
    guard inspection.layout.overflow == .more else {
      return .broken(
        "\(name) is a tab of the app's own with the name of the system's", tabs: own, measured: measured)
    }
    let hidden = inspection.layout.hidden.count
    let place = inspection.layout.hidden.contains(first) ? "is itself behind" : "stands in one bar with"
    return .broken(
      "two tabs called More: the app's own \(name) \(place) the system's, which holds \(counted(hidden, "tab"))",
      tabs: own, measured: measured)
  }
}
