extension Command {
  static let lessons = Command(
    "lessons", .lessons, "Lists the lessons by chapter, and which of them are solved",
    examples: [Example("lessons", "the lessons of the program")],
    actsOutside: true, previewText: "would list the lessons",
    body: .ask { _, _ throws(CommandError) in .learn(.list) })
}
