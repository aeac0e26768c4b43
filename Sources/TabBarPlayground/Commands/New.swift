import TabBarGuidelines

extension Command {
  static let new = Command(
    "new", .sessions,
    text: {
      $0.discussion? += " The starters are \(listed(Starter.all.map { "\($0.name) (\($0.summary))" }))."
    },
    parameters: [Parameter("STARTER", .starter, isOptional: true)],
    body: .startOver)
}
