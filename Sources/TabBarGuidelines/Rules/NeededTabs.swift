import TabBarCore

extension Rule {
  static let neededTabs = Rule("needed-tabs") { inspection in
    let count = inspection.tabCount
    return count > 1 ? .question([], ["tabs": count]) : .met
  }
}
