extension Command {
  static let reset = Command(
    "reset", .lessons, "Begins the lesson again",
    examples: [Example("reset", "the bar that the lesson began with")],
    actsOutside: true, previewText: "would begin the lesson again",
    body: .ask { _, _ throws(CommandError) in .learn(.reset) })
}
