import TabBarGuidelines

extension Command {
  static let open = Command(
    "open", .sessions, parameters: [Parameter("FILE", .file)],
    actsOutside: true,
    previewText: PreviewText { "would open \($1.words[0].quoted), if it is a session" },
    body: .ask { _, arguments throws(CommandError) in .open(path: try arguments.needed(0).text) })
}
