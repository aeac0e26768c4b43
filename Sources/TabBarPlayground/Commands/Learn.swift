extension Command {
  static let learn = Command(
    "learn", .lessons, "Begins a lesson, or goes on with the last one",
    discussion: """
      A lesson takes the place of your bar, and undo brings that back. Its task can be solved in any way; task says it \
      again, goal shows where to go, hint and solution help, reset begins again, skip goes on to the next one. All \
      that is kept is a plain file of what you did in lessons; forget takes one lesson out of it.
      """,
    parameters: [
      Parameter("LESSON|FILE|FOLDER|forget", .file, isOptional: true),
      Parameter("LESSON", .text, isOptional: true),
    ],
    examples: [
      Example("learn", "the next lesson, or the one that is not finished"),
      Example("learn the-sixth", "this lesson"),
      Example("learn my-lessons/prices.tabs", "a lesson of your own"),
      Example("learn forget the-sixth", "as if it had never been begun"),
    ],
    actsOutside: true, previewText: "would begin a lesson, or go on with it",
    body: .ask { _, arguments throws(CommandError) in
      guard let first = arguments.word(0) else { return .learn(.begin(nil)) }
      guard first.isKeyword("forget") else {
        if let more = arguments.word(1) {
          throw CommandError("learn takes one lesson", at: more, remedy: "lessons lists them")
        }
        return .learn(.begin(first.text))
      }
      guard let lesson = arguments.word(1) else {
        throw CommandError(
          "learn forget needs LESSON", at: arguments.end..<arguments.end, remedy: "lessons lists them")
      }
      return .learn(.forget(lesson.text))
    })
}
