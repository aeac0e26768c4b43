import TabBarCore

extension Inspection {
  var neededTabs: Judgement {
    let count = tabCount
    return count > 1 ? .question([], ["tabs": count]) : .met
  }
}
