extension Command {
  static let task = Command(
    "task", .lessons, "Says the task of the lesson again",
    examples: [Example("task", "what to do")],
    actsOutside: true, previewText: "would say the task again",
    body: .ask { _, _ throws(CommandError) in .learn(.task) })
}
