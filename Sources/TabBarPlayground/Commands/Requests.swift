import TabBarGuidelines

/// Commands that only ask for something to be done outside.
extension Command {
  private static func request(
    _ name: String, _ group: Group, _ effect: Effect
  ) -> Command {
    Command(name, group, actsOutside: true, body: .ask { _, _ in effect })
  }

  /// Whether only a lesson has it.
  package var isOfLesson: Bool { group == .lessons && DialogueRequest(rawValue: name) != nil }

  static let task = request(
    "task", .lessons, .learn(.ask(.task)))
  static let goal = request(
    "goal", .lessons, .learn(.ask(.goal)))
  static let hint = request(
    "hint", .lessons, .learn(.ask(.hint)))
  static let solution = request(
    "solution", .lessons, .learn(.ask(.solution)))
  static let reset = request(
    "reset", .lessons, .learn(.ask(.reset)))
  static let skip = request(
    "skip", .lessons, .learn(.ask(.skip)))
  static let sessions = request(
    "sessions", .sessions, .sessions)
  static let tour = request(
    "tour", .rest, .learn(.begin("tour")))
  static let interview = Command(
    "interview", .looking, body: .ask { draft, _ in .ask(Interview(draft)) })
  static let quit = request(
    "quit", .rest, .quit)
}
