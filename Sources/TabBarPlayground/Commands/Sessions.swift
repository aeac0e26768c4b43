extension Command {
  static let sessions = Command(
    "sessions", .sessions, "Lists the session files here and in the folder sessions",
    examples: [Example("sessions", "what open and replay can take")],
    actsOutside: true,
    previewText: "would list the session files",
    body: .ask { _, _ throws(CommandError) in .sessions })
}
