extension Command {
  static let replay = Command(
    "replay", .sessions, "Plays a session file and compares its expectations",
    discussion: "The present session is left as it is; open goes on from a file's end.",
    parameters: [Parameter("FILE", .file)],
    examples: [Example("replay sessions/clock.tabs", "step by step")],
    actsOutside: true,
    previewText: PreviewText { "would replay \($1.words[0].quoted), if it is a session" },
    body: .ask { _, arguments throws(CommandError) in .replay(path: try arguments.needed(0).text) })
}
