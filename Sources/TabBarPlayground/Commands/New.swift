extension Command {
  static let new = Command(
    "new", .sessions, "Starts an empty session",
    discussion: "What was there can be had back with undo.",
    examples: [Example("new", "an empty bar on an iPhone 14")],
    body: .startOver)
}
