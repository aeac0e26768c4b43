extension Command {
  static let interview = Command(
    "interview", .looking, "Asks the questions of rules that need a person, one at a time",
    discussion: """
      y and n answer, or the letter or the tab numbers that a question offers; s skips it, x never asks it again, \
      q stops. At a terminal one key does, and Return is needed only after tab numbers. Every answer is an ordinary \
      command, which the session keeps and undo takes back. Any other line is carried out as usual, and the question \
      stays; at a terminal, begin it with a space.
      """,
    examples: [Example("interview", "the questions that check counts")],
    previewText: "would ask the questions of rules that need a person",
    body: .ask { _, _ throws(CommandError) in .interview })
}
