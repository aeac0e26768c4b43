/// Commands that only ask for something to be done outside.
extension Command {
  private static func request(
    _ name: String, _ group: Group, _ summary: String, discussion: String? = nil, like meaning: String,
    actsOutside: Bool = true, preview: PreviewText, _ effect: Effect
  ) -> Command {
    Command(
      name, group, summary, discussion: discussion, examples: [Example(name, meaning)],
      actsOutside: actsOutside, previewText: preview, body: .ask { _, _ in effect })
  }

  static let task = request(
    "task", .lessons, "Says the task of the lesson again", like: "what to do",
    preview: "would say the task again", .learn(.task))
  static let goal = request(
    "goal", .lessons, "Shows the bar that a lesson asks for, and which parts of the goal hold",
    like: "the goal, above your own bar", preview: "would show the goal of the lesson", .learn(.goal))
  static let hint = request(
    "hint", .lessons, "Gives the next hint of the lesson", like: "a little more each time",
    preview: "would give a hint", .learn(.hint))
  static let solution = request(
    "solution", .lessons, "Shows a way to solve the lesson", like: "the commands of the shortest way",
    preview: "would show a solution of the lesson", .learn(.solution))
  static let reset = request(
    "reset", .lessons, "Begins the lesson again", like: "the bar that the lesson began with",
    preview: "would begin the lesson again", .learn(.reset))
  static let skip = request(
    "skip", .lessons, "Goes on to the next lesson", like: "without solving this one",
    preview: "would go on to the next lesson", .learn(.skip))
  static let sessions = request(
    "sessions", .sessions, "Lists the session files here and in the folder sessions",
    like: "what open and replay can take", preview: "would list the session files", .sessions)
  static let interview = request(
    "interview", .looking, "Asks the questions of rules that need a person, one at a time",
    discussion: """
      y and n answer, or the letter or the tab numbers that a question offers; s skips it, x never asks it again, \
      q stops. At a terminal one key does, and Return is needed only after tab numbers. Every answer is an ordinary \
      command, which the session keeps and undo takes back. Any other line is carried out as usual, and the question \
      stays; at a terminal, begin it with a space.
      """,
    like: "the questions that check counts", actsOutside: false,
    preview: "would ask the questions of rules that need a person", .interview)
  static let quit = request(
    "quit", .rest, "Ends the playground",
    discussion: "If something is not saved it says so first; a second quit ends it. exit is the same.",
    like: "the end",
    preview: PreviewText { playground, _ in
      playground.hasUnsavedChanges ? "would ask first: not everything is saved" : "would end the playground"
    }, .quit)
}
