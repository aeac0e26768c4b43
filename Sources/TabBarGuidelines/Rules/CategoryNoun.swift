import TabBarCore

extension Rule {
  static let categoryNoun: Rule = Rule(
    "category-noun",
    repair: { $0.alternatives(for: $1, of: "category-noun") }
  ) { inspection in
    let design = inspection.design
    let known = inspection.tabs(titledIn: .activityTitles)
    let adjectives = inspection.tabs(titledIn: .contentAdjectives)
    guard known != nil || adjectives != nil else {
      return .notApplicable(saying: "there is no list of activities in the language of \(design.locale) yet")
    }
    let activities = known ?? []
    let doubtful = inspection.tabs(titledIn: .possibleActivityTitles) ?? []
    let asked = (activities + doubtful).sorted()
    guard asked.isEmpty else {
      return .needsPerson(
        saying:
          "\(isOrAre(asked.count)) \(design.names(of: asked)) a kind of content that a noun would name?",
        tabs: asked, measured: [Measurement("activities", asked.count)])
    }
    guard let adjectives, !adjectives.isEmpty else { return .met }
    return .needsPerson(
      saying: """
        \(design.names(of: adjectives)) \(adjectives.count == 1 ? "describes" : "describe") content without naming it: is \
        the kind of content clear?
        """,
      tabs: adjectives, measured: [Measurement("adjectives", adjectives.count)])
  }
}
