import TabBarGuidelines

extension Command {
  static let recover = Command(
    "recover", .sessions,
    parameters: [
      Parameter("N", .number(1...Int.max, or: ["diff"]), isOptional: true),
      Parameter("N", .number(1...Int.max), isOptional: true),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      guard let word = arguments.word(0), word.isKeyword("diff") else {
        if let more = arguments.word(1) {
          throw CommandError(
            "a number takes nothing else", at: more, remedy: "`recover N`, or `recover diff N`")
        }
        return .recover(number: arguments.word(0)?.number)
      }
      return .showUnsaved(number: arguments.word(1)?.number)
    })
}
