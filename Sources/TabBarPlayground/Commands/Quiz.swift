import TabBarGuidelines

extension Command {
  static let quiz = Command(
    "quiz", .lessons, parameters: [Parameter("CHAPTER", .chapter, isOptional: true)],
    asksPerson: true,
    body: .ask { _, arguments in .ask(Quiz(arguments.word(0)?.chapter)) })
}

package struct QuizQuery: Query {
  package static var command: Command { .quiz }
  package let question: QuizQuestion
  /// Whether what was said is right, or `nil` while the question is open.
  package let isRight: Bool?
}
