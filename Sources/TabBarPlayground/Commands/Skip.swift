extension Command {
  static let skip = Command(
    "skip", .lessons, "Goes on to the next lesson",
    examples: [Example("skip", "without solving this one")],
    actsOutside: true, previewText: "would go on to the next lesson",
    body: .ask { _, _ throws(CommandError) in .learn(.skip) })
}
