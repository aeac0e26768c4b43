extension Command {
  static let solution = Command(
    "solution", .lessons, "Shows a way to solve the lesson",
    examples: [Example("solution", "the commands of the shortest way")],
    actsOutside: true, previewText: "would show a solution of the lesson",
    body: .ask { _, _ throws(CommandError) in .learn(.solution) })
}
