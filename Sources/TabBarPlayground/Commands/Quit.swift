extension Command {
  static let quit = Command(
    "quit", .rest, "Ends the playground",
    discussion: "Where something is not saved it says so first, and ends when asked again.",
    examples: [Example("quit", "the end")],
    actsOutside: true,
    promise: Promise { playground, _ in
      playground.hasUnsavedChanges ? "would ask first, as not all is saved" : "would end the playground"
    },
    body: .ask { _, _ throws(CommandError) in .quit })
}
