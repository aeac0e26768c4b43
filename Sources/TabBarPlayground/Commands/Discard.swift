extension Command {
  static let discard = Command(
    "discard", .sessions, parameters: [Parameter("N", .number(1...Int.max), isOptional: true)],
    actsOutside: true,
    body: .ask { _, arguments in .discard(number: arguments.word(0)?.number) })
}
