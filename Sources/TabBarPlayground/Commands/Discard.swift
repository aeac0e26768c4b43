extension Command {
  static let discard = Command(
    "discard", .sessions, parameters: [Parameter("N", .number(1...Int.max), isOptional: true)],
    actsOutside: true,
    previewText: "would remove for good what was not saved",
    body: .ask { _, arguments throws(CommandError) in .discard(number: arguments.word(0)?.number) })
}
