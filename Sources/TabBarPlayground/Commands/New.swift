import TabBarGuidelines

extension Command {
  static let new = Command(
    "new", .sessions,
    parameters: [Parameter("STARTER", .starter, isOptional: true)],
    body: .startOver)
}
