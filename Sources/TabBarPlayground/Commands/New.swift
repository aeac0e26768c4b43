extension Command {
  static let new = Command(
    "new", .sessions, "Starts an empty session",
    discussion: "undo brings back what was there.",
    examples: [Example("new", "an empty bar on an iPhone 14")],
    body: .startOver)
}
