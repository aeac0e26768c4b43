extension Command {
  /// The statement that the parts of a lesson file begin with.
  static let lesson = Command(
    "lesson", .lessons,
    parameters: [
      Parameter("PART", .choice(LessonPart.allCases.map(\.rawValue))),
      Parameter("VALUE", .prose, isOptional: true, isRepeated: true) { words in
        let words = words.dropFirst()
        guard let part = words.first.flatMap({ LessonPart(rawValue: $0.text) }) else { return nil }
        let (parameters, place) = (part.form.parameters, words.count - 1)
        if parameters.indices.contains(place) { return parameters[place] }
        return parameters.last.flatMap { $0.isRepeated ? $0 : nil }
      },
    ],
    options: [
      Parameter("chapter", .number(1...Chapter.allCases.count), meaning: "of id: the chapter that it is in"),
      Parameter(
        "after", .text, meaning: "of teaches: the lessons that it builds on, with commas between them"),
      Parameter("skill", .prose, meaning: "of teaches: what is learned, in a few words"),
      Parameter("minutes", .number(1...60), meaning: "of teaches: how long it takes"),
      Parameter("line", .prose, meaning: "of predict: the command whose result is predicted"),
      Parameter(Command.languageKey, .prose, meaning: "the text in a language, such as `de`"),
    ],
    body: .annotate { _, _ in .none })

  /// The name of an option that takes the place of any language.
  static let languageKey = "LANGUAGE"
}
