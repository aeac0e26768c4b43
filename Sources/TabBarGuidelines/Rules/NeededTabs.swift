import TabBarCore

extension Rule {
  static let neededTabs = Rule(
    id: "needed-tabs",
    title: "Let each tab earn its place",
    question: .howMany,
    rationale: """
      Every tab makes an app more complex and takes room from the others. Only one that people use often gives \
      back what it costs, and how often that is no picture shows.
      """,
    remedy: "Ask how often each section is opened. Reach what is rarely needed from within another section.",
    misconception: """
      Without a number in the guidelines any number is fine. The text asks for the same judgement that the number \
      once stood for.
      """,
    history: """
      Until 2023 the texts gave numbers. Since August 2024 they ask for an appropriate number, weighed by how \
      complex the app gets and how often people need each section.
      """,
    evidence: .guideline,
    catalogue: ["R22"],
    examples: [
      .met("one section has nothing beside it", .titled("Library")),
      .asks("does the second one earn its place?", .titled("Library", "Radio")),
      .asks(
        "does each of six earn its place?", .titled("Today", "Games", "Apps", "Arcade", "Search", "Account")),
    ],
    needs: .tabs
  ) { inspection in
    let count = inspection.design.tabs.count
    guard count > 1 else { return .met }
    return .standing("does each of the \(count) tabs lead to what people need often?")
  }
}
