extension Command {
  static let discard = Command(
    "discard", .sessions, "Removes a session that was cut off before it was saved",
    discussion: "It cannot be brought back. With several, recover lists them and discard takes a number.",
    parameters: [Parameter("N", .number(1...Int.max), isOptional: true)],
    examples: [Example("discard", "the only one there is"), Example("discard 2", "the second of the list")],
    actsOutside: true,
    previewText: "would remove for good what was not saved",
    body: .ask { _, arguments throws(CommandError) in .discard(number: arguments.word(0)?.number) })
}
