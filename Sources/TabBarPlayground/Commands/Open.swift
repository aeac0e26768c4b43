import TabBarGuidelines

extension Command {
  static let open = Command(
    "open", .sessions, parameters: [Parameter("FILE", .file)],
    actsOutside: true,
    body: .ask { _, arguments in .open(path: arguments.words[0].text) })
}
