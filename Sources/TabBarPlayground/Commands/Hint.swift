extension Command {
  static let hint = Command(
    "hint", .lessons, "Gives the next hint of the lesson",
    examples: [Example("hint", "a little more each time")],
    actsOutside: true, previewText: "would give a hint",
    body: .ask { _, _ throws(CommandError) in .learn(.hint) })
}
