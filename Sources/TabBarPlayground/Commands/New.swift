import TabBarGuidelines

extension Command {
  static let new = Command(
    "new", .sessions, "Starts an empty session, or one with the tabs of a usual app",
    discussion: """
      The settings of the startup file hold, and undo brings back what was there. A session keeps the commands of a \
      starter and not its name. The starters are \(listed(Starter.all.map { "\($0.name) (\($0.summary))" })).
      """,
    parameters: [Parameter("STARTER", .starter, isOptional: true)],
    examples: [
      Example("new", "an empty bar on an iPhone 14"),
      Example("new music", "a bar for songs, radio and a library"),
    ],
    body: .startOver)
}
