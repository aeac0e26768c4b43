import TabBarCore

extension Rule {
  static let categoryNoun = Rule(ofTitles: "category-noun") { inspection in
    let known = inspection.tabs(titledIn: .activityTitles)
    let adjectives = inspection.tabs(titledIn: .contentAdjectives)
    guard known != nil || adjectives != nil else { return inspection.lacksWords }
    let activities = ((known ?? []) + (inspection.tabs(titledIn: .possibleActivityTitles) ?? [])).sorted()
    guard activities.isEmpty else { return .asked(activities, ["activities": activities.count]) }
    guard let adjectives, !adjectives.isEmpty else { return .met }
    return .asked("adjectives", adjectives, ["adjectives": adjectives.count])
  }
}
