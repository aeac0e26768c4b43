extension Command {
  static let quiz = Command(
    "quiz", .lessons, parameters: [Parameter("CHAPTER", .chapter, isOptional: true)],
    asksPerson: true,
    previewText: PreviewText {
      "would ask questions about "
        + ($1.word(0)?.chapter.map { "chapter \($0.number): \($0.title)" } ?? "all chapters")
    },
    body: .ask { _, arguments throws(CommandError) in .quiz(arguments.word(0)?.chapter) })
}

/// A question of the quiz, or the answer to it.
package struct QuizQuery: Query {
  package static var command: Command { .quiz }
  package let question: QuizQuestion
  /// What was said to it, or `nil` while it is open.
  package let answer: Answer?

  package struct Answer: Sendable {
    /// What was typed, or nothing.
    package let line: String
    /// The judgement of what was typed, or `nil` where the answer was asked for.
    package let reply: QuizReply?
    /// Whether the question comes again.
    package let comesAgain: Bool
  }
}
