import TabBarCore

extension Rule {
  /// No tab called Home.
  static let homeTitle = Rule(
    id: "home-title",
    title: "Name the first tab by its content, not Home",
    question: .whatToCallIt,
    rationale: """
      A tab called Home tends to collect a little of everything, so that neither its title nor its content \
      has a focus. The other tabs then repeat what it shows.
      """,
    remedy: """
      Name what is in it, as Today, Library or Listen Now do. Where homes are what the app is about, the word \
      is right.
      """,
    misconception: """
      Home is forbidden. It was discouraged until 2023; the text since 2024 no longer mentions it, and \
      Apple uses the word itself.
      """,
    evidence: .guideline,
    catalogue: ["R55"],
    examples: [
      .met("what is in it", .titled("Today", "Games", "Apps", "Search")),
      .broken("the word alone", .titled("Home", "Games", "Apps", "Search")),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    guard WordList.homeTitles.covers(design.locale) else {
      return .notApplicable("there is no list of words for Home in the language of \(design.locale) yet")
    }
    let homes = design.tabs.indices.filter {
      WordList.homeTitles.contains(design.tabs[$0].title, in: design.locale)
    }
    guard !homes.isEmpty else { return .met("no tab is called Home") }
    return .broken(
      "\(design.names(of: homes)) does not tell what the tab holds", tabs: homes,
      measured: [Measurement("homes", homes.count)])
  }
}
