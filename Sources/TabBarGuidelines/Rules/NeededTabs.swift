import TabBarCore

extension Rule {
  static let neededTabs = Rule("needed-tabs") { inspection in
    let count = inspection.design.tabs.count
    guard count > 1 else { return .met }
    return .standing(saying: "does each of the \(count) tabs lead to what people need often?")
  }
}
