extension Command {
  static let replay = Command(
    "replay", .sessions, "Plays a session file and compares its expectations",
    discussion: """
      The present session is left as it is; open goes on from a file's end. With step each command waits for a key: \
      space goes on, b back, ] to the next note or mark, q leaves.
      """,
    parameters: [Parameter("FILE", .file), Parameter("step", .choice(["step"]), isOptional: true)],
    examples: [
      Example("replay sessions/clock.tabs", "all at once"),
      Example("replay sessions/clock.tabs step", "command by command, back and forth"),
    ],
    actsOutside: true,
    previewText: PreviewText { "would replay \($1.words[0].quoted), if it is a session" },
    body: .ask { _, arguments throws(CommandError) in
      .replay(path: try arguments.needed(0).text, isByStep: arguments.word(1) != nil)
    })
}
