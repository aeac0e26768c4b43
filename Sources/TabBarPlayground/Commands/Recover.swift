extension Command {
  static let recover = Command(
    "recover", .sessions, "Brings back a session that was cut off before it was saved",
    discussion: """
      Each playground at a terminal keeps a journal of what is not saved, and the next one says what it found. The \
      session goes on as that of its file; where the file was changed meanwhile, under another name. undo takes \
      its steps back one by one, and then goes back to what was there. With several, recover lists them and takes \
      a number; recover diff only shows what is not saved.
      """,
    parameters: [
      Parameter("N", .numberOr(1...Int.max, ["diff"]), isOptional: true),
      Parameter("N", .number(1...Int.max), isOptional: true),
    ],
    examples: [
      Example("recover", "the only one there is, or a list"), Example("recover 2", "the second of the list"),
      Example("recover diff", "the commands that are not saved, and what differs"),
    ],
    actsOutside: true,
    previewText: PreviewText {
      $1.word(0)?.isKeyword("diff") == true
        ? "would show what was not saved" : "would bring back what was not saved"
    },
    body: .ask { _, arguments throws(CommandError) in
      guard let word = arguments.word(0), word.isKeyword("diff") else {
        if let more = arguments.word(1) {
          throw CommandError("a number takes nothing else", at: more, remedy: "recover N, or recover diff N")
        }
        return .recover(number: arguments.word(0)?.number)
      }
      return .showUnsaved(number: arguments.word(1)?.number)
    })
}
