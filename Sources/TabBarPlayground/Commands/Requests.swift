import TabBarGuidelines

/// Commands that only ask for something to be done outside.
extension Command {
  private static func request(
    _ name: String, _ group: Group, actsOutside: Bool = true, preview: PreviewText, _ effect: Effect
  ) -> Command {
    Command(
      name, group, actsOutside: actsOutside, previewText: preview, body: .ask { _, _ in effect })
  }

  /// Whether only a lesson has it.
  package var isOfLesson: Bool { ["task", "goal", "hint", "solution", "reset", "skip"].contains(name) }

  static let task = request(
    "task", .lessons, preview: "would say the task again", .learn(.ask(.task)))
  static let goal = request(
    "goal", .lessons, preview: "would show the goal of the lesson", .learn(.ask(.goal)))
  static let hint = request(
    "hint", .lessons, preview: "would give a hint", .learn(.ask(.hint)))
  static let solution = request(
    "solution", .lessons, preview: "would show a solution of the lesson", .learn(.ask(.solution)))
  static let reset = request(
    "reset", .lessons, preview: "would begin the lesson again", .learn(.ask(.reset)))
  static let skip = request(
    "skip", .lessons, preview: "would go on to the next lesson", .learn(.ask(.skip)))
  static let sessions = request(
    "sessions", .sessions, preview: "would list the session files", .sessions)
  static let tour = request(
    "tour", .rest, preview: "would begin the tour", .learn(.begin("tour")))
  static let interview = request(
    "interview", .looking, actsOutside: false, preview: "would ask the questions of rules that need a person",
    .interview)
  static let quit = request(
    "quit", .rest,
    preview: PreviewText { playground, _ in
      playground.hasUnsavedChanges ? "would ask first: not everything is saved" : "would end the playground"
    }, .quit)
}
