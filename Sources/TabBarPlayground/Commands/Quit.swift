extension Command {
  static let quit = Command(
    "quit", .rest, "Ends the playground",
    discussion: "If something is not saved it says so first; a second quit ends it. exit is the same.",
    examples: [Example("quit", "the end")],
    actsOutside: true,
    previewText: PreviewText { playground, _ in
      playground.hasUnsavedChanges || !playground.timeline.leftMarks.isEmpty
        ? "would ask first: not everything is saved"
        : "would end the playground"
    },
    body: .ask { _, _ throws(CommandError) in .quit })
}
