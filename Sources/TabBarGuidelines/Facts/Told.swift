import TabBarCore

/// What has been told of the tabs that a rule looks at.
enum Told {
  /// Of some it has been told that they are not as they should be; their indices.
  case bad([Int])
  /// Of each it has been told that it is as it should be.
  case good
  /// Nothing bad has been told, and of some tabs nothing at all.
  case unknown
}

extension Inspection {
  /// Returns what has been told of a property of the tabs, without those that are left out.
  func told(_ property: TabProperty, good: String, bad: String) -> Told {
    var found: [Int] = []
    var isComplete = true
    for index in design.tabs.indices {
      let value = design.tabs[index].details?[property]
      if value == good || leftOut.contains(index) { continue }
      if value == bad { found.append(index) } else { isComplete = false }
    }
    guard found.isEmpty else { return .bad(found) }
    return isComplete ? .good : .unknown
  }

  /// The indices of all tabs, without those that are left out: for what is said of the bar as a whole.
  var allTabs: [Int] { tabs { _ in true } }
}

extension TabDetails {
  /// Returns details in which one property is set.
  static func told(_ property: TabProperty, _ value: String) -> TabDetails {
    var details = TabDetails()
    details[property] = value
    return details
  }

  /// Returns details in which two properties are set.
  static func told(
    _ property: TabProperty, _ value: String, _ other: TabProperty, _ otherValue: String
  ) -> TabDetails {
    var details = told(property, value)
    details[other] = otherValue
    return details
  }
}

extension BarDetails {
  /// Returns details in which one property is set.
  static func told(_ property: BarProperty, _ value: String) -> BarDetails {
    var details = BarDetails()
    details[property] = value
    return details
  }
}
