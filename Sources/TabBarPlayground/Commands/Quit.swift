extension Command {
  static let quit = Command(
    "quit", .rest, "Ends the playground",
    discussion: "Where something is not saved it says so first, and ends when asked again.",
    examples: [Example("quit", "the end")],
    actsOutside: true,
    body: .ask { _, _ throws(CommandError) in .quit })
}
