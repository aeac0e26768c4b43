extension Command {
  static let back = Command(
    "back", .time, "Goes to a design that was named with mark",
    discussion: """
      It is a step of its own, also in a session file: undo takes it back, and what was done before it stays. In a file the mark is \
      above it.
      """,
    parameters: [Parameter("NAME", .mark)],
    examples: [Example("back before-icons", "the design as it was at mark before-icons")],
    body: .back)
}
