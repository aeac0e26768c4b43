import TabBarGuidelines

extension Command {
  static let lessons = Command(
    "lessons", .lessons,
    parameters: [
      Parameter("CHAPTER|all", .text, isOptional: true),
      .word("all"),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      guard let word = arguments.word(0) else { return .learn(.list(nil)) }
      if word.isKeyword("all") { return .learn(.list(Chapter.allCases)) }
      guard let chapter = Chapter.named(word.text) else {
        let titles = Chapter.allCases.map { "\($0.number) \($0.title)" }.joined(separator: ", ")
        throw CommandError("\(word.canonical) is no chapter", at: word, remedy: "the chapters are \(titles)")
      }
      return .learn(.list([chapter]))
    })
}
