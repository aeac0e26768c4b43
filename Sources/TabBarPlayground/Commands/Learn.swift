import TabBarGuidelines

extension Command {
  static let learn = Command(
    "learn", .lessons,
    parameters: [
      Parameter("LESSON|PLAN|FILE|FOLDER|forget", .file, isOptional: true),
      Parameter("LESSON", .text, isOptional: true),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      guard let first = arguments.word(0) else { return .learn(.begin(nil)) }
      guard first.isKeyword("forget") else {
        if let more = arguments.word(1) {
          throw CommandError("learn takes one lesson", at: more, remedy: "`lessons` lists them")
        }
        return .learn(.begin(first.text))
      }
      guard let lesson = arguments.word(1) else {
        throw arguments.missing("learn forget needs LESSON", remedy: "`lessons` lists them")
      }
      return .learn(.forget(lesson.text))
    })
}
