extension Command {
  static let open = Command(
    "open", .sessions, "Reads a session file and goes on from its end",
    discussion: """
      undo goes back through the steps of the file, and then to the session that was there before. A file that goes back \
      in time itself is one piece up to there.
      """,
    parameters: [Parameter("FILE", .file)],
    examples: [Example("open sessions/music.tabs", "a session that comes with tabbar")],
    actsOutside: true,
    previewText: PreviewText { "would open \($1.words[0].quoted), if it is a session" },
    body: .ask { _, arguments throws(CommandError) in .open(path: try arguments.needed(0).text) })
}
