import TabBarCore

extension Rule {
  static let categoryNoun: Rule = Rule(
    id: "category-noun",
    title: "Name a category by what is in it, not by what people do with it",
    question: .whatToCallIt,
    rationale: """
      Music tells what is there. Listening may be a player, a list of what was played, or a habit tracker; people \
      have to open the tab to find out.
      """,
    remedy: "Take the noun for the content. Keep the verb where it says when or for whom, as Watch Now does.",
    misconception: """
      Every title has to be a noun. Verbs and short phrases such as Browse, Listen Now and For You are as good \
      where the tab is a point of view on the content rather than one kind of it.
      """,
    history: """
      The texts of 2019 and 2022 ask for nouns for categories such as Music, Movies, TV Shows and Sports, and allow \
      verbs for time and point of view. Since 2023 they only ask for a succinct term.
      """,
    evidence: .guideline,
    catalogue: ["R46", "R47"],
    examples: [
      .met("the content", .titled("Music", "TV Shows", "Sports", on: .television)),
      .met("a section known by its verb", .titled("Summary", "Sharing", "Browse")),
      .asks("an adjective alone", .titled("Popular", "Movies", "Library", on: .television)),
      .asks(
        "the activity", .titled("Listening", "TV Shows", "Sports", on: .television),
        guide: "tvos-2019"),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "category-noun") }
  ) { inspection in
    let design = inspection.design
    let known = inspection.tabs(titledIn: .activityTitles)
    let adjectives = inspection.tabs(titledIn: .contentAdjectives)
    guard known != nil || adjectives != nil else {
      return .notApplicable("there is no list of activities in the language of \(design.locale) yet")
    }
    let activities = known ?? []
    let doubtful = inspection.tabs(titledIn: .possibleActivityTitles) ?? []
    let asked = (activities + doubtful).sorted()
    guard asked.isEmpty else {
      return .needsPerson(
        "\(isOrAre(asked.count)) \(design.names(of: asked)) a kind of content that a noun would name?",
        tabs: asked, measured: [Measurement("activities", asked.count)])
    }
    guard let adjectives, !adjectives.isEmpty else { return .met }
    return .needsPerson(
      """
      \(design.names(of: adjectives)) \(adjectives.count == 1 ? "describes" : "describe") content without naming it: is \
      the kind of content clear?
      """,
      tabs: adjectives, measured: [Measurement("adjectives", adjectives.count)])
  }
}
