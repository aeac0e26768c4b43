import TabBarGuidelines

extension Command {
  static let open = Command(
    "open", .sessions, parameters: [Parameter("FILE", .file)],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in .open(path: try arguments.needed(0).text) })
}
