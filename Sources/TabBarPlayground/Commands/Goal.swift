extension Command {
  static let goal = Command(
    "goal", .lessons, "Shows the bar that a lesson asks for, and which parts of the goal hold",
    examples: [Example("goal", "the goal, above your own bar")],
    actsOutside: true, previewText: "would show the goal of the lesson",
    body: .ask { _, _ throws(CommandError) in .learn(.goal) })
}
