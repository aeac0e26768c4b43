import TabBarCore

extension Inspection {
  var categoryNoun: Judgement {
    let known = tabs(titledIn: .activityTitles)
    let adjectives = tabs(titledIn: .contentAdjectives)
    guard known != nil || adjectives != nil else { return lacksWords }
    let activities = ((known ?? []) + (tabs(titledIn: .possibleActivityTitles) ?? [])).sorted()
    guard activities.isEmpty else { return .asked(activities, ["activities": activities.count]) }
    guard let adjectives, !adjectives.isEmpty else { return .met }
    return .asked("adjectives", adjectives, ["adjectives": adjectives.count])
  }
}
