import TabBarCore

extension Rule {
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
    history: """
      The text for tvOS of 2019 lists Home among the titles to avoid. In 2022 it is called too large in scope, \
      in 2023 the advice is only to consider avoiding it, and since 2024 nothing is said of it.
      """,
    evidence: .guideline,
    catalogue: ["R55"],
    examples: [
      .met("an app about homes", .titled("Home", "Automation", "Discover")),
      .met("what is in it", .titled("Today", "Games", "Apps", "Search")),
      .asks("the word alone", .titled("Home", "Games", "Apps", "Search")),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "home-title") }
  ) { inspection in
    let design = inspection.design
    guard let homes = inspection.tabs(titledIn: .homeTitles) else {
      return .notApplicable("there is no list of words for Home in the language of \(design.locale) yet")
    }
    guard !homes.isEmpty, !inspection.isAboutHomes else { return .met }
    // A list of words cannot tell what the tab holds.
    return .needsPerson(
      "would people know what \(design.names(of: homes)) \(homes.count == 1 ? "holds" : "hold")?",
      tabs: homes,
      measured: [Measurement("homes", homes.count)])
  }
}

extension Inspection {
  /// Whether another tab or any icon says that the app is about homes.
  fileprivate var isAboutHomes: Bool {
    if let subjects = tabs(titledIn: .homeSubjects), !subjects.isEmpty { return true }
    return icons.contains { icon in
      guard let first = icon.symbolName?.prefix(while: { $0 != "." }) else { return false }
      return WordList.homeSymbols.contains { $0 == first }
    }
  }
}
