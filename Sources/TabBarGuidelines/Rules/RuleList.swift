extension Rule {
  /// Every rule, by question.
  public static let all: [Rule] = [
    tooManyTabs
  ]

  /// Returns the rule with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Rule? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
